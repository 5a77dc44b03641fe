"""Decides pairs with SymPy. Reads one JSON object a line: {"kind", "a", "b"}; writes {"same": true | false | null, "at"}.

Expressions are the same where they agree wherever both are defined. Statements are the same where they hold for the same
numbers: looked at in every root, kink and pole, and between two of them, exactly.
"""

import itertools
import json
import sys
from fractions import Fraction

import sympy
from sympy import Abs, Max, Min, Poly, Rational, S, Symbol, sqrt

NAMES = {n: Symbol(n, real=True) for n in "xyab"}
SCOPE = {**NAMES, "R": Rational, "Abs": Abs, "sqrt": sqrt, "Max": Max, "Min": Min, "Integer": sympy.Integer}
CACHE = {}


def read(text):
    if text not in CACHE:
        if len(CACHE) > 20000:
            CACHE.clear()
        # Held back from simplifying, so that sqrt(x**2) and (x**2 - 4)/(x - 2) stay what they are.
        with sympy.evaluate(False):
            CACHE[text] = eval(text, {"__builtins__": {}}, SCOPE)  # noqa: S307  the texts are written by the grammar
    return CACHE[text]


def value(expression, point):
    """The exact value, or None where it is undefined or not real."""
    result = evaluate(expression, point)
    return result if result is None or result.is_real else None


def evaluate(e, point):
    if e.is_Symbol:
        return point[e]
    if not e.args:
        return e
    args = [evaluate(arg, point) for arg in e.args]
    if any(arg is None for arg in args):
        return None
    if e.is_Pow and args[0].is_zero and args[1].is_negative:
        return None
    if e.is_Pow and args[0].is_negative and not args[1].is_integer:
        return None
    return e.func(*args)


def sign(number):
    if number is None:
        return None
    if number.is_Rational:
        return 1 if number > 0 else -1 if number < 0 else 0
    near = number.evalf(60)
    return 0 if abs(near) < Rational(1, 10**45) else (1 if near > 0 else -1)


def numbers_in(*expressions):
    found = {Rational(0), Rational(1)}
    for e in expressions:
        found |= {abs(n) for n in e.atoms(sympy.Rational)}
    return sorted(found)


def is_rational(e):
    return not e.atoms(Abs, Max, Min) and all(p.exp.is_Integer for p in e.atoms(sympy.Pow))


def points_for(a, b, letters):
    constants = numbers_in(a, b)[:8]
    line = {s * (c + k) for c in constants for s in (1, -1) for k in (0, Rational(1, 3))}
    for c, d in itertools.combinations(constants[1:7], 2):
        line |= {c * d + Rational(1, 7), -c * d - Rational(1, 7)}
        if c:
            line |= {d / c, -d / c, d / c + Rational(1, 9), -d / c - Rational(1, 9)}
    line |= {Rational(10**7 + 1, 3), -Rational(10**7 + 1, 3)}
    line = sorted(line)
    if len(letters) == 1:
        return [{letters[0]: v} for v in line]
    return [{n: line[(7 * i + 11 * j * (i % 5 + 1)) % len(line)] for j, n in enumerate(letters)} for i in range(60)]


def same_expressions(a, b):
    letters = sorted(a.free_symbols | b.free_symbols, key=str)
    if not letters:
        left, right = value(a, {}), value(b, {})
        return (None if left is None or right is None else sign(left - right) == 0, None)
    points = points_for(a, b, letters)
    if len(letters) == 1 and not (is_rational(a) and is_rational(b)):
        points += [{letters[0]: place} for place in cells(a, b, letters[0])]
    if is_rational(a) and is_rational(b):
        nowhere = all(None in (value(a, point), value(b, point)) for point in points[:12])
        return (None if nowhere else sympy.cancel(a.doit() - b.doit()) == 0, None)
    seen = 0
    for point in points:
        left, right = value(a, point), value(b, point)
        if left is None or right is None:
            continue
        seen += 1
        if sign(left - right) != 0:
            return (False, str(point))
    return (True if seen > 3 else None, None)


def rooted(e):
    """The root of a square is an absolute value."""
    return e.replace(lambda p: p.is_Pow and p.exp == S.Half and p.base.is_Pow and p.base.exp == 2, lambda p: Abs(p.base.base))


