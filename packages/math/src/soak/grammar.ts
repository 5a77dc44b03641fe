import type { Rng } from '../types.ts';

/** An expression as the soak writes it, once as a child would and once for SymPy. */
export type Term =
  | { readonly t: 'n'; readonly top: number; readonly bottom: number }
  | { readonly t: 'v'; readonly name: string }
  | { readonly t: '+' | '-' | '*' | '/' | 'min' | 'max'; readonly a: Term; readonly b: Term }
  | { readonly t: 'neg' | 'abs' | 'sqrt'; readonly a: Term }
  | { readonly t: '^'; readonly a: Term; readonly power: number };

export const n = (top: number, bottom = 1): Term => ({ t: 'n', top, bottom });
const two = (t: '+' | '-' | '*' | '/' | 'min' | 'max', a: Term, b: Term): Term => ({ t, a, b });
const one = (t: 'neg' | 'abs' | 'sqrt', a: Term): Term => ({ t, a });
const square = (a: Term): Term => ({ t: '^', a, power: 2 });

/** As it is typed. */
export function typed(e: Term): string {
  switch (e.t) {
    case 'n':
      return e.bottom === 1 ? (e.top < 0 ? `(${e.top})` : String(e.top)) : `(${e.top}/${e.bottom})`;
    case 'v':
      return e.name;
    case 'neg':
      return `(-${typed(e.a)})`;
    case 'abs':
      return `abs(${typed(e.a)})`;
    case 'sqrt':
      return `sqrt(${typed(e.a)})`;
    case 'min':
    case 'max':
      return `${e.t}(${typed(e.a)},${typed(e.b)})`;
    case '^':
      return `(${typed(e.a)})^${e.power}`;
    case '*':
      return e.a.t === 'n' && e.a.bottom === 1 && e.a.top > 0 && e.b.t === 'v'
        ? `${e.a.top}${e.b.name}`
        : `((${typed(e.a)})*(${typed(e.b)}))`;
    default:
      // 28/37x would be read from left to right.
      return `(${typed(e.a)} ${e.t} ${e.t === '/' ? `(${typed(e.b)})` : typed(e.b)})`;
  }
}

const SYMPY = { abs: 'Abs', min: 'Min', max: 'Max', sqrt: 'sqrt' } as const;

export function forSympy(e: Term): string {
  switch (e.t) {
    case 'n':
      return `R(${e.top},${e.bottom})`;
    case 'v':
      return e.name;
    case 'neg':
      return `(-${forSympy(e.a)})`;
    case 'abs':
    case 'sqrt':
      return `${SYMPY[e.t]}(${forSympy(e.a)})`;
    case 'min':
    case 'max':
      return `${SYMPY[e.t]}(${forSympy(e.a)},${forSympy(e.b)})`;
    case '^':
      return `((${forSympy(e.a)})**R(${e.power},1))`;
    default:
      return `((${forSympy(e.a)}) ${e.t} (${forSympy(e.b)}))`;
  }
}

/** Grades 1 to 3 use whole numbers, 4 to 6 fractions, 7 and 8 a letter; 9 is first algebra. */
export type Grade = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

function number(rng: Rng, grade: Grade): Term {
  if (grade >= 4 && rng.chance(0.3)) return n(rng.int(-12, 12), rng.pick([2, 3, 4, 5, 8, 10]));
  const size = rng.chance(0.1) ? 5000 : grade < 3 ? 20 : 40;
  return n(grade < 6 ? rng.int(0, size) : rng.int(-size, size));
}

const linear = (rng: Rng, letter: Term): Term =>
  two('+', rng.chance(0.6) ? letter : two('*', n(rng.int(2, 6)), letter), number(rng, 7));

export function expression(rng: Rng, grade: Grade, depth = 3): Term {
  const letter: Term = { t: 'v', name: grade === 9 && rng.chance(0.15) ? 'y' : 'x' };
  if (depth === 0 || rng.chance(0.2)) return grade >= 7 && rng.chance(0.6) ? letter : number(rng, grade);
  const deeper = (): Term => expression(rng, grade, depth - 1);
  if (grade >= 7 && rng.chance(0.3)) {
    const inside = linear(rng, letter);
    return rng.pick<() => Term>([
      () => one('abs', inside),
      () => inside,
      () => square(inside),
      () => one('sqrt', square(inside)),
      () => two(rng.pick(['min', 'max'] as const), inside, number(rng, 7)),
      () => two('/', deeper(), inside),
      () => one('sqrt', inside),
      () => one('abs', two('-', one('abs', inside), number(rng, 7))),
    ])();
  }
  const signs =
    grade < 3
      ? (['+', '-'] as const)
      : grade < 4
        ? (['+', '-', '*'] as const)
        : (['+', '-', '*', '+', '-', '*', '/'] as const);
  return two(rng.pick(signs), deeper(), deeper());
}

