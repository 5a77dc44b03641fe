import type { Assignment, AssignmentItem } from '@lemma/school/assignment';
import type { LoginCard } from '@lemma/school/class';
import { DAY, HOUR, MINUTE } from '@lemma/school/time';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { type PlannedClass, TEACHER } from './cast.ts';
import { type Character, characterOf } from './character.ts';
import { MISCONCEPTIONS, PAST, type Unit } from './curriculum.ts';
import { pastWork } from './past-work.ts';
import type { Actor, Stage } from './stage.ts';

export type Student = Actor & { readonly card: LoginCard; readonly character: Character };
export type SchoolClass = {
  readonly plan: PlannedClass;
  readonly classId: string;
  readonly code: string;
  readonly students: readonly Student[];
};
export type Given = { readonly classId: string; readonly unit: Unit; readonly openAt: number; readonly dueAt: number };

export const itemsOf = ({ skills }: Unit): AssignmentItem[] =>
  skills.map((skill, index) => ({
    ...{ id: `q${index + 1}`, skill, level: index === skills.length - 1 ? 2 : 1 },
    ...{ points: 2, tries: 3, tryPenalty: 0.25, hints: 'free', variants: true },
  }));

/** The weeks from the first assignment to today, and the days that an assignment is open. */
const WEEKS = 17;
const OPEN_DAYS = 6;

export async function signUpAdult(
  stage: Stage,
  { uid, name, email }: Actor & { readonly email: string },
  role: 'teacher' | 'parent',
  at: number,
): Promise<void> {
  stage.setClock(at);
  // A profile is the one document that a client writes itself; the field values are those of the sign-up page.
  await database()
    .doc(`users/${uid}`)
    .create({ uid, email, fullName: name, role, createdAt: new Date(at) });
}

async function openClass(stage: Stage, teacher: Actor, plan: PlannedClass): Promise<SchoolClass> {
  const { at } = stage.calendar;
  const began = at(-7 * WEEKS - 5, 15);
  const { classId, code } = await stage.act(teacher, began, 'createClass', { name: plan.name, grade: plan.grade });
  const { cards } = await stage.act(teacher, began + 10 * MINUTE, 'createStudents', {
    ...{ classId, requestId: stage.id(), secretKind: plan.secret },
    students: plan.names.map((fullName) => ({ fullName })),
  });
  await stage.act(teacher, began + DAY, 'setConsent', {
    ...{ classId, studentIds: cards.map(({ studentId }) => studentId) },
    consent: { by: 'school', name: teacher.name, on: new Date(began).toISOString().slice(0, 10), uses: ['letters'] },
  });
  await stage.act(teacher, began + DAY, 'setLatePasses', { classId, passes: { each: 2, hours: 48 } });
  const students = cards.map((card) => ({
    ...{ uid: card.studentId, name: card.displayName, card },
    character: characterOf(card.studentId, MISCONCEPTIONS[plan.key], stage.rng),
  }));
  return { plan, classId, code, students };
}

/** Creates an assignment and publishes it when it opens, or a day before now where it opens later. */
export async function give(stage: Stage, teacher: Actor, given: Given, publish = true): Promise<Assignment> {
  const { classId, unit, openAt, dueAt } = given;
  const assignmentId = stage.id();
  const madeAt = Math.min(openAt - HOUR, stage.calendar.today - HOUR);
  await stage.act(teacher, madeAt, 'saveAssignment', {
    ...{ assignmentId, classId, title: unit.title, instructions: '', items: itemsOf(unit), openAt, dueAt },
    parentMayHandIn: true,
  });
  // The handler draws a random number; with one that follows from the school's, each making gives the same problems.
  const seed = stage.rng.int(1, 1_000_000_000);
  await documents.assignments.merge(atOnce, assignmentId, { seed });
  if (publish)
    await stage.act(teacher, Math.max(madeAt, Math.min(openAt, stage.calendar.today - HOUR)), 'publishAssignment', {
      assignmentId,
    });
  return mustRead(documents.assignments, assignmentId);
}

const PRAISE = [
  'You showed every step. That made it easy to follow your thinking.',
  'You went back and fixed this one yourself. That is what mathematicians do.',
  'Look again at the last question: what does the answer count?',
  'Good start. Next time, estimate first, then check your answer against it.',
  'I like that you tried this a second time. Tell me tomorrow what changed.',
];

async function week(
  stage: Stage,
  teacher: Actor,
  { plan, classId, students }: SchoolClass,
  index: number,
): Promise<void> {
  const unit = PAST[plan.key][index];
  if (unit === undefined) return;
  const { at } = stage.calendar;
  const { rng } = stage;
  const first = -7 * (WEEKS - index);
  const [openAt, dueAt] = [at(first, 8), at(first + OPEN_DAYS, 23, 59)];
  const assignment = await give(stage, teacher, { classId, unit, openAt, dueAt });
  for (const { character, name } of students) {
    if (rng.chance(character.misses)) continue;
    const isLate = rng.chance(character.late);
    const day = isLate ? first + OPEN_DAYS + 1 : first + rng.int(0, OPEN_DAYS);
    const startedAt = at(day, rng.int(9, 20), rng.int(0, 59));
    const work = pastWork(assignment, startedAt, { character, name, week: index, rng });
    stage.setClock(work.updatedAt);
    await documents.submissions.create(atOnce, work.id, work);
  }
  const handedIn = students.map(({ uid }) => uid);
  const closing = at(first + OPEN_DAYS + 3, 16);
  for (const student of students.filter(() => rng.chance(0.07)))
    await comment(stage, teacher, assignment.id, student, closing - HOUR);
  await stage.hearEvents();
  await stage.act(teacher, closing, 'closeAssignment', { assignmentId: assignment.id });
  if (index % 5 === 4)
    await stage.act(teacher, closing + MINUTE, 'returnWork', { assignmentId: assignment.id, studentIds: handedIn });
}

async function comment(
  stage: Stage,
  teacher: Actor,
  assignmentId: string,
  { uid }: Student,
  at: number,
): Promise<void> {
  const submissionId = `${assignmentId}_${uid}`;
  if ((await documents.submissions.read(submissionId)) === undefined) return;
  const text = stage.rng.pick(PRAISE);
  await stage.act(teacher, at, 'writeFeedback', { submissionId, feedbackId: stage.id(), text });
}

/** Opens the school and lets it work until last week. */
export async function openSchool(
  stage: Stage,
  teacher: Actor & { readonly email: string },
  plans: readonly PlannedClass[],
): Promise<SchoolClass[]> {
  await signUpAdult(stage, teacher, 'teacher', stage.calendar.at(-7 * WEEKS - 6, 15));
  const classes: SchoolClass[] = [];
  for (const plan of plans) classes.push(await openClass(stage, teacher, plan));
  for (let index = 0; index < WEEKS - 2; index += 1) for (const one of classes) await week(stage, teacher, one, index);
  for (const { classId } of classes) await stage.fold(classId);
  return classes;
}

export const theTeacher = (uid: string) => ({ uid, ...TEACHER });
