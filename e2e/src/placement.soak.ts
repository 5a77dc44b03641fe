import { expect, test } from './journey.ts';
import { phone, signInWithCard, watchConsole } from './people.ts';
import { prepareClass } from './prepared.ts';

test('a child finds where to start, on the smallest phone and by keyboard, leaves, goes on, and gets a path', async ({
  browser,
}) => {
  const made = await prepareClass(['Ana Lopes'], ['integers.add']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await made.teacher.call('placeClass', { classId: made.classId, studentIds: [card.studentId] });
  const context = await phone(browser, { viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const quiet = watchConsole(page);
  await signInWithCard(page, card, card.displayName);
  await expect(page.getByText('Maya Okafor would like to know where you can start.')).toBeVisible();
  const begin = page.getByRole('link', { name: 'Start', exact: true }).first();
  await begin.tap();
  const question = (number: number) => page.getByRole('article', { name: `Question ${number} of 15`, exact: true });
  const notYet = page.getByRole('button', { name: 'I don’t know this yet' });
  for (let number = 1; number <= 3; number += 1) {
    await expect(question(number)).toBeVisible();
    // Question, answer and both buttons are on one screen.
    await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(notYet).toBeInViewport({ ratio: 1 });
    await notYet.focus();
    await page.keyboard.press('Enter');
  }
  await expect(question(4)).toBeVisible();
  await page.getByRole('link', { name: 'Stop for now' }).tap();
  await page.getByRole('link', { name: 'Go on' }).tap();
  const path = page.getByRole('heading', { name: 'Now we know where you can start' });
  for (let number = 4; !(await path.isVisible()); number += 1) {
    await expect(question(number)).toBeVisible();
    await notYet.tap();
    await expect(question(number + 1).or(path)).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/^I can/);
  await page.getByRole('link', { name: 'Start with the first one' }).tap();
  await expect(page.getByRole('article', { name: /^Question 1 of/ })).toBeVisible();
  quiet();
  await context.close();
});
