import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';
import { prepareClass, signInAdult } from './prepared.ts';

const settings = async (page: Page) => {
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Teaching together' })).toBeVisible();
};
const confirm = (page: Page, words: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: words }).click();

test('roles change while pages are open: refusals are explained, and ownership changes hands', async ({
  browser,
  page,
}) => {
  const made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['integers.add']);
  const { classId, teacher } = made;
  const colleague = adult('Pat Lee', 'Teacher');
  const pat = await (await browser.newContext()).newPage();
  await signUp(pat, colleague);
  await teacher.call('inviteCoTeacher', { classId, email: colleague.email, role: 'teaches' });

  await test.step('an invited teacher sees the invitation on the overview, and joins the class by accepting', async () => {
    await pat.goto('/dashboard');
    await expect(pat.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pat.getByText('Maya Okafor invites you to teach 7A Mathematics')).toBeVisible();
    await pat.getByRole('button', { name: 'Accept' }).click();
    await expect(pat.getByRole('heading', { name: '7A Mathematics' })).toBeVisible();
    await expect(pat.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });
  const { teachers } = await teacher.call('listCoTeachers', { classId });
  const uid = teachers.find(({ role }) => role === 'teaches')?.uid ?? '';

  await test.step('a teacher who grades is led back to the answers when the role becomes view-only', async () => {
    await pat.goto(`/dashboard/assignments/${made.assignmentId}?grade=item-1&tab=questions`);
    await expect(pat.getByRole('button', { name: 'Save rubric and grade' })).toBeVisible();
    await teacher.call('setClassRole', { classId, uid, role: 'looks-on' });
    await expect(pat.getByText('You can view this class. Ask Maya Okafor to change that.')).toBeVisible();
    await expect(pat.getByRole('button', { name: 'Save rubric and grade' })).toHaveCount(0);
    await expect(pat.getByRole('link', { name: 'Questions' })).toBeVisible();
  });

  await test.step('no page of the class offers a change', async () => {
    const ana = made.cards[0]?.studentId ?? '';
    const acts = /^(Add|Save|Send|Archive|Publish|New assignment|Late passes|Make a parent code|Remove|Let teach)/;
    const paths = [
      `/dashboard?class=${classId}`,
      `/dashboard/students?class=${classId}`,
      `/dashboard/students/${ana}?class=${classId}`,
      `/dashboard/student-accounts?class=${classId}`,
      `/dashboard/assignments?class=${classId}`,
      ...['students', 'questions', 'answers', 'groups'].map(
        (tab) => `/dashboard/assignments/${made.assignmentId}?tab=${tab}`,
      ),
    ];
    for (const path of paths) {
      await pat.goto(path);
      await expect(pat.getByText('You can view this class. Ask Maya Okafor to change that.'), path).toHaveCount(1);
      await expect(pat.locator('[aria-busy="true"]'), path).toHaveCount(0);
      await expect(pat.getByRole('main').getByRole('button', { name: acts }), path).toHaveCount(0);
      await expect(pat.getByRole('main').getByRole('link', { name: acts }), path).toHaveCount(0);
    }
  });

  await test.step('a change that comes too late is refused with an explanation', async () => {
    await teacher.call('setClassRole', { classId, uid, role: 'teaches' });
    await settings(pat);
    const name = pat.getByLabel(`Name of ${made.className}`);
    await name.fill('7A at last');
    // The role changes while the call is in progress.
    await pat.route('**/renameClass', async (route) => {
      await teacher.call('setClassRole', { classId, uid, role: 'looks-on' });
      await route.continue();
    });
    await pat.getByRole('button', { name: 'Save class' }).click();
    await expect(pat.getByText('Nothing was changed.', { exact: false }).first()).toBeVisible();
    await pat.unrouteAll();
  });

  await test.step('ownership is offered, confirmed twice, and belongs to the other teacher once accepted', async () => {
    await signInAdult(page, made.account);
    await settings(page);
    await settings(pat);
    await expect(pat.getByRole('button', { name: /^Archive/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Change what Pat Lee may do/ }).click();
    await page.getByRole('menuitem', { name: /^Make owner/ }).click();
    await confirm(page, 'Make owner');
    await confirm(page, 'Yes, ask them');
    await expect(page.getByText('asked to become the owner')).toBeVisible();
    await expect(pat.getByRole('button', { name: /^Archive/ })).toHaveCount(0);
    await pat.goto('/dashboard');
    await expect(pat.getByText('Maya Okafor asks you to become the owner of 7A Mathematics')).toBeVisible();
    await pat.getByRole('button', { name: 'Accept' }).click();
    await settings(pat);
    await expect(page.getByText('You teach this class. Pat Lee owns it')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Archive/ })).toHaveCount(0);
    await expect(pat.getByRole('button', { name: /^Archive/ })).toBeVisible();
  });

  await test.step('a teacher who is not the owner may leave, and no longer sees the class', async () => {
    await page.getByRole('button', { name: /^Leave/ }).click();
    await confirm(page, 'Leave');
    await expect(page.getByText('You have no class yet.')).toBeVisible();
    await expect(pat.getByText('Maya Okafor')).toHaveCount(0);
  });
});
