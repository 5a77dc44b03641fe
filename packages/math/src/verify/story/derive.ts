import { stands } from '../reading/quantity.ts';

/** A number with what it measures: `num`, `clock`, a dimension, or `*` if a product or rate may be of any kind. */
export type Term = { readonly value: number; readonly kind: string };

const TIME = 's^1';

function sumKind(a: string, b: string): string | undefined {
  if (a === b) return a === 'clock' ? undefined : a;
  if (a === '*') return b;
  return b === '*' ? a : undefined;
}
const productKind = (a: string, b: string): string => (a === 'num' ? b : b === 'num' ? a : '*');
const quotientKind = (a: string, b: string): string => (b === 'num' ? a : a === b ? 'num' : '*');

/**
 * The results of every operation on two terms that their kinds allow. Clock times and the durations added to them are
 * in minutes.
 */
function joined(a: Term, b: Term, add: (value: number, kind: string) => void): void {
  if (a.kind === 'clock' || b.kind === 'clock') {
    if (a.kind === b.kind) {
      add(b.value - a.value, TIME);
      add(a.value - b.value, TIME);
    } else if (a.kind === 'clock') {
      add(a.value + b.value, 'clock');
      add(a.value - b.value, 'clock');
    } else joined(b, a, add);
    return;
  }
  const sum = sumKind(a.kind, b.kind);
  if (sum !== undefined) {
    add(a.value + b.value, sum);
    add(a.value - b.value, sum);
    add(b.value - a.value, sum);
  }
  add(a.value * b.value, productKind(a.kind, b.kind));
  if (b.value !== 0) add(a.value / b.value, quotientKind(a.kind, b.kind));
  if (a.value !== 0) add(b.value / a.value, quotientKind(b.kind, a.kind));
}

/**
 * A given number in all the ways in which it may be counted: as written, in other units, a percent as the part that is
 * left.
 */
export type Given = readonly Term[];

const HALF_DAY = 720;
const fitsKind = (kind: string, wanted: string): boolean => kind === wanted || kind === '*' || wanted === '*';

export type Target = Term & { readonly places: number | undefined; readonly about: boolean; readonly whole: boolean };

function reaches(value: number, kind: string, target: Target): boolean {
  if (!fitsKind(kind, target.kind)) return false;
  if (target.kind === 'clock') return (((value - target.value) % HALF_DAY) + HALF_DAY) % HALF_DAY < 1e-9;
  if (stands(target.value, target.places, value, target.about)) return true;
  if (stands(target.value, target.places, -value, target.about)) return true;
  return target.whole && (Math.floor(value + 1e-9) === target.value || Math.ceil(value - 1e-9) === target.value);
}

/** Whether the remainder of a division of whole numbers is the target. */
const restReaches = (a: Term, b: Term, target: Target): boolean =>
  b.value > 1 && Number.isInteger(a.value) && Number.isInteger(b.value) && reaches(a.value % b.value, a.kind, target);

/**
 * Whether `target` can be computed from some of the givens, each used at most once, by adding, subtracting, multiplying
 * and dividing. At most `most` of them are combined.
 */
export function isReachable(
  givens: readonly Given[],
  target: Target,
  most: number,
  scales: readonly number[] = [1],
): boolean {
  const made = new Map<number, Term[]>();
  const count = givens.length;
  const check = ({ value, kind }: Term): boolean => scales.some((scale) => reaches(value * scale, kind, target));
  for (let at = 0; at < count; at += 1) made.set(1 << at, [...(givens[at] ?? [])]);
  if (
    scales.length > 1 &&
    givens.some((given) =>
      given.some((term) => scales.slice(1).some((scale) => reaches(term.value * scale, term.kind, target))),
    )
  )
    return true;
  for (let size = 2; size <= most; size += 1) {
    for (const mask of masksOf(count, size)) {
      const terms: Term[] = [];
      const known = new Set<string>();
      let hit = false;
      for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
        const rest = mask ^ part;
        if (part < rest) continue;
        for (const a of made.get(part) ?? []) {
          for (const b of made.get(rest) ?? []) {
            if (size === 2 && target.kind !== 'clock' && (restReaches(a, b, target) || restReaches(b, a, target)))
              return true;
            joined(a, b, (value, kind) => {
              const key = `${value.toPrecision(10)}${kind}`;
              if (known.has(key)) return;
              known.add(key);
              const term = { value, kind };
              if (check(term)) hit = true;
              if (size < most) terms.push(term);
            });
            if (hit) return true;
          }
        }
      }
      made.set(mask, terms);
    }
  }
  return false;
}

function masksOf(count: number, size: number): number[] {
  const masks: number[] = [];
  for (let mask = 0; mask < 1 << count; mask += 1) {
    let bits = 0;
    for (let left = mask; left > 0; left &= left - 1) bits += 1;
    if (bits === size) masks.push(mask);
  }
  return masks;
}

function subsetSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push(...sums.map((sum) => sum + value));
  return sums;
}

/**
 * Sums of some givens of a kind, one of them minus others, and sums of products of neighbors: "6 at $2 and 3 at $5".
 */
export function sumsOf(givens: readonly Term[], kind: string): number[] {
  const own = givens.filter((term) => term.kind === kind).map(({ value }) => value);
  const sums = subsetSums(own);
  const products = givens.slice(1).map(({ value }, at) => value * (givens[at]?.value ?? 0));
  // "3 legs, 4 legs; 5 stools, 6 tables": the kinds, and then how many of each.
  const [a, b, c, d] = givens.length === 4 ? givens : [];
  const crossed = a && b && c && d ? [a.value * c.value + b.value * d.value] : [];
  const total = products.filter((_, at) => at % 2 === 0).reduce((sum, value) => sum + value, 0);
  const less = own.flatMap((value, at) => subsetSums(own.toSpliced(at, 1)).map((sum) => value - sum));
  return [
    ...sums,
    ...less,
    ...crossed,
    total,
    ...own.flatMap((value) => [total - value, total + value, value - total]),
  ];
}
