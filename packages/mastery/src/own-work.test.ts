import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { UNFITTED } from './knowledge.ts';
import { tellingWork } from './own-work.ts';
import { summariseStudent } from './student.ts';

const AT = Date.UTC(2026, 10, 27, 9);
const curriculum = { prerequisitesOf: () => [], skills: [] };
const usual = () => ({ ...UNFITTED, took: 30_000 });

/** One sitting: a letter an answer, r for right, each of which took so many milliseconds. */
const sitting = (number: number, marks: string, took: number): Answer[] =>
  [...marks].map((mark, index) => {
    const at = AT + number * 86_400_000 + index * 60_000;
    return {
      ...{ assignmentId: `a${number}`, itemId: `i${index}`, skill: 'fractions.add-unlike', at, lastAt: at, took },
      ...{ mark: mark === 'r' ? 'right' : 'wrong', tries: 1, hints: 0, solved: true, wrongStreak: 0 },
      ...{ response: `${index}`, chances: [], shown: [] },
    };
  });
const masteryLevelIn = (answers: readonly Answer[]) =>
  summariseStudent(answers, curriculum, { easinessOf: usual }).skills['fractions.add-unlike']?.level;

describe('what tells of a student', () => {
  const slowly = [1, 2, 3, 4].flatMap((number) => sitting(number, 'rwwrwwrw', 32_000));
  const copied = [5, 6, 7, 8].flatMap((number) => sitting(number, 'rrrrrrrr', 9000));

  it('is not what was right in a hurry, where the same student is seldom right otherwise', () => {
    expect(tellingWork([...slowly, ...copied], usual)).toEqual(slowly);
    const unhurried = copied.map((one) => ({ ...one, took: 32_000 }));
    expect(masteryLevelIn([...slowly, ...unhurried])).toBe('strong');
    expect(masteryLevelIn([...slowly, ...copied])).toBe(masteryLevelIn(slowly));
  });
  it('is what a student did who is quick, and as good as otherwise', () => {
    const fluent = [sitting(1, 'rrrrrr', 32_000), sitting(2, 'rrrrrr', 9000), sitting(3, 'rrrrrr', 9000)].flat();
    expect(tellingWork(fluent, usual)).toEqual(fluent);
    expect(masteryLevelIn(fluent)).toBe('strong');
  });
  it('is nothing where all of many sittings were hurried, and all where nobody knows the usual time', () => {
    expect(tellingWork(copied, usual)).toEqual([]);
    expect(tellingWork(copied.slice(0, 16), usual)).toHaveLength(16);
    expect(tellingWork([...slowly, ...copied], () => UNFITTED)).toHaveLength(64);
    expect(summariseStudent(copied, curriculum, { easinessOf: usual })).toMatchObject({ skills: {}, growth: [] });
  });
});
