import { describe, expect, it } from 'vitest';
import { partOf } from './part-of.ts';

const all = Array.from({ length: 300 }, (_, at) => `skill-${at}`);
const self = (name: string) => name;
const partFor = (seed: string) => partOf(10, all, self, { seed, whole: false });

describe('a part of a sweep', () => {
  it('is one in so many, in their order, and the same for the same seed', () => {
    const part = partFor('a seed');
    expect(part).toHaveLength(30);
    expect(part).toEqual(all.filter((one) => part.includes(one)));
    expect(partFor('a seed')).toEqual(part);
  });
  it('is another for another seed, so that together they meet everything', () => {
    const met = Array.from({ length: 60 }, (_, at) => partFor(`seed ${at}`));
    expect(all.filter((one) => !met.some((part) => part.includes(one))).length).toBeLessThan(5);
    for (const part of met.slice(1)) expect(part).not.toEqual(met[0]);
  });
  it('finds a fault of one in twenty with nine of ten seeds', () => {
    const faulty = new Set(all.filter((_, at) => at % 20 === 3));
    const found = Array.from({ length: 100 }, (_, at) => partOf(6, all, self, { seed: `${at}`, whole: false }));
    expect(found.filter((part) => part.some((one) => faulty.has(one))).length).toBeGreaterThan(89);
  });
  it('is never empty where there is something, and everything in a soak', () => {
    expect(partOf(100, ['only'], self, { seed: 'x', whole: false })).toEqual(['only']);
    expect(partOf(10, [], self, { seed: 'x', whole: false })).toEqual([]);
    expect(partOf(10, all, self, { whole: true })).toBe(all);
  });
});
