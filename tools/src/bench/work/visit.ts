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
  /** How the answer is given: `touch`, or whether it is chosen, typed in notation or typed. */
  readonly kind: string;
  /** The query of the question's address. */
  readonly address: string;
};

/** Runs in the page: which parts of the open question are visible. */
function look(): Omit<Visit, 'skill' | 'address'> {
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
  const touch = form?.querySelector('[data-touch-kind]')?.getAttribute('data-touch-kind') ?? undefined;
  const typed = form?.querySelector('math-field') ? 'notation' : 'typed';
  return {
    question: top >= 0 && bottom <= boxOf(form).top + 0.5,
    answer: fields.filter(({ width }) => width > 1).every(inView),
    sideways: document.documentElement.scrollWidth > window.innerWidth,
    focused: form?.contains(document.activeElement) === true,
    touch,
    kind: touch ?? (form?.querySelector('[role=radio], input[type=radio]') ? 'chosen' : typed),
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
  const addressOf = (index: number) => `work=${assignmentId}&item=${index + 1}`;
  await page.goto(`${area}/assignments?${addressOf(0)}`);
  for (const [index, skill] of skills.entries()) {
    await page.getByRole('article', { name: `Question ${index + 1} of ${skills.length}`, exact: true }).waitFor();
    await page.evaluate(async () => document.fonts.ready);
    // The field of a placed answer comes with the first question that needs it.
    await page.locator('[data-answer] [aria-busy=true]').waitFor({ state: 'detached' });
    visits.push({ skill, address: addressOf(index), ...(await page.evaluate(look)) });
    if (index + 1 < skills.length) await page.getByRole('link', { name: 'Next question' }).click();
  }
  return visits;
}

/** The controls that a student may need next, by name, in each direction. */
const NEEDED = {
  Tab: { Check: /^Check$/, hint: /hint$/, keypad: /^minus$/ },
  'Shift+Tab': { 'read aloud': /^Read it to me$/, 'next question': /^Next question$/, list: /of \d+/ },
} as const;
/** More presses than any page needs: who gets here was led in a circle. */
const MOST_PRESSES = 40;

type Focus = { readonly name: string; readonly takesAnswer: boolean };

/** Runs in the page: the name of what has the focus, and whether it takes a part of the answer. */
function focusNow(): Focus {
  const here = document.activeElement;
  const takes =
    'input, math-field, select, [data-touch], [aria-pressed], ' +
    ['slider', 'radio', 'checkbox', 'spinbutton', 'option', 'gridcell'].map((role) => `[role=${role}]`).join(', ');
  return {
    name: (here?.getAttribute('aria-label') ?? here?.textContent ?? '').trim(),
    takesAnswer: here?.closest('[data-answer]') !== null && here?.matches(takes) === true,
  };
}

/** Runs in the page: the names of all its controls that can have the focus. */
function controlNames(): string[] {
  const found = [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), [tabindex="0"]')];
  return found
    .filter((one) => one.checkVisibility())
    .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim());
}

/**
 * The number of Tab presses on the open question, forwards or backwards, from its answer to each control that may be
 * needed and is there. For one that is never reached it is the most that are tried. Presses within an answer of
 * several fields don't count.
 */
async function tabsOn(page: Page): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  const address = page.url();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await page.goto(address);
    await page.locator('[data-answer] [aria-busy=true]').waitFor({ state: 'detached' });
    await page.locator('[data-answer] :focus').waitFor();
    const names = await page.evaluate(controlNames);
    const wanted = Object.entries(NEEDED[key]).filter(([, name]) => names.some((one) => name.test(one)));
    let presses = 0;
    for (let press = 0; press < MOST_PRESSES && wanted.some(([control]) => !(control in found)); press += 1) {
      await page.keyboard.press(key);
      const { name, takesAnswer } = await page.evaluate(focusNow);
      if (!takesAnswer) presses += 1;
      const control = wanted.find(([, pattern]) => pattern.test(name))?.[0];
      if (control !== undefined) found[control] ??= presses;
    }
    for (const [control] of wanted) found[control] ??= MOST_PRESSES;
  }
  return found;
}

/** {@link tabsOn} for the first question of each kind of answer. */
export async function tabsByKind(
  page: Page,
  area: string,
  visits: readonly Visit[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const byKind = new Map<string, Readonly<Record<string, number>>>();
  for (const { kind, address } of visits) {
    if (byKind.has(kind)) continue;
    await page.goto(`${area}/assignments?${address}`);
    byKind.set(kind, await tabsOn(page));
  }
  return byKind;
}
