import type { Assignment } from '@lemma/school/assignment';
import { HOUR, SECOND } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { practiceProblem } from '../src/domain/practice/today.ts';
import { problemOf } from '../src/domain/work/problem.ts';
import { documents } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { type Answered, type Asked, answersOf, stuckAnswers } from './character.ts';
import { PRESENT } from './curriculum.ts';
import { pastWork } from './past-work.ts';
import { give, type SchoolClass, type Student } from './school.ts';
import type { Actor, Stage } from './stage.ts';

/** The week that all answers of the present belong to. */
const NOW_WEEK = 16;

export type PresentWork = {
  readonly lastWeek: Assignment;
  readonly thisWeek: Assignment;
  readonly newest: Assignment;
};

type Session = {
  readonly assignment: Assignment;
  readonly at: number;
  readonly answer: (asked: Asked) => readonly Answered[];
  /** The questions that are worked on, from `from` up to `until`. */
  readonly from?: number;
  readonly until: number;
};

/** A student works on some questions, answer by answer. @returns the work's id. */
async function work(stage: Stage, student: Actor, session: Session): Promise<string> {
  const { assignment, answer, from = 0, until } = session;
  let { at } = session;
  const { submissionId } = await stage.act(student, at, 'openWork', { assignmentId: assignment.id });
  for (const rule of assignment.items.slice(from, until)) {
    const { skill, problem } = problemOf(rule, assignment.seed, student.uid);
    let hints = 0;
    for (const [turn, { response, took, hint }] of answer({ skill, problem, tries: rule.tries }).entries()) {
      at += took + 5 * SECOND;
      if (hint && hints < problem.hints.length) {
        await stage.act(student, at - 3 * SECOND, 'takeHint', { submissionId, itemId: rule.id, index: hints });
        hints += 1;
      }
      const attempt = { submissionId, itemId: rule.id, attemptId: `${rule.id}-${turn + 1}`, response, took };
      const reply = await stage.act(student, at, 'submitAttempt', attempt);
      if (reply.kind === 'checked' && reply.item.closed) break;
    }
  }
  return submissionId;
}

/** Stores work that was turned in at once. */
async function turnIn(stage: Stage, { character, name }: Student, assignment: Assignment, at: number): Promise<void> {
  const done = pastWork(assignment, at, { character, name, week: NOW_WEEK, rng: stage.rng });
  stage.setClock(done.updatedAt);
  await documents.submissions.create(atOnce, done.id, done);
}

const byAbility = (students: readonly Student[]): Student[] =>
  students.toSorted((one, other) => one.character.ability - other.character.ability);

/** Last week's work: a few never turned it in, a few were late, one was excused, one may do it again. */
async function lastWeek(stage: Stage, teacher: Actor, { students, classId, plan }: SchoolClass): Promise<Assignment> {
  const { at } = stage.calendar;
  const { rng } = stage;
  const [openAt, dueAt] = [at(-9, 8), at(-3, 23, 59)];
  const assignment = await give(stage, teacher, { classId, unit: PRESENT[plan.key].lastWeek, openAt, dueAt });
  const weak = byAbility(students);
  const missing = new Set([weak[1], weak[5], weak[11], weak[17]]);
  const late = new Set([weak[3], weak[8], weak[14]]);
  for (const student of students) {
    if (missing.has(student) || student === weak[20]) continue;
    const day = late.has(student) ? rng.int(-2, -1) : rng.int(-9, -4);
    await turnIn(stage, student, assignment, at(day, rng.int(15, 19), rng.int(0, 59)));
  }
  const begun = weak[5];
  if (begun) {
    const answer = (asked: Asked) => answersOf(begun.character, asked, NOW_WEEK, rng);
    await work(stage, begun, { assignment, at: at(-4, 17, 12), answer, until: 2 });
  }
  const assignmentId = assignment.id;
  const [excused, again] = [weak[20], weak[4]];
  if (excused)
    await stage.act(teacher, at(-2, 8), 'excuseWork', { assignmentId, studentIds: [excused.uid], excused: true });
  if (again) await stage.act(teacher, at(-2, 8, 5), 'askAgain', { assignmentId, studentIds: [again.uid] });
  const extended = weak[17];
  if (extended)
    await stage.act(teacher, at(-2, 8, 10), 'setOverride', {
      assignmentId,
      override: { id: stage.id(), name: extended.card.fullName, studentIds: [extended.uid], dueAt: at(2, 23, 59) },
    });
  return assignment;
}

/** This week's work, due tomorrow: most turned it in, some are at it, and some are stuck. */
async function thisWeek(stage: Stage, teacher: Actor, { students, classId, plan }: SchoolClass): Promise<Assignment> {
  const { at } = stage.calendar;
  const { rng } = stage;
  const assignment = await give(stage, teacher, {
    ...{ classId, unit: PRESENT[plan.key].thisWeek, openAt: at(-4, 8), dueAt: at(1, 23, 59) },
  });
  const weak = byAbility(students);
  const stuck = weak.slice(0, 4);
  for (const [index, student] of stuck.entries()) {
    const answer = (asked: Asked) => stuckAnswers(student.character, asked, rng);
    // Two questions of one skill: the second and third, or the last two.
    const from = index % 2 === 0 ? 1 : 3;
    await work(stage, student, { assignment, at: at(-1, 16, 5 + 9 * index), answer, from, until: from + 2 });
  }
  const others = weak.slice(stuck.length);
  for (const [index, student] of others.entries()) {
    const time = at(rng.int(-4, -1), rng.int(14, 19), rng.int(0, 59));
    const answer = (asked: Asked) => answersOf(student.character, asked, NOW_WEEK, rng);
    if (index % 6 === 0) await work(stage, student, { assignment, at: time, answer, until: rng.int(2, 4) });
    else if (index % 6 !== 3) await turnIn(stage, student, assignment, time);
  }
  return assignment;
}

