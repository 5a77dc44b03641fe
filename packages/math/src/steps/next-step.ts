import { bare, parse } from '../check/index.ts';
import type { Prose, Step } from '../types.ts';
import { lettersOf } from '../verify/judge.ts';
import { type AskedQuestion, askedTask } from './asked-task.ts';
import { readWork } from './read-work.ts';
import type { TaskKind } from './solution.ts';
import { solveSteps } from './solve-steps.ts';

/**
 * The step after a student's lines: the kind of task it belongs to, and what to do, without what comes out. `todo` is left
 * out if the lines go a way of their own.
 */
export type NextStep = { readonly kind: TaskKind; readonly todo?: Prose };

const PUT_IN: Prose = 'Put the letter that you know into one of the equations.';

/** Reasons that name what comes out; in their place stands what is to be done. */
const WITHOUT_RESULT: readonly (readonly [RegExp, Prose])[] = [
  [/goes into the/, 'Split the number into parts that can be divided.'],
  [/^The (?:quotient|digits of the quotient)|^As a mixed number/, 'Put the parts together.'],
  [/^Write both with the denominator/, 'Write both with the same denominator.'],
  [/^Divide numerator and denominator by/, 'Divide numerator and denominator by the same number.'],
  [/^Put [a-z] = /, PUT_IN],
  [
    /multiply to .* and add to/,
    'Find two numbers with the right product and the right sum, and split the middle term.',
  ],
  [/^Every term has the factor/, 'Find the greatest factor of every term, and put it in front.'],
];

/** What to do, from the reason of a step: its first sentence, as the others say what follows from it. */
function todoOf({ why }: Step): Prose {
  const hidden = WITHOUT_RESULT.find(([pattern]) => pattern.test(why));
  return hidden?.[1] ?? /^.*?[.?](?=\s|$)/.exec(why)?.[0] ?? why;
}

const isKnown = (line: string): boolean => /^\s*[A-Za-z]\s*=\s*-?[\d./ ]+$/.test(line);

/** The end of a chain of equal numbers, which stands for the line. */
const endOf = (line: string): string => {
  const text = line.replace(/^\s*=\s*/, '');
  const read = parse(text, {});
  if (!read.ok || bare(read.tree).kind !== 'relation' || lettersOf(read.tree).size > 0) return text;
  return text.slice(text.lastIndexOf('=') + 1).trim();
};

function todoAfter(line: string): Prose | undefined {
  const work = solveSteps(line);
  const [, next] = work.kind === 'other' ? [] : work.lines;
  return next && todoOf(next);
}

/** What to do after these lines of a system, the newest first: one letter is looked for after the other. */
function todoInSystem(sound: readonly string[], task: string): Prose | undefined {
  const known = sound.filter(isKnown).length;
  if (known > 0) return known > 1 ? undefined : PUT_IN;
  return todoAfter(sound[0] ?? task) ?? todoAfter(task);
}

/**
 * The next step after the lines that follow so far, or the first step of the question. Undefined if the question is of no
 * kind that is solved in steps. It says what to do and never what comes out: neither the next line nor the answer.
 */
export function nextStep(lines: readonly string[], question: AskedQuestion): NextStep | undefined {
  const { task } = askedTask(question);
  const work = task === undefined ? undefined : solveSteps(task);
  if (task === undefined || work === undefined || work.kind === 'other') return undefined;
  const { kind } = work;
  const { marks } = readWork(lines, question);
  const sound = lines.filter((line, at) => marks[at] === 'follows' && line.trim() !== '').toReversed();
  const [last] = sound;
  const verb = kind === 'factor' ? 'factor ' : '';
  const usual = () => todoAfter(last === undefined ? task : `${verb}${endOf(last)}`);
  const todo = kind === 'system' ? todoInSystem(sound, task) : usual();
  return { kind, ...(todo !== undefined && { todo }) };
}
