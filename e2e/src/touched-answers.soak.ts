import type { WorkItem } from '@lemma/school/work';
import type { Locator, Page } from 'playwright/test';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard, watchConsole } from './people.ts';
import { type PreparedClass, prepareClass } from './prepared.ts';

const skills = ['fractions.place-on-line', 'geometry.plot-point'];
/** Number words and names of parts as questions write them. The engine's own list is not used, so that this test checks it. */
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
words.push('twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen');
const parts = [
  'half',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** How many tick marks from the left the point in question is, found from the words of the question and the marks of its line. */
function stepsAlong({ prompt, picture }: WorkItem): number {
  const [, top = '', part = ''] = /at (\w+) (\w+?)s?\.$/.exec(prompt.replace('halves', 'halfs')) ?? [];
  if (picture?.kind !== 'number-line') throw new Error(`no line: ${prompt}`);
  const value = words.indexOf(top) / (parts.indexOf(part) + 2);
  return Math.round((value - picture.from) / picture.step);
}

/** Steps along both axes, from the words of the question: "go `3` to the left and `5` down". */
function wayOf({ prompt }: WorkItem): { readonly x: number; readonly y: number } {
  const along = (there: string, back: string) =>
    Number(new RegExp(`(\\d+). ${there}`).exec(prompt)?.[1] ?? 0) -
    Number(new RegExp(`(\\d+). ${back}`).exec(prompt)?.[1] ?? 0);
  return { x: along('to the right', 'to the left'), y: along('up', 'down') };
}

const field = (page: Page): Locator => page.getByRole('slider');
const right = (page: Page) => expect(page.getByText('Done: this one is right.')).toBeVisible();

/**
 * What a screen reader says of the field that has the focus: its name from the browser's accessibility tree, and its text, which
 * Chromium gives to screen readers and leaves empty in the tree that it shows to tests.
 */
async function spoken(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const found = nodes.find(({ role, ignored }) => role?.value === 'slider' && !ignored);
  const focused = found?.properties?.some(({ name, value }) => name === 'focused' && value.value === true);
  const text = await field(page).getAttribute('aria-valuetext');
  return `${focused === true ? '' : 'not focused: '}${String(found?.name?.value)}. ${text}.`;
}

async function open(page: Page, made: PreparedClass, student: number): Promise<readonly WorkItem[]> {
  const card = made.cards[student];
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  await page.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await expect(field(page)).toBeVisible();
  return (await submissionOf(made.assignmentId, card.name)).items;
}

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter'], skills);
});

/** The position on the screen of a point of the drawing, whose coordinates go from 0 to 1. */
async function tap(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const place = await field(page)
    .locator('svg')
    .evaluate((svg: SVGSVGElement, { x, y }) => {
      const { a, b, c, d, e, f } = svg.getScreenCTM() ?? new DOMMatrix();
      return { x: a * x + c * y + e, y: b * x + d * y + f };
    }, at);
  await page.touchscreen.tap(place.x, place.y);
}

/** Finds where any value of an axis is, in units of the drawing, from the labels of two of its values. */
async function labelled(page: Page, axis: 'x' | 'y', anchor: 'middle' | 'end'): Promise<(value: number) => number> {
  const labels = await field(page)
    .locator(`svg text[text-anchor=${anchor}]`)
    .evaluateAll(
      (texts, by) => texts.map((text) => [Number(text.textContent?.replace('−', '-')), Number(text.getAttribute(by))]),
      axis,
    );
  const numbers = labels.filter(([value]) => Number.isFinite(value) && !(axis === 'y' && value === 0));
  const [[low = 0, from = 0] = [], [high = 0, to = 0] = []] = [numbers.at(0), numbers.at(-1)];
  return (value) => from + ((value - low) * (to - from)) / (high - low);
}

/** The placed answer and the buttons beside it: none overlaps another, and all are wide enough for a finger. */
async function expectRoom(page: Page): Promise<void> {
  const row = page.locator('[data-placed]').locator('..');
  const boxes = await row.locator(':scope > p > span, button').evaluateAll((all) =>
    all.map((one) => {
      const { left, right: end, top, bottom } = one.getBoundingClientRect();
      return { left, right: end, top, bottom, button: one.tagName === 'BUTTON' };
    }),
  );
  for (const [index, one] of boxes.entries()) {
    if (one.button) expect(Math.min(one.right - one.left, one.bottom - one.top)).toBeGreaterThanOrEqual(43.5);
    for (const other of boxes.slice(index + 1)) {
      const across = Math.max(other.left - one.right, one.left - other.right);
      const down = Math.max(other.top - one.bottom, one.top - other.bottom);
      expect(Math.max(across, down), JSON.stringify([one, other])).toBeGreaterThanOrEqual(2);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('a student places points with a finger on a small phone', async ({ browser }) => {
  const context = await phone(browser, { viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const quiet = watchConsole(page);
  const [line, plane] = await open(page, made, 0);
  if (line?.picture?.kind !== 'number-line' || !plane) throw new Error('no items');
  const { from, step } = line.picture;
  const toX = await labelled(page, 'x', 'middle');
  await tap(page, { x: toX(from + stepsAlong(line) * step), y: 20 });
  await expectRoom(page);
  await page.getByRole('button', { name: 'Check' }).tap();
  await right(page);

  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(field(page)).toHaveAccessibleName(/^Coordinate plane/);
  const across = await labelled(page, 'x', 'middle');
  const up = await labelled(page, 'y', 'end');
  const { x, y } = wayOf(plane);
  // Places the point one step too far to the right, then moves it back with the arrow button.
  await tap(page, { x: across(x + 1), y: up(y) });
  await expect(field(page)).toHaveAttribute('aria-valuetext', `Point at x ${x + 1}, y ${y}`);
  await page.getByRole('button', { name: 'One step left' }).tap();
  await expect(field(page)).toHaveAttribute('aria-valuetext', `Point at x ${x}, y ${y}`);
  await expectRoom(page);
  await page.getByRole('button', { name: 'Check' }).tap();
  await right(page);
  quiet();
  await context.close();
});

test('a student places points with keys alone, and hears where they are', async ({ page }) => {
  const quiet = watchConsole(page);
  const [line, plane] = await open(page, made, 1);
  if (!line || !plane) throw new Error('no items');
  const press = async (key: string, times: number) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await expect(field(page)).toBeFocused();
  expect(await spoken(page)).toBe('Number line: place a point with the arrow keys. Nothing placed yet.');
  await press('Home', 1);
  expect(await spoken(page)).toBe('Number line: place a point with the arrow keys. Point at zero.');
  await press('ArrowRight', stepsAlong(line));
  expect(await spoken(page)).toMatch(/^Number line: place a point with the arrow keys\. Point at [a-z -]+\.$/);
  await press('Enter', 1);
  await right(page);

  await expect(page.getByRole('button', { name: 'Next', exact: true }).last()).toBeFocused();
  await press('Enter', 1);
  await expect(field(page)).toHaveAccessibleName(/^Coordinate plane/);
  await expect(field(page)).toBeFocused();
  // The first key shows where the point is.
  await press('ArrowRight', 1);
  expect(await spoken(page)).toBe('Coordinate plane: place a point with the arrow keys. Point at x 0, y 0.');
  const { x, y } = wayOf(plane);
  await press(x < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(x));
  await press(y < 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(y));
  expect(await spoken(page)).toBe(`Coordinate plane: place a point with the arrow keys. Point at x ${x}, y ${y}.`);
  await press('Enter', 1);
  await right(page);
  quiet();
});
