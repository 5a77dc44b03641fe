import type { MathText, MisconceptionId, MistakenWork, Prose, Step } from '../../../types.ts';
import { digitsOf, placeName, placeTitle, readColumns } from '../../kit/whole.ts';

/**
 * Where a child's column subtraction differs from the taught procedure. Each function returns undefined to continue as
 * taught; a habit that was never used in a problem gives no mistake.
 */
export type SubtractionHabits = {
  /** What is written below a column instead of the difference. `top` is the digit after earlier borrowing. */
  readonly column?: (
    top: number,
    bottom: number,
  ) => { readonly writes: number; readonly why: Prose; readonly line?: MathText } | undefined;
  /**
   * Changes the top digits at and left of `place` when a ten is taken from there. Returns undefined, without changes,
   * to borrow as taught.
   */
  readonly borrow?: (top: number[], place: number) => boolean | undefined;
  /** Borrows although it is not needed. */
  readonly needless?: boolean;
  /** Stops where the lower number has no digit left. */
  readonly stopsAtBlank?: boolean;
};

/** Takes a ten from `place` as taught, through zeros. Returns false if there is nothing to take from. */
function borrowAsTaught(top: number[], place: number): boolean {
  const digit = top[place];
  if (digit === undefined) return false;
  if (digit > 0) {
    top[place] = digit - 1;
    return true;
  }
  top[place] = 9;
  return borrowAsTaught(top, place + 1);
}

/** Borrows from the next place for a zero and makes the zero ten, but forgets to take one of the ten away. */
function borrowLeavingTens(top: number[], place: number): boolean {
  const digit = top[place];
  if (digit === undefined) return false;
  if (digit === 0 && !borrowLeavingTens(top, place + 1)) return false;
  top[place] = digit === 0 ? 10 : digit - 1;
  return true;
}

/** The place from which a ten was taken: the neighbor, unless a digit farther left became smaller in its place. */
function lenderOf(before: readonly number[], after: readonly number[], neighbor: number): number {
  if ((after[neighbor] ?? 0) < (before[neighbor] ?? 0)) return neighbor;
  const other = after.findIndex((digit, place) => digit < (before[place] ?? digit));
  return other < 0 ? neighbor : other;
}

type Columns = { readonly written: number[]; readonly steps: Step[]; strange: boolean };

function openColumn(top: number[], place: number, habits: SubtractionHabits, columns: Columns): boolean {
  const other = habits.borrow?.(top, place + 1);
  if (other === undefined) return borrowAsTaught(top, place + 1);
  columns.strange ||= other;
  return top.every((digit) => digit >= 0);
}

function workColumn(
  top: number[],
  bottom: number,
  place: number,
  habits: SubtractionHabits,
  columns: Columns,
): boolean {
  const now = top[place];
  if (now === undefined) return false;
  const own = habits.column?.(now, bottom);
  if (own) {
    columns.strange = true;
    columns.written.push(own.writes);
    columns.steps.push({
      line: own.line ?? `${now} - ${bottom} = ${own.writes}`,
      why: `${placeTitle(place)}: ${own.why}`,
    });
    return true;
  }
  const needless = habits.needless === true && now >= bottom && place < top.length - 1;
  if (now >= bottom && !needless) {
    columns.written.push(now - bottom);
    columns.steps.push({
      line: `${now} - ${bottom} = ${now - bottom}`,
      why: `${placeTitle(place)}: take ${bottom} from ${now}.`,
    });
    return true;
  }
  columns.strange ||= needless;
  const before = [...top];
  if (!openColumn(top, place, habits, columns)) return false;
  const lender = placeName(lenderOf(before, top, place + 1));
  columns.written.push(now + 10 - bottom);
  columns.steps.push({
    line: `${now + 10} - ${bottom} = ${now + 10 - bottom}`,
    why: needless
      ? `${placeTitle(place)}: borrow first, as always.`
      : `${placeTitle(place)}: ${bottom} is more than ${now}, so get ten more from the ${lender}.`,
  });
  return true;
}

/** Column subtraction with these habits; undefined if none of them was used or the child could not continue. */
export function subtractWithHabits(a: number, b: number, habits: SubtractionHabits): MistakenWork | undefined {
  const top = digitsOf(a);
  const bottom = digitsOf(b);
  const columns: Columns = { written: [], steps: [], strange: false };
  for (let place = 0; place < top.length; place += 1) {
    if (bottom[place] === undefined && habits.stopsAtBlank) {
      columns.strange = true;
      break;
    }
    if (!workColumn(top, bottom[place] ?? 0, place, habits, columns)) return undefined;
  }
  if (!columns.strange || columns.written.length === 0) return undefined;
  const answer = readColumns(columns.written);
  return {
    answer: String(answer),
    steps: [...columns.steps, { line: `${a} - ${b} = ${answer}`, why: 'Read the digits.' }],
  };
}

