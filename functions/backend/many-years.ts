import { createHash } from 'node:crypto';
import type { Assignment, Board } from '@lemma/school/assignment';
import { unpacked } from '@lemma/school/base';
import type { Roster } from '@lemma/school/class';
import type { Desk } from '@lemma/school/desk';
import { type Evidence, evidenceSchema, type Insight, insightSchema } from '@lemma/school/insight';
import { type Results, resultsSchema } from '@lemma/school/results';
import { DAY } from '@lemma/school/time';
import { buildClassroom, buildRosterStudent } from '@lemma/testing';
import { roomOnBoard } from '../src/domain/assignments/board-room.ts';
import { newBoardEntry, newDeskEntry } from '../src/domain/assignments/entries.ts';
import { boundedInsight } from '../src/domain/evidence/bounded-insight.ts';
import { joined } from '../src/domain/evidence/joined.ts';
import { foldedOf, insightOf, summaryOf } from '../src/domain/evidence/summary-of.ts';
import { boundedResults } from '../src/domain/results/bounded-results.ts';
import { foldedEntry, foldedResults } from '../src/domain/results/fold.ts';
import { tidiedEntries } from '../src/domain/results/tidied-entries.ts';
import { newSubmission } from '../src/domain/work/submission.ts';
import { withStudents } from '../src/engines/folding/fold-class.ts';
import { documents } from '../src/platform/documents.ts';
import { fitted } from '../src/platform/fit.ts';
import { documentSize } from '../src/platform/size.ts';
import { givenBy, handedIn, instantOf, madeBy, SCHOOL_DAYS, studentOf, type Years } from './daily-work.ts';

/** The number of students in one pass over a class. */
const A_PASS = 60;
/** The number of students whose single days are timed, and whose documents are measured each month. */
const TIMED = 5;

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
  readonly shelf: Shelf;
  readonly given: Map<string, Assignment>;
  insight: Insight | undefined;
  board: Board;
  desk: Desk;
};

/**
 * The students' evidence between two months, as bytes: six hundred students' answers as objects would take the
 * collector of garbage longer than the folds take.
 */
class Shelf {
  readonly #stored = new Map<string, Buffer>();

  put(evidence: Evidence): void {
    this.#stored.set(evidence.studentId, Buffer.from(JSON.stringify(evidence)));
  }

  get(studentId: string): Evidence {
    const stored = this.#stored.get(studentId);
    if (stored === undefined) throw new Error(`no evidence of ${studentId}`);
    return evidenceSchema.parse(JSON.parse(stored.toString()));
  }

