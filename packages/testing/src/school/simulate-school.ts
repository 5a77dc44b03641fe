import { checkAnswer, createRng, findSkill, type Problem, type Rng, type Skill } from '@lemma/math';
import type { Assignment, AssignmentItem } from '@lemma/school/assignment';
import { DAY, HOUR } from '@lemma/school/time';
import type { Submission, WorkItem } from '@lemma/school/work';
import { buildAssignment, buildAttempt, buildItem, buildSubmission, buildWorkItem, NOW } from '../builders/school.ts';

/**
 * The server's own function that draws a problem. It is a parameter, so that the simulated school has the numbers that
 * would be graded.
 */
export type Draw = (item: AssignmentItem, seed: number, studentId: string) => { skill: Skill; problem: Problem };
export type SimulatedStudent = {
  readonly id: string;
  readonly classId: string;
  readonly ability: number;
  /** The misconceptions that the student really has. */
  readonly ideas: readonly string[];
};
export type SimulatedSchool = {
  readonly students: readonly SimulatedStudent[];
  readonly assignments: readonly Assignment[];
  readonly submissions: readonly Submission[];
};
export type SchoolSize = {
  readonly classes: number;
  readonly studentsEach: number;
  readonly weeks: number;
  readonly items: number;
  readonly seed: number;
  /** The end of the last week, in milliseconds; left out: the "now" of built documents. */
  readonly now?: number;
  /** A prefix for all ids. */
  readonly prefix?: string;
  /** How many misconceptions each student has who has any, which is every second student. Default: 1. */
  readonly misconceptionsEach?: number;
  /** How often a misconception shows when it can. Default: 0.92. */
  readonly consistency?: number;
};

/** Half a year of ten classes of thirty: an assignment of eight items a week. */
export const HALF_A_YEAR: SchoolSize = { classes: 10, studentsEach: 30, weeks: 24, items: 8, seed: 2026 };

const SKILLS = [
  'fractions.add-like',
  'fractions.add-unlike',
  'fractions.subtract-unlike',
  'fractions.multiply',
  'decimals.add',
  'decimals.multiply',
  'integers.add',
  'integers.subtract',
  'equations.one-step',
  'equations.two-step',
  'percent.of-number',
  'whole-numbers.order-of-operations',
] as const;

const misconceptionsThere = [
  ...new Set(SKILLS.flatMap((code) => findSkill(code)?.misconceptions.map(({ id }) => id) ?? [])),
];

function studentsOf(
  { classes, studentsEach, prefix = '', misconceptionsEach = 1 }: SchoolSize,
  rng: Rng,
): SimulatedStudent[] {
  return Array.from({ length: classes * studentsEach }, (_, index) => ({
    id: `${prefix}class-${Math.floor(index / studentsEach)}-student-${index % studentsEach}`,
    classId: `${prefix}class-${Math.floor(index / studentsEach)}`,
    ability: rng.int(55, 97) / 100,
    ideas: rng.chance(0.5)
      ? [...new Set(Array.from({ length: misconceptionsEach }, () => rng.pick(misconceptionsThere)))]
      : [],
  }));
}

function assignmentsOf({ classes, weeks, items, now = NOW, prefix = '' }: SchoolSize): Assignment[] {
  return Array.from({ length: classes * weeks }, (_, index) => {
    const week = index % weeks;
    const openAt = now - (weeks - week) * 7 * DAY;
    const classId = `${prefix}class-${Math.floor(index / weeks)}`;
    return buildAssignment({
      id: `${classId}-assignment-${week}`,
      classId,
      title: `Week ${week + 1}`,
      seed: 1000 + index,
      openAt,
      dueAt: openAt + 6 * DAY,
      items: Array.from({ length: items }, (_item, place) =>
        buildItem({ id: `i${place}`, skill: SKILLS[(week * items + place) % SKILLS.length] ?? SKILLS[0] }),
      ),
    });
  });
}

/** A careless mistake: the key with its first number changed; a key without a number stays the same. */
const withSlip = (key: string, rng: Rng): string =>
  key.replace(/\d+/, (digits) => String(Number(digits) + rng.int(3, 9)));

function answerOf(
  { ability, ideas }: SimulatedStudent,
  { skill, problem }: ReturnType<Draw>,
  consistency: number,
  rng: Rng,
): string {
  for (const { id, work } of skill.misconceptions) {
    const done = ideas.includes(id) ? work(problem.params) : undefined;
    if (done && checkAnswer(problem.answer, done.answer).verdict === 'wrong' && rng.chance(consistency))
      return done.answer;
  }
  return rng.chance(ability) ? problem.answer.key : withSlip(problem.answer.key, rng);
}

/** The question as the student had it. */
function posedItem({ code, canDo }: Skill, { prompt, math, picture, answer }: Problem): WorkItem {
  const { math: _math, ...bare } = buildWorkItem({ skill: code, canDo, prompt });
  const { kind, options, variable } = answer;
  return {
    ...bare,
    ...(math !== undefined && { math }),
    ...(picture !== undefined && { picture }),
    field: {
      kind,
      ...(options && { options: options.map(({ id, label }) => ({ id, label })) }),
      ...(variable !== undefined && { variable }),
    },
  };
}

/** The settings for generating a school's answers. */
type Making = { readonly draw: Draw; readonly consistency: number; readonly rng: Rng };

function workOf(student: SimulatedStudent, assignment: Assignment, { draw, consistency, rng }: Making): Submission {
  const at = assignment.openAt + rng.int(0, 4) * DAY + rng.int(0, HOUR);
  const items = assignment.items.map((rule, place) => {
    const { skill, problem } = draw(rule, assignment.seed, student.id);
    const rapid = rng.chance(0.03);
    const response = rapid ? '1' : answerOf(student, { skill, problem }, consistency, rng);
    const outcome = checkAnswer(problem.answer, response);
    const verdict = outcome.verdict === 'invalid' ? 'wrong' : outcome.verdict;
    const took = rapid ? 1500 : rng.int(8_000, 90_000);
    const attempt = buildAttempt({ id: `try-${place}`, response, verdict, at: at + place * 100_000, took });
    const sameValue = outcome.verdict === 'right' || (outcome.verdict === 'wrong' && outcome.sameValue);
    const solved = verdict === 'right';
    return {
      ...posedItem(skill, problem),
      ...{ id: rule.id, solved, closed: true, score: solved ? rule.points : 0 },
      attempts: [{ ...attempt, sameValue }],
    };
  });
  const score = items.reduce((sum, one) => sum + one.score, 0);
  return buildSubmission({
    ...{ id: `${assignment.id}_${student.id}`, assignmentId: assignment.id, classId: assignment.classId },
    ...{ studentId: student.id, state: 'graded', items, score, maxScore: 2 * items.length, dueAt: assignment.dueAt },
    ...{ startedAt: at, submittedAt: at + 1_000_000, updatedAt: at + 1_000_000, revision: items.length + 2 },
  });
}

/**
 * A school whose true state is known: each student's ability and misconceptions, and the work that results from them.
 */
export function simulateSchool(size: SchoolSize, draw: Draw): SimulatedSchool {
  const rng = createRng(size.seed);
  const making = { draw, consistency: size.consistency ?? 0.92, rng };
  const students = studentsOf(size, rng);
  const assignments = assignmentsOf(size);
  const submissions = students.flatMap((student) =>
    assignments.filter(({ classId }) => classId === student.classId).map((one) => workOf(student, one, making)),
  );
  return { students, assignments, submissions };
}
