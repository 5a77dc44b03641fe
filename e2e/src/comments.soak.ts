import { signUp } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { axeIn } from './axe-in.ts';
import { expect, test } from './journey.ts';
import { adult, PASSWORD, phone, signInWithCard } from './people.ts';
import { prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

// Uses Chromium's simulated microphone, which beeps. Each test answers the permission request.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_BIN === undefined ? {} : { executablePath: process.env.CHROMIUM_BIN }),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream'],
  },
});

async function family() {
  const made = await prepareClass(['Ana Lopes'], ['integers.add']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const account = adult('Jon Lopes', 'Parent');
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  const parent = await signUp(backend, { ...account, password: PASSWORD, role: 'parent' });
  await parent.call('linkParent', await made.teacher.call('createParentCode', { studentId: card.studentId }));
  return { made, card, account };
}

/** Plays the first recording in an element and waits until it progresses. */
async function listen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Listen' }).first().click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Place in the recording' }).first()).toHaveValue(/[1-9]/);
}

const noFaults = async (page: Page) => expect((await axeIn(page).analyze()).violations).toEqual([]);

test('a comment with a formula and a recording: made by keyboard alone, kept when sending fails, heard by student and parent', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { made, card, account } = await family();
  const child = await (await phone(browser)).newPage();
  await signInWithCard(child, card, card.displayName);
  await child.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await expect(child.getByRole('article', { name: 'Question 1 of 1' })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['microphone'] });
  const desk = await context.newPage();
  await signInAdult(desk, made.account);
  await desk.goto(`/dashboard/assignments/${made.assignmentId}`);
  await desk.getByRole('button', { name: 'Open the work of Ana Lopes' }).click();
  const dialog = desk.getByRole('dialog');

  await test.step('a formula is inserted at the cursor', async () => {
    await dialog.getByLabel('Write a comment').fill('Is it larger than?');
    await desk.keyboard.press('ArrowLeft');
    await desk.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Formula' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(dialog.locator('math-field')).toBeFocused();
    await desk.keyboard.type('3/4', { delay: 20 });
    await expect(dialog.getByText('We read')).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(dialog.getByLabel('Write a comment')).toHaveValue('Is it larger than `3/4`?');
    await expect(dialog.getByLabel('Write a comment')).toBeFocused();
    await expect(dialog.getByRole('region', { name: 'Preview' }).locator('math')).toHaveCount(1);
  });

  await test.step('unreadable mathematics is reported, and its text is never run as HTML', async () => {
    await dialog.getByLabel('Write a comment').fill('Is it `3 + * 4` or `<img src=x onerror=alert(1)>`?');
    await expect(dialog.getByText('We did not expect “*” here.').first()).toBeVisible();
    await expect(dialog.locator('img[src=x]')).toHaveCount(0);
    await dialog.getByLabel('Write a comment').fill('Is it larger than `3/4`?');
  });

  await test.step('a recording of some seconds, with a pause', async () => {
    await dialog.getByRole('button', { name: 'Voice' }).click();
    await expect(dialog.getByRole('button', { name: 'Start recording' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(dialog.getByRole('timer')).toContainText('0:01');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect(dialog.getByText('Paused')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog.getByRole('timer')).toContainText('0:03');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByText(/^Recorded, [34] seconds/)).toBeVisible();
    await listen(desk);
    await noFaults(desk);
  });

  await test.step('the recording stays when sending fails, and waits without a network', async () => {
    await desk.route('**/api/upload?**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('It was not sent.', { exact: false })).toBeVisible();
    await expect(dialog.getByText(/^Recorded/)).toBeVisible();
    await desk.unroute('**/api/upload?**');
    await context.setOffline(true);
    await expect(dialog.getByText('You are offline. The recording stays here', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(/^Recorded/)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Listen' })).toHaveCount(1);
  });

  await test.step('the student hears it, and the teacher sees that it was read', async () => {
    await listen(child);
    await expect(child.getByRole('region', { name: 'From your teacher' }).locator('math')).toHaveCount(1);
    await noFaults(child);
    await expect(dialog.getByText(/read .*\d/)).toBeVisible();
  });

  await test.step('the parent hears it, on a phone', async () => {
    const parent = await (await phone(browser, { colorScheme: 'dark' })).newPage();
    await signInAdult(parent, account);
    await expect(parent.getByText('Is it larger than')).toBeVisible();
    await listen(parent);
    await noFaults(parent);
    await parent.context().close();
  });
  await test.step('a removed comment disappears for everybody', async () => {
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('button', { name: 'Listen' })).toHaveCount(0);
    await expect(child.getByRole('region', { name: 'From your teacher' })).toHaveCount(0);
  });
  await Promise.all([desk, child].map((page) => page.context().close()));
});

test('a blocked microphone shows what to do, and one comment is for teachers only', async ({ browser }) => {
  const { made, card, account } = await family();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await signInAdult(desk, made.account);
  await desk.goto(`/dashboard/students/${card.studentId}?class=${made.classId}`);
  await desk.getByRole('button', { name: 'Voice' }).last().click();
  await desk.getByRole('button', { name: 'Start recording' }).click();
  await expect(desk.getByText('The microphone is not allowed here.', { exact: false })).toBeVisible();
  await context.grantPermissions(['microphone']);
  await desk.getByRole('button', { name: 'Start recording' }).click();
  await expect(desk.getByRole('timer')).toContainText('0:01');
  await desk.getByRole('button', { name: 'Stop' }).click();
  await desk.getByRole('button', { name: 'Record again' }).click();
  await desk.getByRole('button', { name: 'Start recording' }).click();
  await expect(desk.getByRole('timer')).toContainText('0:02');
  await desk.getByRole('button', { name: 'Stop' }).click();
  await desk.getByRole('radio', { name: 'teachers only' }).check();
  await desk.getByRole('button', { name: 'Save comment' }).click();
  const note = desk.getByRole('listitem').filter({ hasText: 'teachers only' });
  await expect(note.getByRole('button', { name: 'Listen' })).toBeVisible();
  const parent = await (await phone(browser)).newPage();
  await signInAdult(parent, account);
  await expect(parent.getByRole('heading', { name: 'Ana Lopes' })).toBeVisible();
  await expect(parent.getByRole('button', { name: 'Listen' })).toHaveCount(0);
  await note.getByRole('button', { name: 'Remove' }).click();
  await expect(note).toHaveCount(0);
  await Promise.all([desk, parent].map((page) => page.context().close()));
});
