import type { RosterStudent } from '../class/index.ts';
import { DAY } from '../time/index.ts';
import { FEWEST_ANSWERS } from './may-tell.ts';
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
  /** The skills on which they are. */
  readonly stuckOn: readonly string[];
};

/** How far back answers count for what to teach first, in days: after that the class works on something else. */
export const TEACH_FIRST_DAYS = 30;

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

/** How many answers say a group's topic of a student, and when the newest that shows it was given; 0: nothing does. */
function saysOf({ kind, id }: InsightGroup, line: InsightStudent | undefined): { answers: number; at: number } {
  if (kind === 'misconception') {
    const idea = line?.ideas.find((one) => one.id === id);
    return { answers: idea?.chances ?? 0, at: idea?.lastAt ?? 0 };
  }
  const gap = line?.gaps.find(({ skill }) => skill === id);
  const at = Math.max(0, ...(gap?.evidence.map((ref) => ref.at) ?? []));
  return { answers: gap ? (line?.skills[id]?.answers ?? 0) : 0, at };
}

/**
 * A group as far as it is known and recent, at `now`: an idea is named for a student by the rule of the model, and for
 * the class from five answers on; a basic is missing from five answers of the student on.
 */
function knownLately(group: InsightGroup, present: ReadonlySet<string>, { students }: Known, now: number) {
  const since = now - TEACH_FIRST_DAYS * DAY;
  const said = new Map(group.studentIds.map((id) => [id, saysOf(group, students[id])]));
  const least = group.kind === 'prerequisite' ? FEWEST_ANSWERS : 1;
  const isKnown = (id: string): boolean => {
    const { answers = 0, at = 0 } = said.get(id) ?? {};
    return present.has(id) && answers >= least && at >= since;
  };
  const studentIds = group.studentIds.filter(isKnown);
  const answers = studentIds.reduce((sum, id) => sum + (said.get(id)?.answers ?? 0), 0);
  return answers < FEWEST_ANSWERS
    ? []
    : [
        {
          ...group,
          studentIds,
          evidence: group.evidence.filter(({ studentId, at }) => isKnown(studentId) && at >= since),
        },
      ];
}

const skillOf = ({ kind, id, evidence }: InsightGroup): string =>
  kind === 'prerequisite' ? id : (evidence.at(-1)?.skill ?? '');

function ofSkill([skill, own]: readonly [string, readonly Stuck[]]): TeachTopic {
  const hardestFirst = own.toSorted((one, other) => other.struggle.score - one.struggle.score);
  return {
    ...{ kind: 'struggle', id: skill, skill, stuck: own.length, stuckOn: [skill] },
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
 * It rests only on what is known and of the last weeks; where nothing is, nothing is said.
 */
export function teachFirst(
  insight: Known | null,
  students: readonly Pick<RosterStudent, 'id'>[],
  now: number,
): TeachTopic[] {
  if (insight === null) return [];
  const present = new Set(students.map(({ id }) => id));
  const groups = insight.groups.flatMap((group) => knownLately(group, present, insight, now));
  const stuck = students.flatMap(({ id: studentId }) =>
    strugglesAt(insight.students[studentId], now).map((struggle): Stuck => ({ studentId, struggle })),
  );
  const alone = stuck.filter((one) => !groups.some((group) => explains(group, one, insight)));
  const topics = [
    ...groups.map((group): TeachTopic => {
      const because = stuck.filter((one) => explains(group, one, insight));
      const own = new Set(because.map(({ studentId }) => studentId));
      const stuckOn = [...new Set(because.map(({ struggle }) => struggle.skill))];
      return { ...group, skill: skillOf(group), stuck: own.size, stuckOn };
    }),
    ...[...Map.groupBy(alone, ({ struggle }) => struggle.skill)].map(ofSkill),
  ];
  return topics.toSorted(
    (one, other) =>
      other.studentIds.length - one.studentIds.length ||
      other.stuck - one.stuck ||
      `${one.kind}${one.id}`.localeCompare(`${other.kind}${other.id}`),
  );
}

/** When the newest answer behind a topic was given; undefined where no answer is at hand. */
export const newestOf = ({ evidence }: Pick<TeachTopic, 'evidence'>): number | undefined =>
  evidence.length === 0 ? undefined : Math.max(...evidence.map(({ at }) => at));

/**
 * Whether a topic is on one of these skills: it is taught there, an answer behind it was given there, or students are
 * stuck there because of it. Whoever is stuck on a skill now is in a topic that is on it, so every list of who needs
 * help with something names the same students.
 */
export const isOnSkills = ({ skill, stuckOn, evidence }: TeachTopic, codes: ReadonlySet<string>): boolean =>
  [skill, ...stuckOn, ...evidence.map((ref) => ref.skill)].some((code) => codes.has(code));

export type NeedsHelp = { readonly studentId: string; readonly topics: readonly TeachTopic[] };

/** The students of these topics, each once with their topics: who has most to learn first, and in the order of the topics. */
export function studentsOf(topics: readonly TeachTopic[]): NeedsHelp[] {
  const ids = [...new Set(topics.flatMap(({ studentIds }) => studentIds))];
  return ids
    .map((studentId) => ({ studentId, topics: topics.filter(({ studentIds }) => studentIds.includes(studentId)) }))
    .toSorted((one, other) => other.topics.length - one.topics.length);
}
