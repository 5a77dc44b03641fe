import { solveSteps } from '@lemma/math';
import type { Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { resultsOf, submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ida Berg'], ['equations.two-step']);
});

const line = (page: Page, number: number) => page.getByRole('textbox', { name: `Line ${number}` });

/** Whether the service worker has stored the whole shell and area. */
const isStored = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('lemma-offline-1');
    return (await cache.match('/__offline/current')) !== undefined;
  });

/** True lines that lead from the question to its answer, without the question itself. */
function linesOf(math: string): readonly string[] {
  const work = solveSteps(math);
  return work.kind === 'other' ? [] : work.lines.slice(1).map((one) => one.line);
}

test('a student writes work line by line without a network, and the teacher sees where it broke', async ({
  browser,
}) => {
  const context = await phone(browser, { viewport: { width: 360, height: 640 }, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  const address = `/student/assignments?work=${made.assignmentId}&item=1`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Show work' }).click();
  const [item] = (await submissionOf(made.assignmentId, card.name)).items;
  const [first = '', ...rest] = linesOf(item?.math ?? '');
  const wrong = first.replace(/\d+(?=\D*$)/, (digits) => `${Number(digits) + 1}`);

  await expect(line(page, 1)).toBeFocused();
  await line(page, 1).fill(wrong);
  await line(page, 1).press('Enter');
  await expect(line(page, 2)).toBeFocused();
  await expect(page.getByText('Line 1 does not say the same as the question.')).toBeVisible();
  await page.getByRole('button', { name: 'I’m stuck' }).click();
  await expect(page.getByText(/What can you do to both sides/)).toBeVisible();
  await page.getByRole('button', { name: 'I’m stuck' }).click();
  await expect(page.getByText('What is your next line?')).toBeVisible();

  await expect.poll(() => isStored(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Show work' }).click();
  // The line that was written before is there again; Backspace in the empty line leads back into it.
  await line(page, 2).press('Backspace');
  await expect(line(page, 1)).toHaveValue(wrong);
  await line(page, 1).fill(first);
  await line(page, 1).press('Enter');
  for (const [index, text] of rest.entries()) {
    await line(page, index + 2).fill(text);
    await line(page, index + 2).press('Enter');
  }
  await expect(page.getByRole('list', { name: 'Work, line by line' }).getByText('follows')).toHaveCount(
    rest.length + 1,
  );
  // Enter in an empty line leads to the answer, which the last line has given already.
  await line(page, rest.length + 2).press('Enter');
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toBeFocused();
  await expect(answer).not.toHaveValue('');
  if (item) await answer.fill(rightAnswer(item));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/Your answer is safe on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Done: this one is right.')).toBeVisible();

  const [answered] = (await submissionOf(made.assignmentId, card.name)).items;
  expect(answered?.attempts[0]?.written).toMatchObject({
    lines: [first, ...rest],
    marks: [first, ...rest].map(() => 'follows'),
    mended: [{ line: wrong }],
    asked: 2,
  });
  await context.close();

  await expect
    .poll(async () => (await resultsOf(made.assignmentId)).rows[card.studentId]?.items[0]?.breaks)
    .toHaveLength(1);
  const teacher = await browser.newPage();
  await signInAdult(teacher, made.account);
  await teacher.goto(`/dashboard/assignments/${made.assignmentId}?tab=answers`);
  await expect(teacher.getByRole('list', { name: 'Where the work breaks, line by line' })).toContainText(
    card.displayName,
  );
  await teacher.goto(`/dashboard/assignments/${made.assignmentId}?tab=students&student=${card.studentId}`);
  await expect(teacher.getByRole('list', { name: 'Work, line by line' })).toBeVisible();
  await teacher.close();
});
