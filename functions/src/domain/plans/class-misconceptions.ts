import type { ClassMisconception } from '@lemma/plans';
import type { Insight } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { documents } from '../../platform/documents.ts';

const RECENT_MS = 30 * DAY;

/** The misconceptions that the class's work of the last thirty days shows, the most widespread first. */
export function misconceptionsOf(insight: Pick<Insight, 'students'> | undefined, now: number): ClassMisconception[] {
  const found = new Map<string, { students: number; answers: number }>();
  for (const { ideas } of Object.values(insight?.students ?? {})) {
    for (const { id, shown, lastAt } of ideas) {
      if (lastAt < now - RECENT_MS) continue;
      const before = found.get(id) ?? { students: 0, answers: 0 };
      found.set(id, { students: before.students + 1, answers: before.answers + shown });
    }
  }
  return [...found]
    .map(([id, counts]) => ({ id, ...counts }))
    .toSorted((one, other) => other.students - one.students || other.answers - one.answers);
}

export const classMisconceptions = async (classId: string, now: number): Promise<ClassMisconception[]> =>
  misconceptionsOf(await documents.insights.read(classId), now);
