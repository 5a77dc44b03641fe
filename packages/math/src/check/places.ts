import { absolute, compare, HALF, isWhole, plus, type Rational, rational, times, ZERO } from './rational.ts';
import { derivative, divided, remainder, shared, signAt, type Whole } from './whole-polynomial.ts';

/**
 * A place on the line, known exactly: either a fraction (`low` is `high`), or the only root of the watched polynomials
 * between two fractions. `open` marks a fraction inside a cell without roots.
 */
export type Place = { readonly low: Rational; readonly high: Rational; readonly open: boolean };

const middle = (a: Rational, b: Rational): Rational => times(plus(a, b), HALF);
export const isPoint = ({ low, high }: Pick<Place, 'low' | 'high'>): boolean => low === high;
const pointAt = (at: Rational, open: boolean): Place => ({ low: at, high: at, open });

/** Counts the roots between two fractions that are not roots themselves, by Sturm's theorem. */
function rootCounter(p: Whole): (at: Rational) => number {
  const chain: Whole[] = [p, derivative(p)];
  for (;;) {
    const [a = [], b = []] = chain.slice(-2);
    const rest = b.length === 0 ? [] : remainder(a, b);
    if (rest.length === 0) break;
    chain.push(rest.map((c) => -c));
  }
  return (at) => {
    let [changes, last] = [0, 0];
    for (const part of chain) {
      const sign = signAt(part, at);
      if (sign !== 0 && last !== 0 && sign !== last) changes += 1;
      if (sign !== 0) last = sign;
    }
    return changes;
  };
}

/** A power of two that is larger than every root. */
function rootBound(p: Whole): Rational {
  const top = p.at(-1) ?? 1n;
  // The sum of the absolute values is at least as large as their maximum, and faster to compute.
  const all = p.reduce((total, c) => total + absolute(c), 0n);
  return rational(2n << BigInt((all / absolute(top)).toString(2).length));
}

type Interval = readonly [Rational, Rational];

/** Intervals with one root each. If a root is hit exactly on the way, only that root is returned. */
function isolated(p: Whole): readonly Interval[] | Rational {
  const count = rootCounter(p);
  const bound = rootBound(p);
  const least = rational(-bound.n);
  const open: (readonly [Rational, number, Rational, number])[] = [[least, count(least), bound, count(bound)]];
  const found: Interval[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [low, before, high, after] = next;
    if (before === after) continue;
    if (before - after === 1) {
      found.push([low, high]);
      continue;
    }
    const cut = middle(low, high);
    if (signAt(p, cut) === 0) return cut;
    const between = count(cut);
    open.push([low, before, cut, between], [cut, between, high, after]);
  }
  return found;
}

const linear = ({ n, d }: Rational): Whole => [-n, d];

/** One root: a fraction, or the only root of a polynomial between two fractions. */
type Bracket = { readonly low: Rational; readonly high: Rational; readonly of: Whole };

const exactly = (at: Rational): Bracket => ({ low: at, high: at, of: [] });

/** Polynomials that share no root but have all the roots together, and those roots that are found to be fractions. */
function gathered(polynomials: readonly Whole[]): readonly [readonly Whole[], readonly Rational[]] {
  const points: Rational[] = [];
  const rest: Whole[] = [];
  for (const p of [...polynomials].sort((a, b) => a.length - b.length)) {
    let own = p;
    for (const point of points) if (signAt(own, point) === 0) own = divided(own, linear(point));
    for (const other of rest) {
      const common = shared(own, other);
      if (common.length > 1) own = divided(own, common);
    }
    const [constant = 0n, slope = 0n] = own;
    if (own.length === 2) points.push(rational(-constant, slope));
    else if (own.length > 2) rest.push(own);
  }
  return [rest, points];
}

function rootsOf(p: Whole): readonly Bracket[] {
  if (p.length < 2) return [];
  const intervals = isolated(p);
  if ('n' in intervals) return [exactly(intervals), ...rootsOf(divided(p, linear(intervals)))];
  return intervals.map(([low, high]) => ({ low, high, of: p }));
}

/** The half of a bracket that contains the root. */
function halved(bracket: Bracket): Bracket {
  const { low, high, of } = bracket;
  if (isPoint(bracket)) return bracket;
  const cut = middle(low, high);
  const sign = signAt(of, cut);
  if (sign === 0) return exactly(cut);
  return sign === signAt(of, low) ? { low: cut, high, of } : { low, high: cut, of };
}

/** Whether two brackets have more in common than an end of both. */
function overlap(a: Bracket, b: Bracket): boolean {
  const [left, right] = [compare(a.low, b.high), compare(b.low, a.high)];
  return isPoint(a) || isPoint(b) ? left <= 0 && right <= 0 : left < 0 && right < 0;
}

/** Shrinks the brackets until no two of them overlap. */
function separated(roots: readonly Bracket[]): readonly Bracket[] {
  const apart: Bracket[] = [];
  for (const root of roots) {
    let own = root;
    apart.forEach((_, i) => {
      for (let other = apart[i]; other !== undefined && overlap(own, other); other = apart[i]) {
        own = halved(own);
        apart[i] = halved(other);
      }
    });
    apart.push(own);
  }
  return apart;
}

/** A value between two fractions: a whole number if there is one, because it makes later computations faster. */
function between(low: Rational, high: Rational): Rational {
  const cut = middle(low, high);
  const floor = rational(cut.n / cut.d);
  return !isWhole(cut) && compare(low, floor) < 0 && compare(floor, high) < 0 ? floor : cut;
}

/**
 * Every root of the polynomials (none of which has a double root) and a fraction in each cell between them, in
 * increasing order. With `positive`, the line starts after 0. @throws TooBig
 */
export function placesFor(polynomials: readonly Whole[], positive: boolean): Place[] {
  const [rest, found] = gathered(positive ? [...polynomials, [0n, 1n]] : polynomials);
  const roots = separated([...found.map(exactly), ...rest.flatMap(rootsOf)])
    .map(({ low, high }): Place => ({ low, high, open: false }))
    .filter(({ low }) => !positive || low.n > 0n)
    .sort((a, b) => compare(a.low, b.low));
  const places: Place[] = [];
  let last: Rational | undefined = positive ? ZERO : undefined;
  for (const root of roots) {
    places.push(
      pointAt(last === undefined ? rational(root.low.n / root.low.d - 2n) : between(last, root.low), true),
      root,
    );
    last = root.high;
  }
  places.push(pointAt(last === undefined ? ZERO : rational(last.n / last.d + 2n), true));
  return places;
}
