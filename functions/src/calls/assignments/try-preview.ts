import type { calls } from '@lemma/school/calls';
import { sampleProblem } from '../../domain/assignments/sample-problem.ts';
import { inStory } from '../../domain/work/mark-answer.ts';
import { markItem } from '../../domain/work/mark-item.ts';
import { requireNotStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';

export const tryPreview: Handler<typeof calls.tryPreview> = async ({ item, sample, response, hintsShown }, caller) => {
  await requireNotStudent(caller);
  const posed = sampleProblem(item, sample);
  const { problem } = posed;
  const next = item.hints === 'off' ? undefined : problem.hints[hintsShown];
  const hint = next === undefined ? {} : { hint: next };
  const mark = inStory(markItem(posed, response), item.replies);
  if (mark.kind === 'invalid') return { outcome: 'invalid', message: mark.message, ...hint };
  const { verdict, message, misconception, sameValue } = mark;
  return { outcome: verdict, message, sameValue, ...(misconception !== undefined && { misconception }), ...hint };
};
