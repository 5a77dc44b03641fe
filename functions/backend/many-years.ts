import { skills } from '@lemma/math';
import type { Assignment, Board } from '@lemma/school/assignment';
import { unpacked } from '@lemma/school/base';
import type { Roster } from '@lemma/school/class';
import type { Desk } from '@lemma/school/desk';
import {
  type Evidence,
  type EvidenceEntry,
  type EvidenceWork,
  type Insight,
  insightSchema,
} from '@lemma/school/insight';
import { type Results, resultsSchema } from '@lemma/school/results';
import { DAY, HOUR } from '@lemma/school/time';
import type { Submission } from '@lemma/school/work';
import { buildAssignment, buildClassroom, buildItem, buildRosterStudent } from '@lemma/testing';
import { roomOnBoard } from '../src/domain/assignments/board-room.ts';
import { newBoardEntry, newDeskEntry } from '../src/domain/assignments/entries.ts';
import { boundedInsight } from '../src/domain/evidence/bounded-insight.ts';
import { joined } from '../src/domain/evidence/joined.ts';
import { insightOf, summaryOf } from '../src/domain/evidence/summary-of.ts';
import { boundedResults } from '../src/domain/results/bounded-results.ts';
import { foldedEntry, foldedResults } from '../src/domain/results/fold.ts';
import { tidiedEntries } from '../src/domain/results/tidied-entries.ts';
import { newSubmission } from '../src/domain/work/submission.ts';
import { withStudents } from '../src/engines/folding/fold-class.ts';
import { documents } from '../src/platform/documents.ts';
import { fitted } from '../src/platform/fit.ts';
import { documentSize } from '../src/platform/size.ts';

const SCHOOL_DAYS = 180;
/** The number of students in one pass over a class. */
const A_PASS = 60;

export type Years = {
  readonly students: number;
  /** The number of students who are simulated individually; the others do the same as one of these. */
  readonly different: number;
  readonly years: number;
  readonly assignmentsAYear: number;
  readonly items: number;
  readonly practiceADay: number;
  /** The school days of a month, at whose end a pass over the class is measured. */
  readonly every: number;
  /** The months between two full passes, which fold every student; the passes between fold sixty. */
  readonly full: number;
};

/** The random generator Mulberry32: a seed gives the same school each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(list: readonly T[], next: () => number): T | undefined => list[Math.floor(next() * list.length)];

function entry(skill: (typeof skills)[number], itemId: string, at: number, next: () => number): EvidenceEntry {
  const right = next() < 0.7;
  const chances = skill.misconceptions.map(({ id }) => id).slice(0, 3);
  const took = 3000 + Math.floor(next() * 60_000);
  const tries = right ? 1 : 1 + Math.floor(next() * 3);
  return {
    ...{ itemId, skill: skill.code, at, took, mark: right ? 'right' : 'wrong', tries, hints: 0, solved: right },
    ...{ lastAt: at + tries * 20_000, wrongStreak: right ? 0 : tries },
    response: `${Math.floor(next() * 200)}/${1 + Math.floor(next() * 40)}`,
    ...{ chances, shown: !right && next() < 0.4 ? chances.slice(0, 1) : [] },
  };
}

const instantOf = (day: number): number =>
  Date.UTC(2026, 8, 1) + (Math.floor(day / SCHOOL_DAYS) * 365 + (day % SCHOOL_DAYS) * 1.4) * DAY;

function givenBy(day: number, { items }: Years): Assignment {
  const next = numbers(day + 1);
  const first = Math.floor((day / (3 * SCHOOL_DAYS)) * skills.length * 0.6);
  const around = skills.slice(first, first + 12);
  const at = instantOf(day);
  return buildAssignment({
    ...{ id: `assignment-${String(day).padStart(4, '0')}-abcdefgh`, classId: 'class', state: 'open' },
    ...{ openAt: Math.floor(at), dueAt: Math.floor(at + DAY), publishedAt: Math.floor(at) },
    title: `Homework ${day}: ${pick(around, next)?.name ?? ''}`.slice(0, 60),
    items: Array.from({ length: items }, (_, index) =>
      buildItem({ id: `item-${index + 1}`, skill: pick(around, next)?.code ?? 'integers.add' }),
    ),
  });
}

const studentOf = (index: number): string => `student-${String(index).padStart(4, '0')}-0123456789`;

/** A student's answers to one assignment and to the practice of that day. */
function madeBy(index: number, day: number, given: Assignment, years: Years): (readonly [string, EvidenceWork])[] {
  const studentId = studentOf(index);
  const next = numbers(index * 7919 + day);
  const at = Math.floor(instantOf(day)) + Math.floor(next() * 6 * HOUR);
  const byCode = new Map(skills.map((skill) => [skill.code, skill]));
  const entries = given.items.flatMap((item, place) => {
    const skill = byCode.get(item.skill);
    return skill ? [entry(skill, item.id, at + place * 60_000, next)] : [];
  });
  const seen = skills.slice(0, Math.max(12, Math.floor((day / (3 * SCHOOL_DAYS)) * skills.length * 0.6)));
  const practised = Array.from({ length: years.practiceADay }, (_, place) => {
    const skill = pick(seen, next);
    return skill ? [entry(skill, `p${day}-${place + 1}`, at + HOUR + place * 60_000, next)] : [];
  }).flat();
  const work = { revision: 1, late: false, took: 300_000 };
  const score = entries.filter(({ solved }) => solved).length;
  return [
    [
      `${given.id}_${studentId}`,
      {
        ...{ ...work, assignmentId: given.id, classId: 'class', state: 'returned', score, maxScore: years.items },
        ...{ submittedAt: at, entries },
      },
    ],
    [
      `practice-${day}`,
      {
        ...{ ...work, assignmentId: 'practice', classId: 'practice', state: 'practice', score: 0, maxScore: 0 },
        entries: practised,
      },
    ],
  ];
}

