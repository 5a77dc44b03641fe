import { readFile } from 'node:fs/promises';
import { OWN_SKILL } from '@lemma/school/question';
import { buildItem, signInStudent } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { resultsOf, submissionOf } from './backstage.ts';
import { comes } from './comes.ts';
import { expect, test } from './journey.ts';
import { give } from './own-question.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

/** The stored id of an option is a letter, so that it can't be taken for the words of the option. */
const lines = buildItem({
  ...{ id: 'i1', skill: OWN_SKILL, variants: false, points: 4 },
  own: {
    ...{ prompt: 'Which lines never meet?', kind: 'choice', key: 'a', accepts: [], hints: [], solution: [] },
    options: [
      { id: 'a', label: 'Parallel lines' },
      { id: 'b', label: 'Perpendicular lines' },
    ],
  },
});
const angle = buildItem({ id: 'i2', skill: 'geometry.angle-types', variants: false, points: 4 });
const ANGLE = 'What kind of angle is this?';

/** Each student picks another option of each question, and contests what was wrong. */
async function answered({ cards }: PreparedClass, assignmentId: string): Promise<void> {
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  for (const [place, { code: classCode, userName, secret, name }] of cards.entries()) {
    const student = await signInStudent(backend, { classCode, userName, secret, deviceId: 'tablet-1' });
    const { submissionId } = await student.call('openWork', { assignmentId });
    for (const { id: itemId, field } of (await submissionOf(assignmentId, name)).items) {
      const attemptId = crypto.randomUUID();
      const response = field.options?.[place]?.id ?? '';
      const reply = await student.call('submitAttempt', { submissionId, itemId, attemptId, response, took: 9000 });
      if (reply.kind === 'checked' && reply.attempt.verdict === 'wrong')
        await student.call('contestAnswer', { submissionId, itemId, attemptId, note: 'I see it like that.' });
    }
    await student.call('handIn', { submissionId });
  }
  await comes(async () => expect(Object.keys((await resultsOf(assignmentId)).rows)).toHaveLength(cards.length));
}

/** The question and the words of the option are visible, the question with its picture, and no option's letter is. */
async function isTold(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(ANGLE).first()).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByText('Which lines never meet?').first()).toBeVisible();
  await expect(main.getByText('Perpendicular lines', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('b', { exact: true })).toHaveCount(0);
}

test('wherever a teacher sees the answer to a choice, its question, picture and words are there', async ({ page }) => {
  const made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['integers.add']);
  const assignmentId = await give(made, 'Lines and angles', [lines, angle]);
  await answered(made, assignmentId);
  await signInAdult(page, made.account);
  const ben = made.cards[1]?.studentId ?? '';

  await test.step('in the queue of contested answers, and in the list of answers', async () => {
    await page.goto(`/dashboard/assignments/${assignmentId}?tab=answers`);
    await expect(page.getByRole('heading', { name: '“My answer should be right”' })).toBeVisible();
    await isTold(page);
  });

  await test.step('on the page of a student', async () => {
    await page.goto(`/dashboard/students/${ben}?class=${made.classId}`);
    await isTold(page);
  });

  await test.step('while grading', async () => {
    const rubric = { from: 'zero' as const, items: [{ id: 'all', label: 'All of it', points: 4 }] };
    for (const [itemId, prompt, words] of [
      ['i1', 'Which lines never meet?', /^(Parallel|Perpendicular) lines$/],
      ['i2', ANGLE, /^(Acute|Right)$/],
    ] as const) {
      await made.teacher.call('saveRubric', { assignmentId, itemId, rubric, apply: true });
      await page.goto(`/dashboard/assignments/${assignmentId}?tab=questions&grade=${itemId}`);
      await expect(page.getByText(prompt).first()).toBeVisible();
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  });

  await test.step('in the file of answers', async () => {
    await page.goto(`/dashboard/assignments/${assignmentId}?tab=students`);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Answers by question (CSV)' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('Perpendicular lines');
    expect(file).toContain('Which lines never meet?');
    expect(file).toContain(ANGLE);
    expect(file).not.toMatch(/(^|[,;"])b($|[,;"])/m);
  });
});
