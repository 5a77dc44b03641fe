import type { Page } from 'playwright';

/** What is visible of one question when it is opened. */
export type Visit = {
  /** The skill and the level of the question. */
  readonly skill: string;
  /** Whether the whole question is visible without scrolling. */
  readonly question: boolean;
  /** Whether the answer field and the Check button are visible; for a choice, all options too. */
  readonly answer: boolean;
  /** Whether something is wider than the screen. */
  readonly sideways: boolean;
  readonly focused: boolean;
  /** How the answer is placed; undefined if it is typed or chosen. */
  readonly touch: string | undefined;
};

/** Runs in the page: which parts of the open question are visible. */
function look(): Omit<Visit, 'skill'> {
  const form = document.querySelector('[data-answer]');
  const article = form?.closest('article');
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect(0, 1e6, 0, 0);
  const inView = (box: DOMRect) =>
    box.top >= 0 && box.bottom <= window.innerHeight && box.left >= 0 && box.right <= window.innerWidth + 0.5;
  const question = article?.firstElementChild;
  // A drawing counts as a whole: what it clips, such as a line that goes on, has a box far beyond its frame.
  const parts = [...(question?.querySelectorAll('*:not(svg *)') ?? [])].map(boxOf).filter(({ height }) => height > 1);
  const bottom = Math.max(...parts.map((box) => box.bottom));
  const top = Math.min(...parts.map((box) => box.top));
  const fields = [
    ...(form?.querySelectorAll('input:not([type=radio]), math-field, [data-touch], label, [type=submit]') ?? []),
  ].map(boxOf);
  return {
    question: top >= 0 && bottom <= boxOf(form).top + 0.5,
    answer: fields.filter(({ width }) => width > 1).every(inView),
    sideways: document.documentElement.scrollWidth > window.innerWidth,
    focused: form?.contains(document.activeElement) === true,
    touch: form?.querySelector('[data-touch-kind]')?.getAttribute('data-touch-kind') ?? undefined,
  };
}

/** Opens every question of an assignment in order, without answering. */
export async function visitWork(
  page: Page,
  area: string,
  assignmentId: string,
  skills: readonly string[],
): Promise<Visit[]> {
  const visits: Visit[] = [];
  await page.goto(`${area}/assignments?work=${assignmentId}&item=1`);
  for (const [index, skill] of skills.entries()) {
    await page.getByRole('article', { name: `Question ${index + 1} of ${skills.length}`, exact: true }).waitFor();
    await page.evaluate(async () => document.fonts.ready);
    // The field of a placed answer comes with the first question that needs it.
    await page.locator('[data-answer] [aria-busy=true]').waitFor({ state: 'detached' });
    visits.push({ skill, ...(await page.evaluate(look)) });
    if (index + 1 < skills.length) await page.getByRole('link', { name: 'Next question' }).click();
  }
  return visits;
}

/** The controls that a student may need next, by name. */
const NEEDED = { Tab: [/^Check$/, /hint$/, /^minus$/], 'Shift+Tab': [/^Read it to me$/, /^Next question$/, /of \d+/] };

/** The number of Tab presses, forwards or backwards, from the first answer field to each control that may be needed. */
export async function tabsFrom(page: Page): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  const address = page.url().replace(/item=\d+/, 'item=1');
  for (const [key, names] of Object.entries(NEEDED)) {
    await page.goto(address);
    await page.locator('[data-answer] :focus').waitFor();
    for (let count = 1; count <= 12; count += 1) {
      await page.keyboard.press(key);
      const here = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      const name = names.find((one) => one.test(here.trim()));
      if (name) found[String(name)] ??= count;
    }
    for (const name of names) found[String(name)] ??= 99;
  }
  return found;
}