/** The stored submission of a student, for results and desk. */
function handedIn(index: number, given: Assignment, blank: Submission, entries: readonly EvidenceEntry[]): Submission {
  const studentId = studentOf(index);
  const items = blank.items.map((item, place) => {
    const own = entries[place];
    if (own === undefined) return item;
    const attempts = Array.from({ length: own.tries }, (_, nth) => ({
      ...{ id: `${studentId}-${place}-${nth}`, sameValue: false, message: 'Not yet.', at: own.at, took: own.took },
      ...{ response: `${own.response}${nth === 0 ? '' : nth}`, hintsShown: 0 },
      verdict: own.solved && nth === own.tries - 1 ? ('right' as const) : ('wrong' as const),
      ...(own.shown[0] !== undefined && { misconception: own.shown[0] }),
    }));
    return { ...item, attempts, solved: own.solved, closed: true, score: own.solved ? item.points : 0 };
  });
  const comment = { id: 'c', byName: 'Ms. Okafor', at: given.dueAt, text: 'Look at the signs once more. '.repeat(5) };
  return {
    ...{ ...blank, id: `${given.id}_${studentId}`, studentId, items, state: 'returned', submittedAt: given.dueAt },
    ...{ feedback: [comment], revision: 3, updatedAt: given.dueAt },
  };
}

export type Sizes = Record<string, number>;

/**
 * The largest stored document of each kind over all years, and the longest times, in milliseconds of processor time so
 * that other work of the machine does not count.
 */
export class Largest {
  readonly bytes: Sizes = {};
  readonly times: Sizes = {};
  /** The time of each month's pass over the class. */
  readonly passes: number[] = [];
  /** The number of students whose evidence is unique. */
  different = 0;

  measure(path: keyof typeof documents, whole: object): object {
    const stored = fitted(`${path}/x`, whole, documents[path].packs);
    this.bytes[path] = Math.max(this.bytes[path] ?? 0, documentSize(stored));
    return stored;
  }

  time<T>(name: string, work: () => T): T {
    const began = process.cpuUsage();
    const done = work();
    const { user, system } = process.cpuUsage(began);
    this.last = Math.round((user + system) / 1000);
    this.times[name] = Math.max(this.times[name] ?? 0, this.last);
    return done;
  }

  /** The last time measured. */
  last = 0;
}

type World = {
  readonly evidence: Map<string, Evidence>;
  readonly given: Map<string, Assignment>;
  insight: Insight | undefined;
  board: Board;
  desk: Desk;
};

type Evidenced = readonly (readonly [string, Evidence])[];

/** Sixty students of the class, different ones each month, as one pass would take them. */
const passOf = (all: Evidenced, month: number): Evidenced =>
  Array.from(
    { length: Math.min(A_PASS, all.length) },
    (_, place) => all[(month * A_PASS + place) % all.length],
  ).flatMap((one) => (one ? [one] : []));

const folded = (all: Evidenced) =>
  all.map(([id, evidence]) => [id, { evidence, line: summaryOf(evidence).line }] as const);

/**
 * The end of a month: a timed pass over the class as stored and, from time to time, a fold of all students before it.
 */
function look(world: World, years: Years, month: number, all: Largest, now: number): void {
  const told = [...world.evidence.values()];
  const everybody = Array.from({ length: years.students }, (_, index): Evidenced => {
    const one = told[index % told.length];
    return one ? [[studentOf(index), one]] : [];
  }).flat();
  const known = world.given;
  let insight = world.insight;
  if (insight === undefined || month % years.full === 0) {
    const lines = told.map((evidence) => ({ evidence, line: summaryOf(evidence).line }));
    const anew = everybody.flatMap(([id], index) => {
      const one = lines[index % lines.length];
      return one ? [[id, one] as const] : [];
    });
    insight = boundedInsight(insightOf(withStudents('class', insight, anew, known), now));
  }
  const stored = all.measure('insights', insight);
  world.insight = all.time('fold of a pass', () => {
    const before = insightSchema.parse(unpacked(stored));
    const parts = withStudents('class', before, folded(passOf(everybody, month)), known);
    const after = boundedInsight(insightOf(parts, now));
    all.measure('insights', after);
    return after;
  });
  all.passes.push(all.last);
}

