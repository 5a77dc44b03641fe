import type { Locator } from 'playwright/test';
import { comes } from './comes.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard, watchConsole } from './people.ts';
import { prepareClass } from './prepared.ts';

/** A picture above options, one above keys, and a table and a plane in which the answer is placed. */
const skills = [
  'geometry.name-shapes',
  'geometry.area-by-unit-squares',
  'functions.growing-pattern',
  'geometry.plot-point',
];

/** The height of letters on the screen, in pixels, of the labels in pictures. */
const labelHeights = (pictures: Locator): Promise<number[]> =>
  pictures.locator('g[font-size] > text:not([font-size])').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const scale = text instanceof SVGGraphicsElement ? text.getScreenCTM()?.d : undefined;
      return scale === undefined ? [] : [scale * Number.parseFloat(getComputedStyle(text).fontSize)];
    }),
  );

test('question, picture, answer and Check stand on the smallest phone at once', async ({ browser }) => {
  const made = await prepareClass(['Ana Lopes'], skills);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const context = await phone(browser, { viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const quiet = watchConsole(page);
  await signInWithCard(page, card, card.displayName);
  await page.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  for (const [index] of skills.entries()) {
    const question = page.getByRole('article', { name: `Question ${index + 1} of ${skills.length}`, exact: true });
    await expect(question.getByRole('button', { name: 'Check' })).toBeInViewport({ ratio: 1 });
    for (const option of await question.getByRole('radio').all()) await expect(option).toBeInViewport({ ratio: 1 });
    // The question is moved to while it is measured.
    await comes(async () => {
      const form = await question.locator('form').boundingBox();
      const picture = await question.locator('svg[role=img], table').first().boundingBox();
      if (!form || !picture) throw new Error('no answer or no picture');
      const placed = picture.y > form.y;
      expect(picture.y + picture.height).toBeLessThanOrEqual(placed ? 640 : form.y + 0.5);
      // Small enough to fit, and large enough to read.
      expect(picture.height).toBeGreaterThan(120);
    });
    // Nor does typing move the question away.
    const field = question.getByRole('textbox').first();
    if (await field.isVisible()) {
      await field.tap();
      await page.keyboard.type('7');
      await question.getByRole('button', { name: 'Check' }).tap();
      await expect(question.getByText('You answered')).toBeVisible();
      // Nor does a remark make the labels of a drawing too small to read.
      expect(Math.min(...(await labelHeights(question.locator('svg[role=img]'))), 99)).toBeGreaterThanOrEqual(10.9);
      expect(await page.locator('[data-question-scroll]').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    }
    if (index + 1 < skills.length) await page.getByRole('link', { name: 'Next question' }).tap();
  }
  quiet();
  await context.close();
});
