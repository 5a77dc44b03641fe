import type { Submission } from '@lemma/school/work';
import type { Browser, Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { resultsOf, submissionOf } from './backstage.ts';
import { CLOCKS, type FaultName, faultNames, faults, setClock } from './chaos-faults.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass } from './prepared.ts';

/** How many sessions, and how many of them at once. */
const SESSIONS = Number(process.env.LEMMA_CHAOS_SESSIONS ?? 200);
const AT_ONCE = Number(process.env.LEMMA_CHAOS_AT_ONCE ?? 3);
const FIRST_SEED = Number(process.env.LEMMA_CHAOS_SEED ?? 1);
const QUESTIONS = 3;
const ARRIVED_WITHIN_MS = 60_000;

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
      ...{ question, device: Math.floor(random() * devices), fault: oneOf(faultNames, 'no fault') },
      ...{ isRight: random() < 0.5, lastsMs: 300 + random() * 2500, tabIsKilled: random() < 0.4 },
    })),
  };
}

/** Sessions of one class: as many students as a classroom has. */
const OF_A_CLASS = 25;
const schools: PreparedClass[] = [];
const nameOf = (session: number): string => `Chaos ${String(session).padStart(4, '0')}`;

/** The student of a session, with the class and its assignment. */
function studentOf(session: number) {
  const school = schools[Math.floor(session / OF_A_CLASS)];
  const card = school?.cards.find(({ name }) => name === nameOf(session));
  if (!school || !card) throw new Error('no such student');
  return { card, assignmentId: school.assignmentId };
}

test.beforeAll(async () => {
  for (let first = 0; first < SESSIONS; first += OF_A_CLASS) {
    const many = Math.min(OF_A_CLASS, SESSIONS - first);
    const names = Array.from({ length: many }, (_, index) => nameOf(first + index));
    const skills = Array.from({ length: QUESTIONS }, () => 'integers.add');
    schools.push(await prepareClass(names, skills));
  }
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
  await setClock(context, days);
  const page = await context.newPage();
  await signInWithCard(page, card, card.displayName);
  return page;
}

/** Gives one answer in the middle of a fault. @returns the page that goes on, and what was typed. */
async function answer(page: Page, step: Step, asked: Submission): Promise<{ page: Page; typed: string }> {
  const item = asked.items[step.question];
  if (!item) throw new Error('no such question');
  const right = rightAnswer(item);
  const typed = step.isRight ? right : String(Number(right) + 7);
  await page.goto(addressOf(asked.assignmentId, step.question));
  await expect(page.getByRole('article', { name: new RegExp(`^Question ${step.question + 1} of`) })).toBeVisible();
  await page.getByLabel('Your answer').fill(typed);
  const mend = await faults[step.fault](page);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(said(page)).toBeVisible();
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
  await next.goto(addressOf(asked.assignmentId, step.question));
  return { page: next, typed };
}

const typedAtSchool = (work: Submission): string[][] =>
  work.items.map(({ attempts }) => attempts.map(({ response }) => response));

/** One session from its seed; @returns what differs in the end from what was typed. */
async function runSession(browser: Browser, session: number): Promise<string[]> {
  const plan = planOf(FIRST_SEED + session);
  const pages = await Promise.all(plan.clocks.map((days) => openDevice(browser, session, days)));
  const typed: string[][] = Array.from({ length: QUESTIONS }, () => []);
  const { card, assignmentId } = studentOf(session);
  const atSchool = () => submissionOf(assignmentId, nameOf(session));
  try {
    const [first] = pages;
    if (!first) throw new Error('no device');
    await first.goto(addressOf(assignmentId, 0));
    await expect(first.getByLabel('Your answer')).toBeVisible();
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
    const at = typedAtSchool(await atSchool());
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
      differences.push(...(await runSession(browser, session)));
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
