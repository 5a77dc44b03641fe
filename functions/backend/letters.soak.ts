import { expect, it } from 'vitest';
import { lettersUnderFire } from './letters-under-fire.ts';

const PARENTS = 100_000;

it('writes each of 100,000 letters once while machines die', async () => {
  const began = performance.now();
  const { missing, letters, tasks, twice } = await lettersUnderFire(PARENTS);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.info(
    `${letters} letters in ${tasks} tasks, ${seconds} s; missing ${missing.length}, doubled ${twice.length}`,
  );
  expect({ missing, letters, twice }).toEqual({ missing: [], letters: PARENTS, twice: [] });
}, 1_200_000);
