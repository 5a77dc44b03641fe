import { expireCode } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, PASSWORD, signInWithCard } from './people.ts';
import { prepareClass, signInAdult, signInAsNew } from './prepared.ts';
import { running } from './running.ts';

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
