import { checkAnswer } from '@lemma/math';
import type { AnswerForm } from '@lemma/school/question';
import { describe, expect, it } from 'vitest';
import { inRequiredForm } from './required-form.ts';

const key = (from: string, form: AnswerForm) => inRequiredForm({ kind: 'number', key: from }, form).key;

describe('inForm', () => {
  it.each([
    ['7/3', 'mixed', '2 1/3'],
    ['-7/3', 'mixed', '-2 1/3'],
    ['2 1/3', 'improper', '7/3'],
    ['3/4', 'decimal', '0.75'],
    ['-1/8', 'decimal', '-0.125'],
    ['2/4', 'lowest-terms', '1/2'],
    ['3/4', 'percent', '75%'],
    ['5', 'decimal-places:2', '5.00'],
    ['1/3', 'decimal', '1/3'],
  ] as const)('writes %s as %s: %s', (from, form, to) => expect(key(from, form)).toBe(to));

  it('accepts its own key, and no other form', () => {
    const spec = inRequiredForm({ kind: 'number', key: '7/3' }, 'mixed');
    expect(checkAnswer(spec, spec.key).verdict).toBe('right');
    expect(checkAnswer(spec, '7/3')).toMatchObject({ verdict: 'wrong', sameValue: true });
  });
  it('leaves a key that cannot be rewritten to fail its own test', () => {
    const spec = inRequiredForm({ kind: 'number', key: '1/3' }, 'decimal');
    expect(checkAnswer(spec, spec.key).verdict).not.toBe('right');
  });
  it('leaves choices unchanged', () => {
    const spec = { kind: 'choice', key: 'a', options: [{ id: 'a', label: 'A' }] } as const;
    expect(inRequiredForm(spec, 'decimal')).toBe(spec);
  });
});
