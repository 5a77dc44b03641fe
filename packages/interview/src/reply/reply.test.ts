import { describe, expect, it } from 'vitest';
import { mustFind, type ProblemRef } from '../problems.ts';
import { answerOutcome } from '../questions.ts';
import { takeTurn } from '../session.ts';
import { simulatedStudent, workOnRef } from '../student.ts';
import type { TurnRecord } from '../turn-record.ts';
import { formOf, headOf, isOfForm } from './form.ts';
import { notAgain } from './said-now.ts';

const ref = (skill: string, name: string, params: ProblemRef['params'], seed = 1): ProblemRef => ({
  ...{ skill, level: 2, case: name, seed, params },
});

/** What a student with one idea replies to a teacher's sentences, one after the other. */
function replies(of: ProblemRef, idea: string, ...said: readonly string[]): readonly string[] {
  const student = simulatedStudent(mustFind(of.skill), [idea], { name: 'Sam', temperament: 'talkative', seed: 1 });
  const work = workOnRef(student, of);
  const written = [{ ref: of, answer: work.answer, outcome: answerOutcome(work.index) }];
  const records: TurnRecord[] = [];
  for (const text of said) records.push(takeTurn(student, written, records, { text }));
  return records.map(({ reply }) => reply.text);
}

const rope = ref('measurement.length-difference', 'shorter', {
  ...{ first: 'rope', second: 'fish', short: 13, long: 22, unit: 'in', ask: 'shorter' },
});
const square = ref('measurement.perimeter', 'square', { width: 7, length: 7, unit: 'm' });
const minus = ref('integers.rational-operations', 'decimal-product', { a: '-11.1', op: '×', b: '-6' }, 4);
const decimals = ref('decimals.subtract', 'longer-above', { a: '10.39', b: '8.5' }, 2);
const thirds = ref('fractions.compare-unlike', 'equal', { a: [0, 2, 3], b: [0, 4, 6] });
const saved = ref('percent.part-and-rest', 'rest', { whole: 220, part: 55, asks: 'rest', story: 0, name: 'Salma' });
const tree = ref('functions.linear-model', 'total', { story: 3, m: 5, b: 10, n: 14, ask: 'total' }, 2);
const passengers = ref('whole-numbers.large-number-stories', 'difference', {
  ...{ form: 'difference', place: 'the train station', one: 'passenger', many: 'passengers', a: 307, b: 138 },
});

describe('the form of a question', () => {
  it.each([
    ['Roughly what fraction of the 220 is in her piggy bank?', 'what', 'fraction'],
    ['And which digit did you carry?', 'which', 'digit'],
    ['How many months did you use?', 'amount', 'months'],
    ['So is 13 how long the fish is, or how much it is missing?', 'either', ''],
    ['How come?', 'why', ''],
    ['Where did you begin?', 'where', ''],
  ])('%s: %s %s', (question, form, head) => {
    expect(formOf(question)).toBe(form);
    expect(headOf(question)).toBe(head);
  });

  it('is not met by a yes where a thing is asked for', () => {
    expect(isOfForm('what', 'What fraction is that?', 'Hm, I think it does.', false)).toBe(false);
    expect(isOfForm('what', 'What fraction is that?', 'About `1/4`.', false)).toBe(true);
    expect(isOfForm('where', 'Where does it go?', 'Yes, I think so.', false)).toBe(false);
  });
});

describe('a reply', () => {
  it.each([
    [
      rope,
      'measurement.one-length-for-the-difference',
      'Pretend the fish lies by the rope. What is the bit that sticks out?',
      /`22 - 13`.*`9`.*`13 in`/,
    ],
    [
      rope,
      'measurement.one-length-for-the-difference',
      'Would you add or subtract for this, and how come?',
      /didn’t add.*didn’t subtract/,
    ],
    [
      square,
      'measurement.area-perimeter-confused',
      'A snail crawls all the way around the edge. How far does it go?',
      /7 \+ 7 \+ 7 \+ 7 = 28.*`49 m`/,
    ],
    [
      square,
      'measurement.area-perimeter-confused',
      'And what would the 49 be measuring?',
      /I thought it is its perimeter/,
    ],
    [
      minus,
      'integers.product-of-negatives-negative',
      'Try -11.1 times 3, times 2, times 1, times 0 for me, what do you get?',
      /-33\.3.*-22\.2.*-11\.1.*`0`.*up by `11\.1`/,
    ],
    [minus, 'integers.product-of-negatives-negative', 'What sign did you expect?', /^Minus/],
    [decimals, 'decimals.aligns-right', 'Would anything change if I wrote 8.5 as 8.50?', /1\.89`.*9\.54/],
    [
      decimals,
      'decimals.aligns-right',
      'Say you have $10.39 and you spend $8.50. How much is in your wallet then?',
      /1\.89`.*9\.54/,
    ],
    [
      thirds,
      'fractions.larger-numbers-larger',
      'Suppose I split every third into two. How many pieces is that, and how many are shaded?',
      /6 pieces.*4 of them/,
    ],
    [saved, 'percent.part-as-percent', 'Roughly what fraction of the 220 did she save?', /`55\/220`.*`1\/4`/],
    [tree, 'functions.rate-and-start-swapped', 'How tall would it be after one month? And after two?', /`15`.*`25`/],
    [
      tree,
      'functions.rate-and-start-swapped',
      'Which number happens only once and which one over and over?',
      /10 is there only once.*5 comes over and over/,
    ],
    [tree, 'functions.rate-and-start-swapped', 'If you drew a graph, where would the line start?', /`5`/],
    [
      passengers,
      'whole-numbers.borrow-across-zero',
      'Add your 79 to the June passengers for me.',
      /79 \+ 138 = 217.*307/,
    ],
  ] as const)('does what was asked with what the words are bound to (%#)', (of, idea, text, expected) => {
    expect(replies(of, idea, text)[0]).toMatch(expected);
  });

  it('to praise and small talk is a child’s, without the rule', () => {
    const [shoes = ''] = replies(
      rope,
      'measurement.one-length-for-the-difference',
      'I love your backpack! Is that new?',
    );
    expect(shoes).toMatch(/^Thank you!/);
    expect(shoes).not.toMatch(/13|longer/);
  });

  it('never stumbles over an everyday word', () => {
    const asked = [
      'Would a bigger towel cover the pavement?',
      'What does the nozzle have to do with it?',
      'Who carries it?',
    ];
    for (const said of replies(saved, 'percent.part-as-percent', ...asked))
      expect(said).not.toMatch(/don’t get|another way/);
  });

  it('is never word for word what was said before', () => {
    const said = replies(
      square,
      'measurement.area-perimeter-confused',
      'Why did you multiply?',
      'Why did you multiply?',
      'So why multiply?',
    );
    expect(new Set(said).size).toBe(said.length);
    expect(notAgain('I did `7 × 7 = 49`: I multiply the sides.', ['I did `7 × 7 = 49`: I multiply the sides.'])).toBe(
      'Like I said: I did `7 × 7 = 49`: I multiply the sides.',
    );
  });
});
