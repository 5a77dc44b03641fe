import type { Skill } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { isOnSkills, type TeachTopic, teachFirst } from '@lemma/school/insight';
import { many, misconceptionName, skillName } from '../say/wording.ts';
import type { ClassData } from './class-data.ts';

const MOST = 6;
export const topicText = ({ kind, id }: TeachTopic): string =>
  ({
    misconception: `A student ${misconceptionName(id)}`,
    prerequisite: `Not known yet: ${skillName(id)}`,
    struggle: `Stuck on: ${skillName(id)}`,
  })[kind];

/** What to teach first, as everywhere; with skills, only what is on these. */
export function topicsOn(
  { students, insight }: Pick<ClassData, 'students' | 'insight'>,
  now: number,
  on: readonly Skill[] | undefined,
): TeachTopic[] {
  const codes = on && new Set(on.map(({ code }) => code));
  return teachFirst(insight, students, now).filter((topic) => codes === undefined || isOnSkills(topic, codes));
}

/**
 * What several students of a class need, by the mistakes in their answers, the largest need first; with skills, only what
 * is of these. Undefined where nothing is shown.
 */
export function needsOf(
  { classroom, students, insight }: ClassData,
  now: number,
  on?: readonly Skill[],
): ChatPart | undefined {
  const nameOf = (id: string): string => students.find((each) => each.id === id)?.fullName ?? '';
  const topics = topicsOn({ students, insight }, now, on);
  if (topics.length === 0) return undefined;
  return {
    kind: 'list',
    rows: topics.slice(0, MOST).map((topic) => ({
      text: topicText(topic),
      note: `${many(topic.studentIds.length, 'student')} (${topic.studentIds.slice(0, MOST).map(nameOf).filter(Boolean).join(', ')})`,
      target: { page: 'analysis', classId: classroom.id, group: `${topic.kind}:${topic.id}` },
    })),
  };
}
