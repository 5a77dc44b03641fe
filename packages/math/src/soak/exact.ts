import {
  compare,
  exactRoot,
  minus,
  negative,
  over,
  plus,
  power,
  type Rational,
  rational,
  times,
} from '../check/rational.ts';
import type { Term } from './grammar.ts';

/** The exact value of an expression at one place; undefined for 1/0 and for irrational roots. */
export function exactAt(e: Term, place: ReadonlyMap<string, Rational>): Rational | undefined {
  switch (e.t) {
    case 'n':
      return e.bottom === 0 ? undefined : rational(BigInt(e.top), BigInt(e.bottom));
    case 'v':
      return place.get(e.name);
    case 'neg':
    case 'abs':
    case 'sqrt':
    case '^': {
      const a = exactAt(e.a, place);
      if (a === undefined) return undefined;
      if (e.t === '^') return power(a, e.power);
      if (e.t === 'sqrt') return exactRoot(a, 2);
      return e.t === 'neg' || a.n < 0n ? negative(a) : a;
    }
    default:
      return joined(e.t, exactAt(e.a, place), exactAt(e.b, place));
  }
}

function joined(
  sign: '+' | '-' | '*' | '/' | 'min' | 'max',
  a: Rational | undefined,
  b: Rational | undefined,
): Rational | undefined {
  if (a === undefined || b === undefined) return undefined;
  switch (sign) {
    case '+':
      return plus(a, b);
    case '-':
      return minus(a, b);
    case '*':
      return times(a, b);
    case '/':
      return b.n === 0n ? undefined : over(a, b);
    default:
      return compare(a, b) < 0 === (sign === 'min') ? a : b;
  }
}
