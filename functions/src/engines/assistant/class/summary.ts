import { findMisconception } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { FEWEST_ANSWERS, missingNow, strugglesAt, TEACH_FIRST_DAYS, teachFirst } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { say } from '../say/parts.ts';
import { day, many, misconceptionName, report, skillName } from '../say/wording.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import { MOST_LISTED } from '../wish/wish.ts';
import { lowest } from './answer-help.ts';
import type { ClassAnswer } from './answer-standings.ts';
import type { ClassData } from './class-data.ts';
import { analysis, overview, rowFor, statistics } from './links.ts';
import { needsOf } from './needs.ts';
import { reportRows } from './report-rows.ts';

/** Misconceptions that the work of a class shows, in the order in which to teach them. */
function misconceptionsOfClass({ insight, students }: Pick<ClassData, 'insight' | 'students'>, now: number) {
  return teachFirst(insight, students, now).flatMap(({ kind, id, studentIds }) => {
    if (kind !== 'misconception') return [];
    const shown = studentIds.flatMap((one) => insight.students[one]?.ideas.find((idea) => idea.id === id)?.shown ?? 0);
    return { id, students: studentIds, answers: shown.reduce((sum, one) => sum + one, 0) };
  });
}

const answered = ({ insight }: ClassData): number =>
  Object.values(insight.students).filter(({ lastAt }) => lastAt > 0).length;

export function common(data: ClassData, now: number): ChatPart[] {
  const { classroom, students } = data;
  const [first, ...rest] = misconceptionsOfClass(data, now);
  const basis = `From the work of ${answered(data)} of ${many(students.length, 'student')} of ${classroom.name}.`;
  const link = report('See the answers behind it', {
    page: 'analysis',
    classId: classroom.id,
    ...(first && { group: `misconception:${first.id}` }),
  });
  if (first === undefined)
    return [say(`No idea shows surely enough in the answers of the last ${TEACH_FIRST_DAYS} days. ${basis}`), link];
  const known = findMisconception(first.id);
  const who = first.students.flatMap((id) => students.find((each) => each.id === id)?.fullName ?? []);
  return [
    say(
      `Most common: a student ${misconceptionName(first.id)}. ${many(first.students.length, 'student shows', 'students show')} it, in ${many(first.answers, 'answer')}. ${basis}`,
    ),
    { kind: 'list', rows: who.map((text) => ({ text })) },
    ...(known ? [say(`What to do next: ${known.move}`)] : []),
    ...(rest.length > 0
      ? [
          say('Then:'),
          {
            kind: 'list' as const,
            rows: rest.slice(0, 4).map(({ id, students: by, answers }) => ({
              text: misconceptionName(id),
              note: `${many(by.length, 'student')}, ${many(answers, 'answer')}`,
            })),
          },
        ]
      : []),
    link,
    { kind: 'try', says: [`Explain: ${misconceptionName(first.id)}`] },
  ];
}

function struggling(data: ClassData, now: number): ClassAnswer {
  const { classroom, students, insight } = data;
  const stuck = students
    .flatMap((student) => {
      const own = strugglesAt(insight.students[student.id], now);
      const [hardest] = own.toSorted((one, other) => other.score - one.score);
      return hardest ? [{ student, hardest, count: own.length }] : [];
    })
    .toSorted((one, other) => other.hardest.score - one.hardest.score);
  const link = overview(data);
  if (stuck.length === 0)
    return { parts: [say(`Nobody in ${classroom.name} is stuck now: no skill has a row of wrong tries.`), link] };
  return {
    parts: [
      say(`${many(stuck.length, 'student is', 'students are')} stuck in ${classroom.name}, the hardest first:`),
      {
        kind: 'list',
        rows: stuck.map(({ student, hardest, count }) =>
          rowFor(
            data,
            student,
            `${skillName(hardest.skill)}: ${many(hardest.wrongStreak, 'wrong try', 'wrong tries')} in a row, ${many(hardest.hints, 'hint')}${count > 1 ? `; ${count - 1} more` : ''}`,
          ),
        ),
      },
      link,
    ],
    memo: {
      students: stuck.map(({ student }) => student.id),
      rows: stuck.map(({ hardest }) => hardest.skill).slice(0, MOST_LISTED),
    },
  };
}

