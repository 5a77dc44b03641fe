import { call, difference, type Expr, int, num, product, quotient, raise, sum, variable, variablesOf } from './expr.ts';
import { isWhole, MINUS_ONE, ONE, over, type Rational, rational, times, toNumber } from './rational.ts';
import { sameExpr } from './same-expr.ts';
import { keyOf } from './shape.ts';

/** An expression in which every function that is not algebraic is replaced by a letter. */
export type Normal = { readonly e: Expr; readonly names: readonly string[]; readonly added: boolean };

const ALGEBRAIC: ReadonlySet<string> = new Set(['abs', 'sign', 'min', 'max']);
const MOST_STEPS = 20;

/** The coefficient and the rest: 3n is 3 and n. */
function coefficient(e: Expr): readonly [Rational, Expr] {
  if (e.t !== '*') return [ONE, e];
  const k = e.args.reduce((total, arg) => (arg.t === 'n' ? times(total, arg.v) : total), ONE);
  return [k, product(e.args.filter(({ t }) => t !== 'n'))];
}

const termsOf = (e: Expr): readonly Expr[] => (e.t === '+' ? e.args : [e]);
/** The whole number that is added, and the rest: n + 1 is 1 and n. */
function shiftOf(e: Expr): readonly [number, Expr] {
  const whole = termsOf(e).find(
    (term) => term.t === 'n' && isWhole(term.v) && Math.abs(toNumber(term.v)) <= MOST_STEPS,
  );
  if (whole?.t !== 'n' || e.t === 'n') return [0, e];
  return [toNumber(whole.v), sum(termsOf(e).filter((term) => term !== whole))];
}

/** The prime factors with their exponents: 12 is 2² · 3. A large remaining factor stays whole. */
function primes(n: bigint): [bigint, number][] {
  const found: [bigint, number][] = [];
  let rest = n;
  for (let p = 2n; p * p <= rest && p < 1000n; p += 1n) {
    let power = 0;
    for (; rest % p === 0n; rest /= p) power += 1;
    if (power > 0) found.push([p, power]);
  }
  return rest > 1n ? [...found, [rest, 1]] : found;
}

class Normaliser {
  readonly #kernels: { readonly name: string; readonly args: readonly Expr[]; readonly letter: Expr }[] = [];

  get added(): boolean {
    return this.#kernels.length > 0;
  }

  walk = (e: Expr): Expr => {
    switch (e.t) {
      case '+':
        return sum(e.args.map(this.walk));
      case '*':
        return product(e.args.map(this.walk));
      case '^':
        return e.exp.t === 'n' ? raise(this.walk(e.base), e.exp) : this.#power(e.base, e.exp);
      case 'f':
        return ALGEBRAIC.has(e.name) ? { ...e, args: e.args.map(this.walk) } : this.#call(e.name, e.args);
      default:
        return e;
    }
  };

