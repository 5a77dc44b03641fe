import type { Page } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import { axeIn } from './axe-in.ts';
import { documentsOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, makeAccount, phone, signInWithCard, signUp } from './people.ts';
import { PHOTO } from './photo.ts';
import { prepareClass, signInAdult } from './prepared.ts';

/** The text that a phone's camera would read from a picture of the screen. */
async function scanned(page: Page, picture: Buffer): Promise<string> {
  const blank = await page.context().newPage();
  const image = await blank.evaluate(async (base64) => {
    const drawn = new Image();
    drawn.src = `data:image/png;base64,${base64}`;
    await drawn.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: drawn.width, height: drawn.height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(drawn, 0, 0);
    const { data = [], width = 0, height = 0 } = pen?.getImageData(0, 0, drawn.width, drawn.height) ?? {};
    return { data: [...data], width, height };
  }, picture.toString('base64'));
  await blank.close();
  return decodeQr({ ...image, data: Uint8Array.from(image.data) });
}

async function family() {
  const name = `Ana ${crypto.randomUUID().slice(0, 6)}`;
  const made = await prepareClass([name], ['integers.add', 'integers.add']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  return { name, made, card };
}

test('the QR code on the teacher’s screen leads through sign-up to the form with the code, once', async ({
  browser,
}) => {
  const { name, made, card } = await family();
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAdult(desk, made.account);
  await desk.goto(`/dashboard/students/${card.studentId}?class=${made.classId}`);
  await desk.getByRole('button', { name: 'Make a parent code' }).click();
  const square = desk.getByRole('img', { name: 'Square that opens Lemma with this code' });
  const address = await scanned(desk, await square.screenshot());
  const code = new URL(address).searchParams.get('code') ?? '';
  await expect(desk.getByText(code, { exact: true })).toBeVisible();

  const scanner = await (await phone(browser)).newPage();
  await scanner.goto(address);
  await expect(scanner.getByText('Your code is kept')).toBeVisible();
  const person = adult('Jon Lopes', 'Parent');
  await scanner.getByRole('link', { name: 'Create an account' }).click();
  await expect(scanner.getByRole('radio', { name: /^Parent/ })).toBeChecked();
  await makeAccount(scanner, person);
  await expect(scanner.getByLabel('Code', { exact: true })).toHaveValue(code);
  await scanner.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(scanner.getByRole('heading', { name })).toBeVisible();
  expect(new URL(scanner.url()).search).toBe('');
  expect((await axeIn(scanner).analyze()).violations).toEqual([]);

  // A second adult who is signed out but has an account: the used code is refused, another one works in lower case.
  const other = adult('Eva Lopes', 'Parent');
  const second = await (await phone(browser)).newPage();
  await signUp(second, other);
  await second.goto(address);
  await second.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(second.getByRole('alert').or(second.getByText(/code/i).nth(2)).first()).toBeVisible();
  const fresh = await made.teacher.call('createParentCode', { studentId: card.studentId });
  await second.getByLabel('Code', { exact: true }).fill(` ${fresh.code.toLowerCase().replace('-', ' ')} `);
  await second.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(second.getByRole('heading', { name })).toBeVisible();

  // The teacher sees both adults and removes one, who no longer sees the child.
  await desk.reload();
  await expect(desk.getByText('Jon Lopes')).toBeVisible();
  const line = desk.getByRole('listitem').filter({ hasText: 'Eva Lopes' });
  await line.getByRole('button', { name: 'Take the link away' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Take the link away' }).click();
  await expect(desk.getByText('Eva Lopes')).toHaveCount(0);
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Link your child' })).toBeVisible();
  await Promise.all([desk, scanner, second].map((page) => page.context().close()));
});

test('a parent reads the letter in Spanish, takes a copy with the photos and has everything deleted', async ({
  browser,
}) => {
  const { name, made, card } = await family();
  const device = await phone(browser);
  const child = await device.newPage();
  await signInWithCard(child, card, card.displayName);
  await child.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await expect(child.getByRole('article', { name: 'Question 1 of 2' })).toBeVisible();
  await child.getByText('Scratchpad', { exact: true }).click();
  await child
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(child.getByText('Your teacher sees 1 page of your working.')).toBeVisible();
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAdult(desk, made.account);
  await desk.goto(`/dashboard/assignments/${made.assignmentId}`);
  await desk.getByRole('button', { name: `Open the work of ${name}` }).click();
  await expect(desk.getByRole('dialog').getByText('Working on paper or in the scratchpad')).toBeVisible();
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'paper.png' })).toBeVisible();

  const parent = await (await phone(browser)).newPage();
  const person = adult('Jon Lopes', 'Parent');
  const { code } = await made.teacher.call('createParentCode', { studentId: card.studentId });
  await signUp(parent, person);
  await parent.getByLabel('Code', { exact: true }).fill(code);
  await parent.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(parent.getByRole('heading', { name })).toBeVisible();
  await parent.getByRole('link', { name: 'Settings' }).click();
  await parent.getByRole('radio', { name: 'Once a week, on Monday' }).click();
  await expect(parent.getByText('Saved').first()).toBeVisible();
  await parent.getByLabel('Language of the letters').selectOption('es');
  const stored = async () => (await documentsOf('digests')).filter(({ language }) => language === 'es').length;
  await expect.poll(stored).toBeGreaterThan(0);
  await parent.getByRole('link', { name: 'Children' }).click();
  await parent.getByRole('button', { name: 'Show me the email' }).click();
  const letter = parent.getByRole('dialog');
  await expect(letter).toContainText('esta semana en matemáticas');
  await expect(letter).toContainText('Por entregar');
  const [stop] = /http\S+unsubscribe\S+/.exec((await letter.textContent()) ?? '') ?? [];
  const [open] = /http\S+parent-dashboard/.exec((await letter.textContent()) ?? '') ?? [];
  expect(new URL(open ?? '').origin).toBe(new URL(parent.url()).origin);
  await parent.keyboard.press('Escape');

  // Unsubscribes without a sign-in; the page is in the letter's language.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(stop ?? '');
  await stranger.getByRole('button', { name: 'No recibir más cartas' }).click();
  await expect(stranger.getByRole('heading', { name: 'Ya no recibirá cartas' })).toBeVisible();
  await stranger.context().close();

  await parent.getByText(`What is kept about ${name}`).click();
  await expect(parent.getByText('Files: photos and pages of work')).toBeVisible();
  const waiting = parent.waitForEvent('download');
  await parent.getByRole('button', { name: 'Download a copy' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/\.zip$/);
  await parent.getByRole('button', { name: 'Ask to delete it' }).click();
  await parent.getByRole('dialog').getByRole('button', { name: 'Send to the teacher' }).click();
  await expect(parent.getByText('The teacher has not answered yet.')).toBeVisible();
  expect((await axeIn(parent).analyze()).violations).toEqual([]);

  await desk.goto(`/dashboard/students/${card.studentId}?class=${made.classId}`);
  await desk.getByRole('button', { name: 'Delete the data…' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will be deleted' })).toContainText('Files and photos1');
  expect((await axeIn(desk).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText(`Type ${name} as it is written here.`)).toBeVisible();
  await dialog.getByLabel(`To confirm, type ${name}`).fill(name.toUpperCase());
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await desk.waitForURL('**/dashboard/students?class=*');
  await expect(desk.getByText('Everything is deleted')).toBeVisible();
  await expect(desk.getByRole('main').getByText(name)).toHaveCount(0);
  await child.reload();
  await expect(child.getByRole('article')).toHaveCount(0);

  await parent.reload();
  await expect(parent.getByRole('heading', { name: 'Link your child' })).toBeVisible();
  await parent.getByText('Deleted data').click();
  await expect(parent.getByText(/Maya Okafor confirmed your request/)).toBeVisible();
  const everywhere = await Promise.all(
    ['students', 'submissions', 'guardians', 'rosters', 'files', 'evidence'].map(documentsOf),
  );
  expect(JSON.stringify(everywhere)).not.toContain(name);
  await Promise.all([device, desk.context(), parent.context()].map((context) => context.close()));
});
