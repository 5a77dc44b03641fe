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

/** A problem of the same case with other parameters; undefined where the skill can make none of them. */
function made(ref: ProblemRef, params: Params): ProblemRef | undefined {
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
export function withNumber(ref: ProblemRef, at: number, fresh: number): ProblemRef | undefined {
  const wanted = numbersInOrder(wordsOf(ref)).map((number, place) => (place === at ? String(fresh) : number));
  const fits = (found: ProblemRef | undefined): found is ProblemRef =>
    found !== undefined && isSame(numbersInOrder(wordsOf(found)), wanted);
  for (const params of replaced(ref.params, fresh)) {
    const found = made(ref, params);
    if (fits(found)) return found;
  }
  for (const [name, value] of Object.entries(ref.params)) {
    if (typeof value !== 'number' || !Number.isInteger(value)) continue;
    for (let other = 0; other <= FARTHEST; other += 1) {
      const found = made(ref, { ...ref.params, [name]: other });
      if (fits(found)) return found;
    }
  }
  return undefined;
}

/** Several numbers of a problem replaced, in whatever order the skill can follow. */
export function withNumbers(ref: ProblemRef, changes: ReadonlyMap<number, number>): ProblemRef | undefined {
  const [first, ...more] = [...changes];
  if (first === undefined) return ref;
  for (const [at, fresh] of [first, ...more]) {
    const next = withNumber(ref, at, fresh);
    if (next === undefined) continue;
    const left = new Map([...changes].filter(([place]) => place !== at));
    const found = withNumbers(next, left);
    if (found !== undefined) return found;
  }
  return undefined;
}
