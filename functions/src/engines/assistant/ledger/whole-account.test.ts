import { findSkill } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { asked, drawnOf, said } from '../ask-demo.ts';
import { gradingIn, written } from '../judge/work-in.ts';
import { openForm } from '../press.ts';
import type { Memo } from '../wish/wish.ts';
import { phrasesLeft } from '../words/words.ts';
import { countIn } from './numbers.ts';
import { topicOf } from './topic.ts';

describe('the equation that was given is the first line of the work', () => {
  it.each([
    'Her work for 4(n + 2) = 36, check it line by line:\n4n + 2 = 36\n4n = 34\nn = 8.5',
    '4(n + 2) = 36, she wrote 4n + 2 = 36 then 4n = 34 then n = 8.5, where is the mistake',
  ])('%s', async (text) => {
    const { parts } = await answer(asked(text));
    expect(said(parts)).toContain('Line 2, `4n + 2 = 36`, does not follow from `4(n + 2) = 36`');
    expect(said(parts)).toContain('comes to `n = 7`');
  });

  it('is not guessed where several stand before it', async () => {
    const { parts, memo } = await answer(asked('It was 5x - 2 = 13 or 5x + 2 = 13, grade this:\n5x = 11\nx = 11/5'));
    expect(said(parts)).toContain('I can’t tell which one');
    expect(memo).toBeUndefined();
  });

  it('stays the first line where nothing else was given', () => {
    const text = 'grade this:\n2x + 3 = 9\n2x = 6\nx = 3';
    expect(gradingIn(text, written(text))?.lines).toEqual(['2x + 3 = 9', '2x = 6', 'x = 3']);
  });
});

