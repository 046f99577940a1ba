# kiwi as a peer: executes the command in a line of its standard input, and prints nanoseconds and the sum of
# all variables. Arguments: the folder of the module and files of systems, called after their numbers of
# views. Making Python's objects is not timed, adding them to the solver and reading the answer is.
import sys
import time

sys.path.insert(0, sys.argv[1])
import kiwisolver

STRENGTHS = {50: 1.0, 250: 1e3, 750: 1e6, 1000: kiwisolver.strength.required}
RELATIONS = {"=": "==", "<=": "<=", ">=": ">="}


class System:
    def __init__(self, file):
        with open(file) as lines:
            count, self.changeable = map(int, next(lines).split())
            self.variables = [kiwisolver.Variable(str(i)) for i in range(count)]
            self.constraints = [self.constraint(line.split()) for line in lines]

    def constraint(self, words):
        terms = [word.split(":") for word in words[3:]]
        expression = kiwisolver.Expression(
            [kiwisolver.Term(self.variables[int(i)], float(c)) for i, c in terms], float(words[2])
        )
        return kiwisolver.Constraint(expression, RELATIONS[words[0]], STRENGTHS[float(words[1])])

    def solve(self, times=1):
        start = time.perf_counter_ns()
        for _ in range(times):
            self.solver = kiwisolver.Solver()
            for constraint in self.constraints:
                self.solver.addConstraint(constraint)
            self.solver.updateVariables()
        return time.perf_counter_ns() - start

    def change(self):
        if not hasattr(self, "solver"):
            self.solve()
        # Both bounds of a view's preferred width.
        old = self.constraints[self.changeable - 1 : self.changeable + 1]
        new = [self.wider(constraint) for constraint in old]
        start = time.perf_counter_ns()
        self.exchange(old, new)
        self.solver.updateVariables()
        taken = time.perf_counter_ns() - start
        self.exchange(new, old)
        return taken

    def exchange(self, old, new):
        for constraint in old:
            self.solver.removeConstraint(constraint)
        for constraint in new:
            self.solver.addConstraint(constraint)

    @staticmethod
    def wider(constraint):
        expression = constraint.expression()
        return kiwisolver.Constraint(
            kiwisolver.Expression(expression.terms(), expression.constant() - 1),
            constraint.op(),
            constraint.strength(),
        )


systems = {file.rsplit("-", 1)[1]: System(file) for file in sys.argv[2:]}
print("ready", flush=True)
for line in sys.stdin:
    verb, name, *numbers = line.split()
    taken = getattr(systems[name], verb)(*map(int, numbers))
    print(taken, round(sum(v.value() for v in systems[name].variables)), flush=True)
