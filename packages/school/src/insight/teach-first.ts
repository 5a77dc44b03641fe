import type { RosterStudent } from '../class/index.ts';
import type { Insight, InsightGroup, InsightStudent } from './schema.ts';
import { strugglesAt } from './struggles-at.ts';

/**
 * What to teach some students, and the answers that show it: an idea that they share, a basic that they lack, or a skill
 * on which they are stuck without either. `id` is the misconception's, or the code of the skill; `skill` is a skill with
 * answers for it.
 */
export type TeachTopic = {
  readonly kind: InsightGroup['kind'] | 'struggle';
  readonly id: string;
  readonly skill: string;
  readonly studentIds: string[];
  readonly evidence: InsightGroup['evidence'];
  /** How many of the students are stuck on it now. */
  readonly stuck: number;
};

type Known = Pick<Insight, 'students' | 'groups'>;
type Stuck = {
  readonly studentId: string;
  readonly struggle: InsightStudent['struggles'][number];
};

/** Whether a group is the reason why a student who is in it is stuck on a skill. */
function explains(group: InsightGroup, { studentId, struggle: { skill } }: Stuck, { students }: Known): boolean {
  if (!group.studentIds.includes(studentId)) return false;
  const { ideas = [], gaps = [] } = students[studentId] ?? {};
  return group.kind === 'misconception'
    ? ideas.some(({ id, evidence }) => id === group.id && evidence.some((one) => one.skill === skill))
    : gaps.some((gap) => gap.skill === group.id && (gap.skill === skill || gap.blocks.includes(skill)));
}

const skillOf = ({ kind, id, evidence }: InsightGroup): string =>
  kind === 'prerequisite' ? id : (evidence.at(-1)?.skill ?? '');

function ofSkill([skill, own]: readonly [string, readonly Stuck[]]): TeachTopic {
  const hardestFirst = own.toSorted((one, other) => other.struggle.score - one.struggle.score);
  return {
    ...{ kind: 'struggle', id: skill, skill, stuck: own.length },
    studentIds: hardestFirst.map(({ studentId }) => studentId),
    evidence: hardestFirst.flatMap(({ studentId, struggle }) =>
      struggle.evidence.map((ref) => ({ ...ref, studentId })),
    ),
  };
}

/**
 * What to teach first in a class, and to whom: the one order of every screen, letter and answer that says so. The topic
 * of the most students who are in the class comes first; among equals, the one on which more are stuck at `now`
 * (milliseconds). A student who is stuck because of an idea or a missing basic is taught that, not the skill once more.
 */
export function teachFirst(
  insight: Known | null,
  students: readonly Pick<RosterStudent, 'id'>[],
  now: number,
): TeachTopic[] {
  if (insight === null) return [];
  const present = new Set(students.map(({ id }) => id));
  const groups = insight.groups.map((group) => ({
    ...group,
    studentIds: group.studentIds.filter((id) => present.has(id)),
    evidence: group.evidence.filter(({ studentId }) => present.has(studentId)),
  }));
  const stuck = students.flatMap(({ id: studentId }) =>
    strugglesAt(insight.students[studentId], now).map((struggle): Stuck => ({ studentId, struggle })),
  );
  const alone = stuck.filter((one) => !groups.some((group) => explains(group, one, insight)));
  const topics = [
    ...groups.map((group): TeachTopic => {
      const because = stuck.filter((one) => explains(group, one, insight));
      const own = new Set(because.map(({ studentId }) => studentId));
      return { ...group, skill: skillOf(group), stuck: own.size };
    }),
    ...[...Map.groupBy(alone, ({ struggle }) => struggle.skill)].map(ofSkill),
  ];
  return topics
    .filter(({ studentIds }) => studentIds.length > 0)
    .toSorted(
      (one, other) =>
        other.studentIds.length - one.studentIds.length ||
        other.stuck - one.stuck ||
        `${one.kind}${one.id}`.localeCompare(`${other.kind}${other.id}`),
    );
}
