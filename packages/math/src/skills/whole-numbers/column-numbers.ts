import { keysOf } from '../../keys-of.ts';
import type { MisconceptionId, MistakenWork, Rng } from '../../types.ts';
import type { Mistakes } from '../kit/skill.ts';
import { subtractionProcedures, subtractionsWithOneFreeTen, wrongSubtraction } from './procedures/subtract.ts';

/** Two whole numbers, first and second as written. */
export type Pair = { readonly a: number; readonly b: number };

/**
 * What happens in one column of a subtraction. `plain`: no borrowing. `open`: the lower digit is larger. `zero`: a zero
 * on top with a digit below. `through`: a zero on top that the column to its right must borrow through. `nought`: a
 * zero below. `lead`: the leftmost column. `blank`: the leftmost column with nothing below.
 */
export type SubtractionColumn = 'plain' | 'open' | 'zero' | 'through' | 'nought' | 'lead' | 'blank';

function subtractionColumn(rng: Rng, kind: SubtractionColumn, lent: number): readonly [number, number, number] {
  if (kind === 'zero') return [0, rng.int(1, 9), 1];
  if (kind === 'through') return [0, rng.int(1, 8), 1];
  if (kind === 'nought') return [rng.int(lent + 1, 9), 0, 0];
  if (kind === 'blank') return [rng.int(lent + 1, 9), 0, 0];
  if (kind === 'open') {
    const top = rng.int(1, 8);
    return [top, rng.int(top + 1, 9), 1];
  }
  const top = rng.int(lent + 2, 9);
  return [top, rng.int(1, top - lent - 1), 0];
}

/** Two numbers whose difference has these columns, ones first. */
export function drawSubtraction(rng: Rng, kinds: readonly SubtractionColumn[]): Pair {
  let [a, b, lent] = [0, 0, 0];
  kinds.forEach((kind, place) => {
    const [top, bottom, lends] = subtractionColumn(rng, kind, lent);
    a += top * 10 ** place;
    b += bottom * 10 ** place;
    lent = lends;
  });
  return { a, b };
}

/**
 * One column of an addition. `carry`: ten or more. `blank`: no digit in the second number. `full`: makes nine, so that
 * a carry is passed on.
 */
export type AdditionColumn = 'plain' | 'carry' | 'blank' | 'full';

function additionColumn(rng: Rng, kind: AdditionColumn, carried: number): readonly [number, number, number] {
  if (kind === 'blank') return [rng.int(1, 8), 0, 0];
  if (kind === 'full') {
    const top = rng.int(1, 8);
    return [top, 9 - top, carried];
  }
  if (kind === 'carry') {
    const top = rng.int(2, 9);
    return [top, rng.int(11 - top, 9), 1];
  }
  const top = rng.int(1, 7 - carried);
  return [top, rng.int(1, 9 - carried - top), 0];
}

/** Two numbers whose sum has these columns, ones first. */
export function drawAddition(rng: Rng, kinds: readonly AdditionColumn[]): Pair {
  let [a, b, carried] = [0, 0, 0];
  kinds.forEach((kind, place) => {
    const [top, bottom, carries] = additionColumn(rng, kind, carried);
    a += top * 10 ** place;
    b += bottom * 10 ** place;
    carried = carries;
  });
  return { a, b };
}

type PairProcedures = { readonly [id in MisconceptionId]?: (a: number, b: number) => MistakenWork | undefined };

/** Rules for a skill on two numbers from a table of procedures. */
export const rulesFrom = (bugs: PairProcedures): Mistakes<Pair> =>
  Object.fromEntries(keysOf(bugs).map((id) => [id, ({ a, b }: Pair) => bugs[id]?.(a, b)]));

/** The bugs of subtraction in columns as mistakes. */
export const subtractionRules: Mistakes<Pair> = Object.fromEntries(
  subtractionProcedures.map((id) => [id, ({ a, b }: Pair) => wrongSubtraction(id, a, b)]),
);

/** Borrowing without lowering in one column of several. */
export const subtractionInOnePlace = {
  'whole-numbers.borrow-no-decrement': ({ a, b }: Pair) => subtractionsWithOneFreeTen(a, b),
} as const;