export function next(data: ClassData, now: number): ChatPart[] {
  const { classroom } = data;
  const link = analysis(data);
  const needs = needsOf(data, now);
  return needs
    ? [say(`What ${classroom.name} needs, the largest need first:`), needs, link]
    : [
        say(
          `Nothing urgent in ${classroom.name}: the answers of the last ${TEACH_FIRST_DAYS} days show no need surely enough. What would tell: ${FEWEST_ANSWERS} answers to a skill.`,
        ),
        link,
      ];
}

export function due(data: ClassData, now: number): ChatPart[] {
  const { classroom, board } = data;
  const open = Object.values(board).filter(({ state }) => state === 'open' || state === 'scheduled');
  const link = overview(data);
  if (open.length === 0) return [say(`${classroom.name} has no open assignment.`), link];
  const soon = open.filter(({ dueAt }) => dueAt >= now && dueAt < now + WEEK).length;
  return [
    say(
      `${many(open.length, 'assignment is', 'assignments are')} open in ${classroom.name}; ${soon} due in the next 7 days.`,
    ),
    {
      kind: 'list',
      rows: open
        .toSorted((one, other) => one.dueAt - other.dueAt)
        .map(({ id, title, dueAt, submitted, studentCount }) => ({
          text: title,
          note: `due ${day(dueAt)}, ${submitted} of ${studentCount} turned in`,
          target: { page: 'assignment', assignmentId: id },
        })),
    },
    link,
  ];
}

export function summary(text: string, data: ClassData, now: number): ChatPart[] {
  const { classroom, students, board, insight } = data;
  const open = Object.values(board).filter(({ state }) => state === 'open');
  const stuck = students.filter(({ id }) => strugglesAt(insight.students[id], now).length > 0).length;
  const [first] = misconceptionsOfClass(data, now);
  const absent = missingNow(Object.values(board), students, insight, now).length;
  return [
    say(`${classroom.name}: ${many(students.length, 'student')}, ${answered(data)} with answers.`),
    {
      kind: 'list',
      rows: [
        {
          text: many(open.length, 'open assignment'),
          note: `${many(absent, 'piece', 'pieces')} of work missing after the day it was due`,
          target: { page: 'overview', classId: classroom.id },
        },
        { text: `${many(stuck, 'student')} stuck on a skill`, target: { page: 'overview', classId: classroom.id } },
        first
          ? {
              text: `Most common idea: a student ${misconceptionName(first.id)}`,
              note: `${many(first.students.length, 'student')}, ${many(first.answers, 'answer')}`,
              target: { page: 'analysis', classId: classroom.id, group: `misconception:${first.id}` },
            }
          : { text: `No idea shows surely enough in the answers of the last ${TEACH_FIRST_DAYS} days` },
      ],
    },
    ...reportRows(text, data, now),
    statistics(data),
    { kind: 'try', says: ['Who hasn’t turned in?', 'Who needs help?', 'What should I teach next?'] },
  ];
}

export const stuckOrLowest = (data: ClassData, now: number): ClassAnswer => {
  const isStuck = data.students.some(({ id }) => strugglesAt(data.insight.students[id], now).length > 0);
  return (isStuck ? undefined : lowest(data, now)) ?? struggling(data, now);
};

/** What a request that follows speaks of as "that": the idea that most students show, and where it comes up. */
export function misconceptionMemo(data: ClassData, now: number): NonNullable<ClassAnswer['memo']> {
  const [first] = misconceptionsOfClass(data, now);
  const [skill] = first ? skillsWith(first.id) : [];
  return { ...(first && { misconception: first.id }), ...(skill && { skill: skill.code }) };
}
