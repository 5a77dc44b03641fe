import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { readAnswerSets, readTriples, type StudentAnswers } from './answer-sets.ts';
import { compareOn, FIRST_DAY, OURS } from './compare.ts';
import { reliabilityPlot } from './reliability-plot.ts';
import { compareSmallSchools } from './small-schools.ts';

describe('public answers', () => {
  it('have three lines for each student, with or without a comma at the end', () => {
    expect(readTriples('2\n7,8,\n1,0,\n\n1\n7\n1\n')).toEqual([
      [
        { skill: '7', right: true, guess: 0 },
        { skill: '8', right: false, guess: 0 },
      ],
      [{ skill: '7', right: true, guess: 0 }],
    ]);
  });
  it.each(['2\n7\n1', '1\n7\n1,0', '1\n7\n2'])('say which student does not fit: %j', (text) => {
    expect(() => readTriples(text)).toThrow('Student 1');
  });
  it('are those that a folder has, and it says so where it has none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'answers-'));
    await expect(readAnswerSets(folder)).rejects.toThrow('assist2015_train.csv');
    for (const part of ['train', 'test']) await writeFile(join(folder, `STATICS_${part}.csv`), '1\n7\n1\n');
    expect((await readAnswerSets(folder)).map(({ name }) => name)).toEqual(['STATICS']);
  });
});

describe('the comparison on unseen students', () => {
  const rng = createRng(5);
  /**
   * Students who are good or bad at all skills, and skills that are easy or hard: counting within one skill cannot see
   * this.
   */
  const student = (): StudentAnswers => {
    const ability = rng.pick([-1.5, 0, 1.5]);
    return Array.from({ length: 40 }, () => {
      const skill = rng.int(0, 9);
      return { skill: String(skill), right: rng.chance(1 / (1 + Math.exp(-(ability + (skill - 4.5) / 2)))), guess: 0 };
    });
  };
  const set = {
    name: 'made up',
    training: Array.from({ length: 150 }, student),
    unseen: Array.from({ length: 60 }, student),
  };
  const compared = compareOn(set);
  const areaOf = (model: string): number => compared.find((one) => one.model === model)?.area ?? Number.NaN;

  it('finds what each model sees: counts within a skill less than a student as a whole', () => {
    expect(areaOf(OURS)).toBeGreaterThan(areaOf('percent right on the skill') + 0.03);
    expect(areaOf('performance factors')).toBeGreaterThan(0.6);
    expect(areaOf('Elo')).toBeGreaterThan(0.7);
  });
  it('is fair to small schools: fitting to a few students does not make ours worse than on the first day', () => {
    const small = compareSmallSchools(set);
    expect([...new Set(small.map(({ students }) => students))]).toEqual([5, 15, 30]);
    for (const students of [5, 15, 30]) {
      const of = (model: string) => small.find((one) => one.model === model && one.students === students)?.area ?? 0;
      expect(of(OURS)).toBeGreaterThan(of(FIRST_DAY) - 0.01);
      expect(of(OURS)).toBeGreaterThan(of('performance factors'));
    }
  });
  it('tells how far chances are off, from bins that hold every answer', () => {
    for (const { reliability, answers, calibration } of compared) {
      expect(reliability.reduce((sum, bin) => sum + bin.answers, 0)).toBe(answers);
      expect(calibration).toBeLessThan(0.2);
    }
    expect(reliabilityPlot(compared.slice(0, 1))).toContain('<circle');
  });
});
