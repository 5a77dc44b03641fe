import { describe, expect, it } from 'vitest';
import { ownOfPlan } from './rules.ts';
import type { PlanItem } from './schema.ts';

const planItem = (over: Partial<PlanItem>): PlanItem => ({
  ...{ id: 'p1', skill: 'fractions.add-unlike', level: 2, case: 'plain', caseLabel: '', seed: 1, edited: true },
  ...{ prompt: 'Add.', key: '5/6', solution: [] },
  ...over,
});

describe('an edited problem of a plan as a teacher’s own question', () => {
  it('uses the edited words, formula, key and solution', () => {
    const solution = [
      { line: '3/6 + 2/6', why: 'Sixths.' },
      { line: '', why: 'Done.' },
    ];
    expect(ownOfPlan(planItem({ math: '1/2 + 1/3', solution }))).toEqual({
      ...{ prompt: 'Add.', math: '1/2 + 1/3', kind: 'number', key: '5/6', accepts: [], hints: [] },
      solution: ['`3/6 + 2/6` Sixths.', 'Done.'],
    });
  });
  it.each([
    ['-2.5', 'number'],
    ['3 1/2', 'number'],
    ['40%', 'number'],
    ['2x + 3', 'expression'],
    ['y = 2x', 'equation'],
    ['x < 4', 'inequality'],
    ['(2, -3)', 'point'],
    ['{1, 2}', 'set'],
    ['2, 3, 5', 'list'],
    ['12 cm', 'quantity'],
  ])('reads %s as %s', (key, kind) => {
    expect(ownOfPlan(planItem({ key }))?.kind).toBe(kind);
  });
  it('includes the options', () => {
    const options = [
      { id: 'a', label: 'yes' },
      { id: 'b', label: 'no' },
    ];
    expect(ownOfPlan(planItem({ key: 'b', options }))).toMatchObject({ kind: 'choice', key: 'b', options });
  });
  it('is undefined if the words are too long', () => {
    expect(ownOfPlan(planItem({ prompt: 'x'.repeat(1001) }))).toBeUndefined();
  });
});
