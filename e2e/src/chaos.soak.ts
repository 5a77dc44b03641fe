import type { Submission } from '@lemma/school/work';
import { signInStudent, visitor } from '@lemma/testing';
import type { Browser, Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { resultsOf, submissionOf } from './backstage.ts';
import { CLOCKS, drawnFaults, type FaultName, faultNames, faults, setClock } from './chaos-faults.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass } from './prepared.ts';
import { running } from './running.ts';

/** How many sessions, and how many of them at once. */
const SESSIONS = Number(process.env.LEMMA_CHAOS_SESSIONS ?? 200);
const AT_ONCE = Number(process.env.LEMMA_CHAOS_AT_ONCE ?? 5);
const FIRST_SEED = Number(process.env.LEMMA_CHAOS_SEED ?? 1);
const QUESTIONS = 3;
const ARRIVED_WITHIN_MS = 120_000;
/** Processes of the functions are killed, and each begins anew on a machine that is busy with many sessions. */
const PATIENCE_MS = 90_000;

/** Numbers from 0 to 1 from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Step = {
  /** From 0. */
  readonly question: number;
  readonly device: number;
  readonly fault: FaultName;
  readonly isRight: boolean;
  /** For how long the fault lasts after the answer was given, in milliseconds. */
  readonly lastsMs: number;
  readonly tabIsKilled: boolean;
};
type Plan = { readonly seed: number; readonly clocks: readonly number[]; readonly steps: readonly Step[] };

/** What a student does in one session, on one or two devices, and what happens to them. */
function planOf(seed: number): Plan {
  const random = randomFrom(seed);
  const oneOf = <T>(all: readonly T[], otherwise: T): T => all[Math.floor(random() * all.length)] ?? otherwise;
  const devices = random() < 0.4 ? 2 : 1;
  return {
    seed,
    clocks: Array.from({ length: devices }, () => oneOf(CLOCKS, 0)),
    steps: Array.from({ length: QUESTIONS }, (_, question) => ({
      ...{ question, device: Math.floor(random() * devices), fault: oneOf(drawnFaults, 'no fault') },
      ...{ isRight: random() < 0.5, lastsMs: 300 + random() * 2500, tabIsKilled: random() < 0.4 },
    })),
  };
}

/** Sessions of one class: as many students as a classroom has. */
const OF_A_CLASS = 25;
const schools: PreparedClass[] = [];
const A = 'a'.charCodeAt(0);
/** First names of four letters, so that each is another one on the class's list. */
const nameOf = (session: number): string => {
  const letters = [3, 2, 1, 0].map((place) => String.fromCharCode(A + (Math.floor(session / 26 ** place) % 26)));
  return `Z${letters.join('')} Chaos`;
};

/** The student of a session, with the class and its assignment. */
function studentOf(session: number) {
  const school = schools[Math.floor(session / OF_A_CLASS)];
  const card = school?.cards.find(({ name }) => name === nameOf(session));
  if (!school || !card) throw new Error('no such student');
  return { card, assignmentId: school.assignmentId };
}

/** The first call of a function starts its process, which takes longer on a busy machine than a page waits. */
async function wake(): Promise<void> {
  const { card, assignmentId } = studentOf(SESSIONS - 1);
  const { code: classCode, userName, secret } = card;
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  await visitor(backend).call('classSignInList', { classCode });
  const child = await signInStudent(backend, { classCode, userName, secret, deviceId: 'chaos' });
  await child.call('openWork', { assignmentId });
}

test.beforeAll(async () => {
  for (let first = 0; first < SESSIONS; first += OF_A_CLASS) {
    const many = Math.min(OF_A_CLASS, SESSIONS - first);
    const names = Array.from({ length: many }, (_, index) => nameOf(first + index));
    const skills = Array.from({ length: QUESTIONS }, () => 'integers.add');
    schools.push(await prepareClass(names, skills));
  }
  await wake();
});

const addressOf = (assignmentId: string, question: number) =>
  `/student/assignments?work=${assignmentId}&item=${question + 1}`;
const said = (page: Page) =>
  page
    .getByText(
      /Checking your answer|safe on this device|no room left to keep|Done: this one is right|(1 try|\d tries) left|no tries left/i,
    )
    .first();

async function openDevice(browser: Browser, session: number, days: number): Promise<Page> {
  const { card } = studentOf(session);
  const context = await phone(browser);
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  await setClock(context, days);
  const page = await context.newPage();
  // Servers die while somebody signs in: then the page says so, and a person tries again.
  await signInWithCard(page, card, card.displayName).catch(() => signInWithCard(page, card, card.displayName));
  return page;
}

