import { TooBig } from './budget.ts';
import type { Expr } from './expr.ts';
import { isPoint, type Place, placesFor } from './places.ts';
import { type SignAt, signOf } from './signs.ts';
import { NotAlgebraic, type Ratio, type Sum, Surds, UNIT } from './surds.ts';
import { primitive, signAt, squarefree, type Whole } from './whole-polynomial.ts';

/** The number line, cut at every place where one of some expressions can change its sign or stop being defined. */
export type Cells = {
  readonly places: readonly Place[];
  /** The sign of an expression in a cell or on a border: NaN where it is undefined. */
  readonly sign: (expression: number, place: number) => number;
  readonly readers: readonly Reader[];
  readonly times: (a: Sum, b: Sum) => Sum;
};

/**
 * Cuts the line exactly, for expressions of polynomials, roots, absolute values, signs, least and greatest in one
 * letter. Undefined for all others, and for those too large to be multiplied out.
 */
export function cellsOf(expressions: readonly Expr[], letter: string, positive: boolean): Cells | undefined {
  try {
    return split(expressions, letter, positive);
  } catch (error) {
    if (error instanceof NotAlgebraic || error instanceof TooBig) return undefined;
    throw error;
  }
}

/** One polynomial whose sign is asked for (`whole`), and the polynomial with the same roots, each once (`simple`). */
type Watched = { readonly whole: Whole; readonly simple: Whole };

/**
 * The sign of a polynomial at a place. An irrational place lies between two fractions that enclose exactly one root of
 * all the watched polynomials; if this polynomial changes its sign between them, the place is its root.
 */
function signOn({ whole, simple }: Watched, place: Place): number {
  const low = signAt(whole, place.low);
  return isPoint(place) || signAt(simple, place.low) === signAt(simple, place.high) ? low : 0;
}

/** Collects the polynomials on which signs depend, and reads their signs once the places are known. */
class Watch {
  readonly #watched: Watched[] = [];
  readonly #signs = new Map<string, SignAt>();
  #places: readonly Place[] = [];

  leaf = (sum: Sum): SignAt => {
    const whole = primitive(sum.get(0) ?? []);
    const key = whole.join();
    const found = this.#signs.get(key) ?? this.#reader({ whole, simple: squarefree(whole) });
    this.#signs.set(key, found);
    return found;
  };

  places(positive: boolean): readonly Place[] {
    this.#places = placesFor(
      this.#watched.map(({ simple }) => simple),
      positive,
    );
    return this.#places;
  }

  #reader(watched: Watched): SignAt {
    this.#watched.push(watched);
    const seen = new Map<number, number>();
    return (at) => {
      const place = this.#places[at];
      if (place === undefined) throw new TooBig();
      const sign = seen.get(at) ?? signOn(watched, place);
      seen.set(at, sign);
      return sign;
    };
  }
}

/** An expression as a ratio, the conditions for it to have a value, and its sign. */
export type Reader = Ratio & { readonly at: SignAt; readonly nonzero: readonly Sum[] };

/** 1/0 has no value anywhere. */
const NO_VALUE: Reader = { top: UNIT, bottom: UNIT, at: () => Number.NaN, nonzero: [] };

function readerOf(e: Expr, surds: Surds, sign: (sum: Sum) => SignAt): Reader {
  surds.nonzero = [];
  surds.nonnegative = [];
  try {
    const { top, bottom } = surds.build(e);
    const { nonzero } = surds;
    const [above, below] = [sign(top), sign(bottom)];
    const [apart, under] = [nonzero.map(sign), surds.nonnegative.map(sign)];
    const at = (place: number): number =>
      apart.some((one) => one(place) === 0) || under.some((one) => one(place) < 0)
        ? Number.NaN
        : above(place) * below(place);
    return { top, bottom, at, nonzero };
  } catch (error) {
    if (error instanceof RangeError) return NO_VALUE;
    throw error;
  }
}

function split(expressions: readonly Expr[], letter: string, positive: boolean): Cells {
  const [surds, watch, known] = [new Surds(letter), new Watch(), new Map<string, SignAt>()];
  const sign = (sum: Sum): SignAt => signOf(sum, surds.kernels, watch.leaf, known);
  const readers = expressions.map((e) => readerOf(e, surds, sign));
  const places = watch.places(positive);
  return {
    places,
    sign: (expression, place) => readers[expression]?.at(place) ?? Number.NaN,
    readers,
    times: surds.times,
  };
}
