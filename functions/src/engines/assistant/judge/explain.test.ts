import { findSkill, skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { checkParts } from '../check-parts.ts';
import { demoSchool } from '../demo-school.ts';
import { pressed } from '../press.ts';

const NOW = Date.UTC(2026, 10, 20);
const ask = async (...turns: readonly string[]) => {
  const school = demoSchool(NOW);
  let made = await pressed({ text: turns[0] ?? '', classId: 'demo-1', seed: 5, turnId: 't', school, now: NOW });
  for (const [at, text] of turns.slice(1).entries())
    made = await pressed({
      text,
      classId: 'demo-1',
      seed: 6 + at,
      turnId: `t${at}`,
      school,
      now: NOW,
      before: made.memo,
    });
  return made;
};
const words = async (...turns: readonly string[]): Promise<string> => JSON.stringify((await ask(...turns)).parts);

describe('the explanation of an answer', () => {
  it.each([
    ['Why would a student say 2/3 + 1/4 = 3/7?', 'adds numerators and denominators'],
    ['why 532 - 287 = 355?', 'takes the smaller digit from the larger'],
    ['someone thinks 0.45 is larger than 0.9', 'longer decimals are larger'],
    ['a girl said 0.27 > 0.5 because 27 > 5', 'longer decimals are larger'],
    ['he thinks 0.38 is more than 0.7 since 38 is more than 7', 'longer decimals are larger'],
    ['a kid got 20 for 2 + 3 × 4', 'left to right'],
    ['they wrote 57 for 5x when x = 7', 'as a digit'],
    ['Why would a student say 2/3 + 1/4 = 11/12?', 'is right, so there is no misconception'],
    ['check: 2x+3=11; 2x=14; x=7', 'Line 2'],
    ['Grade: 5(x-1)=20 -> 5x-1=20 -> 5x=21', 'multiplies only the first term'],
    ['x^2 = 4x, so x = 4. Is this right?', 'is lost'],
    ['Mark these: 1) 6x7=42 2) 8x7=54', '1 of 2 correct'],
    ['Is 3/4 + 1/6 = 10/12 right?', '11/12'],
  ])('to %o names %o', async (text, said) => expect(await words(text)).toContain(said));
});

describe('a computed answer', () => {
  it.each([
    ['what is 17% of 240', '40.8'],
    ['solve 4(x - 1) = 12', 'x = 4'],
    ['7/8 as a percent', '87.5%'],
    ['9/4 as a mixed number', '2 1/4'],
    ['what time is it 50 minutes after 3:25', '4:15'],
    ['how many inches in 3 feet', '36 inches'],
    ['mean and median of 2, 4, 9', 'mean 5, median 4'],
    ['solve x^5 - x = 1', 'can’t solve that'],
  ])('to %o says %o', async (text, said) => expect(await words(text)).toContain(said));
});

it('creates what was asked for, each key confirmed by a second computation', async () => {
  for (const skill of skills.filter((_, at) => at % 12 === 0)) {
    const { parts, memo } = await ask(`Exit ticket on ${skill.name.toLowerCase()}, 3 questions`);
    expect(memo?.slots, skill.name).toHaveLength(3);
    expect(
      memo?.slots?.some(({ skill: code }) => findSkill(code)?.name === skill.name),
      skill.name,
    ).toBe(true);
    expect(checkParts(parts).faults, skill.name).toEqual([]);
  }
});
