import { OWN_SKILL } from '@lemma/school/question';
import { DAY } from '@lemma/school/time';
import { buildItem } from '@lemma/testing';
import type { PreparedClass } from './prepared.ts';

type Item = ReturnType<typeof buildItem>;

/** A teacher's own question with a number as its answer, the same for everybody. */
export const ownQuestion = (id: string, prompt: string, key: string): Item =>
  buildItem({
    ...{ id, skill: OWN_SKILL, variants: false },
    own: { prompt, kind: 'number', key, accepts: [], hints: [], solution: [] },
  });

/** An open assignment of these questions. */
export async function give(
  { teacher, classId }: PreparedClass,
  title: string,
  items: readonly Item[],
): Promise<string> {
  const assignmentId = crypto.randomUUID();
  await teacher.call('saveAssignment', {
    ...{ assignmentId, classId, title, instructions: '', parentMayHandIn: true, items: [...items] },
    ...{ openAt: Date.now() - DAY, dueAt: Date.now() + DAY },
  });
  await teacher.call('publishAssignment', { assignmentId });
  return assignmentId;
}
