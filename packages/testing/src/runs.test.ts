import { expect, it } from 'vitest';
import { atLeast, atMost, figuresOfRun } from './runs.ts';

const good = atMost('chaos: differ', 0, 0);
const bad = atMost('chaos: not finished', 2, 0);

it('says of a whole run which bars hold', () => {
  const whole = atLeast('chaos: sessions', 200, 200);
  expect(figuresOfRun([whole], [good, bad])).toEqual([whole, good, bad]);
});

it('says of a part that it is one, and only what was missed', () => {
  const { holds: _, ...unsaid } = good;
  const part = atLeast('chaos: sessions', 20, 200);
  expect(part.holds).toBe(false);
  expect(figuresOfRun([atLeast('chaos: faults', 9, 9), part], [good, bad])).toEqual([
    ...[atLeast('chaos: faults', 9, 9), part],
    ...[unsaid, bad],
  ]);
});
