// Not a solver: the least that any solver has to do for a problem file of `Benchmarks layout`.
//
// build: a copy of every constraint on the heap, a list of constraints by variable, then equations with
//        one unknown are solved until none is left, the required ones before soft ones, and strong ones
//        before weak ones; at last every constraint is evaluated once.
// drag:  a number is added to every value in a list of as many values as the problem has variables.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

double now() {
  using namespace std::chrono;
  return duration<double, std::micro>(steady_clock::now().time_since_epoch()).count();
}

struct Line {
  std::vector<std::pair<double, int>> terms;
  double constant = 0, strength = 0;
  char relation = '=';
  int unknowns = 0;
};

const double required = 1e12;

double strength(const std::string &text) {
  if (text == "required") return required;
  if (text == "strong") return 1e6;
  if (text == "medium") return 1e3;
  return text == "weak" ? 1 : std::atof(text.c_str());
}

struct Problem {
  std::string name;
  int variables = 0;
  std::vector<Line> lines;

  explicit Problem(const std::string &path) {
    std::unordered_map<std::string, int> numbers;
    auto variable = [&](const std::string &text) {
      auto [place, isNew] = numbers.try_emplace(text, variables);
      if (isNew) variables++;
      return place->second;
    };
    std::ifstream file(path);
    name = path.substr(path.rfind('/') + 1);
    name = name.substr(0, name.rfind('.'));
    for (std::string text; std::getline(file, text);) {
      std::istringstream words(text);
      std::string word;
      words >> word;
      Line line;
      if (word == "edit") {
        std::string named, level;
        double value;
        words >> named >> level >> value;
        line.terms.push_back({1, variable(named)});
        line.constant = -value;
        line.strength = 1e11;
      } else if (word == "con") {
        while (words >> word) {
          if (word == "+") continue;
          if (word[0] == '=' || word[0] == '<' || word[0] == '>') {
            line.relation = word[0];
            std::string zero, at;
            words >> zero >> at >> word;
            line.strength = strength(word);
            break;
          }
          auto star = word.find('*');
          if (star == std::string::npos) line.constant += std::atof(word.c_str());
          else line.terms.push_back({std::atof(word.c_str()), variable(word.substr(star + 1))});
        }
      } else {
        continue;
      }
      lines.push_back(line);
    }
  }
};

double build(const Problem &problem, double &check) {
  double start = now();
  std::vector<std::unique_ptr<Line>> lines;
  lines.reserve(problem.lines.size());
  for (auto &line : problem.lines) lines.push_back(std::make_unique<Line>(line));

  // Where the constraints of a variable begin in one flat list.
  std::vector<int> first(problem.variables + 1, 0);
  for (auto &line : lines) {
    line->unknowns = int(line->terms.size());
    for (auto &term : line->terms) first[term.second + 1]++;
  }
  for (int variable = 0; variable < problem.variables; variable++) first[variable + 1] += first[variable];
  std::vector<int> users(first.back()), next(first.begin(), first.end() - 1);
  for (int index = 0; index < int(lines.size()); index++)
    for (auto &term : lines[index]->terms) users[next[term.second]++] = index;

  std::vector<double> values(problem.variables, 0);
  std::vector<char> isKnown(problem.variables, 0);
  std::vector<int> ready, soft;
  for (int index = 0; index < int(lines.size()); index++) {
    Line &line = *lines[index];
    if (line.strength < required) soft.push_back(index);
    else if (line.relation == '=' && line.unknowns == 1) ready.push_back(index);
  }
  std::stable_sort(soft.begin(), soft.end(), [&](int one, int other) { return lines[one]->strength > lines[other]->strength; });
  auto take = [&](int index) {
    Line &line = *lines[index];
    double sum = line.constant, factor = 0;
    int unknown = -1;
    for (auto &[coefficient, variable] : line.terms) {
      if (isKnown[variable]) sum += coefficient * values[variable];
      else factor = coefficient, unknown = variable;
    }
    if (unknown < 0) return;
    values[unknown] = -sum / factor;
    isKnown[unknown] = 1;
    for (int place = first[unknown]; place < first[unknown + 1]; place++) {
      Line &user = *lines[users[place]];
      if (--user.unknowns == 1 && user.relation == '=' && user.strength >= required) ready.push_back(users[place]);
    }
  };
  for (size_t position = 0; !ready.empty() || position < soft.size();) {
    if (!ready.empty()) {
      int index = ready.back();
      ready.pop_back();
      if (lines[index]->unknowns == 1) take(index);
    } else if (int index = soft[position++]; lines[index]->unknowns == 1) {
      take(index);
    }
  }
  double error = 0;
  for (auto &line : lines) {
    double sum = line->constant;
    for (auto &[coefficient, variable] : line->terms) sum += coefficient * values[variable];
    error += line->relation == '=' ? std::fabs(sum) : std::max(line->relation == '<' ? sum : -sum, 0.0);
  }
  double end = now();
  check = error;
  for (double value : values) check += value;
  return end - start;
}

double drag(const Problem &problem) {
  std::vector<double> values(problem.variables, 1), published(problem.variables, 0);
  double start = now(), last = 0;
  for (int step = 0; step < 1000; step++) {
    double value = 8 + step * 37 % 500, change = value - last;
    last = value;
    for (int index = 0; index < problem.variables; index++) published[index] = values[index] += change;
    asm volatile("" ::"r"(published.data()) : "memory");
  }
  return (now() - start) / 1000;
}

void print(const Problem &problem, const char *work, std::vector<double> samples, double check) {
  std::sort(samples.begin(), samples.end());
  std::printf("%s\t%s\t%.3f\t%.3f\t%.3f\t%zu\t%.10g\n", problem.name.c_str(), work, samples[samples.size() / 2],
              samples.front(), samples.back(), samples.size(), check);
}

} // namespace

int main(int argumentCount, char **arguments) {
  if (argumentCount < 3) { std::fprintf(stderr, "floor build|drag FILE\n"); return 2; }
  Problem problem(arguments[2]);
  std::vector<double> samples;
  double check = 0;
  bool isBuild = std::string(arguments[1]) == "build";
  int runs = isBuild ? std::max(1, int(20000 / build(problem, check))) : 1;
  for (int sample = 0; sample < 7; sample++) {
    double total = 0;
    for (int run = 0; run < runs; run++) total += isBuild ? build(problem, check) : drag(problem);
    samples.push_back(total / runs);
  }
  print(problem, isBuild ? "build_total_us" : "drag_us_per_step", samples, check);
}