def branches(e):
    """The expression with every absolute value, greatest and least taken in each way."""
    kinks = e.atoms(Abs, Max, Min)
    if not kinks:
        return [e]
    kink = max(kinks, key=lambda k: len(str(k)))
    ways = [kink.args[0], -kink.args[0]] if isinstance(kink, Abs) else list(kink.args)
    return [branch for way in ways for branch in branches(e.xreplace({kink: way}))]


def poles(e, letter):
    """Where something stands below a line or under a root, before it is simplified away: 0/(6x - 2) has no value at 1/3."""
    bases = [p.base for p in e.atoms(sympy.Pow) if p.base.free_symbols and not (p.exp.is_Integer and p.exp > 0)]
    return [place for base in bases for place in critical(base, letter)]


def cells(a, b, letter):
    """Every place where one of two expressions, or their difference, can bend, end or be 0, and a place between two of them."""
    kinks = [k for side in (a, b) for k in rooted(side).atoms(Abs, Max, Min)]
    wholes = [k.args[0] if isinstance(k, Abs) else k.args[0] - k.args[1] for k in kinks]
    places = []
    for find, e in [*((critical, e) for e in (a - b, a, b, *wholes)), (poles, a), (poles, b)]:
        try:
            places += find(e, letter)
        except (sympy.PolynomialError, NotImplementedError):
            pass  # Not a polynomial: the others still cut the line.
    return with_middles(places)


def with_middles(found):
    places = sorted(set(found), key=lambda p: p.evalf(50)) or [S.Zero]
    near = [Rational(str(p.evalf(40))) for p in places]
    return places + [near[0] - 1, near[-1] + 1] + [(p + q) / 2 for p, q in zip(near, near[1:])]


def critical(e, letter):
    found = []
    for branch in branches(rooted(e)):
        top, bottom = sympy.fraction(sympy.together(branch.doit()))
        for part in (top, bottom):
            if part.free_symbols:
                found += sympy.real_roots(Poly(sympy.expand(part), letter), multiple=True)
    return found


def atoms(claim):
    return [claim] if claim[0] == "rel" else [x for part in claim[1] for x in atoms(part)]


HOLDS = {"=": {0}, "<": {-1}, ">": {1}, "<=": {-1, 0}, ">=": {0, 1}, "!=": {-1, 1}}


def truth(claim, point):
    if claim[0] == "rel":
        left, right = value(read(claim[2]), point), value(read(claim[3]), point)
        return left is not None and right is not None and sign(left - right) in HOLDS[claim[1]]
    results = [truth(part, point) for part in claim[1]]
    return all(results) if claim[0] == "and" else any(results)


def same_claims(a, b):
    letter = NAMES["x"]
    places = []
    if not any(read(side).free_symbols for atom in atoms(a) + atoms(b) for side in atom[2:]):
        # 40 = 25 and 120 = 75 are false alike; we say that they are about other numbers.
        return (None, "no letters")
    for _, _, left, right in atoms(a) + atoms(b):
        places += critical(read(left) - read(right), letter)
        for side in (read(left), read(right)):
            places += poles(side, letter)
            for kink in rooted(side).atoms(Abs, Max, Min):
                whole = kink.args[0] if isinstance(kink, Abs) else kink.args[0] - kink.args[1]
                places += critical(whole, letter)
    held = False
    for place in with_middles(places):
        left, right = truth(a, {letter: place}), truth(b, {letter: place})
        if left != right:
            return (False, str(place))
        held = held or left
    if not held and all(atom[1] == "=" for atom in atoms(a) + atoms(b)):
        # x^2 = -1 and x^2 = -4 hold nowhere alike; we say that they are other equations.
        return (None, "no real solution")
    return (True, None)


def decide(pair):
    kind, a, b = pair["kind"], pair["a"], pair["b"]
    if kind == "expression":
        return same_expressions(read(a), read(b))
    if kind == "claim":
        return same_claims(a, b)
    if kind == "set":
        left, right = ([value(read(t), {}) for t in side] for side in (a, b))
        return (None if None in left + right else set(left) == set(right), None)
    if kind == "amount":
        return (Fraction(a[0]) * Fraction(a[1]) == Fraction(b[0]) * Fraction(b[1]) and a[2] == b[2], None)
    return (None, None)


for line in sys.stdin:
    try:
        same, at = decide(json.loads(line))
        print(json.dumps({"same": same, "at": at}), flush=True)
    except Exception as error:  # noqa: BLE001  one pair that SymPy cannot do must not end the run
        print(json.dumps({"same": None, "at": repr(error)[:200]}), flush=True)
