import { buildAssignment, buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { problemOf } from '../src/domain/work/problem.ts';
import { isWritten } from './photo.ts';
import { workingOf } from './working-of.ts';

it('writes the student’s own problems of the very assignment, and nothing that a hand here cannot draw', () => {
  for (const skill of ['geometry.triangle-area', 'fractions.add-unlike', 'equations.one-step', 'percent.of-number']) {
    const assignment = buildAssignment({ items: [buildItem({ skill, variants: true })] });
    const [rule] = assignment.items;
    if (!rule) throw new Error('no item');
    for (const student of ['ana', 'ben']) {
      const lines = workingOf(assignment, student);
      const { key } = problemOf(rule, assignment.seed, student).problem.answer;
      expect(lines.filter((line) => line !== '').every(isWritten)).toBe(true);
      if (skill === 'geometry.triangle-area') expect(lines.join(' ')).not.toContain('x');
      expect([skill, lines.join(' ').includes(key.replace(/ .*$/, ''))]).toEqual([skill, true]);
    }
  }
});
