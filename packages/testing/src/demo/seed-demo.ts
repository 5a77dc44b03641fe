import { createRng, type Rng } from '@lemma/math';
import type { LoginCard } from '@lemma/school/class';
import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import { type Backend, type Person, signInStudent, signUp } from '../people.ts';
import { ASSIGNMENTS, CLASS, COMMENTS, PARENT, type PlannedAssignment, STUDENT_NAMES, TEACHER } from './school-plan.ts';
import { answersTo, type Character, characterOf } from './simulated-student.ts';

/** `host:port` of each emulator; auth and Firestore default to what firebase-admin reads from the environment. */
export type SeedOptions = {
  readonly projectId: string;
  readonly functions: string;
  readonly auth?: string | undefined;
  readonly firestore?: string | undefined;
};
/** Who can sign in to the demonstration school. */
export type DemoAccounts = {
  readonly teacher: typeof TEACHER;
  readonly parent: typeof PARENT;
  readonly student: {
    readonly name: string;
    readonly classCode: string;
    readonly userName: string;
    readonly secret: string;
  };
};

type School = {
  readonly backend: Backend;
  readonly teacher: Person;
  readonly classId: string;
  readonly code: string;
  readonly rng: Rng;
};
type Enrolled = { readonly card: LoginCard; readonly person: Person; readonly character: Character };

/** At most two at once, because the emulator starts a process for each waiting call. */
const CALLS_AT_ONCE = 2;

async function forEachOf<T>(all: readonly T[], work: (one: T, index: number) => Promise<void>): Promise<void> {
  const left = [...all.entries()];
  const take = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, take));
}

/** Ids follow from the seed, so that the school is the same on every machine. */
const idOf = (...parts: readonly (string | number)[]): string => ['demo', ...parts].join('-');

async function workOn(
  school: School,
  enrolled: Enrolled,
  plan: PlannedAssignment,
  assignmentId: string,
  handsIn: boolean,
) {
  const { teacher, rng } = school;
  const { person, character } = enrolled;
  const { submissionId } = await person.call('openWork', { assignmentId });
  const { items: keys } = await teacher.call('showKeys', { submissionId });
  const { items } = submissionSchema.parse({ ...(await person.read(`submissions/${submissionId}`)), id: submissionId });
  const done = handsIn ? items : items.slice(0, Math.ceil(plan.items.length / 2));
  for (const item of done) {
    const key = keys.find(({ itemId }) => itemId === item.id)?.key ?? '';
    const answers = answersTo(item, key, character, rng);
    if (answers.length > 1 && character.usesHints)
      await person.call('takeHint', { submissionId, itemId: item.id, index: 0 });
    for (const [index, response] of answers.entries()) {
      const attemptId = idOf(submissionId, item.id, index);
      const took = rng.int(8_000, 90_000);
      const reply = await person.call('submitAttempt', { submissionId, itemId: item.id, attemptId, response, took });
      // A misconception can lead to the correct answer by chance.
      if (reply.kind === 'checked' && reply.item.closed) break;
    }
  }
  if (handsIn) await person.call('handIn', { submissionId });
}

async function makeAssignments(school: School): Promise<{ plan: PlannedAssignment; assignmentId: string }[]> {
  const { teacher, classId } = school;
  const now = Date.now();
  const made = ASSIGNMENTS.map((plan, index) => ({ plan, assignmentId: idOf('assignment', index + 1) }));
  for (const { plan, assignmentId } of made) {
    const { title, instructions, items, opens, due, published } = plan;
    const dates = { openAt: now + opens, dueAt: now + due };
    await teacher.call('saveAssignment', {
      assignmentId,
      classId,
      title,
      instructions,
      items: [...items],
      ...dates,
      parentMayHandIn: true,
    });
    if (published) await teacher.call('publishAssignment', { assignmentId });
  }
  return made.filter(({ plan }) => plan.published);
}

async function enrol({ backend, teacher, classId, code, rng }: School): Promise<Enrolled[]> {
  const students = STUDENT_NAMES.map((fullName) => ({ fullName }));
  const requestId = crypto.randomUUID();
  const { cards } = await teacher.call('createStudents', { classId, requestId, secretKind: 'words', students });
  const enrolledStudents: Enrolled[] = [];
  for (const card of cards) {
    const { userName, secret } = card;
    const person = await signInStudent(backend, { classCode: code, userName, secret, deviceId: idOf('device') });
    enrolledStudents.push({ card, person, character: characterOf(rng) });
  }
  return enrolledStudents;
}

async function comment(
  { teacher }: School,
  enrolledStudents: readonly Enrolled[],
  assignmentId: string,
): Promise<void> {
  for (const [index, text] of COMMENTS.entries()) {
    const enrolled = enrolledStudents[index];
    if (enrolled === undefined) continue;
    const submissionId = submissionIdOf(assignmentId, enrolled.card.studentId);
    await teacher.call('writeFeedback', { submissionId, feedbackId: idOf('feedback', index + 1), text });
  }
}

/**
 * Creates the demonstration school through the product's own calls, as its people would: a class of 25, two assignments
 * with work and mistakes, a draft, comments, and a parent linked to one child. Requires empty emulators.
 */
export async function seedDemo(options: SeedOptions): Promise<DemoAccounts> {
  const { projectId, functions } = options;
  const auth = options.auth ?? process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const firestore = options.firestore ?? process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const backend: Backend = { projectId, functions, auth, firestore };
  const teacher = await signUp(backend, { ...TEACHER, fullName: TEACHER.name, role: 'teacher' });
  const parent = await signUp(backend, { ...PARENT, fullName: PARENT.name, role: 'parent' });
  const { classId, code } = await teacher.call('createClass', CLASS);
  const school: School = { backend, teacher, classId, code, rng: createRng(2026) };
  const enrolledStudents = await enrol(school);
  for (const { plan, assignmentId } of await makeAssignments(school)) {
    // The first student does not do the last assignment, so that the parent finds it to do.
    const working = plan.begun > enrolledStudents.length / 2 ? enrolledStudents : enrolledStudents.slice(1);
    await forEachOf(working.slice(0, plan.begun), (enrolled, index) =>
      workOn(school, enrolled, plan, assignmentId, index < plan.handedIn),
    );
    if (plan.handedIn > enrolledStudents.length / 2) await comment(school, enrolledStudents, assignmentId);
  }
  const child = enrolledStudents[0]?.card;
  if (child === undefined) throw new Error('The class is empty.');
  const link = await teacher.call('createParentCode', { studentId: child.studentId });
  await parent.call('linkParent', { code: link.code });
  const { userName, secret, fullName: name } = child;
  return { teacher: TEACHER, parent: PARENT, student: { name, classCode: code, userName, secret } };
}
