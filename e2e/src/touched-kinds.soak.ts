import { findSkill, generateProblem, type SkillCode, type Touch, touchOf } from '@lemma/math';
import type { Page } from 'playwright/test';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard, watchConsole } from './people.ts';
import { prepareClass } from './prepared.ts';
import { smallTargets, tooWide, violations } from './sweep/violations.ts';

type Kind = Touch['as'];
/** A skill that is answered in this way, the keys by which an answer is given, and what the field is called. */
type Tried = { readonly skill: SkillCode; readonly keys: readonly string[]; readonly field: RegExp };

const RIGHT = ['ArrowRight', 'ArrowRight'];
/** So often that every card, part or cell has had its turn. */
const EACH = 8;
const each = (...keys: readonly string[]): string[] => Array.from({ length: EACH }, () => keys).flat();

const kinds: Readonly<Record<Kind, Tried>> = {
  'number-line': { skill: 'fractions.place-on-line', keys: RIGHT, field: /^slider Number line: place a point/ },
  points: {
    skill: 'algebra.absolute-value-equation',
    keys: ['ArrowRight', ' ', 'ArrowRight'],
    field: /^slider Number line: place the points/,
  },
  ray: { skill: 'equations.one-step-inequality', keys: RIGHT, field: /^slider Number line: move the end of the ray/ },
  segment: { skill: 'functions.domain', keys: RIGHT, field: /^slider Number line: move the ends of the segment/ },
  plane: {
    skill: 'geometry.plot-point',
    keys: [...RIGHT, 'ArrowUp'],
    field: /^slider Coordinate plane: place a point/,
  },
  line: {
    skill: 'functions.line-slope-point',
    keys: ['ArrowRight', 'ArrowUp'],
    field: /^slider Coordinate plane: move the two points of the line/,
  },
  order: { skill: 'integers.order', keys: ['ArrowRight'], field: /^slider Cards: up and down choose one/ },
  several: { skill: 'whole-numbers.factors', keys: [' '], field: /^group Choose all that fit/ },
  counters: { skill: 'whole-numbers.count-objects', keys: RIGHT, field: /^slider Counters/ },
  shade: { skill: 'decimals.tenths-and-hundredths', keys: RIGHT, field: /^slider Parts of a whole/ },
  blocks: { skill: 'whole-numbers.digit-value', keys: ['ArrowUp'], field: /^slider Base-ten blocks/ },
  angle: { skill: 'geometry.angle-parts', keys: RIGHT, field: /^slider Protractor/ },
  cell: { skill: 'ratios.equivalent', keys: ['3'], field: /^textbox Missing number/ },
  parts: { skill: 'fractions.simplify', keys: ['Tab', '1', 'Tab', '7'], field: /^textbox Whole number/ },
  clock: { skill: 'measurement.set-clock', keys: RIGHT, field: /^slider Clock/ },
  columns: { skill: 'measurement.build-bar-graph', keys: ['ArrowUp'], field: /^slider Graph/ },
  'box-plot': { skill: 'statistics.box-plot', keys: RIGHT, field: /^slider Box plot/ },
  groups: { skill: 'whole-numbers.sort-odd-even', keys: each('a', 'ArrowDown'), field: /^slider Cards in groups/ },
  figure: { skill: 'geometry.move-figure', keys: ['ArrowLeft'], field: /^slider Figure on a plane/ },
  ruler: { skill: 'measurement.draw-to-length', keys: RIGHT, field: /^slider Ruler/ },
  'half-plane': {
    skill: 'algebra.draw-half-plane',
    keys: ['ArrowUp', 's'],
    field: /^slider Coordinate plane: move the two points of the line.*S changes the side/,
  },
  curve: {
    skill: 'functions.draw-moved-graph',
    keys: ['ArrowRight'],
    field: /^slider Coordinate plane: move the turning point/,
  },
  bars: { skill: 'ratios.draw-share', keys: ['ArrowRight', 'Tab', '5'], field: /^slider Bars: up and down choose/ },
  labels: { skill: 'geometry.label-angles', keys: each('a', 'ArrowDown'), field: /^slider Figure: up and down choose/ },
  cells: { skill: 'ratios.fill-table', keys: each('3', 'ArrowDown'), field: /^textbox Missing number, .+, row \d/ },
};
const all = Object.entries(kinds);

