import { OWN_SKILL } from '@lemma/school/question';
import { DAY } from '@lemma/school/time';
import { buildItem, signInStudent } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { axeIn } from './axe-in.ts';
import { resultsOf } from './backstage.ts';
import { comes } from './comes.ts';
import { expect, test } from './journey.ts';
import { startModelStandIn, type Told } from './model-stand-in.ts';
import { watchConsole } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

const ANSWERS = ['1/2', '1/3', '2/5', '3/7', '4/9', '5/11', '6/13', '7'];

/** A question with a rubric, of which one line depends on a correct answer, and one answer of each student. */
async function prepareWork({ teacher, classId, cards }: PreparedClass): Promise<string> {
  const assignmentId = crypto.randomUUID();
  const own = { prompt: 'What part of `8` is `4`?', kind: 'number' as const, key: '1/2' };
  await teacher.call('saveAssignment', {
    ...{ assignmentId, classId, title: 'Halves', instructions: '', parentMayHandIn: true },
    items: [
      buildItem({
        ...{ id: 'i1', skill: OWN_SKILL, points: 4, variants: false },
        own: { ...own, accepts: [], hints: [], solution: [] },
      }),
    ],
    ...{ openAt: Date.now() - DAY, dueAt: Date.now() + DAY },
  });
  await teacher.call('publishAssignment', { assignmentId });
  const items = [
    { id: 'all', label: 'All of it', points: 4, when: 'right' as const },
    { id: 'fraction', label: 'Writes a part of a whole', points: 2 },
    { id: 'count', label: 'Counts one of the two groups', points: 1 },
  ];
  const rubric = { from: 'zero' as const, items };
  await teacher.call('saveRubric', { assignmentId, itemId: 'i1', rubric, apply: true });
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  for (const [index, { code: classCode, userName, secret }] of cards.entries()) {
    const student = await signInStudent(backend, { classCode, userName, secret, deviceId: 'tablet-1' });
    const { submissionId } = await student.call('openWork', { assignmentId });
    const response = ANSWERS[index] ?? '7';
    const attempt = { submissionId, itemId: 'i1', attemptId: crypto.randomUUID(), response, took: 9000 };
    await student.call('submitAttempt', attempt);
  }
  await comes(async () => expect(Object.keys((await resultsOf(assignmentId)).rows)).toHaveLength(cards.length));
  return assignmentId;
}

/** Suggests a line whose quotation is in the answers, and a second one whose quotation is in none. */
const says = ({ answer }: Told) => ({
  lines: answer.includes('/')
    ? [
        { line: 2, quote: answer },
        { line: 3, quote: 'four and four' },
      ]
    : [],
});

const place = (page: Page, number: number) =>
  expect(page.getByRole('status').filter({ hasText: `Answer ${number} of 8` })).toBeVisible();

test('suggestions while grading: marked as such, accepted with a key, counted, and shown after the teacher’s own choice if wanted', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const quiet = watchConsole(page);
  const names = ANSWERS.map((_, index) => `Pupil${index} Surname${index}`);
  const school = await prepareClass(names, ['integers.add']);
  const assignmentId = await prepareWork(school);
  const model = await startModelStandIn(says);
  const panel = page.getByRole('region', { name: 'Suggestion' });
  const grading = `/dashboard/assignments/${assignmentId}?tab=questions&grade=i1`;
  await signInAdult(page, school.account);

  await test.step('no suggestion is shown before the teacher wants them', async () => {
    await page.goto(grading);
    await place(page, 1);
    await expect(page.getByRole('group', { name: 'Added to 0' })).toBeVisible();
    await expect(panel).toHaveCount(0);
    await page.goto('/dashboard/settings');
    await page.getByRole('switch', { name: /Suggestions while grading/ }).click();
    await expect(page.getByRole('radio', { name: 'at once' })).toBeChecked();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('no student without consent is mentioned to the model', async () => {
    await page.goto(grading);
    await expect(panel).toContainText('no consent is on record');
    expect(model.told).toEqual([]);
    const consent = { by: 'school' as const, name: '', on: '2026-11-20', uses: ['answers' as const] };
    const studentIds = Object.keys((await resultsOf(assignmentId)).rows);
    await school.teacher.call('setConsent', { classId: school.classId, studentIds, consent });
  });

  await test.step('a suggestion is no choice until it is accepted, and keys do all of it', async () => {
    await page.goto(grading);
    await place(page, 1);
    for (let number = 1; number <= 5; number += 1) {
      await place(page, number);
      await expect(panel).toContainText('not applied');
      await expect(page.getByRole('checkbox', { checked: true, name: /^\d/ })).toHaveCount(0);
      await page.keyboard.press('t');
      await expect(panel).toContainText('same as your choice');
      if (number === 5) await page.keyboard.press('3');
      await page.keyboard.press('Enter');
    }
    await place(page, 6);
    await expect(panel).toContainText('Here it agreed with you on 4 of 5.');
    const { violations } = await axeIn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(JSON.stringify(model.told)).not.toMatch(/Pupil|Surname/);
    expect(model.told.length).toBeLessThanOrEqual(8);
  });

  await test.step('with "after my own choice", it is shown beside the next answer', async () => {
    await panel.getByRole('checkbox', { name: 'Only after my own choice' }).click();
    await expect(panel).toContainText('It shows after your own choice.');
    await expect(panel.getByRole('button', { name: 'Take it' })).toHaveCount(0);
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await place(page, 7);
    await expect(panel).toContainText('The suggestion was another');
    await expect(panel).toContainText('Here it agreed with you on 4 of 6.');
    await panel.getByRole('button', { name: 'Go back to it' }).click();
    await place(page, 6);
    await expect(panel.getByRole('button', { name: 'Take it' })).toBeVisible();
  });

  await test.step('a failing model blocks nobody, and H hides suggestions', async () => {
    await model.stop();
    await page.keyboard.press('h');
    await expect(panel).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await place(page, 8);
    await expect(page.getByRole('status').filter({ hasText: '7 graded' })).toBeVisible();
  });
  quiet();
});
