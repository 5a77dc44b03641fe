import { describe, expect, it } from 'vitest';
import { questionAloud, spoken } from './spoken.ts';

const asItIs = (label: string): string => label;

describe('a question read aloud', () => {
  it('says the mathematics beside the text in words', () => {
    const question = { prompt: 'Work it out.', math: '3/4 + -2', field: { kind: 'number' as const } };
    expect(spoken(questionAloud(question, 'Choose one', asItIs), 'en')).toBe(
      'Work it out.\nthree quarters plus negative two',
    );
  });
  it('says the answers that there are to choose from', () => {
    const options = [
      { id: 'a', label: '`1/2` of it' },
      { id: 'b', label: 'None' },
    ];
    const question = { prompt: 'How much is `2/4`?', field: { kind: 'choice' as const, options } };
    expect(spoken(questionAloud(question, 'Choose one', asItIs), 'en')).toBe(
      'How much is two quarters?\nChoose one: one half of it; None',
    );
  });
  it('leaves what it cannot read as it is written', () => {
    expect(spoken('Is `3 +* 4` right?', 'en')).toBe('Is 3 +* 4 right?');
  });
});
