import { decayed } from '@lemma/mastery/mastery-level';
import { FEWEST_ANSWERS, type NeedsHelp, studentsOf, TEACH_FIRST_DAYS } from '@lemma/school/insight';
import { say } from '../say/parts.ts';
import { many, skillName } from '../say/wording.ts';
import { MOST_LISTED, type WishOf } from '../wish/wish.ts';
import { basisOf, type ClassAnswer, MOST_ROWS, on, rowOf, tooFew } from './answer-standings.ts';
import type { ClassData } from './class-data.ts';
import { type ClassTopic, topicOfQuestion } from './class-topic.ts';
import { analysis, rowFor, statistics } from './links.ts';
import { topicsOn, topicText } from './needs.ts';
import { chosenBy, ranked } from './standings.ts';

type Wish = WishOf<'class'>;
const SECURE = 0.8;

/**
 * The students who need help on a topic; undefined if the question names no topic. They are those whom the overview and
 * the analysis name for it; only where these name nobody, the ones with the lowest percent.
 */
export function helpOn({ text }: Wish, data: ClassData, now: number): ClassAnswer | undefined {
  const topic = topicOfQuestion(text, data);
  if (topic === undefined) return undefined;
  const named = studentsOf(topicsOn(data, now, topic.skills));
  if (named.length > 0) return helpAsNamed(named, topic, data);
  const found = ranked(data, chosenBy(topic.skills), now);
  if (found.known.length === 0) return lowestOfFew(topic, data, now);
  const those = found.known.filter(({ share }) => share < SECURE).slice(0, MOST_ROWS);
  return {
    parts: [
      say(
        those.length === 0
          ? `Nobody in ${data.classroom.name} stands under 80%${on(topic)}.`
          : `For a small group${on(topic)} in ${data.classroom.name}, the lowest first:`,
      ),
      ...(those.length > 0
        ? [
            {
              kind: 'list' as const,
              rows: those.map((each) => {
                const row = rowOf(data)(each);
                return { ...row, note: `${row.note}${weakestSkill(each.id, topic, data)}` };
              }),
            },
          ]
        : []),
      say(basisOf(found)),
      statistics(data),
    ],
    memo: memoOf(those, topic, data),
  };
}

/** Who needs help by what their answers of the last weeks show, each with the reason. */
function helpAsNamed(named: readonly NeedsHelp[], topic: ClassTopic, data: ClassData): ClassAnswer {
  const { classroom, students } = data;
  return {
    parts: [
      say(
        `On ${topic.said} the answers of the last ${TEACH_FIRST_DAYS} days show that ${many(named.length, 'student needs', 'students need')} help in ${classroom.name}:`,
      ),
      {
        kind: 'list',
        rows: named.map(({ studentId, topics }) => ({
          text: students.find(({ id }) => id === studentId)?.fullName ?? '',
          note: topics.map(topicText).join('; '),
          target: { page: 'student' as const, studentId, classId: classroom.id },
        })),
      },
      analysis(data),
    ],
    memo: memoOf(
      named.map(({ studentId }) => ({ id: studentId })),
      topic,
      data,
    ),
  };
}

/** Where nobody has enough answers for a percent: who was wrong most, with how many answers that is. */
function lowestOfFew(topic: ClassTopic, data: ClassData, now: number): ClassAnswer {
  const codes = new Set(topic.skills.map(({ code }) => code));
  const rows = data.students
    .flatMap(({ id, fullName }) => {
      const own = Object.entries(data.insight.students[id]?.skills ?? {}).filter(([code]) => codes.has(code));
      const answers = own.reduce((sum, [, skill]) => sum + skill.answers, 0);
      const share = own.reduce((sum, [, skill]) => sum + decayed(skill.estimate, skill.lastAt, now), 0) / own.length;
      return answers === 0 ? [] : [{ id, fullName, answers, share }];
    })
    .toSorted((one, other) => one.share - other.share)
    .slice(0, MOST_ROWS);
  if (rows.length === 0) return tooFew(topic, data, now);
  return {
    parts: [
      say(
        `Nobody in ${data.classroom.name} has enough answers on ${topic.said} for a percent (${FEWEST_ANSWERS} for each skill). By the few there are, look at these first; ask each a question before you group them:`,
      ),
      {
        kind: 'list',
        rows: rows.map((each) =>
          rowFor(data, each, `${many(each.answers, 'answer')}${weakestSkill(each.id, topic, data)}`),
        ),
      },
      statistics(data),
    ],
    memo: memoOf(rows, topic, data),
  };
}

/** The students with the lowest results overall, for a class in which nobody is stuck on one skill; undefined if there are too few answers. */
export function lowest(data: ClassData, now: number): ClassAnswer | undefined {
  const found = ranked(data, chosenBy([]), now);
  const those = found.known.filter(({ share }) => share < SECURE).slice(0, 5);
  return those.length === 0
    ? undefined
    : {
        parts: [
          say(`Nobody in ${data.classroom.name} is stuck on one skill now. By all their answers these stand lowest:`),
          { kind: 'list', rows: those.map(rowOf(data)) },
          say(basisOf(found)),
          statistics(data),
        ],
        memo: { students: those.map(({ id }) => id) },
      };
}

/** The skill of a topic that a student knows least. */
function weakestOf(id: string, { skills }: ClassTopic, { insight }: ClassData): string | undefined {
  const codes = new Set(skills.map(({ code }) => code));
  const [lowest] = Object.entries(insight.students[id]?.skills ?? {})
    .filter(([code]) => codes.has(code))
    .toSorted(([, one], [, other]) => one.estimate - other.estimate);
  return lowest?.[0];
}

const weakestSkill = (id: string, topic: ClassTopic, data: ClassData): string => {
  const code = weakestOf(id, topic, data);
  return code === undefined ? '' : `; weakest: ${skillName(code)}`;
};

/** What problems for these students are to be on: the skill that most of them know least. */
function memoOf(
  students: readonly { readonly id: string }[],
  topic: ClassTopic,
  data: ClassData,
): NonNullable<ClassAnswer['memo']> {
  const counts = Map.groupBy(
    students.flatMap(({ id }) => weakestOf(id, topic, data) ?? []),
    (code) => code,
  );
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return {
    students: students.map(({ id }) => id),
    ...(most && {
      skill: most[0],
      rows: students.map(({ id }) => weakestOf(id, topic, data) ?? most[0]).slice(0, MOST_LISTED),
    }),
  };
}
