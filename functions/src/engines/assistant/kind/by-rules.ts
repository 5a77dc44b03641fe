import type { RequestMake } from '@lemma/school/assistant';
import { typedClass } from '../class/typed-groups.ts';
import { namesStory } from '../frames/frames.ts';
import { correctFor } from '../judge/explain.ts';
import { unusedNumbers } from '../judge/left-over.ts';
import { reasonFor } from '../judge/why.ts';
import { answeredIn, asTyped } from '../read/claim.ts';
import { sheetIn } from '../read/sheet-in.ts';
import { knownTask } from '../solve/known-tasks.ts';
import { solveTask } from '../solve/solve.ts';
import { toRewrite } from '../teach/rewrite-all.ts';
import type { Wish } from '../wish/wish.ts';
import { namedIn } from './named-in.ts';
import { kindOfWish } from './wish-as.ts';

/** A problem in quotation marks. */
const QUOTED_PROBLEM = /["“]([^"”]*\d[^"”]*\p{L}{3}[^"”]*|[^"”]*\p{L}{3}[^"”]*\d[^"”]*)["”]/u;

/** The kinds that rules name for a text. None of them is held by itself: what was learned has to name it too. */
export const kindsByRules = (text: string, read: Wish): readonly string[] => [
  kindOfWish(read),
  ...(typedClass(text).length > 0 ? ['class.groups'] : []),
  ...(QUOTED_PROBLEM.test(text) || toRewrite(text).length > 0 ? ['versions'] : []),
  ...(namesStory(text.toLowerCase()) ? ['sheet.word problems'] : []),
  ...(reasonFor(text) ? ['explain'] : []),
  ...(namedIn(text)?.startsWith('class') ? [namedIn(text) ?? ''] : []),
];

/** Kinds for which a problem that is given is told in other ways. */
const OF_GIVEN = /^(?:versions|piece\.differentiate)$/;
/** Kinds of which a rule that is spoken of is only the topic. */
const MADE = /^(?:sheet|plan|letter|class|piece\.(?!explain|meaning|worked))/;

/**
 * The kind that a text tells by what stands in it: a task that can be worked out, a wrong answer to a problem, a rule that can be
 * explained, a problem to be told in other ways. `likely` are the kinds that may be meant.
 */
export function kindByProblem(text: string, read: Wish, likely: readonly string[]): RequestMake | undefined {
  if (QUOTED_PROBLEM.test(text) && likely.some((kind) => OF_GIVEN.test(kind))) return 'versions';
  if (read.kind === 'grade') return (read.lines ?? []).length > 1 || read.answers !== undefined ? 'grade' : undefined;
  const said = answeredIn(text);
  const isWrong = said !== undefined && correctFor(said).right === false;
  if (isWrong && likely.includes('explain')) return 'explain';
  if (sheetIn(text, text.toLowerCase()).parts?.every(({ title }) => title !== undefined)) return 'sheet.practice';
  if (read.kind === 'compute')
    return /\d/.test(read.task) &&
      unusedNumbers(read.task).length === 0 &&
      (knownTask(read.task) ?? solveTask(read.task)) !== undefined
      ? 'compute'
      : undefined;
  if (isWrong) return 'explain';
  if (reasonFor(text) && !MADE.test(likely[0] ?? '')) return 'explain';
  return knownTask(asTyped(text)) !== undefined && likely.includes('compute') ? 'compute' : undefined;
}
