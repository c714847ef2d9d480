#!/usr/bin/env bash
# Installs the system packages that the Linux build needs and the machine lacks (Debian 12, Ubuntu).
# NO_DEPS=1 installs nothing and names what is missing; --tests adds what only the tests need.
set -euo pipefail

packages=(
  pkg-config
  libcairo2-dev          # drawing
  libpango1.0-dev        # text
  libsdl2-dev            # the window
  fonts-inter            # stands for San Francisco
  fonts-noto-cjk         # stands for PingFang
  fonts-noto-color-emoji # emoji
  fonts-noto-ui-core     # Arabic and Hindi interface text
  fonts-noto-core        # Hebrew
  fonts-dejavu-core      # scripts that none of the others has
)
if [ "${1:-}" = --tests ]; then
  packages+=(
    xvfb    # a display in memory
    xdotool # mouse and keys on it
    libwebp-dev # reference pictures
  )
fi

if ! command -v dpkg-query >/dev/null; then
  echo "This system has no dpkg: install what Debian calls ${packages[*]}, then run make with NO_DEPS=1." >&2
  [ "${NO_DEPS:-}" = 1 ] && exit 0
  exit 1
fi

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
  # A package that another one provides, as pkgconf does pkg-config, counts as installed.
  if [ "$status" != installed ] && ! { [ "$package" = pkg-config ] && command -v pkg-config >/dev/null; }; then
    missing+=("$package")
  fi
done

[ ${#missing[@]} -eq 0 ] && exit 0

if [ "${NO_DEPS:-}" = 1 ]; then
  echo "Missing packages: ${missing[*]}. Install them with: apt-get install ${missing[*]}" >&2
  exit 1
fi

sudo=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "Missing packages: ${missing[*]}. Become root and run: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  sudo=(sudo)
fi

echo "Installing: ${missing[*]}"
"${sudo[@]}" apt-get update -qq
"${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
