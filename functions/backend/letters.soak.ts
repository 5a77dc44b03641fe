import { HOUR } from '@lemma/school/time';
import { atLeast, atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { lettersUnderFire } from './letters-under-fire.ts';

const PARENTS = 100_000;

it(
  'writes each of 100,000 letters once while machines die',
  async () => {
    const began = performance.now();
    const { missing, letters, tasks, twice, left } = await lettersUnderFire(PARENTS);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(
      `${letters} letters in ${tasks} tasks, ${seconds} s; missing ${missing.length}, doubled ${twice.length}, left meanwhile ${left}`,
    );
    storeRun('letters', [
      atLeast('letters: written', letters, PARENTS - left),
      { name: 'letters: tasks', value: tasks, unit: '' },
      { name: 'letters: parents who left meanwhile', value: left, unit: '' },
      atMost('letters: missing', missing.length, 0),
      atMost('letters: written twice', twice.length, 0),
    ]);
    expect({ missing, twice }).toEqual({ missing: [], twice: [] });
    expect(letters).toBeGreaterThanOrEqual(PARENTS - left);
    expect(left).toBeGreaterThan(10);
  },
  2 * HOUR,
);
