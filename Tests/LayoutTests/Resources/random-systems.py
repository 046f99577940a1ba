# Makes random systems of constraints and writes down how kiwi solves them:
#
#     python3 -m pip install kiwisolver==1.5.1
#     python3 random-systems.py >random-systems.txt
#
# A system is a line "system VARIABLES", a line for each constraint (relation, priority, constant and terms
# against zero) and a line "values" with kiwi's answer for each variable, "-" where there are several that are
# as good. Kiwi adds violations up where Auto Layout ranks them: each priority has one preference only, and
# weighs a thousand times more than the next one, so that both have to agree.
import random
import sys

import kiwisolver

SEED = 20261121
SYSTEMS = 300
STRENGTHS = {250: 1.0, 500: 1e3, 750: 1e6, 1000: kiwisolver.strength.required}
PUSH = 1e-4


def constraint(rng, point, priority):
    terms = {}
    for index in rng.sample(range(len(point)), rng.randint(1, 3)):
        terms[index] = rng.choice([1, -1, 1, -1, 2, 0.5])
    value = sum(c * point[i] for i, c in terms.items())
    relation = rng.choice(["=", "<=", ">="])
    room = max(0, rng.randint(-20, 40)) if relation != "=" else 0
    constant = -value - room if relation == "<=" else -value + room
    return relation, priority, constant, terms


def solve(count, constraints, push=None):
    variables = [kiwisolver.Variable(str(i)) for i in range(count)]
    solver = kiwisolver.Solver()
    for relation, priority, constant, terms in constraints:
        expression = kiwisolver.Expression(
            [kiwisolver.Term(variables[i], c) for i, c in terms.items()], constant
        )
        operator = "==" if relation == "=" else relation
        solver.addConstraint(kiwisolver.Constraint(expression, operator, STRENGTHS[priority]))
    if push:
        solver.addConstraint((variables[push[0]] == push[1]) | PUSH)
    solver.updateVariables()
    return [v.value() for v in variables]


def unique(count, constraints, index, value):
    pushed = [solve(count, constraints, (index, far))[index] for far in (1e4, -1e4)]
    return all(abs(other - value) < 1e-6 for other in pushed)


rng = random.Random(SEED)
print(f"# kiwi 1.5.1, seed {SEED}")
for _ in range(SYSTEMS):
    count = rng.randint(4, 8)
    point = [rng.randint(-50, 400) for _ in range(count)]
    elsewhere = [x + rng.randint(-60, 60) for x in point]
    constraints = [constraint(rng, point, 1000) for _ in range(rng.randint(3, count + 2))]
    constraints += [constraint(rng, elsewhere, p) for p in (250, 500, 750)]
    rng.shuffle(constraints)
    values = solve(count, constraints)
    print("system", count)
    for relation, priority, constant, terms in constraints:
        print(relation, priority, f"{constant:g}", *(f"{i}:{c}" for i, c in sorted(terms.items())))
    answers = [f"{v:.9g}" if unique(count, constraints, i, v) else "-" for i, v in enumerate(values)]
    print("values", *answers)
