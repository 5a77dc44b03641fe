import { type Story, storySchema } from '@lemma/school/story';
import { documentsOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';

test('a story continues by the answers to a choice and the ending that follows from it', async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page, adult('Maya Okafor', 'Teacher'));
  await page.goto('/dashboard/story-lessons?standard=5.NF.A.1');
  const make = page.getByRole('button', { name: 'Make the story' });
  await expect(make).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Main character (optional)').fill('Rosalind');
  await make.click();
  await page.waitForURL(/story=/, { timeout: 60_000 });
  await expect(page.getByText(/^(\d+) of \1 answers and numbers hold$/)).toBeVisible();
  await expect(page.getByText(/Rosalind/).first()).toBeVisible();
  const storyId = new URL(page.url()).searchParams.get('story');
  const { scenes }: Story = storySchema.parse((await documentsOf('stories')).find(({ id }) => id === storyId));
  const choice = scenes.find((scene) => scene.choice !== undefined);
  const [way] = choice?.choice?.options ?? [];
  const chosen = scenes.find(({ id }) => id === way?.next);
  const end = scenes.find(({ id }) => id === chosen?.branches.find(({ on }) => on === 'right')?.next);
  const before = scenes.slice(0, choice && scenes.indexOf(choice));
  if (!way || !chosen || !end || before.length === 0) throw new Error('no choice');

  const answer = async (response: string) => {
    await page.getByLabel('Your answer').fill(response);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('What happens')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  };
  await answer('99');
  for (const { item } of before) await answer(item?.key ?? '');
  await page.getByRole('button', { name: way.label }).click();
  await answer(chosen.item?.key ?? '');
  await expect(page.getByText(end.text)).toBeVisible();

  await page.getByRole('link', { name: 'Booklet' }).click();
  await expect(page.getByRole('heading', { name: 'How it ends' })).toBeVisible();
  await expect(page.getByText(end.text)).toBeVisible();
});
