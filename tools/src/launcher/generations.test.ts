import { expect, it } from 'vitest';
import { generations, MOST_SAVES } from './generations.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left after a save every half minute for this long. */
function after(duration: number, every = MINUTE / 2): readonly number[] {
  let remaining: readonly number[] = [];
  for (let now = 0; now <= duration; now += every) remaining = generations([now, ...remaining], now);
  return remaining.map((time) => duration - time);
}

it('keeps all of the first ten', () => {
  expect(after(4 * MINUTE).length).toBe(9);
  expect(after(DAY).length).toBe(MOST_SAVES);
});

it.each([2 * HOUR, 9 * HOUR, 3 * DAY, 12 * DAY])(
  'keeps some of minutes ago, hours ago and from the start (%d ms)',
  (duration) => {
    const ages = after(duration);
    expect(ages[0]).toBe(0);
    expect(ages[1]).toBe(MINUTE / 2);
    expect(ages.filter((age) => age < duration / 8).length).toBeGreaterThanOrEqual(4);
    expect(ages.filter((age) => age > duration / 2).length).toBeGreaterThanOrEqual(1);
    // Ten saves over twelve days of half minutes are a factor of four apart at best.
    for (const [index, age] of ages.entries()) {
      const older = ages[index + 1];
      if (index > 1 && older !== undefined) expect(age / older).toBeGreaterThan(1 / 8);
    }
  },
);

it('lets go of what is older than 30 days, but never of the last two', () => {
  const now = 100 * DAY;
  expect(generations([now - 40 * DAY, now - 50 * DAY, now - 60 * DAY], now)).toEqual([now - 40 * DAY, now - 50 * DAY]);
  expect(generations([now, now - DAY, now - 31 * DAY], now)).toEqual([now, now - DAY]);
});
