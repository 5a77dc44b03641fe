import type { BrowserContext, Page } from 'playwright';
import { inTurn, type Runs, type Spread, spreadOf } from './runs.ts';
import { type SavedState, signedIn } from './signed-in.ts';
import { type Build, builds } from './stage.ts';
import { markedAt, slowDown } from './visit.ts';
import { longestFrom, seenOn, watchPage } from './watch-page.ts';

const PATIENCE_MS = 120_000;
const TYPABLE = 'lemma-typable';

/** A child's first answer on the slow network, in milliseconds. */
type Times = {
  /** From opening the assignment's link until the field of the answer has the focus. */
  readonly cold: number;
  readonly warm: number;
  /** The longest time from a key, and from Check, to the next frame. */
  readonly typing: number;
  readonly check: number;
  /** From Check until its reply is on the screen, without the time that the request for it took. */
  readonly verdict: number;
};
export type FirstAnswer = { readonly build: Build } & Readonly<Record<keyof Times, Spread>>;

const noteField = (name: string) => {
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-answer]') && performance.getEntriesByName(name).length === 0)
      performance.mark(name);
  };
  document.addEventListener('focusin', look, { capture: true });
};

async function open(context: BrowserContext, address: string): Promise<{ page: Page; ms: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await watchPage(page);
  await page.addInitScript(noteField, TYPABLE);
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  return { page, ms: await markedAt(session, TYPABLE) };
}

/** After this long on the slow network a page has come to rest. Milliseconds. */
const SETTLED_MS = 8000;
const MOST_QUESTIONS = 12;
const TYPED = '[data-answer] input:not([type=radio], [type=checkbox]), [data-answer] math-field';

/** The address of the first question with a field to type in, in the work that the student's home offers next. */
async function typedQuestion(context: BrowserContext, shell: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${shell}/student`);
  const link = page.getByRole('main').locator('a[href*="work="]').first();
  const path = (await link.getAttribute('href', { timeout: PATIENCE_MS })) ?? '';
  for (let item = 1; item <= MOST_QUESTIONS; item += 1) {
    const address = `${shell}${path.replace(/item=\d+/, `item=${item}`)}`;
    await page.goto(address);
    await page.getByRole('article').first().waitFor();
    await page.locator('[data-answer] [aria-busy=true]').waitFor({ state: 'detached' });
    if ((await page.locator(TYPED).count()) > 0) {
      await page.close();
      return address;
    }
  }
  throw new Error(`${path} has no question with a field to type in`);
}

/** The time of the request for the verdict, and how long the page took beside it. */
async function checkAnswer(page: Page): Promise<number> {
  const told = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        const note = () => {
          pressedAt ||= performance.now();
        };
        document.addEventListener('click', note, { capture: true });
        const status = document.querySelector('[data-answer] [role=status]');
        const watch = new MutationObserver(() => {
          if (pressedAt === 0 || !status?.textContent.includes('You answered')) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const whole = await told;
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('submitAttempt'))
      .map(({ duration }) => duration),
  );
  return whole - Math.max(0, ...asked);
}

/** Opens the assignment's link without and with a cache, types an answer and checks it. */
async function answerOnce({ browser, staged }: Runs, build: Build, storageState: SavedState): Promise<Times> {
  const finding = await browser.newContext({ storageState });
  const address = await typedQuestion(finding, staged.shells[build]);
  await finding.close();
  const context = await browser.newContext({ storageState });
  const cold = await open(context, address);
  await cold.page.waitForTimeout(SETTLED_MS);
  await cold.page.close();
  const { page, ms: warm } = await open(context, address);
  await page.waitForTimeout(SETTLED_MS);
  const typedAt = await page.evaluate(() => performance.now());
  await page.keyboard.type('12', { delay: 300 });
  const checkedAt = await page.evaluate(() => performance.now());
  const typing = longestFrom(typedAt, (await seenOn(page)).events);
  const verdict = await checkAnswer(page);
  const check = longestFrom(checkedAt, (await seenOn(page)).events);
  await context.close();
  return { cold: cold.ms, warm, typing, check, verdict };
}

/** The first answer in both builds, in turn. */
export async function firstAnswers(runs: Runs): Promise<FirstAnswer[]> {
  const { browser, staged, accounts, times } = runs;
  const found: Record<Build, Times[]> = { monolith: [], federated: [] };
  for (let time = 0; time < times; time += 1)
    for (const build of inTurn(time)) {
      const state = await signedIn(browser, staged.shells[build], accounts, 'student');
      found[build].push(await answerOnce(runs, build, state));
    }
  return builds.map((build) => {
    const of = (key: keyof Times) => spreadOf(found[build].map((one) => one[key]));
    return {
      build,
      ...{ cold: of('cold'), warm: of('warm'), typing: of('typing'), check: of('check'), verdict: of('verdict') },
    };
  });
}
