import type { AssistantRequest } from '@lemma/school/assistant';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import type { Answer } from '../answer-of.ts';
import { ask, asked, drawnOf, said } from '../ask-demo.ts';
import { formIn } from '../press.ts';
import { madeOf } from './claims.ts';
import { untrueOf } from './untrue.ts';

const requestOf = (made: Answer): AssistantRequest => {
  const form = formIn(made);
  if (form === undefined) throw new Error('no form');
  return form.request;
};

describe('what a form says is looked up in the finished problems', () => {
  const made = ask('4 problems on comparing decimals');
  const untrue = async (over: Partial<AssistantRequest>): Promise<string[]> => {
    const { parts, memo } = await made;
    const request = { ...requestOf(await made), ...over };
    return untrueOf(request, madeOf(request, parts, memo)).map((each) => each.said);
  };
  it('nothing of the form that was made is untrue', async () => expect(await untrue({})).toEqual([]));
  it.each<[string, Partial<AssistantRequest>]>([
    ['6 problems', { count: 6 }],
    ['2 versions', { versions: 2 }],
    ['hard', { level: 3 }],
    ['true or false', { form: 'true-false' }],
    ['about soccer', { theme: 'soccer' }],
    ['answers at the end', { key: true }],
    ['find the median', { skills: ['statistics.median'] }],
    ['no decimals', { conditions: [{ said: 'no decimals', on: { rule: 'no-decimals', said: 'no decimals' } }] }],
    ['all are word problems', { conditions: [{ said: 'all are word problems', also: { stories: 'all' } }] }],
    ['nothing above 1', { conditions: [{ said: 'nothing above 1', also: { limit: 1 } }] }],
  ])('finds that “%s” is not so', async (says, over) => expect(await untrue(over)).toContain(says));
});

describe('a word of a topic that says more than its name', () => {
  it('draws the case that it calls', async () => {
    const { memo } = await ask('subtract 3-digit numbers across a zero, 4 problems');
    expect(memo?.slots?.map((slot) => slot.case)).toEqual(Array(4).fill('across-zero'));
  });
  it('does the operations that are named, and no other', async () => {
    const made = await ask('8 problems adding and subtracting rational numbers');
    expect(drawnOf(made.memo).map(({ task }) => /^\w+/.exec(task)?.[0])).not.toContain('Multiply');
  });
  it('is told where the problems have no such thing', async () =>
    expect(said((await ask('5 problems on the probability of simple events with spinners')).parts)).toContain(
      'I did not use: “with spinner',
    ));
  it('is no level: “simple events”', async () =>
    expect(requestOf(await ask('5 problems on the probability of simple events')).level).toBeUndefined());
});

describe('what stands behind a word that denies it is not asked for', () => {
  it.each([
    ['5 problems on finding the slope through two points, no zero slopes', /^`?0`?$/],
    ['4 problems on adding decimals, don’t use negatives', /-\d/],
  ])('%s', async (text, never) => {
    const made = await answer(asked(text));
    for (const { key } of drawnOf(made.memo)) expect(key).not.toMatch(never);
    expect(made.memo?.slots).toBeDefined();
  });
});

describe('what a word says of the problems and is not so in them is told', () => {
  it.each([
    ['4 questions on place value to the millions', 'the millions'],
    ['quiz with 4 questions on converting units, feet and inches', 'feet and inches'],
    ['5 word problems on multiplying by a two-digit number, one about soccer', 'soccer'],
    ['6 true or false questions on comparing decimals', 'true or false'],
  ])('%s', async (text, says) => {
    const first = await ask(text);
    expect(said(first.parts)).toMatch(new RegExp(`I did not use: [^.]*${says}`));
    const form = formIn(first);
    const pressed = await answer(asked(text, { request: form?.request }));
    expect(said(pressed.parts)).toMatch(new RegExp(`Made without: [^.]*${says}`));
  });
  it('writes in columns where these are asked for', async () =>
    expect(said((await ask('4 problems adding two digit numbers, in columns')).parts)).toContain('────'));
  it('takes no test on a day for what is to be made', async () =>
    expect(requestOf(await ask('We have a test on Friday. 6 practice problems on area and perimeter')).make).toBe(
      'sheet.practice',
    ));
});
