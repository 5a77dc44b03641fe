import { generateProblem } from '@lemma/math';
import { OWN_SKILL } from '@lemma/school/question';
import { describe, expect, it } from 'vitest';
import { type Diagnosis, markAnswer } from './mark-answer.ts';
import { sampleMisconception, sampleSkill } from './sample-skill.ts';

const problem = generateProblem(sampleSkill, 1, 5);
const numbers = problem.math?.split(' + ') ?? [];
const diagnosis: Diagnosis = {
  diagnose: (_problem, response) =>
    response.startsWith(numbers.join('')) ? [{ misconceptions: [sampleMisconception.id], weight: 1 }] : [],
  find: (id) => (id === sampleMisconception.id ? sampleMisconception : undefined),
};
const mark = (response: string) => markAnswer(problem, response, { ideas: diagnosis });

describe('markAnswer', () => {
  it('marks the key correct', () =>
    expect(mark(problem.answer.key)).toMatchObject({ kind: 'checked', verdict: 'right' }));
  it('tells an unreadable answer from a wrong one', () => expect(mark('((')).toMatchObject({ kind: 'invalid' }));
  it('names the misconception, in its message to the student', () => {
    expect(mark(`${numbers.join('')} cm`)).toMatchObject({
      verdict: 'wrong',
      misconception: sampleMisconception.id,
      message: sampleMisconception.feedback,
    });
  });
  it('names no misconception that explains the answer only together with another', () => {
    const given = `${numbers.join('')} cm`;
    const together = [
      { misconceptions: [sampleMisconception.id, 'whole-numbers.adds-all-digits'] as const, weight: 2 },
    ];
    expect(markAnswer(problem, given, { ideas: { ...diagnosis, diagnose: () => together } })).not.toHaveProperty(
      'misconception',
    );
  });
  it('falls back on the message of the check', () => {
    const found = mark('1 cm');
    expect(found).toMatchObject({ verdict: 'wrong', message: expect.any(String) });
    expect(found).not.toHaveProperty('misconception');
  });
  it('does not say the same twice while there is more to say, and still names the misconception', () => {
    const given = `${numbers.join('')} cm`;
    const told: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const next = markAnswer(problem, given, { ideas: diagnosis, told });
      if (next.kind !== 'checked') throw new Error('unreadable');
      expect(next.misconception).toBe(sampleMisconception.id);
      told.push(next.message);
    }
    expect(told[0]).toBe(sampleMisconception.feedback);
    expect(told[1]).toBe(`Still not yet. ${sampleMisconception.feedback}`);
    expect(new Set(told).size).toBe(3);
  });
  it('looks for no misconception where only the form is wrong', () => {
    const bare = mark(problem.answer.key.replace(' cm', ''));
    expect(bare).toMatchObject({ kind: 'checked', verdict: 'wrong', sameValue: true });
    expect(bare).toMatchObject({ inPart: true });
    expect(bare).not.toHaveProperty('misconception');
    expect(mark('1 cm')).not.toHaveProperty('inPart');
  });
  it('asks for a calculation to be worked out, except where a teacher wrote the question', () => {
    const answer = { kind: 'number', key: '140' } as const;
    const asked = { ...problem, skill: 'percent.find-whole', answer };
    const slip = { verdict: 'wrong', sameValue: true, message: 'That is the right calculation. Work it out.' };
    expect(markAnswer(asked, '35/25%')).toMatchObject(slip);
    expect(markAnswer({ ...asked, skill: OWN_SKILL }, '35/25%')).toMatchObject({ verdict: 'right' });
  });
  it('takes another kind of thing than is asked for as no answer, unless an idea explains it', () => {
    const solve = { ...problem, prompt: 'Solve for `x`.', math: '3(x + 2) = 21', skill: 'equations.distribution' };
    const asked = { ...solve, answer: { kind: 'number', key: '5', variable: 'x' } } as const;
    const equation = '3x + 6 = 21';
    expect(markAnswer(asked, equation, { ideas: diagnosis })).toEqual({
      ...{ kind: 'invalid', message: 'That is an equation. The question asks for a number.' },
      ...{ at: 0, length: equation.length },
    });
    const named: Diagnosis = {
      ...diagnosis,
      diagnose: () => [{ misconceptions: [sampleMisconception.id], weight: 1 }],
    };
    expect(markAnswer(asked, equation, { ideas: named })).toMatchObject({
      misconception: sampleMisconception.id,
    });
    const expand = { ...asked, prompt: 'Expand.', math: '3(x + 2)' };
    const form = { kind: 'expression', key: '3x + 6', forms: ['expanded'] } as const;
    expect(markAnswer({ ...expand, answer: form }, '3(x+2)', { ideas: diagnosis })).toMatchObject({ kind: 'invalid' });
  });
  it('never tells the key', () => {
    for (const response of ['1 cm', `${numbers.join('')} cm`, '((', '5 kg']) {
      expect(mark(response)).not.toMatchObject({
        message: expect.stringContaining(problem.answer.key.split(' ')[0] ?? ''),
      });
    }
  });
});
