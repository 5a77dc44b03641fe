import type { ChatPart } from '@lemma/school/assistant';
import type { RosterStudent } from '@lemma/school/class';
import { FEWEST_ANSWERS, type InsightStudent } from '@lemma/school/insight';
import { countWork } from '@lemma/school/work';
import { say } from '../say/parts.ts';
import { day, many, misconceptionName, percent, skillName } from '../say/wording.ts';
import type { ClassAnswer } from './answer-standings.ts';
import { type ClassData, studentsNamed } from './class-data.ts';
import { type ClassTopic, topicOfQuestion } from './class-topic.ts';
import { openStudent } from './links.ts';
import { overAllSkills, sinceIn, weeksOf } from './report-rows.ts';
import { chosenBy, standingOf } from './standings.ts';

const MASTERY_WORDS = {
  beginning: 'beginning',
  developing: 'developing',
  nearly: 'nearly there',
  secure: 'secure',
  strong: 'strong',
} as const;

/** How a student stands on a skill. */
const skillRow = ([code, { level, estimate, answers }]: readonly [string, InsightStudent['skills'][string]]) => ({
  text: skillName(code),
  note:
    answers < FEWEST_ANSWERS
      ? `too few answers for a percent (${answers})`
      : `${MASTERY_WORDS[level]} (${percent(estimate)}, ${many(answers, 'answer')})`,
});

/** One student on one topic, skill by skill. */
function onTopic(student: RosterStudent, { skills, said }: ClassTopic, data: ClassData, now: number): ChatPart[] {
  const { fullName } = student;
  const own = data.insight.students[student.id];
  const chosen = chosenBy(skills);
  const { share, answers } = standingOf(own, chosen, now);
  const link = openStudent(data, student);
  if (answers === 0) return [say(`${fullName} has no answers on ${said} yet.`), link];
  const rows = Object.entries(own?.skills ?? {})
    .filter(([code]) => chosen(code))
    .toSorted(([, one], [, other]) => one.estimate - other.estimate);
  return [
    say(
      share === undefined
        ? `${fullName} on ${said}: too few answers for a percent (${answers}).`
        : `${fullName} on ${said}: ${percent(share)}, from ${many(answers, 'answer')}.`,
    ),
    {
      kind: 'list',
      rows: rows.map(skillRow),
    },
    link,
  ];
}

/** Whether a student improved since the time that is named: compares the week nearest to it, the first where none is, with the last. */
function growthOf(
  student: RosterStudent,
  text: string,
  topic: ClassTopic | undefined,
  data: ClassData,
  now: number,
): ChatPart[] {
  const { fullName } = student;
  const link = openStudent(data, student);
  const { first, last } = weeksOf(data.insight.students[student.id], sinceIn(text, now));
  if (first === undefined || last === undefined || first.week === last.week)
    return [say(`Too few answers to say whether ${fullName} has improved: there are not two weeks to compare.`), link];
  const apart = last.low > first.high ? 'Yes' : last.high < first.low ? 'No, it went down' : 'Unclear';
  return [
    say(
      `${apart}: in the week of ${day(first.week)} ${fullName} stood at ${percent(first.mean)} (${percent(first.low)} to ${percent(first.high)}), in the week of ${day(last.week)} at ${percent(last.mean)} (${percent(last.low)} to ${percent(last.high)}).${apart === 'Unclear' ? ' The two ranges overlap.' : ''}`,
    ),
    say(`That is the mean over the skills seen so far: ${many(first.skills, 'skill')} then, ${last.skills} now.`),
    ...overAllSkills(topic),
    link,
  ];
}

/** One student from the class's summary; undefined where the text names no student of the class. */
export function answerStudent(text: string, isGrowth: boolean, data: ClassData, now: number): ClassAnswer | undefined {
  const { students, insight } = data;
  const found = studentsNamed(text, students);
  const [student] = found;
  if (student === undefined) return undefined;
  if (found.length > 1) {
    return {
      parts: [
        say('Whom do you mean?'),
        { kind: 'try', says: found.slice(0, 8).map(({ fullName }) => `How is ${fullName} doing?`) },
      ],
    };
  }
  const own = insight.students[student.id];
  const memo = { students: [student.id] };
  if (own === undefined || own.lastAt === 0)
    return {
      memo,
      parts: [say(`${student.fullName} has not answered anything yet.`), openStudent(data, student)],
    };
  const topic = topicOfQuestion(text, data);
  if (isGrowth) return { memo, parts: growthOf(student, text, topic, data, now) };
  if (topic) return { memo, parts: onTopic(student, topic, data, now) };
  const skillsBy = Object.entries(own.skills).toSorted(([, one], [, other]) => one.estimate - other.estimate);
  const [weakest] = skillsBy;
  const work = Object.values(insight.assignments).flatMap(({ rows }) => rows[student.id] ?? []);
  const handedIn = countWork(work).turnedIn;
  const parts: ChatPart[] = [
    say(
      `${student.fullName}: ${many(own.effort.answers, 'answer')} in ${many(skillsBy.length, 'skill')}, ${many(handedIn, 'piece', 'pieces')} of work turned in, last answer ${day(own.lastAt)}.`,
    ),
    {
      kind: 'list',
      rows: skillsBy.slice(0, 8).map(skillRow),
    },
    ...(own.ideas.length > 0
      ? [
          say('Ideas that the answers show:'),
          {
            kind: 'list' as const,
            rows: own.ideas.map(({ id, shown, chances }) => ({
              text: misconceptionName(id),
              note: `${shown} of ${chances} answers where it could show`,
            })),
          },
        ]
      : [say('The answers show no idea surely enough.')]),
    openStudent(data, student),
  ];
  return { parts, memo: { ...memo, ...(weakest && { skill: weakest[0] }) } };
}
