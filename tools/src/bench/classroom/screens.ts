import type { Browser, Page } from 'playwright';
import { countReads, readsOf } from './count-reads.ts';

export type Teacher = { readonly email: string; readonly password: string };
export type School = {
  readonly classIds: readonly string[];
  readonly assignmentId: string;
  readonly studentId: string;
  readonly code: string;
};
export type Screen = {
  readonly name: string;
  readonly path: (school: School) => string;
  /** True: it has a row for each student of the class. */
  readonly isList?: boolean;
  /** Resolves when the screen shows its data. */
  readonly ready: (page: Page) => Promise<void>;
};
export type Read = {
  readonly documents: number;
  /** Of what the database sent, before compression. */
  readonly bytes: number;
  readonly ms: number;
  readonly of: ReadonlyMap<string, number>;
};

/** Waits this long after the last document, so that late ones are counted too. Milliseconds. */
const QUIET_MS = 1500;

const cell = async (page: Page): Promise<void> => page.getByRole('row').nth(1).waitFor();
const answers = async (page: Page): Promise<void> =>
  page
    .getByText(/^Give credit$|^No shared idea yet$|^Make corrections$/)
    .first()
    .waitFor();
const heading = async (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();

/** The screens that are measured. Add a line for another one. */
export const screens: readonly Screen[] = [
  { name: 'assignments', path: ({ classIds }) => `/dashboard/assignments?class=${classIds[0]}`, ready: cell },
  {
    name: 'builder, new',
    path: ({ classIds }) => `/dashboard/assignments?class=${classIds[0]}&edit=new-draft`,
    ready: (page) => page.getByLabel('Search skills').waitFor(),
  },
  ...(['students', 'questions', 'answers', 'groups'] as const).map((tab) => ({
    name: `feedback, ${tab}`,
    isList: true,
    path: ({ assignmentId }: School) => `/dashboard/assignments/${assignmentId}?tab=${tab}`,
    ready: tab === 'students' || tab === 'questions' ? cell : answers,
  })),
  {
    name: 'grading by question',
    isList: true,
    path: ({ assignmentId }) => `/dashboard/assignments/${assignmentId}?grade=i0`,
    ready: heading,
  },
  { name: 'students', isList: true, path: ({ classIds }) => `/dashboard/students?class=${classIds[0]}`, ready: cell },
  {
    name: 'student accounts',
    isList: true,
    path: ({ classIds }) => `/dashboard/student-accounts?class=${classIds[0]}`,
    ready: heading,
  },
  {
    name: 'a student',
    path: ({ classIds, studentId }) => `/dashboard/students/${studentId}?class=${classIds[0]}`,
    ready: (page) => page.getByRole('heading', { name: 'Parents' }).waitFor(),
  },
  { name: 'upload', path: () => '/dashboard/upload', ready: heading },
  { name: 'settings', path: () => '/dashboard/settings', ready: heading },
];

/** Counts the bytes that the database sends to a page, from now on. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/Listen\/|\/documents:/.test(request.url)) asked.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (asked.has(requestId)) bytes += dataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/** Opens each screen as on a first visit and counts the documents that the database delivers. */
export async function readScreens(
  browser: Browser,
  shell: string,
  who: Teacher,
  school: School,
): Promise<Map<string, Read>> {
  const context = await browser.newContext();
  // The first call of each function starts a process, while folds of the prepared work are still running.
  context.setDefaultTimeout(120_000);
  const found = new Map<string, Read>();
  const first = await context.newPage();
  await first.goto(`${shell}/sign-in`);
  await first.getByLabel('Email').fill(who.email);
  await first.getByLabel('Password', { exact: true }).fill(who.password);
  await first.getByRole('button', { name: 'Sign in', exact: true }).click();
  await first.waitForURL('**/dashboard');
  await first.close();
  for (const { name, path, ready } of screens) {
    const page = await context.newPage();
    await countReads(page);
    const bytes = await countBytes(page);
    const start = performance.now();
    await page.goto(`${shell}${path(school)}`);
    await ready(page);
    const ms = performance.now() - start;
    await page.waitForTimeout(QUIET_MS);
    const of = await readsOf(page);
    found.set(name, { ms, of, bytes: bytes(), documents: [...of.values()].reduce((sum, count) => sum + count, 0) });
    await page.close();
  }
  await context.close();
  return found;
}
