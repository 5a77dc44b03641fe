import type { BoardEntry } from '@lemma/school/assignment';
import type { ChatPart } from '@lemma/school/assistant';
import type { RosterStudent } from '@lemma/school/class';
import { dueFor, FEWEST_ANSWERS, missingNow, missingWork, type WorkLine } from '@lemma/school/insight';
import { countWork, isHandedIn, isToGrade, shareOfPoints } from '@lemma/school/work';
import type { Question } from '../ledger/question.ts';
import { list, say, suggest } from '../say/parts.ts';
import { day, many, percent, skillName } from '../say/wording.ts';
import { MOST_LISTED } from '../wish/wish.ts';
import type { ClassAnswer } from './answer-standings.ts';
import type { ClassData } from './class-data.ts';
import { openStudent, openWork, overview, rowFor } from './links.ts';
import { meanOf, rounded } from './standings.ts';
import { hardestIn, isMissed, worksOf } from './works.ts';

const MOST_WORKS = 5;

const rowsOf = ({ insight }: ClassData, { id }: BoardEntry): Readonly<Record<string, WorkLine>> =>
  insight.assignments[id]?.rows ?? {};
const askedOf = ({ onlyFor }: BoardEntry, students: readonly RosterStudent[]): RosterStudent[] =>
  students.filter(({ id }) => onlyFor?.includes(id) ?? true);
const titled = ({ title, dueAt }: BoardEntry, now: number): string =>
  `“${title}” ${dueAt < now ? 'was' : 'is'} due ${day(dueAt)}`;
const answerOf = (parts: ChatPart[], those: readonly RosterStudent[], entry?: BoardEntry): ClassAnswer => ({
  parts,
  memo: { students: those.slice(0, MOST_LISTED).map(({ id }) => id), ...(entry && { work: entry.id }) },
});

/** One piece of work: how many have turned it in, and who has not. */
function withoutIt(entry: BoardEntry, data: ClassData, now: number): { parts: ChatPart[]; those: RosterStudent[] } {
  const rows = rowsOf(data, entry);
  const asked = askedOf(entry, data.students);
  const stateOf = ({ id }: RosterStudent): string => rows[id]?.state ?? '';
  const isExcused = (student: RosterStudent): boolean => stateOf(student) === 'excused';
  const { turnedIn, excused } = countWork(asked.flatMap(({ id }) => rows[id] ?? []));
  const those = asked.filter((student) => !isHandedIn({ state: stateOf(student) }) && !isExcused(student));
  const names = asked.filter(isExcused).map(({ fullName }) => fullName);
  const aside = excused === 0 ? '' : `, ${excused} excused (${names.join(', ')})`;
  const noteOf = (student: RosterStudent): string => {
    const state = stateOf(student);
    const until = dueFor(entry, student.id);
    return `${state === '' ? 'not begun' : state === 'resubmit' ? 'asked to do it again' : 'begun'}${until === entry.dueAt ? '' : `, has until ${day(until)}`}`;
  };
  const head = `${titled(entry, now)}. ${turnedIn} of ${asked.length} have turned it in${aside}${those.length === 0 ? '.' : `, ${those.length} not:`}`;
  const rest = those.length > 0 ? [list(those.map((student) => rowFor(data, student, noteOf(student))))] : [];
  return { parts: [say(head), ...rest, openWork(entry)], those };
}

/** The same of several pieces of work, `work` being the one that is spoken of. */
function withoutThem(entries: readonly BoardEntry[], data: ClassData, now: number, work?: BoardEntry): ClassAnswer {
  const each = entries.slice(0, MOST_WORKS).map((entry) => withoutIt(entry, data, now));
  return answerOf(
    each.flatMap(({ parts }) => parts),
    each.flatMap(({ those }) => those),
    work,
  );
}

