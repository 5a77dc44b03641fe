import { buildItem, signInStudent } from '@lemma/testing';
import type { Browser, Locator, Page } from 'playwright/test';
import { comes } from './comes.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

const SMALLEST = { width: 360, height: 640 };
const QUESTIONS = 24;

/** A class with one child, who has answered most questions right, one wrong, and one without tries left. */
async function begunClass(): Promise<PreparedClass> {
  const items = Array.from({ length: QUESTIONS }, (_, index) =>
    buildItem({ id: `item-${index + 1}`, skill: 'integers.add', ...(index === 1 && { tries: 1 }) }),
  );
  const made = await prepareClass(['Ana Lopes'], items);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  const { code: classCode, userName, secret } = card;
  const student = await signInStudent(backend, { classCode, userName, secret, deviceId: 'tablet-1' });
  const { submissionId } = await student.call('openWork', { assignmentId: made.assignmentId });
  const keys = await made.teacher.call('showKeys', { submissionId });
  for (const [index, { itemId, key }] of keys.items.entries()) {
    if (index > 12) break;
    const response = index < 2 ? '7000' : key;
    await student.call('submitAttempt', {
      ...{ submissionId, itemId, response, attemptId: crypto.randomUUID(), took: 9000 },
    });
  }
  return made;
}

let made: PreparedClass;
test.beforeAll(async () => {
  made = await begunClass();
});

async function signedIn(browser: Browser): Promise<Page> {
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const page = await (await phone(browser, { viewport: SMALLEST })).newPage();
  await signInWithCard(page, card, card.displayName);
  return page;
}

/** Whether the whole of a part lies within another. */
async function lieWithin(parts: Locator, whole: Locator): Promise<void> {
  const frame = await whole.boundingBox();
  if (!frame) throw new Error('not shown');
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    expect(box?.y, (await part.textContent()) ?? '').toBeGreaterThanOrEqual(frame.y - 1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(frame.y + frame.height + 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(frame.x + frame.width + 1);
  }
}

test('every mark of the work is shown with its number, and what waits stands under its question', async ({
  browser,
}) => {
  const page = await signedIn(browser);
  await page.goto(`/student/assignments?work=${made.assignmentId}&item=14`);
  const question = page.getByRole('article', { name: `Question 14 of ${QUESTIONS}`, exact: true });
  await expect(question.getByRole('button', { name: 'Check' })).toBeVisible();
  // The dialog's code comes with its first use; without a service worker it must have been here.
  const turnIn = page.getByRole('button', { name: 'Turn in', exact: true });
  await turnIn.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).tap();
  await page.context().setOffline(true);
  await question.getByRole('textbox').fill('12');
  await question.getByRole('button', { name: 'Check' }).tap();
  const marks = page.getByRole('button', { name: /^14 of 24/ }).locator('[aria-hidden=true] > span');
  await expect(marks).toHaveText(['11', '1', '1', '1', '10']);
  await lieWithin(marks, marks.first().locator('..'));

  await turnIn.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn in' }).tap();
  await expect(page.getByRole('button', { name: 'Go on working' })).toBeInViewport({ ratio: 1 });
  await expect(question.locator('[data-question]')).toBeInViewport({ ratio: 1 });
  await expect(question.getByText('Your answer: 12')).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

/** A photo of a page, as high as a phone takes it. */
async function photoIn(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1200;
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  return { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

/** The least height, in pixels, in which some lines of handwriting can be read. */
const LEGIBLE = 190;

test('the photo stands beside each question while its teacher gives points', async ({ browser }) => {
  const child = await signedIn(browser);
  await child.goto('/student/upload');
  await child.getByLabel('Assignment').selectOption({ index: 1 });
  await child.locator('input[type=file][aria-label="Your pages"]').setInputFiles(await photoIn(child));
  await expect(child.getByText(/^Here · 1 page/)).toBeVisible();
  await child.getByRole('button', { name: 'Turn in' }).tap();
  await expect(child.getByText(/1 page arrived/)).toBeVisible();
  await child.context().close();

  const page = await (await phone(browser, { viewport: SMALLEST })).newPage();
  await signInAdult(page, made.account);
  for (const viewport of [SMALLEST, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`/dashboard/assignments/${made.assignmentId}?student=${made.cards[0]?.studentId}`);
    const photo = page.getByRole('img', { name: 'page.png' });
    const points = page.locator('[data-grading] > div > ol > li').last().locator('input').first();
    await expect(photo).toBeVisible();
    await points.focus();
    // The photo is drawn while it is measured.
    await comes(async () => {
      const [strip, drawn, field] = await Promise.all([
        photo.locator('..').locator('..').boundingBox(),
        photo.boundingBox(),
        points.boundingBox(),
      ]);
      if (!strip || !drawn || !field) throw new Error('no photo or no field');
      const seen = Math.min(strip.y + strip.height, drawn.y + drawn.height) - Math.max(strip.y, drawn.y, 0);
      expect(seen).toBeGreaterThanOrEqual(LEGIBLE);
      expect(drawn.y).toBeLessThan(viewport.height - LEGIBLE);
      if (viewport === SMALLEST) expect(field.y).toBeGreaterThanOrEqual(strip.y + strip.height - 1);
    });
  }
  await page.context().close();
});