  /** Returns the same letter for the same function of the same arguments. */
  #kernel(name: string, args: readonly Expr[]): Expr {
    const alike = (other: readonly Expr[]): boolean =>
      other.length === args.length && other.every((e, i) => sameExpr(e, args[i] ?? e) === 'equal');
    const known = this.#kernels.find((kernel) => kernel.name === name && alike(kernel.args));
    if (known) return known.letter;
    const letter = variable(`${name} ${this.#kernels.length}`);
    this.#kernels.push({ name, args, letter });
    return letter;
  }

  /** 2^(n+1) is 2 · 2^n, 4^n is (2^n)², (-3)^n is (-1)^n · 3^n. */
  #power(base: Expr, exponent: Expr): Expr {
    if (base.t === '*') return product(base.args.map((arg) => this.#power(arg, exponent)));
    if (base.t === '^' && base.exp.t === 'n') return this.#power(base.base, product([base.exp, exponent]));
    if (base.t === 'n' && base.v.n !== 0n) {
      const { n, d } = base.v;
      const size = [...primes(n < 0n ? -n : n), ...primes(d).map(([p, k]): [bigint, number] => [p, -k])];
      const parts = size.map(([p, k]) => this.#split(num(rational(p)), product([int(k), exponent])));
      return product(n < 0n ? [...parts, this.#split(num(MINUS_ONE), exponent)] : parts);
    }
    return this.#split(base, exponent);
  }

  #split(base: Expr, exponent: Expr): Expr {
    const spread = exponent.t === '*' ? distributed(exponent) : exponent;
    return product(
      termsOf(spread).map((term) => {
        if (term.t === 'n') return raise(this.walk(base), term);
        const [k, rest] = coefficient(term);
        return raise(this.#kernel(`^${keyOf(base)}`, [rest]), num(k));
      }),
    );
  }

  #call(name: string, args: readonly Expr[]): Expr {
    const [first] = args;
    if (first === undefined) return this.#kernel(name, args);
    switch (name) {
      case 'floor': {
        const [shift, rest] = shiftOf(first);
        return sum([int(shift), this.#kernel('floor', [rest])]);
      }
      case 'ceil':
        return product([int(-1), this.#call('floor', [distributed(product([int(-1), first]))])]);
      case 'round':
        return this.#call('floor', [sum([first, num(rational(1n, 2n))])]);
      case 'factorial':
        return this.#factorial(first);
      case 'tan':
        return quotient(this.#call('sin', args), this.#call('cos', args));
      case 'ln':
        return this.#ln(first);
      case 'sin': {
        const cosine = this.#kernel('cos', args);
        return variable(`sin of ${keyOf(cosine)}`);
      }
      default:
        return this.#kernel(name, args);
    }
  }

  /** (n + 2)! is (n + 1)(n + 2) n!. */
  #factorial(e: Expr): Expr {
    const [shift, rest] = shiftOf(e);
    if (rest === e) return this.#kernel('factorial', [e]);
    const steps = Array.from({ length: Math.abs(shift) }, (_, i) => sum([rest, int(shift > 0 ? i + 1 : -i)]));
    const all = product(steps.map(this.walk));
    return product([this.#kernel('factorial', [rest]), shift > 0 ? all : raise(all, num(MINUS_ONE))]);
  }

  /** The logarithm of a product is a sum; wherever it is defined, it equals the logarithm of the absolute value. */
  #ln(e: Expr): Expr {
    if (e.t === '*') return sum(e.args.map((arg) => this.#ln(arg)));
    if (e.t === '^') return product([this.walk(e.exp), this.#ln(e.base)]);
    if (e.t === 'f' && e.name === 'abs' && e.args[0] !== undefined) return this.#ln(e.args[0]);
    if (e.t === 'c' && e.name === 'e') return int(1);
    if (e.t !== 'n') return this.#kernel('ln', [call('abs', e)]);
    const size = over(e.v, e.v.n < 0n ? MINUS_ONE : ONE);
    const part = (n: bigint, sign: number): Expr[] =>
      primes(n).map(([p, k]) => product([int(sign * k), this.#kernel('ln', [num(rational(p))])]));
    return sum([...part(size.n, 1), ...part(size.d, -1)]);
  }
}

/** Multiplies out a number times one sum: 2(n + 1) is 2n + 2. */
function distributed(e: Expr): Expr {
  if (e.t !== '*') return e;
  const inner = e.args.find(({ t }) => t === '+');
  if (inner?.t !== '+') return e;
  const rest = e.args.filter((arg) => arg !== inner);
  return sum(inner.args.map((term) => product([...rest, term])));
}

/** sin² is 1 − cos²: replaces the squares of letters that stand for a sine. */
function withoutSquares(e: Expr): Expr {
  switch (e.t) {
    case '+':
      return sum(e.args.map(withoutSquares));
    case '*':
      return product(e.args.map(withoutSquares));
    case 'f':
      return { ...e, args: e.args.map(withoutSquares) };
    case '^': {
      const base = withoutSquares(e.base);
      if (base.t !== 'v' || !base.name.startsWith('sin of ') || e.exp.t !== 'n' || e.exp.v.n % 2n !== 0n)
        return raise(base, e.exp);
      const cosine = variable(base.name.slice('sin of '.length));
      return raise(difference(int(1), raise(cosine, int(2))), num(over(e.exp.v, rational(2n))));
    }
    default:
      return e;
  }
}

/** Replaces functions by letters, with rules that hold wherever both sides are defined. */
export function normalised(e: Expr): Normal {
  const normaliser = new Normaliser();
  const walked = withoutSquares(normaliser.walk(e));
  return { e: walked, names: variablesOf(walked), added: normaliser.added };
}
