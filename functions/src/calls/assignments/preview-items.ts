import type { calls } from '@lemma/school/calls';
import { sampleProblem } from '../../domain/assignments/sample-problem.ts';
import { writingOf } from '../../domain/work/marked-lines.ts';
import { toWorkItem } from '../../domain/work/problem.ts';
import { requireNotStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';

export const previewItems: Handler<typeof calls.previewItems> = async ({ items, sample }, caller) => {
  await requireNotStudent(caller);
  return {
    items: items.map((item) => {
      const posed = sampleProblem(item, sample);
      return { ...toWorkItem(item, posed), ...writingOf(item, posed, {}) };
    }),
  };
};