/** The first seed with which the skill is answered in this way. */
function seedFor(code: SkillCode, as: string): number {
  const skill = findSkill(code);
  if (!skill) throw new Error(code);
  const seeds = Array.from({ length: 200 }, (_each, seed) => seed);
  const seed = seeds.find((one) => touchOf(generateProblem(skill, 1, one))?.as === as);
  if (seed === undefined) throw new Error(`${code} is never answered as ${as}`);
  return seed;
}

/** What can be used without a name is found by its role alone. */
const USED = new Set(['slider', 'textbox', 'button', 'group', 'radio', 'link']);

/**
 * The answer's part of the accessibility tree in sentences: role and name of all that can be used, in order. The text of a
 * slider, which Chromium leaves empty in this tree, is read from the page.
 */
async function sentences(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { root } = await cdp.send('DOM.getDocument', { depth: 1 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-answer]' });
  const { nodes } = await cdp.send('Accessibility.queryAXTree', { nodeId });
  await cdp.detach();
  const told = await page
    .locator('[data-answer] [role=slider]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuetext') ?? ''));
  return nodes
    .filter(({ ignored, role }) => !ignored && USED.has(String(role?.value)))
    .map(({ role, name }) => {
      const text = role?.value === 'slider' ? `. ${told.shift() ?? ''}` : '';
      return `${String(role?.value)} ${String(name?.value ?? '').trim()}${text}`;
    });
}

test('every kind of placed answer is named, told, reachable by keys alone and large enough', async ({ browser }) => {
  test.setTimeout(600_000);
  const made = await prepareClass(
    ['Ana Lopes'],
    all.map(([as, { skill }]) => ({ skill, level: 1, seed: seedFor(skill, as), variants: false })),
  );
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const context = await phone(browser, { viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const quiet = watchConsole(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInWithCard(page, card, card.displayName);
  for (const [index, [as, { keys, field }]] of all.entries()) {
    await page.goto(`/student/assignments?work=${made.assignmentId}&item=${index + 1}`);
    const form = page.locator('[data-answer]');
    await expect(form.locator(`[data-touch-kind="${as}"] [data-touch]`).first(), as).toBeFocused();
    const read = await sentences(page);
    expect(read[0], as).toMatch(field);
    expect(read, as).toContain('button Check');
    expect(read, as).toContain('button Type it instead');
    expect(
      read.filter((one) => !/^\S+ \S/.test(one)),
      `${as}: a control without a name`,
    ).toEqual([]);
    expect(await violations(page), as).toEqual([]);
    expect(await smallTargets(page), as).toEqual([]);
    expect(await tooWide(page), as).toEqual([]);
    const before = await form.locator('[data-placed]').textContent();
    for (const key of keys) await page.keyboard.press(key);
    await expect(form.locator('[data-placed]'), as).not.toHaveText(before ?? '');
    const after = await sentences(page);
    if (after[0]?.startsWith('slider')) expect(after[0], as).not.toBe(read[0]);
    expect(await violations(page), `${as}, with an answer`).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(form.getByText(/You answered/), as).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName), as).not.toBe('BODY');
  }
  quiet();
  const { items } = await submissionOf(made.assignmentId, card.name);
  expect(items.map(({ attempts }) => attempts.length)).toEqual(all.map(() => 1));
  await context.close();
});

test('every kind of placed answer keeps its lines in forced colors and at twice the size', async ({ browser }) => {
  test.setTimeout(600_000);
  const made = await prepareClass(
    ['Ben Carter'],
    all.map(([as, { skill }]) => ({ skill, level: 1, seed: seedFor(skill, as), variants: false })),
  );
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const context = await browser.newContext({ viewport: { width: 640, height: 720 }, forcedColors: 'active' });
  const page = await context.newPage();
  await signInWithCard(page, card, card.displayName);
  for (const [index, [as]] of all.entries()) {
    await page.goto(`/student/assignments?work=${made.assignmentId}&item=${index + 1}`);
    await expect(page.locator(`[data-touch-kind="${as}"] [data-touch]`).first(), as).toBeVisible();
    // Half of 1,280 is the page at twice the size.
    expect(await tooWide(page), as).toEqual([]);
    const lost = await page
      .locator(`[data-touch-kind="${as}"] svg`)
      .evaluateAll((drawings) =>
        drawings.flatMap((drawing) =>
          [...drawing.querySelectorAll('path, line, rect, circle, polygon')]
            .filter((shape) => getComputedStyle(shape).stroke === getComputedStyle(document.body).backgroundColor)
            .map((shape) => shape.outerHTML.slice(0, 120)),
        ),
      );
    expect(lost, `${as}: a line in the color of the page`).toEqual([]);
  }
  await context.close();
});