const isTwo = (e: Term): e is Extract<Term, { b: Term }> => 'b' in e;

/** Another way to write the same expression; `undefined` if the rule does not apply. */
type Rule = (e: Term, rng: Rng) => Term | undefined;

const SOUND: readonly Rule[] = [
  (e) => (e.t === '+' || e.t === '*' || e.t === 'min' || e.t === 'max' ? two(e.t, e.b, e.a) : undefined),
  (e) => (e.t === '-' ? two('+', e.a, one('neg', e.b)) : undefined),
  (e) => (e.t === '-' ? one('neg', two('-', e.b, e.a)) : undefined),
  (e) =>
    e.t === '*' && (e.b.t === '+' || e.b.t === '-')
      ? two(e.b.t, two('*', e.a, e.b.a), two('*', e.a, e.b.b))
      : undefined,
  (e) =>
    e.t === '^' && (e.a.t === '+' || e.a.t === '-')
      ? two('+', two(e.a.t, square(e.a.a), two('*', n(2), two('*', e.a.a, e.a.b))), square(e.a.b))
      : undefined,
  (e) => (e.t === '^' ? two('*', e.a, e.a) : undefined),
  (e) => (e.t === 'abs' ? one('sqrt', square(e.a)) : undefined),
  (e) => (e.t === 'abs' ? two('max', e.a, one('neg', e.a)) : undefined),
  (e) => (e.t === 'abs' ? one('abs', one('neg', e.a)) : undefined),
  (e) =>
    e.t === 'max' || e.t === 'min'
      ? two('/', two(e.t === 'max' ? '+' : '-', two('+', e.a, e.b), one('abs', two('-', e.a, e.b))), n(2))
      : undefined,
  (e) => (e.t === 'sqrt' && e.a.t === '^' && e.a.power === 2 ? one('abs', e.a.a) : undefined),
  (e) => (e.t === 'n' && e.bottom > 1 ? n(e.top * 3, e.bottom * 3) : undefined),
  (e, rng) => (e.t === 'n' ? two('+', n(e.top - e.bottom * 2, e.bottom), n(rng.pick([2]))) : undefined),
  (e) => (e.t === '/' ? two('*', e.a, two('/', n(1), e.b)) : undefined),
];

const UNSOUND: readonly Rule[] = [
  (e) => (e.t === 'abs' ? e.a : undefined),
  (e) => (e.t === 'abs' ? one('neg', e.a) : undefined),
  (e) => (e.t === 'sqrt' && e.a.t === '^' ? e.a.a : undefined),
  (e) => (e.t === 'max' || e.t === 'min' ? e.a : undefined),
  (e) => (e.t === 'max' ? two('min', e.a, e.b) : undefined),
  (e, rng) => (e.t === 'n' ? n(e.top + rng.pick([-1, 1, 10]), e.bottom) : undefined),
  (e) => (e.t === '+' ? two('-', e.a, e.b) : e.t === '-' ? two('+', e.a, e.b) : undefined),
  (e) => (e.t === '-' || e.t === '/' ? two(e.t, e.b, e.a) : undefined),
  (e) => (e.t === '*' && e.b.t === '+' ? two('+', two('*', e.a, e.b.a), e.b.b) : undefined),
  (e) => (e.t === '^' && e.a.t === '+' ? two('+', square(e.a.a), square(e.a.b)) : undefined),
  (e) => (e.t === 'neg' ? e.a : undefined),
];

/** Applies a rule somewhere in the tree. */
function rewritten(e: Term, rules: readonly Rule[], rng: Rng): Term {
  if (rng.chance(0.4)) {
    const results = rng.shuffle(rules).flatMap((rule) => rule(e, rng) ?? []);
    if (results[0] !== undefined) return results[0];
  }
  if (isTwo(e))
    return rng.chance(0.5) ? { ...e, a: rewritten(e.a, rules, rng) } : { ...e, b: rewritten(e.b, rules, rng) };
  return 'a' in e ? { ...e, a: rewritten(e.a, rules, rng) } : e;
}

/** Applies rules a few times; sometimes one step is a mistake. */
export function mutated(e: Term, rng: Rng): Term {
  let result = e;
  for (let step = rng.int(1, 3); step > 0; step -= 1) result = rewritten(result, SOUND, rng);
  return rng.chance(0.5) ? rewritten(result, UNSOUND, rng) : result;
}
