import { type Story, storySchema } from '@lemma/school/story';
import { documentsOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';

test('a story continues by the answers: a named misconception leads to a detour, a correct answer to the next scene', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signUp(page, adult('Maya Okafor', 'Teacher'));
  await page.goto('/dashboard/story-lessons?standard=5.NF.A.1');
  const make = page.getByRole('button', { name: 'Make the story' });
  await expect(make).toBeVisible({ timeout: 60_000 });
  await make.click();
  await page.waitForURL(/story=/, { timeout: 60_000 });
  await expect(page.getByText(/^(\d+) of \1 answers and numbers hold$/)).toBeVisible();
  const storyId = new URL(page.url()).searchParams.get('story');
  const story: Story = storySchema.parse((await documentsOf('stories')).find(({ id }) => id === storyId));
  const [first, second] = story.scenes;
  const right = first?.branches.find(({ on }) => on === 'right');
  if (!first?.item || !second || !right) throw new Error('no scenes');

  await page.getByLabel('Your answer').fill('99');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('What happens')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Your answer').fill(first.item.key);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('What happens')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: second.title })).toBeVisible();
  await page.getByRole('link', { name: 'Booklet' }).click();
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible();
});
