import { spend } from './budget.ts';
import type { Expr } from './expr.ts';
import type { Rational } from './rational.ts';

/** Primes below 2^26, so that a product of two residues is exact in a double. */
export const PRIMES = [67108859, 67108837, 67108819] as const;

/** Undefined stands for a division by zero at this point. */
type Residue = number | undefined;

export function powerMod(base: number, exponent: number, p: number): number {
  let result = 1;
  let square = base;
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if (rest & 1) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
}

export const inverseMod = (value: number, p: number): Residue => (value === 0 ? undefined : powerMod(value, p - 2, p));

function residue({ n, d }: Rational, p: number): Residue {
  if (d === 1n && BigInt.asIntN(48, n) === n) {
    const rest = Number(n) % p;
    return rest < 0 ? rest + p : rest;
  }
  const big = BigInt(p);
  const top = Number(((n % big) + big) % big);
  if (d === 1n) return top;
  const bottom = inverseMod(Number(d % big), p);
  return bottom === undefined ? undefined : (top * bottom) % p;
}

/** A repeatable residue for a name: the same name gets the same value at the same point. */
export function residueFor(name: string, point: number, p: number): number {
  let hash = 2166136261 ^ (point * 97);
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return 1000 + (((hash ^ (hash >>> 13)) >>> 0) % (p - 2000));
}

/** The value of a quotient of polynomials modulo `p`, at point number `point`. */
export function valueMod(e: Expr, point: number, p: number): Residue {
  spend(0.2);
  switch (e.t) {
    case 'n':
      return residue(e.v, p);
    case 'v':
      return residueFor(e.name, point, p);
    case '+': {
      let total = 0;
      for (const arg of e.args) {
        const value = valueMod(arg, point, p);
        if (value === undefined) return undefined;
        total += value;
      }
      return total % p;
    }
    case '*': {
      let total = 1;
      for (const arg of e.args) {
        const value = valueMod(arg, point, p);
        if (value === undefined) return undefined;
        total = (total * value) % p;
      }
      return total;
    }
    case '^': {
      const base = valueMod(e.base, point, p);
      if (base === undefined || e.exp.t !== 'n') return undefined;
      const exponent = Number(e.exp.v.n);
      if (exponent >= 0) return powerMod(base, exponent, p);
      const inverse = inverseMod(base, p);
      return inverse === undefined ? undefined : powerMod(inverse, -exponent, p);
    }
    default:
      return undefined;
  }
}

/**
 * Whether two quotients of polynomials are identical; the chance of a coincidence is below 1e-20. A division by zero at
 * every point means that one side is nowhere defined: then the result is undefined.
 */
export function identicalMod(a: Expr, b: Expr): boolean | undefined {
  let compared = 0;
  for (let point = 0; point < 12 && compared < 4; point += 1) {
    const p = PRIMES[point % 2] ?? PRIMES[0];
    const [left, right] = [valueMod(a, point, p), valueMod(b, point, p)];
    if (left === undefined || right === undefined) continue;
    if (left !== right) return false;
    compared += 1;
  }
  return compared > 0 ? true : undefined;
}
