// Measures kiwi (nucleic/kiwi, the C++ headers in PyPI's source package "kiwisolver") with the verbs,
// files and lines of `Benchmarks layout`. What takes longer than ten seconds is given up.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <kiwi/kiwi.h>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>
#include <unordered_map>
#include <vector>

namespace {

double now() {
  using namespace std::chrono;
  return duration<double, std::micro>(steady_clock::now().time_since_epoch()).count();
}

double strength(const std::string &text) {
  if (text == "required") return kiwi::strength::required;
  if (text == "strong") return kiwi::strength::strong;
  if (text == "medium") return kiwi::strength::medium;
  if (text == "weak") return kiwi::strength::weak;
  return std::atof(text.c_str());
}

struct Line {
  std::vector<std::pair<double, int>> terms;
  double constant = 0;
  kiwi::RelationalOperator relation = kiwi::OP_EQ;
  double strength = 0;
};

struct Edit {
  int variable;
  double strength, value;
};

struct Problem {
  std::string name;
  std::vector<std::string> variables;
  std::unordered_map<std::string, int> numbers;
  std::vector<Line> lines;
  std::vector<Edit> edits;

  int variable(const std::string &text) {
    auto [place, isNew] = numbers.try_emplace(text, int(variables.size()));
    if (isNew) variables.push_back(text);
    return place->second;
  }

  explicit Problem(const std::string &path) {
    std::ifstream file(path);
    if (!file) { std::fprintf(stderr, "%s cannot be read.\n", path.c_str()); std::exit(2); }
    name = path.substr(path.rfind('/') + 1);
    name = name.substr(0, name.rfind('.'));
    for (std::string text; std::getline(file, text);) {
      std::istringstream words(text);
      std::string word;
      words >> word;
      if (word == "edit") {
        std::string variableName, level;
        double value;
        words >> variableName >> level >> value;
        edits.push_back({variable(variableName), strength(level), value});
      } else if (word == "con") {
        Line line;
        while (words >> word) {
          if (word == "+") continue;
          if (word == "==" || word == "<=" || word == ">=") {
            line.relation = word == "==" ? kiwi::OP_EQ : word == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
            std::string zero, at;
            words >> zero >> at >> word;
            line.strength = strength(word);
            break;
          }
          auto star = word.find('*');
          if (star == std::string::npos) line.constant += std::atof(word.c_str());
          else line.terms.push_back({std::atof(word.c_str()), variable(word.substr(star + 1))});
        }
        lines.push_back(line);
      }
    }
  }

  int number(const std::string &text) const {
    auto place = numbers.find(text);
    if (place == numbers.end()) { std::fprintf(stderr, "No variable %s.\n", text.c_str()); std::exit(2); }
    return place->second;
  }
};

// A problem in a solver.
struct Run {
  const Problem &problem;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  explicit Run(const Problem &given) : problem(given) {
    variables.reserve(problem.variables.size());
    for (auto &name : problem.variables) variables.emplace_back(name);
    constraints.reserve(problem.lines.size());
    for (auto &line : problem.lines) {
      std::vector<kiwi::Term> terms;
      terms.reserve(line.terms.size());
      for (auto &[coefficient, variable] : line.terms) terms.emplace_back(variables[variable], coefficient);
      constraints.emplace_back(kiwi::Expression(std::move(terms), line.constant), line.relation, line.strength);
    }
  }

  void add() {
    for (auto &edit : problem.edits) solver.addEditVariable(variables[edit.variable], edit.strength);
    for (auto &constraint : constraints) solver.addConstraint(constraint);
    for (auto &edit : problem.edits) solver.suggestValue(variables[edit.variable], edit.value);
  }

  double sum() const {
    double total = 0;
    for (auto &variable : variables) total += variable.value();
    return total;
  }
};

struct Times {
  std::vector<double> samples;