describe('a theme', () => {
  it('that is in no problem stands in no form and on no button', async () => {
    const text = '6 word problems about hockey on unit rates';
    const form = openForm(await answer(asked(text)));
    expect(form?.unused.join()).toContain('hockey');
    expect(form?.request.theme).toBeUndefined();
    expect(form?.press).not.toContain('hockey');
    const pressed = said((await answer(asked(text, { request: form?.request }))).parts);
    expect(pressed).toMatch(/Made without: [^"]*hockey/);
    expect(pressed).not.toMatch(/about: (?:the )?hockey/);
  });

  it('of which a word is in each problem is used', async () => {
    const made = await answer(asked('4 word problems about a bake sale adding and subtracting within 100'));
    expect(openForm(made)).toBeUndefined();
    for (const { task } of drawnOf(made.memo)) expect(task).toMatch(/bake|sale|muffin|cookie|cake/i);
  });
});

describe('words in their place', () => {
  it.each(['something everyone can do even if they are new', 'not even close', 'these results look odd'])(
    'name no topic: %s',
    (text) =>
      expect(
        topicOf(text, false)
          .skills.map(({ name }) => name)
          .join(),
      ).not.toMatch(/\b(?:odd|even)\b/i),
  );
  it('name it elsewhere', () => expect(topicOf('even and odd numbers', false).kind).not.toBe('none'));
});

describe('a form of an equation is in all problems', () => {
  it('the cases that are written in it, and no others', async () => {
    const { memo } = await answer(asked('quiz quadratics vertex form, 6 questions'));
    const tasks = drawnOf(memo);
    expect(tasks).toHaveLength(6);
    for (const { task } of tasks) expect(task.replaceAll(/\s/g, '')).toMatch(/\(x[-+]\d+\)\^2/);
    const [first] = memo?.slots ?? [];
    expect(findSkill(first?.skill ?? '')?.cases.length).toBeGreaterThan(1);
  });
});

it.each([1, 2, 3, 4])('stories on two skills have problems of both, seed %i', async (seed) => {
  const { memo } = await answer(asked('4 word problems about soccer adding and subtracting within 100', { seed }));
  expect(new Set(memo?.slots?.map(({ skill }) => skill)).size).toBe(2);
});

it.each([
  ['Problems on area, grade 4. Six of them.', 6],
  ['a warm-up on 5.NF.A.1.', undefined],
])('how many: %s', (text, count) => expect(countIn(text).value).toBe(count));

describe('what the answer does is not called left out', () => {
  it.each([
    'What is 2 3/8 + 1 7/8? Give it in simplest form.',
    '2x^2 + 7x - 4 = 0, exact, show steps',
    'solve 5x - 2y = 16, 3x + y = 3 by elimination',
  ])('%s', async (text) => {
    const made = await answer(asked(text));
    expect(made.memo).toBeDefined();
    expect(openForm(made)).toBeUndefined();
  });

  it('a picture that is wanted is not in it, and that is said', async () => {
    expect(openForm(await answer(asked('what is 15% of 80, with a picture')))?.unused.join()).toContain('picture');
  });

  it('times to the nearest five minutes', async () => {
    const made = await answer(asked('worksheet telling time to the nearest 5 minutes 8 questions'));
    expect(openForm(made)).toBeUndefined();
    for (const { key } of drawnOf(made.memo)) expect(Number(/:(\d\d)/.exec(key)?.[1]) % 5).toBe(0);
  });

  it('quotes no word that is used', () => {
    const text = 'our unit on place value keep';
    const at = text.indexOf('place value');
    expect(phrasesLeft(text, [{ from: at, to: at + 'place value'.length }])).toEqual(['our unit', 'keep']);
  });
});

describe('what is asked next about the answer above', () => {
  it.each([
    ['drop 1 and 2', 2],
    ['Number 3 doesn’t work for us, can you swap it for another?', 4],
  ])('does with the problems what is asked: %s', async (text, count) => {
    const before = (await answer(asked('4 problems on adding decimals'))).memo;
    const { memo } = await answer(asked(text, { before }));
    expect(memo?.slots).toHaveLength(count);
    expect(memo?.slots).not.toEqual(before?.slots);
  });

  it('puts the values into what was solved', async () => {
    const before = (await answer(asked('solve 4x - 3y = 10, 2x + y = 0'))).memo;
    expect(said((await answer(asked('check it', { before }))).parts)).toContain(
      '`4 × (1) - 3 × (-2) = 10`, which is true',
    );
  });

  it('makes something on the first standard of a list', async () => {
    const before = (await answer(asked('Which standards is my class weakest on?'))).memo;
    const made = await answer(asked('Give me a warm-up on the first one.', { before }));
    expect(before?.standard).toBeDefined();
    expect(openForm(made)).toBeUndefined();
    expect(made.memo?.standard).toBe(before?.standard);
    expect(made.memo?.slots?.length).toBeGreaterThan(1);
  });

  it('makes one of some stories of two steps, by its own calculation', async () => {
    const before = (await answer(asked('4 word problems about soccer adding and subtracting within 100'))).memo;
    const { memo } = await answer(asked('make one of them 2 steps', { before }));
    const steps = (each: Memo | undefined) =>
      drawnOf(each).filter(
        ({ key }) => ((/because `([^`]+)`/.exec(key)?.[1] ?? '').match(/ [-+×÷] /g) ?? []).length > 1,
      );
    expect(steps(before)).toHaveLength(0);
    expect(steps(memo)).toHaveLength(1);
    expect(memo?.slots).toHaveLength(4);
  });
});

describe('what limits the problems is in each of them', () => {
  it('addition alone, where a skill has two operations', async () => {
    const { memo } = await answer(asked('10 addition problems within 10'));
    for (const { task } of drawnOf(memo)) expect(task).toContain('+');
  });

  it('no regrouping, within 20 too', async () => {
    const { memo } = await answer(asked('subtraction within 20 worksheet 12 problems no regrouping'));
    for (const { task } of drawnOf(memo)) {
      const [one = 0, other = 0] = (task.match(/\d+/g) ?? []).slice(-2).map(Number);
      expect(one % 10, task).toBeGreaterThanOrEqual(other % 10);
    }
  });

  it('no negatives bigger than 10 bounds how far below zero', async () => {
    const { memo } = await answer(
      asked('a 5 question quiz on adding positive and negative numbers, no negatives bigger than 10'),
    );
    expect(memo?.slots).toHaveLength(5);
    for (const { task } of drawnOf(memo))
      for (const [, number] of task.matchAll(/[-−](\d+)/g)) expect(Number(number)).toBeLessThanOrEqual(10);
  });

  it('to 100 is within 100', async () => {
    const { request } =
      openForm(await answer(asked('story problems for the class pets, add and subtract to 100'))) ?? {};
    expect(request?.skills.map((code) => findSkill(code)?.name)).toContain('Add two-digit numbers');
  });

  it('a number that stands alone is how many', async () =>
    expect((await answer(asked('5.NF.1 problem set. 12. Unlike denominators'))).memo?.slots).toHaveLength(12));
});

describe('work in one line', () => {
  it('is read line by line where it is wide apart', async () => {
    const { parts } = await answer(asked('grade this  2x+5=17  2x=22  x=11'));
    expect(said(parts)).toContain('does not follow from `2x+5=17`');
  });
  it('is several answers where nothing goes on', async () => {
    const { parts, memo } = await answer(
      asked('Student work: 52 - 27 = 35. Then 81 - 46 = 45. Then 60 - 23 = 43. What is the pattern?'),
    );
    expect(said(parts)).toContain('0 of 3 correct');
    expect(said(parts)).toContain('takes the smaller digit from the larger');
    // All of them show it, so it is what problems on that are about.
    expect(memo?.misconception).toBe('whole-numbers.smaller-from-larger');
  });
});

it.each(['Change Brianna’s quiz grade from 62 to 75 in the gradebook', 'write an IEP goal for multiplication facts'])(
  'makes nothing of what is asked of other papers: %s',
  async (text) => {
    const made = await answer(asked(text));
    expect(made.memo).toBeUndefined();
    expect(openForm(made)).toBeUndefined();
  },
);
