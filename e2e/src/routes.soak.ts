import { expect, test } from './journey.ts';
import { adult } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { running } from './running.ts';

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