  void print(const Problem &problem, const std::string &work, double check, int steps = 1) {
    std::sort(samples.begin(), samples.end());
    std::printf("%s\t%s\t%.3f\t%.3f\t%.3f\t%zu\t%.10g\n", problem.name.c_str(), work.c_str(),
                samples[samples.size() / 2] / steps, samples.front() / steps, samples.back() / steps,
                samples.size(), check);
    std::fflush(stdout);
  }
};

void giveUp(int) {
  static const char text[] = "took longer than ten seconds\n";
  if (write(2, text, sizeof text - 1) < 0) _exit(4);
  _exit(3);
}

// Nothing single may take longer than this.
void limit(bool isOn) { alarm(isOn ? 10 : 0); }

// How often something is measured, after one run of it that took this long.
int count(double microseconds, int wanted) { return microseconds > 1e6 ? std::min(wanted, 3) : wanted; }

void build(const Problem &problem, int samples) {
  Times total, add, update;
  double check = 0;
  int runs = 1;
  for (int sample = -1; sample < samples; sample++) {
    double made = 0, added = 0, solved = 0;
    for (int run = 0; run < (sample < 0 ? 1 : runs); run++) {
      limit(sample < 0);
      double start = now();
      Run work(problem);
      double first = now();
      work.add();
      double second = now();
      work.solver.updateVariables();
      double third = now();
      limit(false);
      check = work.sum();
      made += first - start, added += second - first, solved += third - second;
    }
    double all = made + added + solved;
    if (sample < 0) {
      runs = std::max(1, int(20000 / all));
      samples = count(all, samples);
      continue;
    }
    total.samples.push_back(all / runs);
    add.samples.push_back(added / runs);
    update.samples.push_back(solved / runs);
  }
  total.print(problem, "build_total_us", check);
  add.print(problem, "build_add_us", check);
  update.print(problem, "build_update_us", check);
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  std::printf("%s\tmaxrss_kb\t%ld\n", problem.name.c_str(), usage.ru_maxrss);
}

// Measures steps on a fresh solver, again and again; `step` returns nothing.
template <typename Step>
void repeat(const Problem &problem, const std::string &work, int samples, int steps, Step step) {
  Times times;
  double check = 0;
  for (int sample = 0; sample < samples; sample++) {
    limit(true);
    Run run(problem);
    run.add();
    run.solver.updateVariables();
    double start = now();
    for (int index = 0; index < steps; index++) step(run, index);
    times.samples.push_back(now() - start);
    limit(false);
    check = run.sum();
  }
  times.print(problem, work, check, steps);
}

} // namespace

int main(int argumentCount, char **arguments) {
  std::signal(SIGALRM, giveUp);
  if (argumentCount < 3) { std::fprintf(stderr, "kiwi build|drag|enaml|toggle|readd FILE …\n"); return 2; }
  std::string verb = arguments[1];
  Problem problem(arguments[2]);
  auto text = [&](int place) { return place < argumentCount ? std::string(arguments[place]) : std::string(); };
  auto number = [&](int place, int other) { return place < argumentCount ? std::atoi(arguments[place]) : other; };

  if (verb == "build") {
    build(problem, number(3, 7));
  } else if (verb == "drag") {
    int variable = problem.number(text(3));
    double base = std::atof(text(4).c_str());
    repeat(problem, "drag_" + text(3) + "_us_per_step", number(5, 7), 1000, [&](Run &run, int step) {
      run.solver.suggestValue(run.variables[variable], base + step * 37 % 500);
      run.solver.updateVariables();
    });
  } else if (verb == "enaml") {
    build(problem, number(3, 7));
    int width = problem.number("width"), height = problem.number("height");
    const double sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};
    repeat(problem, "drag_wh_cycle6_us_per_step", number(3, 7), 1000, [&](Run &run, int step) {
      run.solver.suggestValue(run.variables[width], sizes[step % 6][0]);
      run.solver.suggestValue(run.variables[height], sizes[step % 6][1]);
      run.solver.updateVariables();
    });
  } else if (verb == "toggle") {
    int variable = problem.number(text(3));
    double value = std::atof(text(4).c_str()), level = strength(text(5));
    int rounds = number(7, 20);
    Times adding, removing;
    for (int sample = 0; sample < number(6, 7); sample++) {
      limit(true);
      Run run(problem);
      run.add();
      run.solver.updateVariables();
      kiwi::Constraint constraint(kiwi::Expression(kiwi::Term(run.variables[variable]), -value), kiwi::OP_EQ, level);
      double add = 0, remove = 0;
      for (int round = 0; round < rounds; round++) {
        double start = now();
        run.solver.addConstraint(constraint);
        run.solver.updateVariables();
        double middle = now();
        run.solver.removeConstraint(constraint);
        run.solver.updateVariables();
        remove += now() - middle;
        add += middle - start;
      }
      limit(false);
      adding.samples.push_back(add);
      removing.samples.push_back(remove);
    }
    adding.print(problem, "toggle_add_us", 0, rounds);
    removing.print(problem, "toggle_remove_us", 0, rounds);
  } else if (verb == "readd") {
    int line = number(3, 0), rounds = number(5, 20);
    if (line < 0) line += int(problem.lines.size());
    // One round may take more than a second.
    repeat(problem, "readd_us", number(4, 7), rounds, [&](Run &run, int) {
      run.solver.removeConstraint(run.constraints[line]);
      run.solver.addConstraint(run.constraints[line]);
      run.solver.updateVariables();
    });
  } else {
    return 2;
  }
}
