import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard, watchConsole } from './people.ts';
import { prepareClass, signInAdult } from './prepared.ts';

const fullName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;

test('practice until mastery under a time limit: built, begun, finished; and a reminder that is shown', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  // The rules refuse to say that a draft is not there yet, and the browser logs each refusal.
  const quiet = watchConsole(page, [/status of 403/]);
  const ana = fullName('Ana');
  const school = await prepareClass([ana, fullName('Ben')], ['integers.add']);
  const [card] = school.cards;
  if (!card) throw new Error('no card');
  const draft = crypto.randomUUID();

  await test.step('the teacher builds it', async () => {
    await signInAdult(page, school.account);
    await page.goto(`/dashboard/assignments?edit=${draft}`);
    await page.getByLabel('Title').fill('Until it sits');
    await page.getByLabel('Search skills').fill('Add positive and negative');
    await page.getByRole('button', { name: 'Add: Add positive and negative numbers' }).click();
    await page.getByText('Settings for all questions').click();
    await page.getByLabel('Problems', { exact: true }).selectOption('2');
    await page.getByLabel('At the most').fill('5');
    await page.getByText('Late work and results').click();
    await page.getByLabel('Time limit').fill('30');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL(`**/assignments/${draft}`);
  });

  await test.step('nothing runs before the student starts', async () => {
    const context = await phone(browser);
    const child = await context.newPage();
    await signInWithCard(child, card, card.displayName);
    await child.goto(`/student/assignments?work=${draft}`);
    await expect(child.getByText('You have 30 minutes from the moment you start.')).toBeVisible();
    await child.getByRole('button', { name: 'Start now' }).click();
    await expect(child.getByRole('timer')).toContainText(/Time left: (30:00|29:\d\d)/);
    for (const round of [1, 2]) {
      await expect(child.getByText(`Problem ${round} of at most 5.`)).toBeVisible();
      const [item] = (await submissionOf(draft, ana)).items;
      if (!item) throw new Error('no item');
      await expect(child.getByLabel('Your answer')).toHaveValue('');
      await child.getByLabel('Your answer').fill(rightAnswer(item));
      await child.getByRole('button', { name: 'Check' }).click();
      if (round === 1) await child.getByRole('button', { name: 'Next problem' }).click();
    }
    await expect(child.getByText('You can do it: nothing more to do here.')).toBeVisible();
    await child.getByRole('button', { name: 'Turn in' }).click();
    await expect(child.getByText(/^Turned in/).first()).toBeVisible();
    await context.close();
  });

  await test.step('the teacher sees it, and reminds the other student', async () => {
    await page.goto(`/dashboard/assignments/${draft}?tab=students`);
    await expect(page.getByRole('row', { name: new RegExp(ana) })).toContainText('turned in');
    await page.getByRole('link', { name: ana }).click();
    await expect(page.getByRole('dialog').getByText(/Mastered with problem 2/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /Ben / }).click();
    await page.getByRole('button', { name: 'Remind 1 student' }).click();
    await expect(page.getByText('1 student reminded')).toBeVisible();
    await expect(page.getByText(/^reminded/)).toBeVisible();
  });
  quiet();
});
