import { type Params, problemFrom } from '@lemma/math';
import { mustFind, type ProblemRef, refOf, restore } from '../problems.ts';

const NUMBER = /\d+(?:,\d{3})+|\d+(?:\.\d+)?/g;
/** How far a parameter is tried that the problem shows only by a number made from it. */
const FARTHEST = 400;

/** The words of a problem with its mathematics and its picture, as a student reads them. */
export const wordsOf = (ref: ProblemRef): string => {
  const { prompt, math, picture } = restore(ref);
  return [prompt, math, /\d/.test(prompt) ? undefined : picture?.alt]
    .filter((part) => part !== undefined)
    .join(' ')
    .replaceAll('`', '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .trim();
};

/** The numbers of a text in order, as they are written. */
export const numbersInOrder = (words: string): readonly string[] =>
  (words.match(NUMBER) ?? []).map((one) => one.replaceAll(',', ''));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((number, at) => Number(number) === Number(other[at]));

/** How many problems may still be made in the search for one sentence, so that no turn takes long. */
type Budget = { left: number };
const MOST_MADE = 6000;

/** A problem of the same case with other parameters; undefined where the skill can make none of them. */
function made(ref: ProblemRef, params: Params, budget: Budget): ProblemRef | undefined {
  budget.left -= 1;
  if (budget.left < 0) return undefined;
  try {
    const problem = problemFrom(mustFind(ref.skill), params, ref.level, ref.case, ref.seed);
    return /NaN|Infinity|undefined/.test(`${problem.prompt} ${problem.math ?? ''} ${problem.answer.key}`)
      ? undefined
      : refOf(problem);
  } catch {
    // The skill has no problem with these parameters.
    return undefined;
  }
}

/** The parameters with one number put in another's place, each in its own form. */
function* replaced(params: Params, fresh: number): Generator<Params> {
  const like = (value: number | string): number | string =>
    typeof value === 'number' ? (value < 0 ? -fresh : fresh) : `${value.startsWith('-') ? '-' : ''}${fresh}`;
  const isNumber = (value: number | string): boolean => typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(value);
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'boolean') continue;
    if (typeof value === 'number' || typeof value === 'string') {
      if (isNumber(value)) yield { ...params, [name]: like(value) };
      continue;
    }
    for (const [at, one] of value.entries()) if (isNumber(one)) yield { ...params, [name]: value.with(at, like(one)) };
  }
}

/** One number of a problem replaced: by the parameter that it is, or by the one that it is made from. */
function withNumber(ref: ProblemRef, at: number, fresh: number, budget: Budget): ProblemRef | undefined {
  const wanted = numbersInOrder(wordsOf(ref)).map((number, place) => (place === at ? String(fresh) : number));
  const fits = (found: ProblemRef | undefined): found is ProblemRef =>
    found !== undefined && isSame(numbersInOrder(wordsOf(found)), wanted);
  for (const params of replaced(ref.params, fresh)) {
    const found = made(ref, params, budget);
    if (fits(found)) return found;
  }
  // A number that is made from others is found by those; a number that others are made from takes them along.
  const starts = [
    ref.params,
    ...[...replaced(ref.params, fresh)].filter((params) => hasAt(made(ref, params, budget), at, fresh)),
  ];
  for (const params of starts) {
    const found = searched(ref, params, fits, budget);
    if (found !== undefined) return found;
  }
  return undefined;
}

const hasAt = (ref: ProblemRef | undefined, at: number, number: number): boolean =>
  ref !== undefined && Number(numbersInOrder(wordsOf(ref))[at]) === number;

/** The problem with one more parameter changed, if one value of it fits. */
function searched(
  ref: ProblemRef,
  params: Params,
  fits: (found: ProblemRef | undefined) => found is ProblemRef,
  budget: Budget,
): ProblemRef | undefined {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'number' || !Number.isInteger(value)) continue;
    for (let other = 0; other <= FARTHEST && budget.left > 0; other += 1) {
      const found = made(ref, { ...params, [name]: other }, budget);
      if (fits(found)) return found;
    }
  }
  return undefined;
}

/** Several numbers of a problem replaced, in whatever order the skill can follow. */
export function withNumbers(
  ref: ProblemRef,
  changes: ReadonlyMap<number, number>,
  budget: Budget = { left: MOST_MADE },
): ProblemRef | undefined {
  const [first, ...more] = [...changes];
  if (first === undefined) return ref;
  for (const [at, fresh] of [first, ...more]) {
    const next = withNumber(ref, at, fresh, budget);
    if (next === undefined) continue;
    const left = new Map([...changes].filter(([place]) => place !== at));
    const found = withNumbers(next, left, budget);
    if (found !== undefined) return found;
  }
  return undefined;
}
