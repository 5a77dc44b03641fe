import { generateProblem, type Problem, type Skill, skills } from '@lemma/math';
import type { Assignment } from '@lemma/school/assignment';
import type { EvidenceEntry, EvidenceWork } from '@lemma/school/insight';
import { DAY, HOUR } from '@lemma/school/time';
import type { Submission } from '@lemma/school/work';
import { buildAssignment, buildAttempt, buildItem, buildWorkItem } from '@lemma/testing';
import { entryOf } from '../src/domain/evidence/evidence.ts';

export const SCHOOL_DAYS = 180;

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
  /** The months between two folds of every student, in passes of sixty; in the others one pass is folded. */
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

/** The number of problems of each skill that the answers are drawn from. */
const PROBLEMS = 6;
const LEVELS = [1, 2, 3] as const;
const known = new Map<string, readonly EvidenceEntry[]>();

/** A first answer to this problem as evidence, told by the code that tells the answers of a school. */
function entryTo(skill: Skill, problem: Problem, response: string, verdict: 'right' | 'wrong'): EvidenceEntry {
  const solved = verdict === 'right';
  const attempts = [buildAttempt({ response, verdict, took: 20_000 })];
  const item = buildWorkItem({ skill: skill.code, attempts, solved, closed: true });
  const made = entryOf(item, { skill, problem }, false);
  if (made === undefined) throw new Error('no answer');
  return made;
}

/** Answers to problems of a skill, the right one and those of its misconceptions, in the shape that is stored. */
function answersTo(skill: Skill): readonly EvidenceEntry[] {
  const before = known.get(skill.code);
  if (before !== undefined) return before;
  const made = Array.from({ length: PROBLEMS }, (_, seed) => {
    const problem = generateProblem(skill, LEVELS[seed % LEVELS.length] ?? 2, seed);
    const wrong = skill.misconceptions.flatMap(({ work }) => work(problem.params)?.answer ?? []);
    const others = wrong.filter((answer) => answer !== problem.answer.key);
    return [
      entryTo(skill, problem, problem.answer.key, 'right'),
      ...others.map((answer) => entryTo(skill, problem, answer, 'wrong')),
    ];
  }).flat();
  known.set(skill.code, made);
  return made;
}

function entry(skill: Skill, itemId: string, at: number, next: () => number): EvidenceEntry {
  const answers = answersTo(skill);
  const wanted = next() < 0.7 ? 'right' : 'wrong';
  const fitting = answers.filter(({ mark }) => mark === wanted);
  const drawn = pick(fitting.length > 0 ? fitting : answers, next);
  if (drawn === undefined) throw new Error(`no answers to ${skill.code}`);
  const took = 3000 + Math.floor(next() * 60_000);
  const tries = drawn.solved ? 1 : 1 + Math.floor(next() * 3);
  const when = { at, took, tries, lastAt: at + tries * 20_000, wrongStreak: drawn.solved ? 0 : tries };
  return { ...drawn, ...when, itemId };
}

export const instantOf = (day: number): number =>
  Date.UTC(2026, 8, 1) + (Math.floor(day / SCHOOL_DAYS) * 365 + (day % SCHOOL_DAYS) * 1.4) * DAY;

export function givenBy(day: number, { items }: Years): Assignment {
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

const byCode = new Map(skills.map((skill) => [skill.code, skill]));

export const studentOf = (index: number): string => `student-${String(index).padStart(4, '0')}-0123456789`;

/** A student's answers to one assignment and to the practice of that day. */
export function madeBy(
  index: number,
  day: number,
  given: Assignment,
  years: Years,
): (readonly [string, EvidenceWork])[] {
  const studentId = studentOf(index);
  const next = numbers(index * 7919 + day);
  const at = Math.floor(instantOf(day)) + Math.floor(next() * 6 * HOUR);
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
export function handedIn(
  index: number,
  given: Assignment,
  blank: Submission,
  entries: readonly EvidenceEntry[],
): Submission {
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