/** Who has not turned in what was due, a line a student; what is not due yet is counted, and named where nothing else is missing. */
function missingAll({ said }: Question, data: ClassData, now: number): ClassAnswer {
  const { classroom, students, insight } = data;
  const works = worksOf(data, now);
  const missing = missingNow(works, students, insight, now);
  const ahead = works.filter(({ state, dueAt }) => state === 'open' && dueAt >= now);
  const byStudent = [...Map.groupBy(missing, ({ student }) => student)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const those = byStudent.map(([student]) => student);
  const counted = ahead.map(
    (entry) => `“${entry.title}” (${day(entry.dueAt)}, ${entry.submitted} of ${entry.studentCount} in)`,
  );
  if (byStudent.length > 0)
    return answerOf(
      [
        say(
          `${many(byStudent.length, 'student')} in ${classroom.name} ${byStudent.length === 1 ? 'has' : 'have'} work missing that was due, ${many(missing.length, 'piece', 'pieces')} in all:`,
        ),
        list(
          byStudent.map(([student, own]) =>
            rowFor(
              data,
              student,
              own
                .map(({ entry, dueAt, begun }) => `${entry.title} (due ${day(dueAt)}${begun ? ', begun' : ''})`)
                .join('; '),
            ),
          ),
        ),
        ...(counted.length > 0 ? [say(`Not due yet: ${counted.join(', ')}.`)] : []),
        overview(data),
        ...(ahead[0] ? [suggest(`Who hasn’t turned in ${ahead[0].title}?`)] : []),
      ],
      those,
    );
  const none = say(`Nobody in ${classroom.name} has work missing that was due.`);
  if (ahead.length === 0) return answerOf([none, overview(data)], []);
  // Who only asks for what is missing asks for nothing that has time yet.
  if (/\b(?:missing|owes?|overdue|past[- ]due|behind)\b/i.test(said))
    return answerOf([none, say(`Not due yet: ${counted.join(', ')}.`), overview(data)], []);
  return withoutThem(ahead, data, now);
}

/** Who has not turned something in: of the work that is named, otherwise of all that was due. */
export function missingOf(asked: Question, entries: readonly BoardEntry[], data: ClassData, now: number): ClassAnswer {
  return entries.length === 0 ? missingAll(asked, data, now) : withoutThem(entries, data, now, entries[0]);
}

/** Work that one student has not turned in. */
export function missingOfOne(student: RosterStudent, data: ClassData, now: number): ClassAnswer {
  const works = worksOf(data, now);
  const own = missingWork(works, [student], data.insight, now);
  const begins = works.filter(
    (entry) =>
      entry.dueAt >= now &&
      askedOf(entry, [student]).length > 0 &&
      !isHandedIn(rowsOf(data, entry)[student.id] ?? { state: '' }),
  );
  const rows = own.map(({ entry, dueAt, begun }) => ({
    text: entry.title,
    note: `was due ${day(dueAt)}, ${begun ? 'begun' : 'not begun'}${entry.state === 'open' ? '' : ', closed'}`,
    target: { page: 'assignment' as const, assignmentId: entry.id },
  }));
  return answerOf(
    [
      say(
        rows.length === 0
          ? `${student.fullName} has no work missing that was due.`
          : `${student.fullName} has not turned in ${many(rows.length, 'piece', 'pieces')} of work that ${rows.length === 1 ? 'was' : 'were'} due:`,
      ),
      ...(rows.length > 0 ? [list(rows)] : []),
      ...(begins.length > 0
        ? [
            say(
              `Not due yet, and not turned in: ${begins.map(({ title, dueAt }) => `“${title}” (${day(dueAt)})`).join(', ')}.`,
            ),
          ]
        : []),
      openStudent(data, student),
    ],
    [student],
  );
}

/** Who has turned a piece of work in, or turned it in late. */
export function turnedInOf(
  { measure }: Question,
  entries: readonly BoardEntry[],
  data: ClassData,
  now: number,
): ClassAnswer {
  const isLate = measure === 'late';
  const works = entries.length > 0 ? entries : worksOf(data, now).filter(({ submitted }) => submitted > 0);
  const each = works.slice(0, isLate ? MOST_WORKS : 1).map((entry) => {
    const rows = rowsOf(data, entry);
    const all = askedOf(entry, data.students);
    const those = all.filter(({ id }) => {
      const row = rows[id];
      return row !== undefined && isHandedIn(row) && (!isLate || row.late);
    });
    return { entry, all, those };
  });
  const told = isLate && entries.length === 0 ? each.filter(({ those }) => those.length > 0) : each;
  if (told.length === 0 && each.length > 0)
    return answerOf(
      [
        say(`Nobody in ${data.classroom.name} has turned anything in late on the last ${each.length} assignments.`),
        overview(data),
      ],
      [],
    );
  const parts = told.flatMap(({ entry, all, those }) => [
    say(
      `${titled(entry, now)}: ${those.length} of ${all.length} have turned it in${isLate ? ' late' : ''}${those.length === 0 ? '.' : ':'}`,
    ),
    ...(those.length > 0 ? [list(those.map((student) => rowFor(data, student)))] : []),
    openWork(entry),
  ]);
  return parts.length === 0
    ? answerOf([say(`Nothing has been turned in yet in ${data.classroom.name}.`), overview(data)], [])
    : answerOf(
        parts,
        each.flatMap(({ those }) => those),
        each[0]?.entry,
      );
}

type Scored = { readonly student: RosterStudent; readonly share: number };

/** The points of all who turned it in, the lowest first; what waits for a grade has none yet. */
function scoredOn(entry: BoardEntry, data: ClassData): { readonly scored: Scored[]; readonly waiting: number } {
  const rows = rowsOf(data, entry);
  const handedIn = data.students.flatMap((student) => {
    const row = rows[student.id];
    return row !== undefined && isHandedIn(row) ? [{ student, row }] : [];
  });
  const scored = handedIn.flatMap(({ student, row }) => {
    const share = shareOfPoints(row);
    return share === undefined ? [] : [{ student, share }];
  });
  return {
    scored: scored.toSorted((one, other) => one.share - other.share),
    waiting: handedIn.filter(({ row }) => isToGrade(row)).length,
  };
}

/** The questions of the work that fewest had right at the first try. */
function hardestOf(all: ReturnType<typeof hardestIn>): ChatPart {
  const hardest = all.slice(0, 3);
  return hardest.length === 0
    ? say(`Too few answers to say which question was hardest (fewer than ${FEWEST_ANSWERS} each).`)
    : list(
        hardest.map(({ place, skill, right, answers }) => ({
          text: `Question ${place}: ${skillName(skill)}`,
          note: `${percent(right)} right at the first try, ${many(answers, 'answer')}`,
        })),
      );
}

const asRows = (data: ClassData, some: readonly Scored[]): ChatPart[] =>
  some.length === 0 ? [] : [list(some.map(({ student, share }) => rowFor(data, student, percent(share))))];

/** Points on a piece of work: who is on which side of a line, who is first or last, otherwise how all did. */
export function scoresOn(asked: Question, entry: BoardEntry, data: ClassData): ClassAnswer {
  const { bound, end, most, said } = asked;
  const { scored, waiting } = scoredOn(entry, data);
  const on = `on “${entry.title}”`;
  const { name } = data.classroom;
  const hardest = hardestIn(data, entry);
  // Problems for those students are on it.
  const skill = hardest[0]?.skill;
  const answerOn = (parts: ChatPart[], those: readonly RosterStudent[]): ClassAnswer => {
    const made = answerOf(parts, those, entry);
    return { ...made, memo: { ...made.memo, ...(skill !== undefined && { skill }) } };
  };
  const aside =
    waiting === 0
      ? []
      : [
          say(
            `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for you to grade and ${waiting === 1 ? 'is' : 'are'} left out.`,
          ),
        ];
  if (scored.length === 0)
    return answerOn([say(`Nobody in ${name} has a score ${on} yet.`), ...aside, openWork(entry)], []);
  const { length } = scored;
  if (bound) {
    const isIn = ({ share }: Scored): boolean =>
      bound.is === 'below' ? rounded(share) < bound.percent : rounded(share) >= bound.percent;
    const those = bound.is === 'below' ? scored.filter(isIn) : scored.filter(isIn).toReversed();
    const line =
      bound.percent >= 100 ? 'at 100 %' : `${bound.is === 'below' ? 'below' : 'at or above'} ${bound.percent} %`;
    const head = `${those.length} of ${many(length, 'score')} in ${name} ${those.length === 1 ? 'is' : 'are'} ${line} ${on}${those.length === 0 ? '.' : ':'}`;
    return answerOn(
      [say(head), ...asRows(data, those), ...aside, openWork(entry)],
      those.map(({ student }) => student),
    );
  }
  if (end !== undefined && /\b(?:who|whose|which|list|name|show|students|kids|top|bottom)\b/i.test(said)) {
    const all = end === 'lowest' ? scored : scored.toReversed();
    const last = all[(most ?? 1) - 1]?.share;
    const those =
      most === undefined ? all.filter(({ share }) => rounded(share) === rounded(last ?? 0)) : all.slice(0, most);
    const head = `The ${end} ${most === undefined ? (those.length === 1 ? 'score' : 'scores') : many(those.length, 'score')} of ${name} ${on}, of ${length}:`;
    return answerOn(
      [say(head), ...asRows(data, those), ...aside, openWork(entry)],
      those.map(({ student }) => student),
    );
  }
  const all = askedOf(entry, data.students);
  const rows = rowsOf(data, entry);
  const { turnedIn } = countWork(all.flatMap(({ id }) => rows[id] ?? []));
  // The median is of the whole class.
  const median =
    entry.median === undefined || all.length < entry.studentCount ? '' : ` The median is ${percent(entry.median)}.`;
  const isAll = /\b(?:who|each|every|everyone|everybody|list|all)\b/i.test(said);
  return answerOn(
    [
      say(
        `${name}, “${entry.title}”: ${turnedIn} of ${all.length} have turned it in. The average of ${many(length, 'score')} is ${percent(meanOf(scored))}.${median}`,
      ),
      ...aside,
      ...(isAll ? asRows(data, scored) : [hardestOf(hardest)]),
      openWork(entry),
      suggest(`Who got less than 60% on ${entry.title}?`, `Which question did most get wrong on ${entry.title}?`),
    ],
    [],
  );
}

/** One student's points on a piece of work, with the questions that were wrong at the first try. */
export function scoreOfOne(student: RosterStudent, entry: BoardEntry, data: ClassData): ClassAnswer {
  const row = rowsOf(data, entry)[student.id];
  const share = row && isHandedIn(row) ? shareOfPoints(row) : undefined;
  const items = data.insight.assignments[entry.id]?.items ?? [];
  const missed = items.flatMap(({ skill }, at) =>
    isMissed(row, at) ? [{ text: `Question ${at + 1}: ${skillName(skill)}` }] : [],
  );
  const head =
    row === undefined
      ? `${student.fullName} has not begun “${entry.title}”.`
      : share === undefined
        ? `${student.fullName} ${isHandedIn(row) ? 'has turned in' : 'has begun, but not turned in,'} “${entry.title}”${isHandedIn(row) ? '; it waits for you to grade' : ''}.`
        : `${student.fullName} has turned in “${entry.title}”${row.late ? ' late' : ''} and has ${percent(share)} (${row.score} of ${row.maxScore} points).`;
  return answerOf(
    [say(head), ...(missed.length > 0 ? [say('Not correct at the first try:'), list(missed)] : []), openWork(entry)],
    [student],
    entry,
  );
}
