import { generateProblem } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { mustFind, type ProblemRef, refOf, restore } from '../problems.ts';
import { answerOutcome } from '../questions.ts';
import { takeTurn } from '../session.ts';
import { simulatedStudent, workOnRef } from '../student.ts';
import type { TurnRecord } from '../turn-record.ts';
import { indirect } from './goal.ts';
import { wordsOf } from './other-numbers.ts';
import { variedProblem } from './varied.ts';

const story = (skill: string, caseId: string, params: ProblemRef['params']): ProblemRef => ({
  ...{ skill, level: 1, case: caseId, seed: 1, params },
});
const TRAIN = story('whole-numbers.large-number-stories', 'difference', {
  ...{ form: 'difference', place: 'the train station', one: 'passenger', many: 'passengers', a: 307, b: 138 },
});
const FISH = story('measurement.length-difference', 'shorter', {
  ...{ first: 'rope', second: 'fish', short: 13, long: 22, unit: 'in', ask: 'shorter' },
});
const STAMPS = story('functions.linear-model', 'total', { story: 13, m: 9, b: 42, n: 14, ask: 'total' });

/** What a student with an idea says to sentences, one after the other. */
function talk(ref: ProblemRef, idea: string, sentences: readonly string[]): readonly TurnRecord[] {
  const simulated = simulatedStudent(mustFind(ref.skill), [idea], { name: 'Sam', temperament: 'talkative', seed: 1 });
  const { answer, index } = workOnRef(simulated, ref);
  const written = [{ ref, answer, outcome: answerOutcome(index) }];
  const records: TurnRecord[] = [];
  for (const text of sentences) records.push(takeTurn(simulated, written, records, { text }));
  return records;
}

describe('a problem with other numbers', () => {
  it.each([
    [FISH, 'If the fish were 21 inches long and the rope is still 22, how much shorter would the fish be?', /22.*21/],
    [TRAIN, 'What if the station only counted 300 passengers in May?', /300.*138/],
    [STAMPS, 'How many stamps are there after just one week?', /42.*9 more.*1 week/],
    [STAMPS, 'How many stamps would there be at week zero?', /42.*9 more.*0 week/],
    [STAMPS, 'And after 2 weeks?', /42.*9 more.*2 weeks/],
    [STAMPS, 'Say the collection had 50 stamps at the start, how many are there then?', /50.*9 more.*14/],
  ])('is read by what its numbers count: %#', (ref, text, words) => {
    const varied = variedProblem(ref, text);
    expect(varied && wordsOf(varied)).toMatch(words);
  });

  it.each([
    [TRAIN, 'If I add 79 to the 138 from June, what should I get?'],
    [TRAIN, 'What if 45 clowns came along, how many noses is that?'],
    [FISH, 'Why is it 13 inches?'],
    [FISH, 'Would a rope of 5 inches be longer or shorter?'],
  ])('is not what speaks of something else: %#', (ref, text) => {
    expect(variedProblem(ref, text)).toBeUndefined();
  });

  it('is not one with the own answer for a number', () => {
    const [reply] = talk(FISH, 'measurement.one-length-for-the-difference', ['I see 13 inches, how’d you get that?']);
    const [own] = talk(TRAIN, 'whole-numbers.borrow-across-zero', ['I see 79 passengers, what made that come out?']);
    expect([reply?.asked, own?.asked]).toEqual([undefined, undefined]);
  });

  it('is worked out by the idea, and then the talk comes back to what was written', () => {
    const [varied, back] = talk(FISH, 'measurement.one-length-for-the-difference', [
      'What if the fish were 21 inches long?',
      'What would you tell a friend who said the answer was 35?',
    ]);
    expect(varied?.reply.text).toContain('21 in');
    expect(varied?.asked && restore(varied.asked).params).toMatchObject({ short: 21, long: 22 });
    expect(back?.reply.text).toMatch(/13 in.*22 \+ 13/);
  });
});

describe('what is asked of the problem itself', () => {
  const idea = 'whole-numbers.borrow-across-zero';
  it.each([
    ['Hi! Tell me about this problem.', /^Hi! .*307 passengers in May.*I have to find out how many more.*79/],
    ['What is the question asking you to find?', /^I have to find out how many more passengers were counted/],
    ['About how much would you say it should be, just roughly?', /`300 - 100`|`300 - 150`/],
    ['There is a zero in the middle of 307, what did you do there?', /`10 - 3 = 7`/],
    ['If I add 79 to the 138 from June, what should I get?', /217.*should be 307/],
    ['My neighbor says it is 445. What would you tell her?', /don’t think it is `445`/],
    ['How would you explain it to your little brother?', /^I would say: /],
    ['Can you draw that for me?', /a bar for 307 passengers/],
    ['How many passengers were there in June?', /138/],
    ['Does your answer make sense?', /79/],
  ])('is answered from its numbers: %s', (text, expected) => {
    expect(talk(TRAIN, idea, [text])[0]?.reply.text).toMatch(expected);
  });

  it('changes what a number is made from along with it', () => {
    const sides = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) =>
      generateProblem(mustFind('measurement.missing-side'), 2, seed),
    );
    const side = sides.find(({ prompt }) => /^The perimeter/.test(prompt)) ?? sides[0];
    if (side === undefined) throw new RangeError('no problem');
    const [, length = ''] = /One side is (\d+)/.exec(side.prompt) ?? [];
    const varied = variedProblem(refOf(side), `What would you get if the side was ${Number(length) - 1} long?`);
    expect(varied && wordsOf(varied)).toBe(wordsOf(refOf(side)).replace(`is ${length}`, `is ${Number(length) - 1}`));
  });

  it('says that it said so when it says the same again', () => {
    const records = talk(TRAIN, idea, ['What is the question asking you to find?', 'So what is the question asking?']);
    expect(records[1]?.reply.text).toMatch(/^Like I said: I have to find out/);
  });

  it('has a greeting for whoever greets, once', () => {
    const [first, second] = talk(TRAIN, idea, ['Hi! How did you get 79?', 'Hi again, why?']);
    expect(first?.reply.text).toMatch(/^Hi!/);
    expect(second?.reply.text).not.toMatch(/^Hi!/);
  });
});

describe('a question inside a sentence', () => {
  it.each([
    ['How many hearts does Salma have now?', 'how many hearts Salma has now'],
    ['How many inches shorter is the fish than the rope?', 'how many inches shorter the fish is than the rope'],
    ['What percent did Salma not save?', 'what percent Salma did not save'],
    ['How many degrees is the angle marked with a cross?', 'how many degrees the angle marked with a cross is'],
  ])('%s', (question, inside) => {
    expect(indirect(question)).toBe(inside);
  });
});
