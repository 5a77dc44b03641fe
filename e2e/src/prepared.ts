import { DAY } from '@lemma/school/time';
import { buildItem, type Person, signInStudent, signUp } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { type Adult, adult, type Card, PASSWORD } from './people.ts';
import { running } from './running.ts';

/** A class with an open assignment, created through the backend, for tests of what comes later. */
export type PreparedClass = {
  readonly teacher: Person;
  readonly account: Adult;
  readonly classId: string;
  readonly className: string;
  readonly cards: readonly (Card & { readonly studentId: string; readonly displayName: string })[];
  readonly assignmentId: string;
  readonly title: string;
};

const backendNow = () => ({ projectId: 'demo-lemma', ...running().emulators });

export async function prepareClass(
  names: readonly string[],
  skills: readonly (string | Parameters<typeof buildItem>[0])[],
  title = 'Number practice',
): Promise<PreparedClass> {
  const account = adult('Maya Okafor', 'Teacher');
  const { email, fullName } = account;
  const teacher = await signUp(backendNow(), { email, fullName, password: PASSWORD, role: 'teacher' });
  const className = '7A Mathematics';
  const { classId, code } = await teacher.call('createClass', { name: className, grade: 7 });
  const made = await teacher.call('createStudents', {
    classId,
    requestId: crypto.randomUUID(),
    secretKind: 'words',
    students: names.map((name) => ({ fullName: name })),
  });
  const assignmentId = crypto.randomUUID();
  await teacher.call('saveAssignment', {
    assignmentId,
    classId,
    title,
    instructions: '',
    items: skills.map((skill, index) =>
      buildItem({ id: `item-${index + 1}`, ...(typeof skill === 'string' ? { skill } : skill) }),
    ),
    openAt: Date.now() - DAY,
    dueAt: Date.now() + DAY,
    parentMayHandIn: true,
  });
  await teacher.call('publishAssignment', { assignmentId });
  const cards = made.cards.map(({ studentId, fullName: name, displayName, userName, secret }) => ({
    studentId,
    name,
    displayName,
    code,
    userName,
    secret,
  }));
  return { teacher, account, classId, className, cards, assignmentId, title };
}

/** Signs the first child of a class in, past the pages: from then on its adults count as let in by it. */
export async function signInFirstChild({ cards: [card] }: PreparedClass): Promise<void> {
  if (card === undefined) throw new Error('no child');
  const { code, userName, secret } = card;
  await signInStudent(backendNow(), { classCode: code, userName, secret, deviceId: 'first' });
}

/** Signs an adult in through the page and waits for their area. */
export async function signInAdult(page: Page, { email, role }: Adult, password = PASSWORD): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(role === 'Teacher' ? '**/dashboard' : '**/parent-dashboard');
}

/** Makes an account without its page. @returns its uid. */
export async function makeAdult({ email, fullName, role }: Adult): Promise<string> {
  const kind = role === 'Teacher' ? 'teacher' : 'parent';
  return (await signUp(backendNow(), { email, fullName, password: PASSWORD, role: kind })).uid;
}

/** Signs in through the page as somebody whose account was just made, without its page: for journeys of what comes later. */
export async function signInAsNew(page: Page, person: Adult): Promise<void> {
  await makeAdult(person);
  await signInAdult(page, person);
}
