import { describe, expect, it } from 'vitest';
import { mustFind, type ProblemRef, poolOf, refOf } from '../problems.ts';
import { answerOutcome } from '../questions.ts';
import { formOf, isOfForm } from '../reply/form.ts';
import { takeTurn } from '../session.ts';
import { simulatedStudent, workOnRef } from '../student.ts';
import { factSaid } from './picture-facts.ts';
import { closest } from './shared-words.ts';

const ref = (
  skill: string,
  level: 1 | 2 | 3,
  name: string,
  seed: number,
  params: ProblemRef['params'],
): ProblemRef => ({
  ...{ skill, level, case: name, seed, params },
});

const sam = (of: ProblemRef, idea: string, text: string) => {
  const student = simulatedStudent(mustFind(of.skill), [idea], { name: 'Sam', temperament: 'talkative', seed: 1 });
  const work = workOnRef(student, of);
  return takeTurn(student, [{ ref: of, answer: work.answer, outcome: answerOutcome(work.index) }], [], { text }).reply;
};

const passengers = ref('whole-numbers.large-number-stories', 2, 'difference', 1, {
  form: 'difference',
  place: 'the train station',
  one: 'passenger',
  many: 'passengers',
  a: 307,
  b: 138,
});
const stickers = ref('fractions.whole-from-part', 2, 'several', 1, {
  top: 5,
  bottom: 8,
  total: 24,
  name: 'Diego',
  one: 'sticker',
  thing: 'stickers',
  rest: false,
});

describe('what stands there', () => {
  it.each([
    [
      stickers,
      'fractions.takes-part-of-part',
      'Point to the fifteen stickers on the bar for me.',
      /5 of them, stands for 15/,
    ],
    [
      stickers,
      'fractions.takes-part-of-part',
      'So what would one of those little parts be worth?',
      /`15 ÷ 5`, so each part is `3`/,
    ],
    [
      passengers,
      'whole-numbers.zero-instead-of-borrowing',
      'I see you wrote 200. Where did it come from?',
      /`307 - 138 = 200`/,
    ],
  ])('is spoken of with the student’s own numbers (%#)', (of, idea, text, expected) => {
    expect(sam(of, idea, text).text).toMatch(expected);
  });

  it('is drawn once more, and not anew with other numbers', () => {
    const skill = mustFind('geometry.parallelogram-area');
    const drawn = poolOf(skill)
      .map(refOf)
      .map((of) => sam(of, 'geometry.slanted-side-as-height', 'Can you sketch the parallelogram for me?'));
    expect(drawn[0]?.text).toMatch(/^I draw it like there: a parallelogram with a base of/);
    expect(drawn[0]?.picture?.alt).toMatch(/slanted side/);
  });
});

describe('the kind of answer that a question wants', () => {
  it.each([
    ['If there are 5 games, how many points would that be?', 'amount'],
    ['Is it getting hotter or colder?', 'either'],
    ['Can you find two rectangles with the same perimeter?', 'other'],
    ['Put your finger on the spot where it begins.', 'point'],
    ['Could it be 40?', 'yes-no'],
    ['Before we look at the steps, about how big should this be?', 'amount'],
  ])('%s: %s', (question, form) => {
    expect(formOf(question)).toBe(form);
  });

  it('is not given by the steps of the work', () => {
    expect(isOfForm('yes-no', 'Could it be 40?', 'First I wrote `9 = 9`: both groups have as many.', false)).toBe(
      false,
    );
    expect(isOfForm('amount', 'How many are left?', 'I thought the sign says so.', false)).toBe(false);
    expect(isOfForm('amount', 'How many are left?', '3 are left.', false)).toBe(true);
  });
});

it('says of a picture what a child says', () => {
  expect(factSaid('Above 3: 1 dot')).toBe('above 3 there is 1 dot');
  expect(factSaid('Things in rows: star, star, star')).toBe('I see 3 stars');
  expect(factSaid('A shape with a gap: line, line, line')).toBe('a shape with a gap: 3 lines');
});

it('finds what speaks of the same things', () => {
  expect(closest(['the rope is 22 inches', 'the fish is 13 inches'], (one) => one, 'Which bar is the fish?')).toEqual([
    'the fish is 13 inches',
  ]);
});
