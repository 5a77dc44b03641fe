import { checkAnswer } from './check/index.ts';
import type { FindingCode } from './check/types.ts';
import { takesWork } from './steps/takes-work.ts';
import { membersOf } from './touch/number-text.ts';
import { touchOf } from './touch/touch-of.ts';
import type { Problem } from './types.ts';

/** What a question is answered from, which decides what a student can look at again. */
type AnsweredFrom = 'options' | 'picture' | 'story' | 'steps' | 'question';

/** Ways of placing that have no picture of their own: they are typed, in parts. */
const TYPED_IN_PARTS: ReadonlySet<string> = new Set(['parts', 'cell', 'cells']);

/**
 * What to tell a student whose answer shows nothing in particular: what to look at next, in the order in which it is
 * told after one such answer, two and three.
 */
export const REPLIES: Readonly<Record<AnsweredFrom, readonly [string, string, string]>> = {
  options: [
    'Not yet. Read the question again, then look at each answer.',
    'Not this one. Which of the others can you rule out, and why?',
    'Not yet. Say the question in your own words first.',
  ],
  picture: [
    'Not yet. Look at the picture again: what does it show?',
    'Still not yet. Point at each part of the picture and say what it is.',
    'Not yet. Read the question once more, then look at the picture.',
  ],
  story: [
    'Not yet. Read the story again: what do you know, and what is asked?',
    'Still not yet. Draw what happens, then try again.',
    'Not yet. Put your answer into the story: does it fit?',
  ],
  steps: [
    'Not yet. Look at your steps again, one at a time.',
    'Still not yet. Work it out once more on paper, and compare.',
    'Not yet. Try it in another way: do you get the same?',
  ],
  question: [
    'Not yet. Read the question again: what exactly is asked?',
    'Still not yet. Write down what you know, then try again.',
    'Not yet. Begin anew, and take your time.',
  ],
};

/** A story has a person or a thing in it: it is longer than a task with its mathematics. */
const STORY_WORDS = 12;

/** What the answer to a problem comes from. */
export function answeredFrom(problem: Problem): AnsweredFrom {
  const { answer, picture, prompt, math } = problem;
  if (answer.kind === 'choice') return 'options';
  const touch = touchOf(problem);
  // The table of cards is not shown where they are put in groups.
  if (touch?.as === 'groups') return 'question';
  if (picture !== undefined) return 'picture';
  if (takesWork(problem)) return 'steps';
  if (math === undefined && prompt.split(/\s+/).length >= STORY_WORDS) return 'story';
  if (touch !== undefined && !TYPED_IN_PARTS.has(touch.as)) return 'question';
  return math !== undefined && problem.solution.length > 1 ? 'steps' : 'question';
}

const PERCENT = /%|percent/i;
const FRACTION = /[/÷]/;

/** What the checker found, in a sentence that speaks only of what is in the question and the answer. */
type Found = { readonly code: FindingCode; readonly message: string; readonly sameValue: boolean };

/** The sentence of a finding, or undefined where it would speak of what is not there. */
function fitting(
  { prompt, math = '', answer }: Problem,
  response: string,
  { code, message }: Found,
): string | undefined {
  const there = [prompt, math, answer.key, response].join(' ');
  switch (code) {
    case 'value':
      return undefined;
    case 'power-of-ten':
      return PERCENT.test(there) ? message : message.replace(/ [^.?]*%[^.?]*[.?]$/, '');
    case 'order':
      // Letters of groups are no numbers.
      return /\d/.test(answer.key) ? message : undefined;
    case 'reciprocal':
      return FRACTION.test(response) ? message : undefined;
    default:
      return message;
  }
}

/** Answers whose parts are right or wrong each for itself. */
const PART_BY_PART: ReadonlySet<string> = new Set(['cells', 'labels']);

/** Which parts of an answer in cells or labels are right, in their order; undefined for any other answer. */
export function partsRight(problem: Problem, response: string): readonly boolean[] | undefined {
  const touch = touchOf(problem);
  if (touch === undefined || !PART_BY_PART.has(touch.as)) return undefined;
  const [keys, given] = [membersOf(problem.answer.key), membersOf(response)];
  if (keys.length !== given.length) return undefined;
  return keys.map((key, index) => {
    const part = given[index] ?? '';
    if (touch.as === 'labels') return part.toUpperCase() === key;
    return checkAnswer({ ...problem.answer, kind: 'number', key }, part).verdict === 'right';
  });
}

/** How many cells or labels are right, where some are. */
function countedParts(problem: Problem, response: string): string | undefined {
  const parts = partsRight(problem, response) ?? [];
  const right = parts.filter(Boolean).length;
  return right > 0 && right < parts.length
    ? `${right} of ${parts.length} ${right === 1 ? 'is' : 'are'} right. Look at the others again.`
    : undefined;
}

const AGAIN = 'Still not yet.';

/**
 * What a student is told of a wrong answer: `idea`, where an idea behind it is known, or what the checker found, or what to
 * look at again. `told`: what was told of earlier answers to the same question; nothing is told twice while there is more.
 */
export function replyTo(
  problem: Problem,
  response: string,
  found: Found,
  idea?: string,
  told: readonly string[] = [],
): string {
  // The value is right: only how it is written is left, and that stays so.
  if (found.sameValue) return found.message;
  const own = idea ?? countedParts(problem, response) ?? fitting(problem, response, found);
  // The same mistake again: what fits it is said once more before what would fit any.
  const all = [...(own === undefined ? [] : [own, `${AGAIN} ${own}`]), ...REPLIES[answeredFrom(problem)]];
  return all.find((one) => !told.includes(one)) ?? all.at(-1) ?? found.message;
}
