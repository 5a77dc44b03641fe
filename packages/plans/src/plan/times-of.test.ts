import { describe, expect, it } from 'vitest';
import { coreCount, timesOf } from './times-of.ts';

describe('minutes', () => {
  const lengths = Array.from({ length: 76 }, (_, index) => index + 15);
  it.each(['explore', 'direct'] as const)('of a lesson (%s) add up, with ten for the talk at least', (model) => {
    for (const total of lengths) {
      const times = timesOf(total, model);
      expect(times.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total);
      expect(times.find(({ id }) => id === 'discuss')?.minutes, String(total)).toBeGreaterThanOrEqual(10);
      for (const { minutes } of times) expect(minutes, String(total)).toBeGreaterThanOrEqual(2);
    }
  });
  it('change what is done, not only how long it takes', () => {
    const ids = (total: number) => timesOf(total, 'explore').map(({ id }) => id);
    expect(ids(20)).toEqual(['launch', 'discuss', 'ticket']);
    expect(ids(45)).not.toContain('again');
    expect(ids(75)).toContain('again');
    expect([20, 45, 75].map((total) => coreCount(total, 'explore', '5', false))).toEqual([1, 3, 5]);
  });
});
