import type { AssignmentItem } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';
import { requireNotStudent } from '../platform/access.ts';
import { inStory } from '../work/mark.ts';
import { markItem } from '../work/mark-item.ts';
import { problemOf, toWorkItem } from '../work/problem.ts';

/** Previews draw from a seed of their own, so that they never show the problems of a class. */
const PREVIEW_SEED = 0;
const sampleProblem = (item: AssignmentItem, sample: number) =>
  problemOf({ ...item, variants: true }, PREVIEW_SEED, `sample ${sample}`);

export const previewItems: Handler<typeof calls.previewItems> = async ({ items, sample }, caller) => {
  await requireNotStudent(caller);
  return { items: items.map((item) => toWorkItem(item, sampleProblem(item, sample))) };
};

export const tryPreview: Handler<typeof calls.tryPreview> = async ({ item, sample, response, hintsShown }, caller) => {
  await requireNotStudent(caller);
  const posed = sampleProblem(item, sample);
  const { problem } = posed;
  const next = item.hints === 'off' ? undefined : problem.hints[hintsShown];
  const hint = next === undefined ? {} : { hint: next };
  const mark = inStory(markItem(posed, response), item.replies);
  if (mark.kind === 'invalid') return { outcome: 'invalid', message: mark.message, ...hint };
  const { verdict, message, misconception } = mark;
  return { outcome: verdict, message, ...(misconception !== undefined && { misconception }), ...hint };
};
