import { calm, cramped, inBothThemes, settled } from './in-both-themes.ts';
import { expect, test } from './journey.ts';
import { adult, phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult, signInAsNew } from './prepared.ts';

/* Some pages of everybody; all of them in `accessibility.soak.ts`. */

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['fractions.add-unlike', 'integers.add']);
});

const smallPhone = { viewport: { width: 360, height: 780 } };

test('the doors have no violation in either theme', async ({ page }) => {
  await calm(page);
  for (const path of ['/', '/sign-in', '/student-login']) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    expect(await inBothThemes(page), path).toEqual([]);
  }
});

test('the first pages of a parent have no violation in either theme and fit a phone', async ({ browser }) => {
  const context = await phone(browser, smallPhone);
  const page = await context.newPage();
  await calm(page);
  await signInAsNew(page, adult('Jon Lopes', 'Parent'));
  for (const path of ['', '/submissions']) {
    await settled(page, `/parent-dashboard${path}`);
    expect(await inBothThemes(page), path).toEqual([]);
    expect(await cramped(page), path).toEqual([]);
  }
  await context.close();
});

test('the class and the work of a teacher have no violation in either theme', async ({ page }) => {
  await calm(page);
  await signInAdult(page, made.account);
  for (const path of ['', '/students', `/assignments/${made.assignmentId}?tab=answers`]) {
    await settled(page, `/dashboard${path}`);
    expect(await inBothThemes(page), path).toEqual([]);
  }
});

test('the work of a student has no violation in either theme and fits a phone', async ({ browser }) => {
  const context = await phone(browser, smallPhone);
  const page = await context.newPage();
  await calm(page);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  for (const path of ['', `/assignments?work=${made.assignmentId}&item=1`]) {
    await settled(page, `/student${path}`);
    expect(await inBothThemes(page), path).toEqual([]);
    expect(await cramped(page), path).toEqual([]);
  }
  await context.close();
});
