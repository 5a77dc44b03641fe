import { findMisconception } from '@lemma/math';
import type { BoardEntry } from '@lemma/school/assignment';
import type { ChatPart } from '@lemma/school/assistant';
import type { RosterStudent } from '@lemma/school/class';
import { dueFor, FEWEST_ANSWERS, missingNow, strugglesAt, TEACH_FIRST_DAYS, teachFirst } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { countWork, isHandedIn } from '@lemma/school/work';
import { names } from '../../models/may-tell.ts';
import { capital, say } from '../say/parts.ts';
import { day, many, misconceptionName, percent, report, skillName } from '../say/wording.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { WishOf } from '../wish/wish.ts';
import { helpOn, lowest } from './answer-help.ts';
import { below, type ClassAnswer, groups, missed, weakest } from './answer-standings.ts';
import { answerStudent } from './answer-student.ts';
import { askedOfClass } from './asked-of-class.ts';
import type { ClassData } from './class-data.ts';
import { needsOf } from './needs.ts';
import { reportRows } from './report-rows.ts';

const askedOf = ({ onlyFor }: BoardEntry, students: readonly RosterStudent[]): RosterStudent[] =>
  students.filter(({ id }) => onlyFor?.includes(id) ?? true);

/** The assignments that a question names; if it names none, those that `otherwise` selects. */
function assignmentsIn(text: string, { board }: ClassData, otherwise: (entry: BoardEntry) => boolean): BoardEntry[] {
  const shown = Object.values(board).filter(({ state }) => state !== 'draft' && state !== 'archived');
  const named = shown.filter(({ title }) => names(text, title));
  return (named.length > 0 ? named : shown.filter(otherwise)).toSorted((one, other) => other.dueAt - one.dueAt);
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** The day of the week that a text names, on which something is due. */
const dayNamed = (text: string): number => DAYS.findIndex((name) => new RegExp(`\\b${name}['’]?s?\\b`, 'i').test(text));

function missing(text: string, data: ClassData, now: number): ChatPart[] {
  const { classroom, students, insight } = data;
  const all = assignmentsIn(text, data, ({ state }) => state === 'open');
  const named = dayNamed(text);
  const open = named < 0 ? all : all.filter(({ dueAt }) => new Date(dueAt).getUTCDay() === named);
  if (named >= 0 && open.length === 0 && all.length > 0)
    return [
      say(
        `No open assignment of ${classroom.name} is due on a ${capital(DAYS[named] ?? '')}. Open are: ${all.map(({ title, dueAt }) => `“${title}” (${day(dueAt)})`).join(', ')}. Name one of them.`,
      ),
      report('Overview', { page: 'overview', classId: classroom.id }),
    ];
  if (open.length === 0)
    return [
      say(`${classroom.name} has no open assignment.`),
      report('Overview', { page: 'overview', classId: classroom.id }),
    ];
  return open.slice(0, 5).flatMap((entry): ChatPart[] => {
    const asked = askedOf(entry, students);
    const rows = insight.assignments[entry.id]?.rows ?? {};
    const { turnedIn, excused } = countWork(asked.flatMap(({ id }) => rows[id] ?? []));
    const stateOf = ({ id }: RosterStudent): string => rows[id]?.state ?? '';
    const isExcused = (student: RosterStudent): boolean => stateOf(student) === 'excused';
    const without = asked.filter((student) => !isHandedIn({ state: stateOf(student) }) && !isExcused(student));
    const when = entry.dueAt < now ? `was due ${day(entry.dueAt)}` : `is due ${day(entry.dueAt)}`;
    const excusedNames = asked.filter(isExcused).map(({ fullName }) => fullName);
    const aside = excused === 0 ? '' : `, ${excused} excused (${excusedNames.join(', ')})`;
    const head = `“${entry.title}” ${when}. ${turnedIn} of ${asked.length} have turned it in${aside}${without.length === 0 ? '.' : `, ${without.length} not:`}`;
    const list: ChatPart = {
      kind: 'list',
      rows: without.map(({ id, fullName }) => ({
        text: fullName,
        note: `${rows[id] === undefined ? 'not begun' : rows[id].state === 'resubmit' ? 'asked to do it again' : 'begun'}${dueFor(entry, id) === entry.dueAt ? '' : `, has until ${day(dueFor(entry, id))}`}`,
        target: { page: 'student', studentId: id, classId: classroom.id },
      })),
    };
    return [
      say(head),
      ...(without.length > 0 ? [list] : []),
      report(`Open “${entry.title}”`, { page: 'assignment', assignmentId: entry.id }),
    ];
  });
}

/** Misconceptions that the work of a class shows, in the order in which to teach them. */
export function misconceptionsOfClass({ insight, students }: Pick<ClassData, 'insight' | 'students'>, now: number) {
  return teachFirst(insight, students, now).flatMap(({ kind, id, studentIds }) => {
    if (kind !== 'misconception') return [];
    const shown = studentIds.flatMap((one) => insight.students[one]?.ideas.find((idea) => idea.id === id)?.shown ?? 0);
    return { id, students: studentIds, answers: shown.reduce((sum, one) => sum + one, 0) };
  });
}

const answered = ({ insight }: ClassData): number =>
  Object.values(insight.students).filter(({ lastAt }) => lastAt > 0).length;

function common(data: ClassData, now: number): ChatPart[] {
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

function struggling({ classroom, students, insight }: ClassData, now: number): ChatPart[] {
  const stuck = students
    .flatMap((student) => {
      const own = strugglesAt(insight.students[student.id], now);
      const [hardest] = own.toSorted((one, other) => other.score - one.score);
      return hardest ? [{ student, hardest, count: own.length }] : [];
    })
    .toSorted((one, other) => other.hardest.score - one.hardest.score);
  const link = report('Overview', { page: 'overview', classId: classroom.id });
  if (stuck.length === 0)
    return [say(`Nobody in ${classroom.name} is stuck now: no skill has a row of wrong tries.`), link];
  return [
    say(`${many(stuck.length, 'student is', 'students are')} stuck in ${classroom.name}, the hardest first:`),
    {
      kind: 'list',
      rows: stuck.map(({ student, hardest, count }) => ({
        text: student.fullName,
        note: `${skillName(hardest.skill)}: ${many(hardest.wrongStreak, 'wrong try', 'wrong tries')} in a row, ${many(hardest.hints, 'hint')}${count > 1 ? `; ${count - 1} more` : ''}`,
        target: { page: 'student', studentId: student.id, classId: classroom.id },
      })),
    },
    link,
  ];
}

function next(data: ClassData, now: number): ChatPart[] {
  const { classroom } = data;
  const link = report('What to teach next', { page: 'analysis', classId: classroom.id });
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

function due({ classroom, board }: ClassData, now: number): ChatPart[] {
  const open = Object.values(board).filter(({ state }) => state === 'open' || state === 'scheduled');
  const link = report('Overview', { page: 'overview', classId: classroom.id });
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

function results(text: string, data: ClassData): ChatPart[] {
  const all = assignmentsIn(text, data, ({ submitted }) => submitted > 0);
  const [entry] = all;
  if (entry === undefined) return [say(`Nothing has been turned in yet in ${data.classroom.name}.`)];
  const figures = data.insight.assignments[entry.id]?.items ?? [];
  const hardest = figures
    .filter(({ answers }) => answers >= FEWEST_ANSWERS)
    .toSorted((one, other) => one.right - other.right)
    .slice(0, 3);
  const median = entry.median === undefined ? 'There is no median yet.' : `The median is ${percent(entry.median)}.`;
  return [
    say(
      `${data.classroom.name}, “${entry.title}”: ${entry.submitted} of ${entry.studentCount} have turned it in. ${median}${entry.toGrade > 0 ? ` ${entry.toGrade} wait for you to grade.` : ''}`,
    ),
    hardest.length > 0
      ? {
          kind: 'list',
          rows: hardest.map(({ skill, right, answers }) => ({
            text: skillName(skill),
            note: `${percent(right)} right at the first try, ${many(answers, 'answer')}`,
          })),
        }
      : say(`Too few answers to say which question was hardest (fewer than ${FEWEST_ANSWERS} each).`),
    report(`Open “${entry.title}”`, { page: 'assignment', assignmentId: entry.id }),
  ];
}

function summary(text: string, data: ClassData, now: number): ChatPart[] {
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
    report('Statistics', { page: 'statistics', classId: classroom.id }),
    { kind: 'try', says: ['Who hasn’t turned in?', 'Who needs help?', 'What should I teach next?'] },
  ];
}

const stuckOrLowest = (data: ClassData, now: number): ClassAnswer => {
  const isStuck = data.students.some(({ id }) => strugglesAt(data.insight.students[id], now).length > 0);
  return (isStuck ? undefined : lowest(data, now)) ?? { parts: struggling(data, now) };
};

/** What a request that follows speaks of as "that": the idea that most students show, and where it comes up. */
function misconceptionMemo(data: ClassData, now: number): NonNullable<ClassAnswer['memo']> {
  const [first] = misconceptionsOfClass(data, now);
  const [skill] = first ? skillsWith(first.id) : [];
  return { ...(first && { misconception: first.id }), ...(skill && { skill: skill.code }) };
}

const partsOnly = (parts: ChatPart[] | undefined): ClassAnswer | undefined => parts && { parts };

/** An answer from the class's own summaries; undefined where the question names neither a student nor the class. */
export function answerClass(wish: WishOf<'class'>, data: ClassData, now: number): ClassAnswer | undefined {
  const { text, question } = wish;
  const asked = askedOfClass(wish, data, now);
  if (asked) return { parts: asked };
  switch (question) {
    case 'missing':
      return { parts: missing(text, data, now) };
    case 'common':
      return { parts: common(data, now), memo: misconceptionMemo(data, now) };
    case 'struggling':
      return helpOn(wish, data, now) ?? stuckOrLowest(data, now);
    case 'next':
      return { parts: next(data, now), memo: misconceptionMemo(data, now) };
    case 'due':
      return { parts: due(data, now) };
    case 'results':
      return partsOnly(answerStudent(text, data, now) ?? results(text, data));
    case 'summary':
      return (
        partsOnly(answerStudent(text, data, now)) ?? helpOn(wish, data, now) ?? { parts: summary(text, data, now) }
      );
    case 'student':
      return partsOnly(
        answerStudent(text, data, now) ?? (names(text, data.classroom.name) ? summary(text, data, now) : undefined),
      );
    case 'weakest':
      return weakest(wish, data, now);
    case 'below':
      return below(wish, data, now);
    case 'groups':
    case 'pairs':
      return groups(wish, data, now);
    case 'missed':
      return missed(wish, data);
    case 'compare':
      return undefined;
  }
}
