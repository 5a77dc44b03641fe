import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check/index.ts';
import { findSkill } from './registry.ts';
import { takesParams, toldProblem } from './told.ts';
import type { Params } from './types.ts';

const skillOf = (code: string) => {
  const skill = findSkill(code);
  if (!skill) throw new Error(code);
  return skill;
};

describe('toldProblem', () => {
  const skill = skillOf('whole-numbers.division-facts');
  const unit = { one: 'tray', many: 'trays' };
  const problem = toldProblem(skill, 1, 'middle-tables', 3, {
    params: { a: 24, b: 6 },
    prompt: 'How many trays?',
    unit,
  });
  it('asks in the words of the story, without the formula, with the engine’s key', () => {
    expect(problem).toMatchObject({ prompt: 'How many trays?', answer: { kind: 'quantity', key: '4 trays' } });
    expect(problem).not.toHaveProperty('math');
  });
  it.each(['4', '4 trays', ' 4 '])('accepts %o', (response) =>
    expect(checkAnswer(problem.answer, response).verdict).toBe('right'),
  );
  it('leaves out what speaks of the skill’s own story', () => {
    const fractions = skillOf('fractions.word-multiply-whole');
    const params = { a: [3, 0, 1], b: [0, 1, 4], story: 0, name: 'Ana', other: 'Bao' };
    const told = toldProblem(fractions, 1, 'fraction', 1, {
      params,
      prompt: 'How many cups?',
      unit: { one: 'cup', many: 'cups' },
    });
    expect(JSON.stringify([told.solution, told.hints])).not.toMatch(/loa(?:f|ves)|bread/);
    expect(told.answer.key).toBe('3/4 cup');
  });
});

describe('takesParams', () => {
  const skill = skillOf('whole-numbers.equal-groups-stories');
  const drawn = {
    holderOne: 'row',
    holderMany: 'rows',
    heldOne: 'bulb',
    heldMany: 'bulbs',
    at: 'in',
    form: 'share',
    groups: 5,
    each: 4,
  };
  it('takes no word that chooses a picture which nobody has drawn', () => {
    const skill = findSkill('whole-numbers.stories-within-ten');
    if (skill === undefined) throw new Error('no skill');
    const params = { thing: 'cup', a: 5, b: 3, sign: '-', name: 'Noor' };
    expect(takesParams(skill, 'taken', params)).toBe(true);
    expect(takesParams(skill, 'taken', { ...params, thing: 'egg' })).toBe(false);
  });
  it('takes what the skill could have drawn, with words of a story', () =>
    expect(takesParams(skill, 'share', drawn)).toBe(true));
  it.each<[string, Params]>([
    ['a number that would be counted up to for hours', { ...drawn, groups: 1e9 }],
    ['a number as a text', { ...drawn, groups: '5' }],
    ['another name', { ...drawn, extra: 1 }],
    ['a missing one', { groups: 5, each: 4 }],
    ['markup instead of a word', { ...drawn, heldOne: '<b>' }],
    ['a text without end', { ...drawn, heldOne: 'a'.repeat(500) }],
  ])('refuses %s', (_, params) => expect(takesParams(skill, 'share', params)).toBe(false));
  it('refuses a case that the skill does not have', () => expect(takesParams(skill, 'no-such', drawn)).toBe(false));
});
