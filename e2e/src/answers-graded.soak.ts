import { OWN_SKILL } from '@lemma/school/question';
import { DAY } from '@lemma/school/time';
import { buildItem, type Person, signInStudent } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { resultsOf, submissionOf } from './backstage.ts';
import { comes } from './comes.ts';
import { expect, test } from './journey.ts';
import { watchConsole } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

const STUDENTS = Array.from({ length: 30 }, (_, index) => `Student ${String.fromCodePoint(65 + (index % 26))}${index}`);

const backend = () => ({ projectId: 'demo-lemma', ...running().emulators });

/** Creates an assignment through the backend with one own question whose key is wrong. */
async function ownAssignment({ teacher, classId }: PreparedClass, title: string): Promise<string> {
  const assignmentId = crypto.randomUUID();
  const own = {
    ...{
      prompt: 'What part of `8` is `4`?',
      kind: 'number' as const,
      key: '1/3',
      accepts: [],
      hints: [],
      solution: [],
    },
  };
  await teacher.call('saveAssignment', {
    ...{ assignmentId, classId, title, instructions: '', parentMayHandIn: true },
    items: [buildItem({ id: 'i1', skill: OWN_SKILL, points: 4, variants: false, own })],
    ...{ openAt: Date.now() - DAY, dueAt: Date.now() + DAY },
  });
  await teacher.call('publishAssignment', { assignmentId });
  return assignmentId;
}

async function answerAs(
  card: PreparedClass['cards'][number],
  assignmentId: string,
  response: string,
): Promise<{ student: Person; attemptId: string; submissionId: string }> {
  const { code: classCode, userName, secret } = card;
  const student = await signInStudent(backend(), { classCode, userName, secret, deviceId: 'tablet-1' });
  const { submissionId } = await student.call('openWork', { assignmentId });
  const attemptId = crypto.randomUUID();
  await student.call('submitAttempt', { submissionId, itemId: 'i1', attemptId, response, took: 9000 });
  return { student, attemptId, submissionId };
}

const answered = (assignmentId: string, count: number) =>
  comes(async () => expect(Object.keys((await resultsOf(assignmentId)).rows)).toHaveLength(count));

const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });

