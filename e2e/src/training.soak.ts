import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes'], ['fractions.add-unlike']);
});
test.beforeEach(async ({ page }) => {
  await signInAdult(page, made.account);
});

/** Starts an interview with the student of a scenario and skips the introduction. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/teacher-training');
  await page.getByRole('button', { name: new RegExp(`^Start: talk to ${name} about`) }).click();
  await page.getByRole('button', { name: 'Start talking' }).click();
}

/** Asks one question and waits for the answer; `turn` counts from 1. */
async function say(page: Page, turn: number, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'What do you say or ask?' });
  await field.fill(text);
  await field.press('Enter');
  await expect(page.getByText(new RegExp(`^${turn} turns? · `))).toBeVisible();
  await expect(field).toHaveValue('');
}

test('an interview with the right diagnosis: anticipate, ask, undo, leave and resume, name, results', async ({
  page,
}) => {
  await page.goto('/dashboard/teacher-training');
  await page.getByRole('button', { name: /^Start: talk to Leo about/ }).click();
  await page.getByRole('checkbox', { name: 'takes the smaller digit from the larger', exact: true }).click();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await say(page, 1, 'What is 52 - 38?');
  await expect(page.getByText('26', { exact: true })).toBeVisible();
  await say(page, 2, 'How did you get that?');
  await expect(page.getByText('take the smaller digit from the larger one')).toBeVisible();
  await say(page, 3, 'Thanks');
  await expect(page.getByText('Thanks', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last turn' }).click();
  await expect(page.getByText('Thanks', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('The clock stands')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByRole('button', { name: 'I know enough' }).click();

  await page.getByLabel('It is', { exact: true }).selectOption({ label: 'takes the smaller digit from the larger' });
  const answers = page.getByRole('textbox', { name: /^Answer \d/ });
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) await answer.fill('1');
  await page.getByRole('button', { name: 'Show the results' }).click();
  await page.waitForURL('**/results/**');
  await expect(page.getByText('what was behind it', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How sure you could be, turn by turn' })).toBeVisible();
  await expect(page.getByText('because of “How did you”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Look at turn 1' }).click();
  await expect(page.getByText('After turn 1', { exact: true })).toBeVisible();
  await page.getByLabel('What would you ask next time?').fill('Why does it work?');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Interviews' }).first().click();
  await expect(page.getByRole('link', { name: /^Leo: / })).toBeVisible();
});

test('a wrong diagnosis is told what its questions left open, and an interview can end without one', async ({
  page,
}) => {
  await begin(page, 'Ana');
  await say(page, 1, 'What is 1/2 + 1/3?');
  await page.getByRole('button', { name: 'I know enough' }).click();
  await page.getByRole('button', { name: 'Show the results' }).click();
  await expect(page.getByText('Choose what is behind it, or end without a diagnosis.')).toBeVisible();
  await page.getByLabel('It is', { exact: true }).selectOption({ label: 'No idea behind it: slips now and then' });
  await page.getByRole('button', { name: 'Show the results' }).click();
  await page.waitForURL('**/results/**');
  await expect(page.getByText('it was something else')).toBeVisible();
  await page.getByRole('button', { name: 'Talk on from here: After turn 1' }).click();
  await expect(page.getByText(/^1 turn · /)).toBeVisible();
  await page.getByRole('button', { name: 'I know enough' }).click();
  await page.getByRole('button', { name: 'End without a diagnosis' }).click();
  await page.waitForURL('**/results/**');
  await expect(page.getByText('no diagnosis given')).toBeVisible();
});

test('an interview with the teacher’s own student appears on the student’s page', async ({ page }) => {
  const [card] = made.cards;
  await page.goto(`/dashboard/students/${card?.studentId}?class=${made.classId}`);
  await page.getByRole('link', { name: 'Begin an interview' }).click();
  await page.getByLabel('Skill', { exact: true }).selectOption({ label: '5 · Add fractions with unlike denominators' });
  await page.getByRole('button', { name: 'Begin the interview' }).click();
  await page.getByLabel('What the student answered').fill('2/5');
  await page.getByRole('checkbox', { name: 'written method' }).click();
  await page.getByRole('button', { name: 'Keep and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes on the whole interview' }).fill('Adds tops and bottoms.');
  await page.getByRole('button', { name: 'End and put on the student’s page' }).click();
  await page.getByRole('link', { name: 'To the student’s page' }).click();
  await expect(page.getByText('Adds tops and bottoms.')).toBeVisible();
});