/** Column subtraction as taught, for a ≥ b: lines that are true equations, ending with the difference. */
export function subtractionSteps(a: number, b: number): Step[] {
  const top = digitsOf(a);
  const bottom = digitsOf(b);
  const columns: Columns = { written: [], steps: [], strange: false };
  top.forEach((_, place) => {
    const own = bottom[place];
    if (own === undefined && (top[place] ?? 0) === 0) return;
    workColumn(top, own ?? 0, place, {}, columns);
  });
  return [...columns.steps, { line: `${a} - ${b} = ${a - b}`, why: 'Read the digits from left to right.' }];
}

/** The published bugs, by the misconception that holds them. */
export const subtractionHabits = {
  'whole-numbers.smaller-from-larger': {
    column: (t, b) =>
      b > t
        ? { line: `${b} - ${t} = ${b - t}`, writes: b - t, why: 'always take the smaller digit from the larger one.' }
        : undefined,
  },
  'whole-numbers.borrow-no-decrement': { borrow: () => true },
  'whole-numbers.borrow-across-zero': {
    borrow: (top, place) => {
      const lender = top.findIndex((digit, i) => i >= place && digit > 0);
      if (lender <= place) return undefined;
      top[lender] = (top[lender] ?? 0) - 1;
      return true;
    },
  },
  'whole-numbers.stops-borrow-at-zero': { borrow: (top, place) => (top[place] === 0 ? true : undefined) },
  'whole-numbers.borrow-from-zero': {
    borrow: (top, place) => {
      if (top[place] !== 0) return undefined;
      top[place] = 9;
      return true;
    },
  },
  'whole-numbers.zero-becomes-ten': {
    borrow: (top, place) => (top[place] === 0 && borrowLeavingTens(top, place) ? true : undefined),
  },
  'whole-numbers.zero-instead-of-borrowing': {
    column: (t, b) =>
      b > t ? { writes: 0, why: `${b} cannot be taken from ${t}, so there is nothing: zero.` } : undefined,
  },
  'whole-numbers.zero-minus-digit-is-digit': {
    column: (t, b) => (t === 0 && b > 0 ? { writes: b, why: `there is nothing on top, so ${b} stays.` } : undefined),
  },
  'whole-numbers.zero-minus-digit-is-zero': {
    column: (t, b) =>
      t === 0 && b > 0 ? { writes: 0, why: 'nothing can be taken from zero, so it is zero.' } : undefined,
  },
  'whole-numbers.always-borrow-left': {
    borrow: (top, place) => {
      const leftmost = top.length - 1;
      if (leftmost <= place) return undefined;
      top[leftmost] = (top[leftmost] ?? 0) - 1;
      return true;
    },
  },
  'whole-numbers.borrows-in-every-column': { needless: true },
  'whole-numbers.stops-at-blank': { stopsAtBlank: true },
  'whole-numbers.digit-minus-zero-is-zero': {
    column: (t, b) => (b === 0 && t > 0 ? { writes: 0, why: 'a zero makes zero.' } : undefined),
  },
} as const satisfies { readonly [id in MisconceptionId]?: SubtractionHabits };

export type SubtractionProcedure = keyof typeof subtractionHabits;

const isWrongProcedure = (id: string): id is SubtractionProcedure => Object.hasOwn(subtractionHabits, id);

/** Ids of the subtraction bugs, in the order of the table. */
export const subtractionProcedures: readonly SubtractionProcedure[] =
  Object.keys(subtractionHabits).filter(isWrongProcedure);

/** What a child with this bug writes for a − b. */
export const wrongSubtraction = (id: SubtractionProcedure, a: number, b: number): MistakenWork | undefined =>
  subtractWithHabits(a, b, subtractionHabits[id]);

/** The answers of a child who borrows rightly but once, where the lending digit is not made smaller; none for one borrowing. */
export function subtractionsWithOneFreeTen(a: number, b: number): string[] {
  const freeAt = (which: number) => {
    let borrowed = 0;
    const done = subtractWithHabits(a, b, {
      borrow: () => {
        borrowed += 1;
        return borrowed === which ? true : undefined;
      },
    });
    return { borrowed, answer: done?.answer };
  };
  const answers = digitsOf(a).flatMap((_, index) => {
    const { borrowed, answer } = freeAt(index + 1);
    return borrowed > 1 && answer !== undefined ? [answer] : [];
  });
  return [...new Set(answers)];
}