function results(world: World, years: Years, day: number, given: Assignment, all: Largest): void {
  const blank = newSubmission(given, 'x', Math.floor(instantOf(day)));
  const works = Array.from({ length: years.students }, (_, index) =>
    handedIn(index, given, blank, madeBy(index, day, given, years)[0]?.[1].entries ?? []),
  );
  let before: Results = { assignmentId: given.id, classId: 'class', rows: {} };
  for (let from = 0; from < works.length; from += A_PASS)
    before = all.time('results of a pass', () => {
      const told = foldedResults(
        { board: world.board, results: [before] },
        works.slice(from, from + A_PASS),
        new Map([[given.id, given]]),
        given.dueAt,
      );
      const stored = all.measure('results', boundedResults(told.results[0] ?? before));
      return resultsSchema.parse(unpacked(stored));
    });
  if (Object.keys(before.rows).length !== years.students) throw new Error('rows were lost');
}

/**
 * Adds an assignment as saving does, which throws when there is no room. Twenty students get a due date of their own
 * each time.
 */
function giveOnBoard(world: World, given: Assignment, ids: readonly string[], all: Largest): void {
  const line = { ...newBoardEntry(given, ids.length), started: 600, submitted: 600, median: 0.75 };
  const dueBy = Object.fromEntries(ids.slice(0, 20).map((id) => [id, given.dueAt + DAY]));
  const tidied = roomOnBoard(world.board, given.openAt).map((one) => [one.id, one] as const);
  const lines = { ...world.board.assignments, ...Object.fromEntries(tidied), [given.id]: { ...line, dueBy } };
  world.board = { classId: 'class', assignments: lines };
  all.measure('boards', world.board);
}

function deskDay(world: World, years: Years, day: number, given: Assignment): void {
  const entry = newDeskEntry(given, buildClassroom({ id: 'class' }));
  const blank = newSubmission(given, 'x', Math.floor(instantOf(day)));
  const work = handedIn(0, given, blank, madeBy(0, day, given, years)[0]?.[1].entries ?? []);
  const desk = { ...world.desk, assignments: { ...world.desk.assignments, [given.id]: foldedEntry(entry, work) } };
  world.desk = { ...desk, assignments: tidiedEntries(desk) ?? desk.assignments };
}

/** Several years of a class, with each day's homework and practice, through the folds that write its documents. */
export function liveManyYears(years: Years): Largest {
  const all = new Largest();
  const ids = Array.from({ length: years.students }, (_, index) => studentOf(index));
  const world: World = {
    evidence: new Map(ids.slice(0, years.different).map((studentId) => [studentId, { studentId, work: {} }])),
    ...{ given: new Map(), insight: undefined, board: { classId: 'class', assignments: {} } },
    desk: { studentId: studentOf(0), displayName: 'Ana L.', assignments: {} },
  };
  const roster: Roster = {
    ...{ classId: 'class', groups: {} },
    students: Object.fromEntries(
      ids.map((id) => [id, buildRosterStudent({ id, fullName: `Maximiliana Guadalupe ${id}`, userName: id })]),
    ),
  };
  all.measure('rosters', roster);
  const days = years.years * SCHOOL_DAYS;
  const gap = SCHOOL_DAYS / years.assignmentsAYear;
  for (let day = 0; day < days; day += 1) {
    const isGiven = Math.floor(day / gap) !== Math.floor((day - 1) / gap);
    const given = givenBy(day, years);
    if (isGiven) {
      world.given.set(given.id, given);
      giveOnBoard(world, given, ids, all);
      deskDay(world, years, day, given);
    }
    for (const [index, studentId] of [...world.evidence.keys()].entries()) {
      const before = world.evidence.get(studentId);
      const made = madeBy(index, day, given, years).slice(isGiven ? 0 : 1);
      if (before)
        world.evidence.set(
          studentId,
          all.time('evidence of a student', () => joined(before, made)),
        );
    }
    if ((day + 1) % years.every !== 0) continue;
    for (const evidence of [...world.evidence.values()].slice(0, 5)) {
      all.measure('evidence', evidence);
      all.measure('progress', all.time('summary of a student', () => summaryOf(evidence)).progress);
    }
    look(world, years, (day + 1) / years.every - 1, all, Math.floor(instantOf(day)));
  }
  for (const evidence of world.evidence.values()) all.measure('evidence', evidence);
  all.different = new Set([...world.evidence.values()].map(({ work }) => JSON.stringify(work))).size;
  const last = [...world.given.values()].at(-1);
  if (last) results(world, years, days - 1, last, all);
  all.measure('boards', world.board);
  all.measure('desks', world.desk);
  return all;
}
