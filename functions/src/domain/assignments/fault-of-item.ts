import { isAppError } from '@lemma/contract';
import { parse } from '@lemma/math/check';
import { placed } from '@lemma/math/touch';
import type { AssignmentItem } from '@lemma/school/assignment';
import { markItem } from '../work/mark-item.ts';
import { type Posed, problemOf } from '../work/problem.ts';

/** Whether it is right: what is behind a wrong answer, which takes long to find, is not asked. */
const check = (posed: Posed, response: string) =>
  markItem(posed, response, [], { diagnose: () => [], find: () => undefined });

const SAMPLES = ['sample 1', 'sample 2', 'sample 3'] as const;

/**
 * What is wrong with the text of a teacher's own question: mathematics that cannot be read, or fewer options than a
 * choice needs.
 */
function faultOfWords({ own }: AssignmentItem): string | undefined {
  if (own === undefined) return undefined;
  const formulas = [...own.prompt.matchAll(/`([^`]+)`/g)].map(([, formula]) => formula ?? '');
  const unread = [...formulas, ...(own.math ? [own.math] : [])].find((text) => !parse(text, { units: true }).ok);
  if (unread !== undefined) return `The mathematics “${unread}” can’t be read.`;
  if ((own.prompt.match(/`/g)?.length ?? 0) % 2 === 1) return 'A backtick is missing around the mathematics.';
  if (own.kind !== 'choice') return undefined;
  const options = own.options ?? [];
  if (options.length < 2) return 'A choice needs at least two options.';
  if (new Set(options.map(({ label }) => label.trim())).size !== options.length) return 'Two options say the same.';
  return options.some(({ id }) => id === own.key) ? undefined : 'No option is marked as right.';
}

function faultOfKey(posed: Posed): string | undefined {
  const { key } = posed.problem.answer;
  const own = check({ ...posed, accepts: [], accepted: [] }, key);
  if (own.kind === 'invalid') return `The expected answer “${key}” can’t be read: ${own.message}`;
  if (own.verdict !== 'right')
    return `The expected answer “${key}” is not accepted as the question asks for it: ${own.message}`;
  const unread = posed.accepts.find((other) => check(posed, other).kind === 'invalid');
  return unread === undefined ? undefined : `The accepted answer “${unread}” can’t be read.`;
}

/**
 * What is wrong with the way in which the answer to a teacher's own question is placed: the expected answer has no place
 * there, or what the field writes for it is not marked right.
 */
function faultOfPlace({ own }: AssignmentItem, posed: Posed): string | undefined {
  if (own?.touch === undefined) return undefined;
  if (own.kind === 'choice') return 'A choice is not placed.';
  const { touch, key } = own;
  const text = placed(touch, key).text;
  if (text === undefined || text.includes('?'))
    return `The expected answer “${key}” can’t be placed in the way you chose.`;
  if (touch.as === 'order' && text === touch.cards.join(', ')) return 'The cards are in the expected order already.';
  const marked = check(posed, text);
  return marked.kind !== 'invalid' && marked.verdict === 'right'
    ? undefined
    : `Students who place the expected answer “${key}” would turn in “${text}”, which is not accepted as right.`;
}

/** Why an item cannot be given to a class, as a sentence for the teacher; undefined for a valid item. */
export function faultOfItem(item: AssignmentItem, seed: number): string | undefined {
  const words = faultOfWords(item);
  if (words !== undefined) return words;
  if (item.mastery && (item.own || item.seed !== undefined || !item.variants))
    return 'Practice until mastery needs a skill with own numbers for each student.';
  for (const student of item.variants ? SAMPLES : SAMPLES.slice(0, 1)) {
    try {
      const posed = problemOf(item, seed, student);
      const fault = faultOfKey(posed) ?? faultOfPlace(item, posed);
      if (fault !== undefined) return fault;
    } catch (error) {
      if (isAppError(error) && error.code === 'input/malformed') return 'There is no such skill or case.';
      throw error;
    }
  }
  return undefined;
}
