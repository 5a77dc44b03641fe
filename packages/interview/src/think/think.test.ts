import { findMisconception } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { converse } from '../converse.ts';
import { asksIn } from './asks.ts';
import { reasonHere } from './reason-here.ts';
import { ruleBehind } from './rule-behind.ts';

const replies = (problem: string, answer: string, ...said: readonly string[]): readonly string[] =>
  converse(problem, answer, said).map(({ text }) => text);

describe('the questions of a turn', () => {
  it.each([
    ['Nice work! How did you get 5, and why?', ['How did you get 5?', 'why?']],
    ['So who has more, Ana or Ben?', ['So who has more, Ana or Ben?']],
    ['Is 3/8 over a half or under? What about 3/5?', ['Is 3/8 over a half or under?', 'Is 3/5 over a half or under?']],
    ['Start at -6 and go up 2. Where are you?', ['Start at -6 and go up 2. Where are you?']],
  ])('%s', (turn, questions) => {
    expect(asksIn(turn).map(({ question }) => question)).toEqual(questions);
  });
});

describe('a why', () => {
  it.each([
    ['n - 4 = 9', '13', 'Why did you subtract?', 'I didn’t subtract. I did `4 + 9 = 13`'],
    ['5m = 35', '30', 'Why did you divide?', /I didn’t divide/],
    ['432 - 187', '245', 'Why did you add?', /I didn’t add/],
  ])('that names what was not done: %s is %s. %s', (problem, answer, why, said) => {
    const [first = ''] = replies(problem, answer, why);
    expect(first).toMatch(said);
    expect(first).not.toContain('check');
  });

  it('that names what was done gets the reason', () => {
    const [first] = replies('n + 4 = 9', '5', 'Why did you subtract?');
    expect(first).not.toMatch(/didn’t/);
    expect(first).not.toContain('check');
  });
});

describe('an idea in terms of this problem', () => {
  it.each([
    [
      'whole-numbers.exponent-as-factor',
      '4^3',
      [{ line: '4 × 3 = 12', why: 'Multiply the base by the small number.' }],
      '`4^3` is 4 times 3.',
    ],
    [
      'integers.bigger-digits-bigger-number',
      '-7 ? -2',
      [{ line: '-7 > -2', why: '`7` is more than `2`.' }],
      '`7` is more than `2`',
    ],
    [
      'decimals.longer-is-larger',
      '3.14 ? 3.2',
      [{ line: '3.14 > 3.2', why: 'The number with more digits is larger.' }],
      'The one with more digits is larger',
    ],
  ])('%s', (id, math, steps, said) => {
    expect(reasonHere(findMisconception(id)?.idea ?? '', { asked: math, math, steps })).toBe(said);
  });
});

describe('a rule behind an answer that no skill reads', () => {
  it.each([
    ['A $60 jacket is 20% off. What is the sale price?', '$40', /20 away from 60/],
    ['A car goes 150 miles in 3 hours. How far in 5 hours?', '152 miles', /add 2 to the miles/],
    ['|-6| + 2', '-4', /leave them out/],
    ['Two angles of a triangle are 50° and 60°. Find the third angle.', '250°', /360/],
  ])('%s: %s', (problem, answer, rule) => {
    expect(ruleBehind(problem, answer)?.ran.rule).toMatch(rule);
  });

  it('is none where no rule makes the answer', () => {
    expect(ruleBehind('A $60 jacket is 20% off. What is the sale price?', '$7')).toBeUndefined();
  });

  it('runs on the problem as a sentence changes it', () => {
    expect(replies('A $60 jacket is 20% off. What is the sale price?', '$40', 'What about a $200 bike?')[0]).toContain(
      '`180`',
    );
  });
});

describe('questions beside the work, with the own answer beside the fact', () => {
  it.each([
    ['8 - 3 + 2', '3', 'Start with 8 cookies, eat 3, get 2 more. How many?', /`8 - 3 \+ 2 = 7`/],
    ['-7 + 4', '-11', 'If you owe 7 and pay back 4, what do you owe?', /`3`/],
    ['Factor x^2 + 5x + 6.', '(x + 5)(x + 1)', 'Multiply yours back out for me.', /`x\^2 \+ 6x \+ 5`/],
    ['How long is it from 9:45 to 11:15?', '1 hour 70 minutes', 'How long from 9:45 to 10 o’clock?', /^15 minutes/],
    ['Is 51 prime?', 'Yes', 'Did you have a good weekend?', /nice/],
  ])('of %s = %s: %s', (problem, answer, said, expected) => {
    expect(replies(problem, answer, said)[0]).toMatch(expected);
  });
});

describe('numbers put into the problem and into the own answer', () => {
  it.each([
    ['Solve for n. 8n - 17 = 79', 'n = 215/8', 'Put your n back into the left side.', /`198`.*`79`.*doesn’t come out/],
    ['Factor. y^2 - 5y - 14', '(y - 1)(y + 14)', 'Multiply those back together for me?', /y\^2 \+ 13y - 14/],
    [
      'Which number comes right after 39 when you count by ones?',
      '310',
      'Count from 36 and keep going.',
      /38, 39, 310\.$/,
    ],
    ['Solve for x. 3x = 12', 'x = 9', 'How many twelfths are in one whole?', /`12`/],
  ])('of %s = %s: %s', (problem, answer, said, expected) => {
    expect(replies(problem, answer, said)[0]).toMatch(expected);
  });
});

describe('what a student thinks about this problem', () => {
  it.each([
    ['1 2/3 + 2 2/3', '3 4/6', 'Where is the 3 from?', /`1 \+ 2 = 3`/],
    ['(x + 3)^2', 'x^2 + 9', 'Put in x = 1 in both.', /`16`.*`10`.*not the same/],
    [
      'A parallelogram has base 9, slanted side 5, height 4. Find the area.',
      '45',
      'What does the 4 tell us?',
      /height.*didn’t use/,
    ],
    ['4.2 + 3.15', '3.57', 'Does your answer make sense?', /`4.2` alone is already more/],
    [
      'Tim has 12 marbles. He has 5 more than Jake. How many marbles does Jake have?',
      '17',
      'Who has more, Tim or Jake?',
      /^Tim has more/,
    ],
    ['450 miles', '450', 'Blue sky bananas?', /What do you mean|get what you mean/],
    ['3 ÷ 6', '2', 'There are 3 bars and 6 kids, how can every kid get 2?', /`6 × 2 = 12`.*only 3/],
  ])('of %s = %s: %s', (problem, answer, said, expected) => {
    expect(replies(problem, answer, said)[0]).toMatch(expected);
  });

  it('goes one level deeper with each why, and then says so', () => {
    const [first, second, third] = replies('How many tens are in 340?', '4', 'Why?', 'But why?', 'Why is that?');
    expect(first).toContain('in 340 there is a 4 in the tens place');
    expect(second).toContain('I only look at the tens place');
    expect(third).toContain('don’t know how to say it better');
  });

  it('says no number that is in neither the problem, the work nor the question', () => {
    const said = replies('2^3', '6', 'Why?', 'How do you know?', 'What does the little 3 mean?', 'Are you sure?').join(
      ' ',
    );
    expect(new Set(said.match(/\d+/g))).toEqual(new Set(['2', '3', '6']));
  });
});