/** What was given yesterday, what opens tomorrow, and what is not yet published. */
async function newest(stage: Stage, teacher: Actor, { students, classId, plan }: SchoolClass): Promise<Assignment> {
  const { at } = stage.calendar;
  const { newest: unit, tomorrow, draft } = PRESENT[plan.key];
  const assignment = await give(stage, teacher, { classId, unit, openAt: at(-1, 8), dueAt: at(5, 23, 59) });
  const quick = byAbility(students).slice(-4);
  for (const student of quick) await turnIn(stage, student, assignment, at(-1, 17, stage.rng.int(0, 59)));
  await give(stage, teacher, { classId, unit: tomorrow, openAt: at(1, 8), dueAt: at(7, 23, 59) });
  await give(stage, teacher, { classId, unit: draft, openAt: at(10, 8), dueAt: at(17, 23, 59) }, false);
  return assignment;
}

const CONTESTS = [
  'I checked it with my dad and we both got this.',
  'I think mine is the same number, only written another way.',
  'I did every step like on the board. Can you look at it?',
  'My calculator says the same as me.',
];

/** Students who say that an answer should be correct: of last week's work and of this week's. */
async function contest(
  stage: Stage,
  teacher: Actor,
  { students }: SchoolClass,
  all: readonly Assignment[],
): Promise<void> {
  const { at } = stage.calendar;
  let made = 0;
  for (const assignment of all)
    for (const student of students) {
      if (made >= 5) return;
      const submission = await documents.submissions.read(submissionIdOf(assignment.id, student.uid));
      if (submission === undefined || submission.state === 'resubmit') continue;
      const item = submission.items.find(({ solved, attempts }) => !solved && attempts.some(({ took }) => took > 8000));
      const attempt = item?.attempts.at(-1);
      if (item === undefined || attempt === undefined) continue;
      const when = Math.min(at(-1, 20), submission.updatedAt + HOUR);
      const [submissionId, itemId] = [submission.id, item.id];
      const note = CONTESTS[made % CONTESTS.length] ?? '';
      await stage.act(student, when, 'contestAnswer', { submissionId, itemId, attemptId: attempt.id, note });
      if (made === 1)
        await stage.act(teacher, at(-1, 21), 'declineContest', {
          ...{ assignmentId: assignment.id, itemId, studentIds: [student.uid], attemptIds: [attempt.id] },
          ...{
            feedbackId: stage.id(),
            text: 'I followed your steps. The first line is right; look at what changes in the second.',
          },
        });
      made += 1;
    }
}

const GROUPS = [
  { name: 'Reteach on Tuesday', from: 0, to: 6 },
  { name: 'Ready for more', from: -6, to: undefined },
] as const;

export async function presentWork(stage: Stage, teacher: Actor, one: SchoolClass): Promise<PresentWork> {
  const given = {
    lastWeek: await lastWeek(stage, teacher, one),
    thisWeek: await thisWeek(stage, teacher, one),
    newest: await newest(stage, teacher, one),
  };
  await contest(stage, teacher, one, [given.thisWeek, given.lastWeek]);
  const { at } = stage.calendar;
  for (const { name, from, to } of GROUPS) {
    const studentIds = byAbility(one.students)
      .slice(from, to)
      .map(({ uid }) => uid);
    await stage.act(teacher, at(-12, 15), 'groupStudents', {
      classId: one.classId,
      groupId: stage.id(),
      name,
      studentIds,
      member: true,
    });
  }
  await stage.fold(one.classId);
  return given;
}

/** Everybody has signed in with their card, last when they last worked: the fields that a sign-in writes. */
export async function signInAll(stage: Stage, { classId, students }: SchoolClass): Promise<void> {
  const lines = (await documents.insights.read(classId))?.students;
  const changes = students.flatMap(({ uid }) => [
    documents.rosters.at(['students', uid, 'state'], 'active'),
    documents.rosters.at(['students', uid, 'lastActiveAt'], lines?.[uid]?.lastAt ?? stage.calendar.at(-30, 9)),
  ]);
  await documents.rosters.change(classId, ...changes);
  for (const { uid } of students) await documents.students.change(uid, documents.students.at(['state'], 'active'));
}

const PRACTICED = 6;

/** Some students practiced yesterday. */
export async function practice(stage: Stage, { students, classId }: SchoolClass): Promise<void> {
  const { at } = stage.calendar;
  const some = students.filter((_, index) => index % 5 === 0);
  for (const student of some) {
    let time = at(-1, 17, stage.rng.int(0, 40));
    const { items } = await stage.act(student, time, 'startPractice', { start: true });
    const stored = await documents.practice.read(student.uid);
    for (const { item } of items.slice(0, PRACTICED)) {
      const drawn = stored?.items.find((one) => one.item.id === item.id);
      const posed = drawn && practiceProblem(drawn);
      if (posed === undefined) continue;
      for (const [turn, { response, took }] of answersOf(
        student.character,
        { ...posed, tries: 3 },
        NOW_WEEK,
        stage.rng,
      ).entries()) {
        time += took + 5 * SECOND;
        const answer = { itemId: item.id, attemptId: `${item.id}-${turn}`, response, took };
        const reply = await stage.act(student, time, 'answerPractice', answer);
        if (reply.kind === 'checked' && reply.item.closed) break;
      }
    }
  }
  await stage.fold(classId);
}
