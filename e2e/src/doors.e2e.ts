import { z } from 'zod';
import { expireCode } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, PASSWORD, signInWithCard, signUp } from './people.ts';
import { makeAdult, prepareClass, signInAdult, signInAsNew } from './prepared.ts';
import { running } from './running.ts';

const codesSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) });

/** The code in the newest e-mail to this address that the auth emulator has recorded. */
async function mailedCode(email: string): Promise<string> {
  const reply = await fetch(`http://${running().emulators.auth}/emulator/v1/projects/demo-lemma/oobCodes`);
  const { oobCodes } = codesSchema.parse(await reply.json());
  return oobCodes.findLast((each) => each.email === email)?.oobCode ?? '';
}

test('sign-up says what is wrong with a weak password, a bad address and a taken one', async ({ page, browser }) => {
  const teacher = adult('Maya Okafor', 'Teacher');
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Type your full name.');
  await expect(page.getByRole('alert')).toContainText('Choose whether you are a teacher or a parent.');
  await page.getByLabel('Full name').fill(teacher.fullName);
  await page.getByRole('radio', { name: /^Teacher/ }).check();
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('This does not look like an email address.');
  await page.getByLabel('Email').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('This password is too short.');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');

  const second = await (await browser.newContext()).newPage();
  await second.goto('/sign-up');
  await second.getByLabel('Full name').fill('Another');
  await second.getByRole('radio', { name: /^Parent/ }).check();
  await second.getByLabel('Email').fill(teacher.email);
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.getByRole('button', { name: 'Create account' }).click();
  await expect(second.getByRole('alert')).toContainText('There is an account with this email address already.');
});

test('a forgotten password is replaced through the link, once', async ({ page, browser }) => {
  const parent = adult('Jon Lopes', 'Parent');
  await signUp(page, parent);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/sign-in');
  await elsewhere.getByLabel('Email').fill(parent.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill('not the password');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('do not go together');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Type your email address.');
  await elsewhere.getByLabel('Email').fill(parent.email);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();

  const link = `/auth/callback?mode=resetPassword&oobCode=${await mailedCode(parent.email)}`;
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(`For ${parent.email}`)).toBeVisible();
  await elsewhere.getByLabel('New password').fill('another-long-password');
  await elsewhere.getByRole('button', { name: 'Save the password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await elsewhere.goto('/sign-in');
  await elsewhere.getByLabel('Email').fill(parent.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill('another-long-password');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.waitForURL('**/parent-dashboard');
});

test('a password that was set past the pages opens nothing, and the page leads to a new one', async ({ page }) => {
  const parent = adult('Jon Lopes', 'Parent');
  const uid = await makeAdult(parent);
  // Known from leaks to the school's server, and not to the page.
  const password = 'dimazarya';
  const { auth } = running().emulators;
  const set = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/projects/demo-lemma/accounts:update`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, password }),
  });
  expect(set.ok).toBe(true);
  await signInAdult(page, parent, password);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`We sent a link to ${parent.email}.`)).toBeVisible();
  await page.goto(`/auth/callback?mode=resetPassword&oobCode=${await mailedCode(parent.email)}`);
  await page.getByLabel('New password').fill('another-long-password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await signInAdult(page, parent, 'another-long-password');
  await expect(page.getByRole('heading', { name: 'Your children' })).toBeVisible();
});

test('a first sign-in with Google makes a teacher, and the account menu signs out', async ({ page }) => {
  const email = adult('Greta Google', 'Teacher').email;
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByLabel('Name').fill('Greta Google');
  await chooser.getByLabel('Email').fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page
    .getByRole('button', { name: /Account: Greta Google/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${running().shell}/`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${running().shell}/`);
});

test('every route of the specification exists', async ({ page }) => {
  for (const path of ['/', '/sign-in', '/sign-up', '/forgot-password', '/student-login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  for (const path of [
    '/dashboard/students',
    '/parent-dashboard',
    '/student/progress',
    '/auth-success',
    '/auth/callback',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`${running().shell}/`);
  }
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  const teacher = [
    'statistics',
    'lesson-plan',
    'upload',
    'lessons',
    'view-lesson-plans',
    'story-lessons',
    'chatbot',
    'settings',
    'detailed-analysis',
    'teacher-training',
    'teacher-training/i1',
    'teacher-training/results/i1',
    'students',
    'student-accounts',
    'assignments',
  ];
  for (const path of teacher) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/dashboard/nothing-here');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.goto('/student');
  await expect(page.getByText('This part is for students.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your own page' }).click();
  await page.waitForURL('**/dashboard');
});

test('an unknown class code and a wrong secret are refused without further details', async ({ page }) => {
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  await page.getByRole('button', { name: 'Create a class' }).click();
  await page.getByLabel('Name').fill('Locked doors');
  await page.getByLabel('Grade').selectOption('Grade 6');
  await page.getByRole('button', { name: 'Create class' }).click();
  await page.getByLabel('Names').fill('Ana Lopes');
  await page.getByRole('button', { name: 'Make 1 account' }).click();
  const card = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem').first();
  await expect(card).toContainText('Ana Lopes');
  const [whole = ''] = await card.locator('dd').allTextContents();
  // The code of the class, without the key of the card.
  const [code = ''] = whole.split('-');

  await page.goto('/student-login');
  await page.getByLabel('Class code').fill('QQQQQQ');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('That code does not match anything');
  await page.getByLabel('Class code').fill(code);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Ana L.', exact: true }).click();
  await page.getByLabel('Your password').fill('wrong words');
  for (let tries = 0; tries < 3; tries += 1) {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toContainText('That did not match');
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Type the whole code on your card');
  await page.getByRole('button', { name: 'I do not know my password' }).click();
  await expect(page.getByText('Your teacher sees that you need a new card.')).toBeVisible();
});

test('an expired class code is reported without names, and the teacher renews it', async ({ page }) => {
  const made = await prepareClass(['Ana Lopes'], ['integers.add']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await expireCode(card.code);
  await page.goto('/student-login');
  await page.getByLabel('Class code').fill(card.code);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('That code has run out');
  await expect(page.getByText('Ana L.')).toHaveCount(0);

  await signInAdult(page, made.account);
  const { code } = await made.teacher.call('renewClassCode', { classId: made.classId });
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signInWithCard(page, { ...card, code }, card.displayName);
});
