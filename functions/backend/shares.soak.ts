import { DAY } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { notYetPosted } from '../src/engines/digest/post-digests.ts';
import { lettersUnderFire, MONDAY } from './letters-under-fire.ts';
import { runShares } from './share-queue.ts';

/** A small sample; the full size runs with `npm run soak`. */
const PARENTS = 2500;

it('writes each letter once, whatever is interrupted on the way', async () => {
  const { missing, letters, tasks, twice, left } = await lettersUnderFire(PARENTS);
  expect({ missing, twice }).toEqual({ missing: [], twice: [] });
  expect(left).toBeGreaterThan(0);
  expect(letters).toBeGreaterThanOrEqual(PARENTS - left);
  expect(tasks).toBeGreaterThan(PARENTS / 100);
  // A second run on the same morning finds all letters written.
  expect(await notYetPosted('digest', ['parent-000000', 'parent-002499'], MONDAY)).toEqual([]);
  expect(await notYetPosted('digest', ['parent-000000'], MONDAY + DAY)).toEqual(['parent-000000']);
});

it('does the nightly work in shares, and again without harm', async () => {
  const kinds = ['chats', 'classes', 'rest', 'easiness'] as const;
  for (const kind of kinds) {
    expect(await runShares(kind, Date.now())).toBeGreaterThan(0);
    expect(await runShares(kind, Date.now())).toBeGreaterThan(0);
  }
});
