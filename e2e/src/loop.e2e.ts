import { readFile } from 'node:fs/promises';
import { findMisconception, findSkill } from '@lemma/math';
import type { Page } from 'playwright/test';
import { mistakenAnswer, rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { names } from './names.ts';
import { adult, type Card, phone, signInWithCard, signUp, watchConsole } from './people.ts';
import { PHOTO } from './photo.ts';
import { signInAsNew } from './prepared.ts';

const skills = [
  'fractions.add-unlike',
  'integers.add',
  'expressions.order-of-operations',
  'equations.one-step',
  'equations.two-step',
  'decimals.multiply',
  'percent.of-number',
];
const misconception = 'fractions.add-across';

/** The login cards of a class, from the file that the teacher downloads. */
async function downloadCards(page: Page): Promise<Card[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const [, ...rows] = text.replace('\uFEFF', '').trim().split(/\r?\n/);
  return rows.map((row) => {
    const [name = '', code = '', userName = '', secret = ''] = row.split(',').map((cell) => cell.replace(/^"|"$/g, ''));
    return { name, code, userName, secret };
  });
}

/** Creates an assignment from skills in the builder and publishes it. Returns its id. */
async function publish(page: Page, title: string, codes: readonly string[]): Promise<string> {
  await page.getByRole('link', { name: 'Assignments' }).first().click();
  await page.getByRole('link', { name: 'New assignment' }).first().click();
  await page.getByLabel('Title').fill(title);
  for (const code of codes) {
    await page.getByLabel('Search skills').fill(code);
    await page.getByRole('button', { name: `Add: ${findSkill(code)?.name}` }).click();
  }
  await expect(page.getByRole('heading', { name: `${codes.length} of 30 questions` })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/assignments\/[\w-]+$/);
  return page.url().split('/').at(-1) ?? '';
}

test('the classroom loop', async ({ browser, page }) => {
  const quiet = watchConsole(page);

  await test.step('a teacher signs up, creates a class and pastes 25 names', async () => {
    await signUp(page, adult('Maya Okafor', 'Teacher'));
    await page.getByRole('button', { name: 'Create a class' }).click();
    await page.getByLabel('Name').fill('6B Mathematics');
    await page.getByLabel('Grade').selectOption('Grade 6');
    await page.getByRole('button', { name: 'Create class' }).click();
    await page.getByLabel('Names').fill(names.join('\n'));
    await expect(page.getByText('25 new students')).toBeVisible();
    await page.getByRole('button', { name: 'Make 25 accounts' }).click();
    await expect(page.getByRole('list', { name: 'Login cards' }).getByRole('listitem')).toHaveCount(25);
  });

  const cards = await downloadCards(page);
  expect(cards.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  await page.getByRole('button', { name: 'Done' }).click();

  const assignmentId =
    await test.step('the teacher creates an assignment from seven skills, tries it as a student, publishes it', async () => {
      await page.getByRole('link', { name: 'Assignments' }).first().click();
      await page.getByRole('link', { name: 'New assignment' }).first().click();
      await page.getByLabel('Title').fill('Mixed practice');
      for (const code of skills) {
        await page.getByLabel('Search skills').fill(code);
        await page.getByRole('button', { name: `Add: ${findSkill(code)?.name}` }).click();
      }
      await page.getByRole('button', { name: 'Preview as a student' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('article', { name: 'Question 1 of 7' })).toBeVisible();
      await dialog.getByLabel('Your answer').fill('1/');
      await dialog.getByRole('button', { name: 'Check' }).click();
      await expect(dialog.getByText('This costs no try.')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.waitForURL(/assignments\/[\w-]+$/);
      return page.url().split('/').at(-1) ?? '';
    });
  const paperId = await publish(page, 'On paper', ['fractions.add-unlike']);

  const ana = cards.find(({ name }) => name === 'Ana Lopes');
  if (!ana) throw new Error('no card for Ana');
  const device = await phone(browser);
  const student = await device.newPage();
  const traffic: string[] = [];
  student.on('response', async (reply) => {
    if (/json|javascript|text/.test(reply.headers()['content-type'] ?? ''))
      traffic.push(await reply.text().catch(() => ''));
  });

  await test.step('a student signs in with the card on a phone and works', async () => {
    await signInWithCard(student, ana, 'Ana L.');
    await student
      .getByRole('link', { name: 'Mixed practice' })
      .or(student.getByRole('link', { name: 'On paper' }))
      .first()
      .waitFor();
    await student.goto(`/student/assignments?work=${assignmentId}&item=1`);
    await expect(student.getByRole('article', { name: 'Question 1 of 7' })).toBeVisible();
  });

  const before = await submissionOf(assignmentId, 'Ana Lopes');
  const [first, second] = before.items;
  if (!first || !second) throw new Error('no items');

  await test.step('invalid input is told apart from wrong answers and uses up no try', async () => {
    await student.getByLabel('Your answer').fill('3/');
    await student.getByRole('button', { name: 'Check' }).click();
    await expect(student.getByText('This costs no try.')).toBeVisible();
    await expect(student.getByText('3 tries left')).toBeVisible();
  });

  await test.step('a wrong answer is named by its misconception', async () => {
    await student.getByLabel('Your answer').fill(mistakenAnswer(first, misconception));
    await student.getByRole('button', { name: 'Check' }).click();
    await expect(student.getByText('2 tries left')).toBeVisible();
    const words = (findMisconception(misconception)?.feedback ?? '').split('`')[0]?.trim() ?? '';
    await expect(student.getByText(words)).toBeVisible();
  });

  await test.step('hints come one at a time', async () => {
    await student.getByRole('button', { name: 'Get a hint' }).click();
    await expect(student.getByText(/^Hint 1 of/)).toBeVisible();
    await student.getByRole('button', { name: 'Get another hint' }).click();
    await expect(student.getByText(/^Hint 2 of/)).toBeVisible();
  });

  await test.step('no key has reached the browser', () => {
    const key = rightAnswer(second);
    const seen = traffic.join('\n');
    expect(seen).not.toMatch(/"(key|seed|params|solution)"\s*:/);
    expect(seen).not.toContain(`"key":{"stringValue":"${key}"}`);
  });

  const other = await phone(browser);
  const resumed = await other.newPage();
  await test.step('the student stops in the middle and continues on another device', async () => {
    await student.getByLabel('Your answer').fill(rightAnswer(first));
    await expect
      .poll(async () => (await submissionOf(assignmentId, 'Ana Lopes')).items[0]?.draft)
      .toBe(rightAnswer(first));
    await device.close();
    await signInWithCard(resumed, ana, 'Ana L.');
    await resumed.goto(`/student/assignments?work=${assignmentId}&item=1`);
    await expect(resumed.getByLabel('Your answer')).toHaveValue(rightAnswer(first));
    await expect(resumed.getByText('2 tries left')).toBeVisible();
    await resumed.getByRole('button', { name: 'Check' }).click();
    await expect(resumed.getByText('Done: this one is right.')).toBeVisible();
  });

  await test.step('the student answers the rest and turns in', async () => {
    for (const [index, item] of before.items.entries()) {
      if (index === 0) continue;
      await resumed.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(resumed.getByRole('article', { name: `Question ${index + 1} of 7` })).toBeVisible();
      await resumed.getByLabel('Your answer').fill(rightAnswer(item));
      await resumed.getByRole('button', { name: 'Check' }).click();
      await expect(resumed.getByText('Done: this one is right.')).toBeVisible();
    }
    await resumed.getByRole('button', { name: 'Turn in' }).click();
    await expect(resumed.getByText('On time. Your work is safe.')).toBeVisible();
  });

  await test.step('the teacher sees the answers and the named misconception, and writes feedback', async () => {
    await page.goto(`/dashboard/assignments/${assignmentId}`);
    await expect(page.getByRole('row', { name: /Ana Lopes/ })).toContainText('turned in');
    await page.getByRole('link', { name: 'Answers' }).click();
    await expect(page.getByText(findMisconception(misconception)?.name ?? '')).toBeVisible();
    await page.getByRole('link', { name: 'Students', exact: true }).last().click();
    await page.getByRole('button', { name: 'Open the work of Ana Lopes' }).click();
    await page.getByLabel('Write a comment').fill('Good that you looked at the size of the parts.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog').getByText('Good that you looked at the size of the parts.')).toBeVisible();
    await page.getByRole('link', { name: 'All work of this student' }).click();
    await expect(page.getByRole('heading', { name: 'Ana Lopes' })).toBeVisible();
  });

  await test.step('the student sees the feedback', async () => {
    await resumed.goto('/student');
    await expect(resumed.getByText('Good that you looked at the size of the parts.')).toBeVisible();
  });

  const code = await test.step('the teacher creates a parent code', async () => {
    await page.getByRole('button', { name: 'Make a parent code' }).click();
    const shown = page.getByText(/^[A-Z0-9-]{10,14}$/);
    await expect(shown).toBeVisible();
    return ((await shown.textContent()) ?? '').trim();
  });

  const home = await browser.newContext();
  const parent = await home.newPage();
  await test.step('a parent links, sees the result and the feedback, and turns in a photo with a help level', async () => {
    await signUp(parent, adult('Jon Lopes', 'Parent'));
    await parent.getByLabel('Code').fill(code.toLowerCase());
    await parent.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(parent.getByText('Good that you looked at the size of the parts.')).toBeVisible();
    await parent.goto(`/parent-dashboard/submissions`);
    // What each assignment is called there says also when it is due.
    const assignment = parent.getByLabel('Assignment');
    await assignment.selectOption(await assignment.getByRole('option', { name: /^On paper/ }).getAttribute('value'));
    await parent
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: PHOTO });
    await parent.getByRole('radio', { name: /^I explained/ }).click();
    await parent.getByRole('button', { name: 'Turn in' }).click();
    await expect(parent.getByText(/1 page for “On paper”/)).toBeVisible();
  });

  await test.step('the teacher sees the hand-in and the help level', async () => {
    await page.goto(`/dashboard/assignments/${paperId}`);
    await expect(page.getByRole('row', { name: /Ana Lopes/ })).toContainText('parent (explained)');
    await page.getByRole('button', { name: 'Open the work of Ana Lopes' }).click();
    // One page is shown at once.
    await expect(page.getByRole('dialog').getByRole('img', { name: 'page.png' })).toBeVisible();
  });

  await test.step('other people see none of it', async () => {
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await signInAsNew(stranger, adult('Otto Fremd', 'Teacher'));
    await stranger.goto(`/dashboard/assignments/${assignmentId}`);
    await expect(stranger.getByRole('heading', { name: 'This page is not open to you' })).toBeVisible();
    const otherParent = await (await browser.newContext()).newPage();
    await signInAsNew(otherParent, adult('Ida Fremd', 'Parent'));
    await expect(otherParent.getByText('Ana')).toHaveCount(0);
  });
  quiet();
});
