import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { asked, drawnOf, said } from './ask-demo.ts';
import { countIn } from './ledger/numbers.ts';
import { questionsIn } from './ledger/question.ts';
import { readRequest } from './ledger/read.ts';
import { themeIn } from './read/theme.ts';
import { bareKey } from './sheet/features.ts';
import { writtenOut } from './topic/written-out.ts';

const read = (text: string) => readRequest(writtenOut(text), 'c');

describe('where a number or a name stands decides what it is', () => {
  it.each(['Show them 846 : 6, as we do it', 'They had 24 x 5, and nobody knew'])('counts nothing in %o', (text) =>
    expect(countIn(text).value).toBeUndefined(),
  );
  it('takes no country for a student', () =>
    expect(
      questionsIn('A boy which came from Poland does not understand the task.').map(({ make }) => make),
    ).not.toContain('class.student'));
  it.each([
    ['5 word problems with the missing part at the beginning', undefined],
    ['story problems with the unknown in the middle, about turtles', 'turtles'],
    ['word problems with robots', 'robots'],
  ])('tells of things alone: %o', (text, theme) => expect(themeIn(text)).toBe(theme));
  it('says of a class of somebody else that it is not there', async () => {
    const { parts } = await answer(asked('Compare how Period 1 did on fractions with how 6F did, Mr. Holt has them'));
    expect(said(parts)).toContain('I find no class called “6F”');
  });
});

describe('a calculation is worked out where it is what is asked', () => {
  const answered = async (text: string): Promise<string> => said((await answer(asked(text))).parts);
  it.each([
    'Comments for the report of Ella, 3-4 lines, friendly tone',
    'They argue about it again. What do I tell them? 2-3 words',
  ])('from how many to how many is none: %o', async (text) =>
    expect(await answered(text)).not.toContain('Answer: `-1`'),
  );
  it('and is not the whole answer to much else', async () => {
    const text =
      'Our copier jammed, half the staff was out, parents kept calling about buses, somebody scribbled 14 + 9 across my whiteboard, custodians complained loudly afterwards';
    const told = await answered(text);
    expect(told).toMatch(/I did not use: .*copier jammed/);
    expect(told).not.toContain('Answer:');
  });
  it('with the whole number that is written', async () =>
    expect(await answered('how many minutes are in 1.5 hours')).toContain('90 minutes'));
  it('a letter at the end of a line is no sign between two lines', async () =>
    expect(await answered('Where did she go wrong?\n3(2x + 1) - 2x\n6x + 3 - 2x\n4x + 3\n7x')).not.toContain('×'));
  it('an equation is a task and not an answer of somebody who is spoken of', async () =>
    expect(await answered('I want them to see completing the square on x² - 6x + 2 = 0, no calculators')).not.toContain(
      'is not right',
    ));
  it('units that are denied are not those of the problems', () =>
    expect(
      read('3 questions on the volume of a box, in centimeters and not in inches').request?.conditions.map(
        ({ said: each }) => each,
      ),
    ).not.toContain('in inches'));
});

describe('what is told of what was asks for nothing to be made', () => {
  it.each([
    'I was away and found a pile of quizzes on my chair, how did they do?',
    'We had a worksheet on integers yesterday and nobody finished it.',
    'They kept rushing and were not reading the question at all.',
  ])('%o', (text) => expect(read(text).makes.filter((make) => !make.startsWith('class'))).toEqual([]));
  it.each([
    ['My kids bombed decimals, so I need a warm-up on comparing decimals', 'sheet.warm-up'],
    ['exit ticket on integers, 3 questions', 'sheet.exit ticket'],
    ['We did area last week. 4 problems on area of triangles please', 'sheet.practice'],
  ])('but what is asked for beside it is made: %o', (text, make) => expect(read(text).makes).toEqual([make]));
  it('sees no papers', async () => {
    const { parts } = await answer(asked('The quizzes are on paper on my desk, ungraded. How did they do on them?'));
    expect(said(parts)).toContain('no work on paper');
  });
});

describe('what is read as a condition is so in each problem', () => {
  it('of the answers', async () => {
    const { memo } = await answer(
      asked('6 problems on adding fractions with unlike denominators, no mixed numbers in the answers'),
    );
    expect(drawnOf(memo)).toHaveLength(6);
    for (const each of drawnOf(memo)) expect(bareKey(each)).not.toMatch(/\d \d+\/\d/);
  });
  it('a part that is not understood stands in no form', () =>
    expect(read('8 questions on adding decimals, 2 on flurb').request?.conditions).toEqual([]));
});

it('makes nothing where most of a request is read of nothing', async () => {
  const text =
    'Our heating broke, everybody sat there in coats and laughed, and now could you write problems with change for the boys by the window';
  const { parts, press } = await answer(asked(text));
  expect(parts.some(({ kind }) => kind === 'item')).toBe(false);
  expect(said(parts)).toContain('most of it I read nothing from');
  expect(press).toBeUndefined();
});
it.each([
  ['Write the letter home about fractions in Arabic', 'in English and in Spanish'],
  ['Can you reword this problem for a newcomer? "A box has 24 pens. 3 boxes are full. How many pens?"', 'can’t reword'],
])('says plainly what it can’t: %o', async (text, words) =>
  expect(said((await answer(asked(text))).parts)).toContain(words),
);
it('reads a lesson that is to be read aloud as one of mathematics', async () => {
  const { parts } = await answer(asked('I need a lesson on dividing fractions by fractions that a sub can read aloud'));
  expect(said(parts)).not.toContain('reading lessons');
});
it('the sizes of the numbers of a quotient are conditions', async () => {
  const { memo } = await answer(asked('6 division problems, 3 digit by 1 digit, no remainders'));
  expect(drawnOf(memo)).toHaveLength(6);
  for (const { task } of drawnOf(memo)) expect(task).toMatch(/(?<!\d)\d{3} ÷ \d(?!\d)/);
});
it('tables that are not wanted are in no problem', async () => {
  const { memo } = await answer(asked('exit ticket on multiplication facts, 5 questions, no x1 or x10'));
  expect(drawnOf(memo)).toHaveLength(5);
  for (const { task } of drawnOf(memo)) expect(task).not.toMatch(/(?<!\d)(?:1|10)(?!\d)/);
});
