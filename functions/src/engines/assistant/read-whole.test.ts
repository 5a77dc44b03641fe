import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { ask, asked, said } from './ask-demo.ts';
import { openForm } from './press.ts';

const ODD = ['with a zebra parade', 'and keep the purple binders'];
const isMade = (parts: readonly { readonly kind: string }[]): boolean =>
  parts.some(({ kind }) => ['item', 'steps', 'list'].includes(kind)) || /claim":"fact|Yes, |No, /.test(said(parts));

const PLAIN = [
  'exit ticket, 4 questions on unit rates, grade 6',
  '4 word problems about soccer adding and subtracting within 100',
  'Common mistakes on add decimals',
  'solve 4(x - 1) = 12',
  'what is 15% of 80',
  'Is 3/4 + 1/6 = 10/12 right?',
  'check: 2x+3=11; 2x=14; x=7',
  'Why would a student say 2/3 + 1/4 = 3/7?',
  'Could you please check this student’s working line by line: 2x+3=11; 2x=14; x=7',
  'A student answered 1/3 + 1/4 = 2/7. Would you mind explaining what he was probably thinking?',
  '7/8 - 5/12 simplest form not a decimal',
  'Who needs help?',
  'Which standards is my class weakest on?',
];
describe('at once is answered what was read whole, whatever it asks', () => {
  it.each(PLAIN)('%s', async (text) => {
    const made = await ask(text);
    expect(openForm(made)).toBeUndefined();
    expect(made.memo).toBeDefined();
    expect(said(made.parts)).not.toContain('I did not use');
  });
  it.each(PLAIN.flatMap((text) => ODD.map((odd) => [text.replace(/[?]$/, ''), odd])))('%s, %s', async (text, odd) => {
    const made = await ask(`${text} ${odd}`);
    expect(isMade(made.parts)).toBe(false);
    const noun = odd.split(' ').at(-1) ?? '';
    expect(said(made.parts)).toContain(noun);
    const form = openForm(made);
    if (form === undefined) return;
    const pressed = await answer(asked(`${text} ${odd}`, { request: form.request }));
    expect(said(pressed.parts)).toMatch(new RegExp(`Made without: [^"]*${noun}`));
  });
});

const FOLLOWING = [
  ['4 problems on adding decimals', 'make the last two harder'],
  ['what is 15% of 80', 'and 45%?'],
  ['what is 15% of 80', 'what if the 80 was a 60'],
  ['1 3/4 + 2 5/6', 'as a decimal'],
  ['solve 4(x - 1) = 12', 'check it'],
  ['Why would a student say 2/3 + 1/4 = 3/7?', 'What question could I ask?'],
  ['Is 3/4 + 1/6 = 10/12 right?', 'write a short comment for her paper'],
  ['Write a letter home about decimals', 'in Spanish'],
] as const;
describe('and of what follows on an answer', () => {
  it.each(FOLLOWING)('%s, %s', async (first, text) => {
    const { memo } = await ask(first);
    expect(said((await ask(text, memo)).parts)).not.toContain('I did not use');
  });
  it.each(FOLLOWING)('%s, %s and keep the purple binders', async (first, text) => {
    const { memo } = await ask(first);
    const made = await ask(`${text.replace(/[?]$/, '')} and keep the purple binders`, memo);
    expect(isMade(made.parts)).toBe(false);
    expect(made.memo).toEqual(memo);
  });
});

it('asks whether an unknown setting is what stories are about', async () => {
  const form = openForm(await ask('4 word problems about lanterns adding and subtracting within 100'));
  expect(form?.request.theme).toBe('lanterns');
});
it('numbers of some work that were not judged are told before anything is said of it', async () => {
  const form = openForm(await ask('check: 2x+3=11; 2x=14; x=7, and she circled 42'));
  expect(form?.unused.join()).toContain('42');
});
it('a refusal says by which words it was known', async () =>
  expect(said((await ask('my zebra parade needs music, so play a song for the binders')).parts)).toMatch(
    /Of this I read only|can’t/,
  ));