test('a teacher builds an assignment with an own question, after a check has refused it', async ({ page }) => {
  // The rules refuse to say that a draft is not there yet, and the browser logs each refusal.
  const quiet = watchConsole(page, [/status of 403/]);
  const school = await prepareClass(['Ana Lopes', 'Ben Carter'], ['integers.add']);
  await signInAdult(page, school.account);
  const draft = crypto.randomUUID();
  await page.goto(`/dashboard/assignments?edit=${draft}`);
  await page.getByLabel('Title').fill('Halves');
  await page.getByRole('button', { name: 'Write a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('What part of `8` is `4`?');
  await page.getByLabel('Expected answer').fill('1/+');
  await page.getByText('Late work and results').click();
  await page.getByRole('button', { name: 'Add a late step' }).click();
  const card = page.getByRole('listitem', { name: 'Own question 1', exact: true });
  await card.getByLabel('Hints', { exact: true }).selectOption('0.1');
  await expect(card.getByText('Only here: a hint costs 10%.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' }).getByText('counts 80%')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('This question fails its test')).toBeVisible();
  await page.getByLabel('Expected answer').fill('1/2');
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await page.getByLabel('Answer written as').selectOption('decimal');
  await page.getByRole('button', { name: 'Preview as a student' }).click();
  await page.getByRole('dialog').getByLabel('Your answer').fill('1/2');
  await page.getByRole('dialog').getByRole('button', { name: 'Check' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /decimal/i }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for Own question 1' }).click();
  await page.getByRole('menuitem', { name: 'Keep in my bank' }).click();
  await page.getByRole('tab', { name: 'My bank' }).click();
  await page.getByRole('button', { name: 'Add: What part of `8` is `4`?' }).click();
  await expect(page.getByRole('heading', { name: '2 of 30 questions' })).toBeVisible();
  const handle = page.getByRole('button', { name: /^Move Own question 2/ });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Own question 2 is now question 1 of 2.')).toBeAttached();
  await page.getByRole('button', { name: 'Remove Own question 2' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '2 of 30 questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Own question 2' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(`**/assignments/${draft}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print on paper' }).click();
  await expect(page.getByRole('region', { name: 'Variant B', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key for variant A' })).toContainText('0.5');
  quiet();
});

test('equal answers: a comment for all and for later ones, a contested answer accepted once', async ({ page }) => {
  const quiet = watchConsole(page);
  const school = await prepareClass(STUDENTS.slice(0, 5), ['integers.add']);
  const [ana, ben, chi, dov, eva] = school.cards;
  if (!ana || !ben || !chi || !dov || !eva) throw new Error('no cards');
  const assignmentId = await ownAssignment(school, 'Halves');
  const first = await answerAs(ana, assignmentId, '1/2');
  await answerAs(ben, assignmentId, '0.5');
  await answerAs(chi, assignmentId, '2/4');
  const seven = await answerAs(dov, assignmentId, '7');
  await answered(assignmentId, 4);
  await signInAdult(page, school.account);
  await page.goto(`/dashboard/assignments/${assignmentId}?tab=answers`);

  await test.step('three forms of one answer are one line, with one comment', async () => {
    await page.getByRole('button', { name: 'Comment on 1/2' }).click();
    await expect(page.getByRole('dialog', { name: 'One comment for 3 students' })).toBeVisible();
    await page.getByRole('dialog').getByLabel('Comment').fill('How did you see it?');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('3 students have your comment')).toBeVisible();
    await answerAs(eva, assignmentId, '50%');
    await expect
      .poll(async () => (await submissionOf(assignmentId, eva.name)).feedback.map(({ text }) => text))
      .toEqual(['How did you see it?']);
  });

  await test.step('a contested answer shows whose score changes, and regrades every equal one', async () => {
    const { student, submissionId, attemptId } = first;
    await student.call('contestAnswer', { submissionId, itemId: 'i1', attemptId, note: '4 and 4 is 8.' });
    const { student: other, attemptId: otherId } = seven;
    const sevens = { submissionId: seven.submissionId, itemId: 'i1', attemptId: otherId, note: 'I like 7.' };
    await other.call('contestAnswer', sevens);
    // The card on the overview leads to the list, and the list to the queue.
    await page.goto(`/dashboard?class=${school.classId}`);
    await page.getByRole('link', { name: /2\s*contested answers/ }).click();
    await expect(page.getByRole('heading', { name: 'Contested answers' })).toBeVisible();
    await page.getByRole('link', { name: 'Halves' }).click();
    await expect(page.getByRole('heading', { name: '“My answer should be right”' })).toBeVisible();
    await expect(page.getByText('“4 and 4 is 8.”')).toBeVisible();
    // One of two equal answers is declined with a reason; the other one stays open.
    const declined = page.getByRole('listitem').filter({ hasText: '“I like 7.”' });
    await declined.getByRole('button', { name: 'Decline', exact: true }).click();
    await declined.getByLabel('Say why').fill('Is 4 not a part of 8?');
    await declined.getByRole('button', { name: 'Send and decline' }).click();
    await expect(page.getByText('“I like 7.”')).toHaveCount(0);
    await expect(page.getByText('“4 and 4 is 8.”')).toBeVisible();
    expect(await submissionOf(assignmentId, dov.name)).toMatchObject({
      items: [{ contest: { attemptId: otherId, state: 'declined' } }],
      feedback: [{ text: 'Is 4 not a part of 8?' }],
    });
    await page.getByRole('button', { name: 'Give credit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Whose score changes' });
    await expect(dialog.getByRole('row')).toHaveCount(5);
    expect((await submissionOf(assignmentId, ana.name)).score).toBe(0);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('4 students have new points')).toBeVisible();
    expect((await submissionOf(assignmentId, ana.name)).score).toBe(4);
    expect((await submissionOf(assignmentId, dov.name)).score).toBe(0);
    await expect(page.getByRole('heading', { name: '“My answer should be right”' })).toHaveCount(0);
  });

  await test.step('more time for one student, another excused, work asked for again', async () => {
    await openTab(page, 'Students').click();
    await page.getByRole('checkbox', { name: ana.name }).click();
    await page.getByRole('button', { name: 'More time, other rules' }).click();
    await page.getByRole('dialog').getByLabel('Time limit').fill('40');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Other dates and rules' })).toBeVisible();
    await expect(page.getByText(/due .* · 40 minutes/)).toBeVisible();
    await page.getByRole('checkbox', { name: dov.name }).click();
    await page.getByRole('button', { name: 'Excuse', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(dov.name) })).toContainText('excused');
  });
  quiet();
});

test('thirty answers are graded without a mouse, with names hidden', async ({ page }) => {
  const quiet = watchConsole(page);
  const school = await prepareClass(STUDENTS, ['integers.add']);
  const assignmentId = await ownAssignment(school, 'Thirty');
  const cards = [...school.cards];
  const work = async (): Promise<void> => {
    for (let card = cards.shift(); card; card = cards.shift())
      await answerAs(card, assignmentId, `${STUDENTS.indexOf(card.name) + 2}/7`);
  };
  await Promise.all([work(), work(), work()]);
  await answered(assignmentId, 30);
  await signInAdult(page, school.account);
  await page.goto(`/dashboard/assignments/${assignmentId}?tab=questions`);
  const grade = page.getByRole('link', { name: 'Grade', exact: true });
  await expect(grade).toBeVisible();
  await grade.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Grade question 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save rubric and grade' }).focus();
  await page.keyboard.press('Enter');
  for (let place = 1; place <= 30; place += 1) {
    await expect(page.getByRole('status').filter({ hasText: `Answer ${place} of 30` })).toBeVisible();
    await expect(page.getByRole('heading', { name: `Student ${place}`, exact: true })).toBeVisible();
    await page.keyboard.press(place % 2 === 0 ? '1' : '2');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('30 graded')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('checkbox', { name: 'Show names' })).toBeChecked();
  const total = async () =>
    Object.values((await resultsOf(assignmentId)).rows).reduce((sum, { items }) => sum + (items[0]?.score ?? 0), 0);
  await expect.poll(total, { timeout: 180_000 }).toBe(15 * 4 + 15 * 2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Grade', exact: true })).toBeVisible();
  quiet();
});
