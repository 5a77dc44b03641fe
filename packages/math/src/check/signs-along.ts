import { cellsOf } from './cells.ts';
import type { Atom, AtomSign, Claim } from './claim.ts';
import type { Value } from './compare-values.ts';
import { type Expr, substitute } from './expr.ts';
import { algebra } from './extension.ts';
import type { Rational } from './rational.ts';
import { keyOf } from './shape.ts';

/** A place on the line: its value with a bound on the error, and the exact fraction if it is one. */
export type Root = Value & { readonly exact?: Rational };

/** Comparisons along a line on which all letters but one have fixed values. */
export type Along = {
  readonly places: number;
  /** Sign of the left side at a place: NaN if undefined, undefined if it cannot be decided. */
  readonly sign: (atom: Atom, place: number) => number | undefined;
  /** Whether these are all the places where anything can change. */
  readonly exact: boolean;
  /** A text for the polynomials that decide a statement here; undefined if more than polynomials are involved. */
  readonly signature: (claim: Claim) => string | undefined;
};

/** For other functions while the algebra is not loaded. */
const UNDECIDED: Along = { places: 1, sign: () => undefined, exact: false, signature: () => undefined };

/** Every comparison along one line; exact if they contain only polynomials, roots and absolute values. */
export function signsAlong(
  atoms: readonly Atom[],
  letter: string,
  values: ReadonlyMap<string, Expr>,
  positive: boolean,
): Along {
  const expressions: Expr[] = [];
  const indices = new Map<string, number>();
  const index = new Map(
    atoms.map((atom): [Atom, number] => {
      const e = substitute(atom.expr, values);
      const key = keyOf(e);
      const known = indices.get(key) ?? expressions.push(e) - 1;
      indices.set(key, known);
      return [atom, known];
    }),
  );
  const number = (atom: Atom): number => index.get(atom) ?? -1;
  const cells = cellsOf(expressions, letter, positive);
  if (cells === undefined) return algebra()?.scanned(expressions, letter, number, positive) ?? UNDECIDED;
  return {
    places: cells.places.length,
    sign: (atom, place) => cells.sign(number(atom), place),
    exact: true,
    signature: (claim) => algebra()?.signatureOf(claim, number, cells),
  };
}

/** Does the comparison hold, given the sign of its left side? */
export function holds(sign: AtomSign, left: number | undefined): boolean | undefined {
  if (left === undefined) return undefined;
  if (Number.isNaN(left)) return false;
  switch (sign) {
    case '=':
      return left === 0;
    case '≠':
      return left !== 0;
    case '<':
      return left < 0;
    case '>':
      return left > 0;
    case '≤':
      return left <= 0;
    case '≥':
      return left >= 0;
  }
}