/** Gives one answer in the middle of a fault. @returns the page that goes on, and what was typed. */
async function answer(page: Page, step: Step, asked: Submission): Promise<{ page: Page; typed: string }> {
  const item = asked.items[step.question];
  if (!item) throw new Error('no such question');
  const right = rightAnswer(item);
  const typed = step.isRight ? right : String(Number(right) + 7);
  const address = addressOf(asked.assignmentId, step.question);
  if (!page.url().endsWith(address)) await page.goto(address);
  await page.getByRole('article', { name: new RegExp(`^Question ${step.question + 1} of`) }).waitFor();
  await page.getByLabel('Your answer').fill(typed);
  const mend = await faults[step.fault](page);
  await page.getByRole('button', { name: 'Check' }).click();
  await said(page).waitFor();
  // A device without room says that the page must stay open.
  const mayBeKilled = step.tabIsKilled && step.fault !== 'storage full';
  await page.waitForTimeout(step.lastsMs);
  if (!mayBeKilled) {
    await mend();
    return { page, typed };
  }
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await mend().catch(() => undefined);
  const next = await context.newPage();
  await next.goto(address);
  return { page: next, typed };
}

const typedAtSchool = (work: Submission): string[][] =>
  work.items.map(({ attempts }) => attempts.map(({ response }) => response));

/** One session from its seed; @returns what differs in the end from what was typed. */
async function runSession(browser: Browser, session: number): Promise<string[]> {
  const plan = planOf(FIRST_SEED + session);
  const pages: Page[] = [];
  const typed: string[][] = Array.from({ length: QUESTIONS }, () => []);
  const { card, assignmentId } = studentOf(session);
  const atSchool = () => submissionOf(assignmentId, nameOf(session));
  try {
    for (const days of plan.clocks) pages.push(await openDevice(browser, session, days));
    const [first] = pages;
    if (!first) throw new Error('no device');
    await first.goto(addressOf(assignmentId, 0));
    await first.getByLabel('Your answer').waitFor();
    const asked = await atSchool();
    for (const step of plan.steps) {
      const page = pages[step.device];
      if (!page) throw new Error('no such device');
      const done = await answer(page, step, asked);
      pages[step.device] = done.page;
      typed[step.question]?.push(done.typed);
    }
    const arrived = async () => typedAtSchool(await atSchool());
    await expect.poll(arrived, { timeout: ARRIVED_WITHIN_MS }).toEqual(typed);
    const shown = async () =>
      (await resultsOf(assignmentId)).rows[card.studentId]?.items.map(({ tries, last }) => [tries, last?.response]);
    await expect.poll(shown, { timeout: ARRIVED_WITHIN_MS }).toEqual(typed.map((all) => [all.length, all.at(-1)]));
    return [];
  } catch (error) {
    const at = await atSchool().then(typedAtSchool, String);
    return [`${JSON.stringify(plan)}\n typed ${JSON.stringify(typed)}\n school ${JSON.stringify(at)}\n ${error}`];
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

test(`what the teacher sees equals what was typed, in ${SESSIONS} sessions of random work among faults`, async ({
  browser,
}) => {
  test.setTimeout(SESSIONS * 60_000);
  const differences: string[] = [];
  let next = 0;
  const work = async () => {
    for (let session = next++; session < SESSIONS; session = next++) {
      const found = await runSession(browser, session);
      // At once, and not at the end only: a run takes long, and may be ended.
      for (const one of found) console.log(one);
      differences.push(...found);
      if ((session + 1) % 10 === 0) console.log(`${session + 1} of ${SESSIONS}, ${differences.length} differ`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const plans = Array.from({ length: SESSIONS }, (_, session) => planOf(FIRST_SEED + session));
  const steps = plans.flatMap((plan) => plan.steps);
  const counts = Object.fromEntries(
    faultNames.map((name) => [name, steps.filter(({ fault }) => fault === name).length]),
  );
  const killed = steps.filter(({ tabIsKilled }) => tabIsKilled).length;
  const clocks = plans.filter((plan) => plan.clocks.some((days) => days !== 0)).length;
  const two = plans.filter((plan) => plan.clocks.length > 1).length;
  console.log(JSON.stringify({ sessions: SESSIONS, answers: steps.length, ...counts, killed, two, clocks }));
  expect(differences).toEqual([]);
});
