import type { Locator, Page } from 'playwright/test';
import { axeIn } from './axe-in.ts';
import { expect, test } from './journey.ts';
import { signInWithCard } from './people.ts';
import { prepareClass, signInAdult } from './prepared.ts';

/** 18 pt in pixels. */
const LARGE = 24;

/** The smallest size of text in an element, formulas and drawings aside: their parts follow the text around them. */
const smallestText = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let smallest = Number.POSITIVE_INFINITY;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!around || node.textContent?.trim() === '' || around.closest('math, svg, .sr-only')) continue;
      if (around.checkVisibility()) smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(around).fontSize));
    }
    return smallest;
  });

const rootData = (page: Page) =>
  page.evaluate(() => ({ ...document.documentElement.dataset }) as Readonly<Record<string, string>>);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('what a teacher sets up for a child holds on the child’s pages and on paper', async ({ browser, page }) => {
  const made = await prepareClass(
    ['Ana Lopes', 'Ben Osei'],
    [...['integers.add', 'integers.add', 'percent.discount-tax-tip', 'percent.discount-tax-tip']],
  );
  const [ana, ben] = made.cards;
  if (!ana || !ben) throw new Error('no cards');
  await signInAdult(page, made.account);
  await page.goto(`/dashboard/students/${ana.studentId}?class=${made.classId}`);
  await page.getByText('Accommodations', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Twice the time');
  await page.getByRole('combobox', { name: 'Number of questions' }).selectOption('Half of the questions');
  await page.getByRole('combobox', { name: 'Calculator' }).selectOption('not-for-computing');
  for (const name of [/^Read questions aloud/, /^Larger print/, /^Reduced motion/]) {
    const choice = page.getByRole('switch', { name });
    await choice.click();
    await expect(choice).toBeChecked();
  }
  await expect(page.getByText(/^Last changed by Maya Okafor/)).toBeVisible();
  expect((await axeIn(page).withTags(WCAG).analyze()).violations).toEqual([]);

  const child = await (await browser.newContext()).newPage();
  await signInWithCard(child, ana, ana.displayName);
  await child.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  const question = child.getByRole('article', { name: /^Question 1/ });
  const read = question.getByRole('button', { name: /^(Read it to me|Stop reading)$/ });
  await expect(read).toBeVisible();
  await expect.poll(async () => (await read.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(60);
  expect(await rootData(child)).toMatchObject({ text: 'largest', motion: 'reduce' });
  await expect(question.getByRole('button', { name: 'Calculator' })).toHaveCount(0);

  await child.goto(`/student/assignments?work=${made.assignmentId}&item=2`);
  await child.getByRole('button', { name: 'Calculator' }).click();
  const calculator = child.getByRole('region', { name: 'Calculator' });
  await calculator.getByRole('button', { name: '8' }).press('8');
  await child.keyboard.type('8*2.5=');
  await expect(calculator.getByRole('status')).toHaveText('220');
  expect((await axeIn(child).withTags(WCAG).analyze()).violations).toEqual([]);
  await expect(child.getByRole('article', { name: /^Question 3/ })).toHaveCount(0);
  await child.goto('/student/settings');
  await expect(child.getByText('Half of the questions')).toBeVisible();
  await expect(child.getByText('Twice the time')).toBeVisible();
  await child.context().close();

  // Another child of the class has none of it, and the list of the class says nothing.
  const mate = await (await browser.newContext()).newPage();
  await signInWithCard(mate, ben, ben.displayName);
  await mate.goto(`/student/assignments?work=${made.assignmentId}&item=3`);
  await expect(mate.getByRole('article', { name: /^Question 3/ })).toBeVisible();
  expect(await rootData(mate)).not.toHaveProperty('text');
  await expect(mate.getByRole('button', { name: 'Calculator' })).toHaveCount(0);
  await mate.context().close();
  await page.goto(`/dashboard/students?class=${made.classId}`);
  await expect(page.getByText('Ana Lopes').first()).toBeVisible();
  await expect(page.getByText(/accommodation|larger print/i)).toHaveCount(0);

  await page.goto(`/dashboard/assignments/${made.assignmentId}`);
  await expect(page.getByRole('row', { name: /Ana Lopes/ })).toContainText('2 of 4 questions');
  await expect(page.getByRole('row', { name: /Ben Osei/ })).not.toContainText('questions');
  await page.goto(`/dashboard/assignments/${made.assignmentId}?paper=1`);
  await page.getByRole('combobox', { name: 'Print for' }).selectOption('Ana Lopes');
  const sheet = page.getByRole('region', { name: 'Variant A', exact: true });
  await expect(sheet).toContainText('Ana Lopes');
  await expect(
    sheet
      .getByRole('list')
      .first()
      .getByText(/^\d+\.$/),
  ).toHaveText(['1.', '2.']);
  await page.emulateMedia({ media: 'print' });
  expect(await smallestText(sheet)).toBeGreaterThanOrEqual(LARGE);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/dashboard/student-accounts?class=${made.classId}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'New cards' }).click();
  const cards = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  const large = cards.filter({ hasText: 'Ana Lopes' });
  await expect(large).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await smallestText(large)).toBeGreaterThanOrEqual(LARGE);
  expect(await smallestText(cards.filter({ hasText: 'Ben Osei' }))).toBeLessThan(LARGE);
  expect(await large.evaluate((card) => card.scrollHeight - card.clientHeight)).toBeLessThanOrEqual(0);
});
