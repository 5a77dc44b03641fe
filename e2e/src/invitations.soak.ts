import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';
import { prepareClass, signInAdult } from './prepared.ts';

test('an invitation that is accepted opens the roster; one that is declined says so to whoever invited', async ({
  browser,
  page,
}) => {
  const made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['integers.add']);
  const { classId, teacher } = made;
  const accounts = [adult('Pat Lee', 'Teacher'), adult('Dee Moss', 'Teacher')] as const;
  const [pat, dee] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
  if (!pat || !dee) throw new Error('no page');
  await signUp(pat, accounts[0]);
  await signUp(dee, accounts[1]);
  // Typed as people type addresses.
  await teacher.call('inviteCoTeacher', { classId, email: ` ${accounts[0].email.toUpperCase()} `, role: 'teaches' });
  await teacher.call('inviteCoTeacher', { classId, email: accounts[1].email, role: 'teaches' });

  await pat.goto('/dashboard');
  await pat.getByRole('button', { name: 'Accept' }).click();
  await expect(pat.getByRole('heading', { name: made.className })).toBeVisible();
  await pat.getByRole('link', { name: 'Students', exact: true }).first().click();
  for (const { name } of made.cards) await expect(pat.getByRole('link', { name, exact: true })).toBeVisible();

  await dee.goto('/dashboard');
  await dee.getByRole('button', { name: 'Decline' }).click();
  await expect(dee.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await dee.goto(`/dashboard/students?class=${classId}`);
  await expect(dee.getByText('Ana Lopes')).toHaveCount(0);

  await signInAdult(page, made.account);
  await page.goto('/dashboard/settings');
  const declined = page.getByRole('list', { name: 'Invited, declined' });
  await expect(declined).toContainText(accounts[1].email);
  await expect(declined).toContainText('Declined');
  await expect(page.getByRole('button', { name: /^Change what Pat Lee may do/ })).toBeVisible();
});
