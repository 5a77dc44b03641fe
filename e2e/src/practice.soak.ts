import { findSkill, skills } from '@lemma/math';
import { progressSchema } from '@lemma/school/insight';
import { type Practice, practiceSchema } from '@lemma/school/practice';
import { DAY } from '@lemma/school/time';
import type { Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { axeIn } from './axe-in.ts';
import { documentsOf, setNumbers, submissionOf } from './backstage.ts';
import { comes } from './comes.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { prepareClass } from './prepared.ts';

const noViolation = async (page: Page) => {
  const { violations } = await axeIn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

const practiceOf = async (studentId: string): Promise<Practice> =>
  practiceSchema.parse((await documentsOf('practice')).find((one) => one.studentId === studentId));
const progressOf = async (studentId: string) =>
  progressSchema.parse((await documentsOf('progress')).find((one) => one.studentId === studentId));
const shown = ({ items }: Practice) => items.map(({ item }) => `${item.skill} ${item.prompt} ${item.math ?? ''}`);

/** The longest run of neighbors of the same skill, as long as questions of other skills were left. */
const longestRun = ({ items }: Practice): number => {
  let run = 0;
  return items.reduce((most, { item }, index) => {
    run = items[index - 1]?.item.skill === item.skill ? run + 1 : 1;
    return Math.max(most, run);
  }, 0);
};

test('a wrong answer leads to practice from its prerequisites up, to a review when it is due, and to at most ten questions', async ({
  browser,
}) => {
  const name = `Ona ${crypto.randomUUID().slice(0, 6)}`;
  const made = await prepareClass([name], ['integers.add', 'integers.subtract', 'fractions.add-unlike']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const { studentId } = card;
  const context = await phone(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithCard(page, card, card.displayName);
  await page.clock.install();
  const question = async (path: string, answer: () => Promise<string>, offline = false) => {
    await page.goto(path);
    await expect(page.getByRole('article', { name: /^Question/ })).toBeVisible();
    // More than three seconds, since faster answers count as guesses.
    await page.clock.fastForward(20_000);
    const text = await answer();
    const field = page.getByLabel('Your answer');
    await field.fill(text);
    await context.setOffline(offline);
    await page.getByRole('button', { name: 'Check' }).click();
    if (!offline) return;
    await expect(page.getByText(/Your answer is safe on this device/)).toBeVisible();
    await context.setOffline(false);
  };
  for (const [index, answer] of ['right', 'wrong', 'wrong'].entries()) {
    await question(`/student/assignments?work=${made.assignmentId}&item=${index + 1}`, async () => {
      const item = (await submissionOf(made.assignmentId, name)).items[index];
      if (!item) throw new Error('no item');
      const key = rightAnswer(item);
      return answer === 'right' ? key : '7777';
    });
    await expect(page.getByText(answer === 'right' ? 'Done: this one is right.' : '2 tries left')).toBeVisible();
  }
  await comes(async () => expect(Object.keys((await progressOf(studentId)).skills)).toHaveLength(3));

  await page.goto('/student');
  await page.getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByRole('article', { name: /^Question 1 of \d+$/ })).toBeVisible();
  await noViolation(page);
  const first = await practiceOf(studentId);
  expect(first.items.length).toBeGreaterThan(0);
  expect(first.items.length).toBeLessThanOrEqual(10);
  // The next best skill is weak itself, and none of its prerequisites is weaker.
  const progress = await progressOf(studentId);
  const strengthened = first.items.filter(({ reason }) => reason === 'strengthen').map(({ item }) => item.skill);
  expect(strengthened.length).toBeGreaterThan(0);
  for (const code of strengthened) {
    const before = findSkill(code)?.prerequisites ?? [];
    expect(
      before.filter((one) => ['beginning', 'developing'].includes(progress.skills[one]?.level ?? 'strong')),
    ).toEqual([]);
  }
  // A new skill has all of its prerequisites.
  for (const { item, reason } of first.items.filter((one) => one.reason === 'new'))
    expect([reason, progress.opensNext]).toEqual(['new', expect.arrayContaining([item.skill])]);
  expect(await page.getByText(/rank|classmate|place \d/i).count()).toBe(0);

  // Answers one of the day's questions that the test can compute.
  const answerable = first.items.findIndex(({ item }) => skills.find(({ code }) => code === item.skill)?.read);
  const chosen = first.items[answerable];
  if (!chosen) throw new Error('nothing to answer');
  // Checked without a connection, and sent when there is one.
  await question(`/student?practice=${answerable + 1}`, async () => rightAnswer(chosen.item), true);
  await expect(page.getByText('Done: this one is right.')).toBeVisible();
  await expect(page.getByText(/^1 of \d+ done today$/)).toBeVisible();
  // The review schedule has a card for it with a later due date.
  expect((await practiceOf(studentId)).cards[chosen.item.skill]?.due).toBeGreaterThan(Date.now());
  // The questions of the day stay the same after a reload.
  await page.reload();
  await expect(page.getByText(/^1 of \d+ done today$/)).toBeVisible();
  expect(shown(await practiceOf(studentId))).toEqual(shown(first));

  // Waits until the answers are summed up; otherwise that would overwrite the dates set below.
  await comes(async () =>
    expect((await documentsOf('insightMarks')).filter((one) => one.studentId === studentId)).toEqual([]),
  );
  // Ten days later the known skill is due for review, with other numbers.
  const past = Date.now() - 10 * DAY;
  const known = Object.keys(progress.skills);
  await setNumbers(
    `progress/${studentId}`,
    Object.fromEntries(
      known.flatMap((code) => [
        [`skills.\`${code}\`.nextRecheckAt`, past + 7 * DAY],
        [`skills.\`${code}\`.lastAt`, past],
      ]),
    ),
  );
  await setNumbers(`practice/${studentId}`, { day: first.day - 10 });
  const { cards } = await practiceOf(studentId);
  await setNumbers(
    `practice/${studentId}`,
    Object.fromEntries(Object.keys(cards).flatMap((code) => [[`cards.\`${code}\`.due`, past + DAY]])),
  );
  await page.goto('/student/progress');
  await expect(page.getByRole('table', { name: 'Your skills' })).toContainText('· review');
  await expect(page.getByRole('table', { name: 'Your skills' })).not.toContainText(/fell|failed|worse/i);
  await noViolation(page);
  await page.getByRole('link', { name: 'Practice now' }).click();
  await expect(
    page.getByText('Review: you have met this before.').or(page.getByText(/makes you stronger/)),
  ).toBeVisible();
  const second = await practiceOf(studentId);
  expect(second.items.length).toBeLessThanOrEqual(10);
  expect(second.items.filter(({ reason }) => reason === 'review').length).toBeGreaterThan(0);
  expect(shown(second).filter((one) => shown(first).includes(one))).toEqual([]);
  expect(longestRun(second)).toBeLessThanOrEqual(4);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await context.close();
});
