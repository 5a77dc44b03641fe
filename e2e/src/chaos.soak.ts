import type { Submission } from '@lemma/school/work';
import { signInStudent, visitor } from '@lemma/testing';
import { atLeast, atMost, storeRun } from '@lemma/testing/runs';
import type { Browser, Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { resultsOf, submissionOf } from './backstage.ts';
import { CLOCKS, drawnFaults, type FaultName, faultNames, faults, setClock } from './chaos-faults.ts';
import { chaosWitness } from './chaos-witness.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass } from './prepared.ts';
import { running } from './running.ts';

/** How many sessions, how many of them at once, the seed of the first, and the faults to draw from. */
const OF_A_WHOLE_RUN = 200;
const SESSIONS = Number(process.env.LEMMA_CHAOS_SESSIONS ?? OF_A_WHOLE_RUN);
const AT_ONCE = Number(process.env.LEMMA_CHAOS_AT_ONCE ?? 5);
const FIRST_SEED = Number(process.env.LEMMA_CHAOS_SEED ?? 1);
const FAULTS = drawnFaults.filter((name) => (process.env.LEMMA_CHAOS_FAULTS ?? name).includes(name));
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
      ...{ question, device: Math.floor(random() * devices), fault: oneOf(FAULTS, 'no fault') },
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
/** What a page says of an answer that was given, and of none that was only typed. */
const said = (page: Page) =>
  page
    .getByText(
      /Checking your answer|safe on this device and is checked|no room left to keep|Done: this one is right|You answered/,
    )
    .first();

async function openDevice(browser: Browser, session: number, days: number): Promise<Page> {
  const { card } = studentOf(session);
  const context = await phone(browser);
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  await setClock(context, days);
  chaosWitness.listen(context);
  const page = await context.newPage();
  // Servers die while somebody signs in: then the page says so, and a person tries again.
  await signInWithCard(page, card, card.displayName).catch(() => signInWithCard(page, card, card.displayName));
  return page;
}

/** What a session has come to: its tabs, and what was typed of each question and said to be safe. */
type Session = { readonly pages: Page[]; readonly typed: string[][]; underWay?: string };

/** Gives one answer in the middle of a fault, which ends whatever happens. */
async function answer(session: Session, step: Step, asked: Submission): Promise<void> {
  const { pages, typed } = session;
  const page = pages[step.device];
  const item = asked.items[step.question];
  if (!page || !item) throw new Error('no such device or question');
  const right = rightAnswer(item);
  const response = step.isRight ? right : String(Number(right) + 7);
  const address = addressOf(asked.assignmentId, step.question);
  if (!page.url().endsWith(address)) await page.goto(address);
  await page.getByRole('article', { name: new RegExp(`^Question ${step.question + 1} of`) }).waitFor();
  await page.getByLabel('Your answer').fill(response);
  const mend = await faults[step.fault](page);
  try {
    session.underWay = `${step.question}: ${response}`;
    await page.getByRole('button', { name: 'Check' }).click();
    await said(page).waitFor();
    typed[step.question]?.push(response);
    delete session.underWay;
    await page.waitForTimeout(step.lastsMs);
    // A device without room says that the page must stay open.
    if (!step.tabIsKilled || step.fault === 'storage full') return;
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    pages[step.device] = await context.newPage();
  } finally {
    await mend().catch(() => undefined);
  }
  if (pages[step.device] !== page) await pages[step.device]?.goto(address);
}

const typedAtSchool = (work: Submission): string[][] =>
  work.items.map(({ attempts }) => attempts.map(({ response }) => response));

/** Works through a session. @returns why it could not be worked to its end, if so. */
async function workThrough(
  browser: Browser,
  number: number,
  plan: Plan,
  session: Session,
): Promise<string | undefined> {
  const { assignmentId } = studentOf(number);
  try {
    for (const days of plan.clocks) session.pages.push(await openDevice(browser, number, days));
    const [first] = session.pages;
    if (!first) throw new Error('no device');
    await first.goto(addressOf(assignmentId, 0));
    await first.getByLabel('Your answer').waitFor();
    const asked = await submissionOf(assignmentId, nameOf(number));
    for (const step of plan.steps) await answer(session, step, asked);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * One session from its seed. `differs`: the school or the teacher have something else than what was typed and said to be
 * safe. `unfinished`: a page did not come, or did not say anything, in time; what it had said is compared all the same.
 */
async function runSession(browser: Browser, number: number): Promise<{ differs?: string; unfinished?: string }> {
  const plan = planOf(FIRST_SEED + number);
  const session: Session = { pages: [], typed: Array.from({ length: QUESTIONS }, () => []) };
  const { typed } = session;
  const { card, assignmentId } = studentOf(number);
  const atSchool = () => submissionOf(assignmentId, nameOf(number)).then(typedAtSchool);
  const states = () => Promise.all(session.pages.map(chaosWitness.stateOf));
  const told = (error: unknown, at: unknown) =>
    `${JSON.stringify(plan)}\n typed ${JSON.stringify(typed)}\n school ${JSON.stringify(at)}\n ${error}`;
  try {
    const broken = await workThrough(browser, number, plan, session);
    // What nothing was said of may have arrived or not.
    const without = (all: string[][]) =>
      all.map((of, question) => of.filter((one) => `${question}: ${one}` !== session.underWay));
    const nothing = typed.every((of) => of.length === 0);
    try {
      if (!(broken && nothing))
        await expect.poll(async () => without(await atSchool()), { timeout: ARRIVED_WITHIN_MS }).toEqual(typed);
      const shown = async () =>
        (await resultsOf(assignmentId)).rows[card.studentId]?.items.map(({ tries, last }) => [tries, last?.response]);
      if (!broken)
        await expect.poll(shown, { timeout: ARRIVED_WITHIN_MS }).toEqual(typed.map((all) => [all.length, all.at(-1)]));
    } catch (error) {
      return { differs: told([error, broken, ...(await states())].join('\n '), await atSchool().catch(String)) };
    }
    if (broken === undefined) return {};
    return { unfinished: told([broken, ...(await states())].join('\n '), await atSchool().catch(String)) };
  } finally {
    await Promise.all(session.pages.map((page) => page.context().close()));
  }
}

test(`what the teacher sees equals what was typed, in ${SESSIONS} sessions of random work among faults`, async ({
  browser,
}) => {
  test.setTimeout(SESSIONS * 60_000);
  const differences: string[] = [];
  const unfinished: string[] = [];
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let session = next++; session < SESSIONS; session = next++) {
      const found = await runSession(browser, session);
      // At once, and not at the end only: a run takes long, and may be ended.
      if (found.differs) console.log(`differs: ${found.differs}`);
      if (found.unfinished) console.log(`unfinished: ${found.unfinished}`);
      differences.push(...(found.differs ? [found.differs] : []));
      unfinished.push(...(found.unfinished ? [found.unfinished] : []));
      done += 1;
      if (done % 10 === 0)
        console.log(`${done} of ${SESSIONS}: ${differences.length} differ, ${unfinished.length} were not finished`);
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
  const drawn = faultNames.filter((name) => FAULTS.includes(name));
  storeRun(
    'chaos',
    [
      { name: 'chaos: answers among faults', value: steps.length, unit: '' },
      atMost('chaos: sessions of which the teacher sees something else than was typed', differences.length, 0),
      atMost('chaos: sessions that were not worked to their end', unfinished.length, 0),
    ],
    [
      atLeast(`chaos: sessions from seed ${FIRST_SEED}`, SESSIONS, OF_A_WHOLE_RUN),
      atLeast(`chaos: kinds of faults (${drawn.join(', ')})`, drawn.length, faultNames.length),
    ],
  );
  expect(differences).toEqual([]);
  expect(unfinished).toEqual([]);
});