  get ids(): string[] {
    return [...this.#stored.keys()];
  }

  /** The number of students of whom no other has the same work. */
  get different(): number {
    const hashes = this.ids.map((id) =>
      createHash('sha256')
        .update(JSON.stringify(this.get(id).work))
        .digest('hex'),
    );
    return new Set(hashes).size;
  }
}

/** Folds these students into the class's insight, in one pass over the document as it is stored. */
function foldPass(world: World, places: readonly number[], all: Largest, now: number): void {
  const { ids } = world.shelf;
  const told = places.flatMap((place) => {
    const id = ids[place % ids.length];
    return id === undefined ? [] : [[studentOf(place), world.shelf.get(id)] as const];
  });
  const stored = world.insight && all.measure('insights', world.insight);
  world.insight = all.time('fold of a pass', () => {
    const before = stored && insightSchema.parse(unpacked(stored));
    const folded = told.map(([id, evidence]) => [id, { evidence, line: summaryOf(evidence).line }] as const);
    const after = boundedInsight(insightOf(withStudents('class', before, folded, world.given), now));
    all.measure('insights', after);
    return after;
  });
}

/** The end of a month: a pass over the stored class and, from time to time, as many as fold every student. */
function look(world: World, years: Years, month: number, all: Largest, now: number): void {
  const passes = Math.ceil(years.students / A_PASS);
  const first = world.insight === undefined || month % years.full === 0 ? month - passes + 1 : month;
  for (let pass = first; pass <= month; pass += 1) {
    const from = (((pass % passes) + passes) % passes) * A_PASS;
    const places = Array.from({ length: Math.min(A_PASS, years.students - from) }, (_, place) => from + place);
    foldPass(world, places, all, now);
  }
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
  const entry = newDeskEntry(given, buildClassroom({ id: 'class' }), { id: 'x' });
  const blank = newSubmission(given, 'x', Math.floor(instantOf(day)));
  const work = handedIn(0, given, blank, madeBy(0, day, given, years)[0]?.[1].entries ?? []);
  const desk = { ...world.desk, assignments: { ...world.desk.assignments, [given.id]: foldedEntry(entry, work) } };
  world.desk = { ...desk, assignments: tidiedEntries(desk) ?? desk.assignments };
}

/** The evidence of a student after the school days of a month. Of the first students one day a week is timed. */
function monthOf(world: World, years: Years, index: number, days: readonly Day[], all: Largest): Evidence {
  let evidence = world.shelf.get(studentOf(index));
  for (const { day, given, isGiven } of days) {
    const made = madeBy(index, day, given, years).slice(isGiven ? 0 : 1);
    const fold = () => foldedOf(joined(evidence, made)).evidence;
    // The others are folded at the end of the month: a fold keeps what it finds, so the days between change no size.
    evidence = index < TIMED && day % 5 === 0 ? all.time('evidence of a student', fold) : joined(evidence, made);
  }
  return foldedOf(evidence).evidence;
}

type Day = { readonly day: number; readonly given: Assignment; readonly isGiven: boolean };

/** The school days of a month, of which some have an assignment. */
function daysOf(month: number, years: Years): Day[] {
  const gap = SCHOOL_DAYS / years.assignmentsAYear;
  return Array.from({ length: years.every }, (_, index) => {
    const day = month * years.every + index;
    return { day, given: givenBy(day, years), isGiven: Math.floor(day / gap) !== Math.floor((day - 1) / gap) };
  });
}

function liveMonth(world: World, years: Years, month: number, all: Largest): void {
  const days = daysOf(month, years);
  const ids = Array.from({ length: years.students }, (_, index) => studentOf(index));
  for (const { day, given, isGiven } of days) {
    if (!isGiven) continue;
    world.given.set(given.id, given);
    giveOnBoard(world, given, ids, all);
    deskDay(world, years, day, given);
  }
  for (let index = 0; index < years.different; index += 1) {
    const evidence = monthOf(world, years, index, days, all);
    world.shelf.put(evidence);
    if (index >= TIMED) continue;
    all.measure('evidence', evidence);
    all.measure('progress', all.time('summary of a student', () => summaryOf(evidence)).progress);
  }
  look(world, years, month, all, Math.floor(instantOf(days.at(-1)?.day ?? 0)));
}

/** Several years of a class, with each day's homework and practice, through the folds that write its documents. */
export function liveManyYears(years: Years): Largest {
  const all = new Largest();
  const ids = Array.from({ length: years.students }, (_, index) => studentOf(index));
  const world: World = {
    shelf: new Shelf(),
    ...{ given: new Map(), insight: undefined, board: { classId: 'class', assignments: {} } },
    desk: { studentId: studentOf(0), displayName: 'Ana L.', assignments: {} },
  };
  for (const studentId of ids.slice(0, years.different)) world.shelf.put({ studentId, work: {} });
  const roster: Roster = {
    ...{ classId: 'class', groups: {} },
    students: Object.fromEntries(
      ids.map((id) => [id, buildRosterStudent({ id, fullName: `Maximiliana Guadalupe ${id}`, userName: id })]),
    ),
  };
  all.measure('rosters', roster);
  const months = (years.years * SCHOOL_DAYS) / years.every;
  for (let month = 0; month < months; month += 1) liveMonth(world, years, month, all);
  for (const id of world.shelf.ids) all.measure('evidence', world.shelf.get(id));
  all.different = world.shelf.different;
  const last = [...world.given.values()].at(-1);
  if (last) results(world, years, years.years * SCHOOL_DAYS - 1, last, all);
  all.measure('boards', world.board);
  all.measure('desks', world.desk);
  return all;
}
