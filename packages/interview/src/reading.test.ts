import { checkAnswer } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { changedProblem } from './changed-problem.ts';
import { listen, SOMETHING_ELSE } from './listen.ts';
import { poses } from './posed-labelling.ts';
import { mustFind, poolOf, refOf, restore } from './problems.ts';
import type { Observation } from './questions.ts';
import { mathIn, readProblem } from './read-problem.ts';
import { spokenToMath } from './spoken-math.ts';
import { answerIndex, tableFor } from './table.ts';

describe('mathematics in words', () => {
  it.each([
    ['three quarters plus one sixth', '3/4 + 1/6'],
    ['a half take away a third', '1/2 - 1/3'],
    ['three hundred and forty-two minus one hundred and seven', '342 - 107'],
    ['two thousand and five', '2005'],
    ['twenty percent of 60', '20% of 60'],
    ['x squared plus 3', 'x^2 + 3'],
    ['negative 4 times 3 over 5', '-4 × 3/5'],
    ['Which one is larger?', 'Which one is larger?'],
    ['Wait a second.', 'Wait a second.'],
  ])('%o is %o', (said, written) => {
    expect(spokenToMath(said)).toBe(written);
  });

  it.each([
    ['What is 52 - 38?', '52 - 38'],
    ['Try f(x) = 2x + 1', 'f(x) = 2x + 1'],
    ['Why did you do that?', undefined],
  ])('finds in %o the piece %o', (text, piece) => {
    expect(mathIn(text)[0]).toBe(piece);
  });
});

describe('a typed problem', () => {
  it.each([
    ['fractions.add-unlike', 'OK. And 1/2 + 1/3?', '1/2 + 1/3'],
    ['whole-numbers.subtract-two-digit', 'what if it was 305 - 17', '305 - 17'],
    ['expressions.evaluate', 'if n is 5, what is 2n + 1?', '2n + 1'],
    ['algebra.absolute-value-equation', '|x - 3| = 5', '|x - 3| = 5'],
  ])('of %s is read out of %o', (skill, text, math) => {
    const found = readProblem(skill, text, undefined);
    expect(found && restore(found).math).toBe(math);
  });

  it.each(['How did you get 5/13?', 'Why?', 'Good morning, Ana!', 'Draw it.'])(
    'does not read a problem from %o',
    (text) => {
      expect(readProblem('fractions.add-unlike', text, undefined)).toBeUndefined();
    },
  );
});

describe('a problem in the wording of a teacher', () => {
  it.each([
    ['decimals.add', 'What is 2,5 + 1,25?', '3.75'],
    ['decimals.add', 'two point five plus one point two five', '3.75'],
    ['decimals.compare', 'Which one is bigger: 0,5 or 0,45?', '>'],
    ['decimals.round', 'round 3,446 to one decimal place', '3.4'],
    ['whole-numbers.subtract-multi-digit', '1,003 - 457', '546'],
    ['whole-numbers.subtract-multi-digit', 'take 457 from 1003', '546'],
    ['whole-numbers.divide-by-one-digit', 'share 612 between 6', '102'],
    ['fractions.subtract-mixed', 'four and a third minus two and two thirds', '1 2/3'],
    ['fractions.add-mixed', '2½ + 1 ¾', '4 1/4'],
    ['fractions.add-unlike', 'one half and one third together', '5/6'],
    ['fractions.divide', 'how many halves are in 3/4', '1 1/2'],
    ['fractions.multiply', 'a half of 2/3', '1/3'],
    ['percent.find-percent', 'what percentage is 15 out of 60', '25%'],
    ['percent.to-fraction-decimal', '7 percent as decimal', '0.07'],
    ['expressions.evaluate', 'Let n be 4. What is 2n?', '8'],
    ['algebra.square-binomial', 'x plus 4, all squared', 'x^2 + 8x + 16'],
    ['measurement.convert-time', 'How many minutes is 2 h 15 min?', '135 min'],
  ])('of %s, %o, has the answer %s', (code, text, key) => {
    const ref = readProblem(code, text, undefined);
    expect(ref && restore(ref).answer.key).toBe(key);
  });

  it.each([
    ['Divide 3/4 by 1/2', true],
    ['What is the sum of 2/3 and 1/4', true],
    ['is 0.125 bigger than 0.3', true],
    ['Round 3.446 to the nearest tenth', true],
    ['How much is 52 take away 38', true],
    ['You have to borrow in 52 - 38.', false],
    ['No, 3/4 + 1/6 is 11/12.', false],
    ['Take 8 from 12.', false],
    ['The answer is 5/6.', false],
  ])('%o sets a problem: %s', (text, expected) => {
    expect(poses(text, '82 - 12')).toBe(expected);
  });
});

describe('a problem with other numbers', () => {
  const current = readProblem('fractions.add-unlike', '2/3 + 1/6', undefined);
  it.each([
    ['What if the second one was 1/8?', '19/24'],
    ['What about 5/6 and 3/8?', '29/24'],
    ['What if it was 1/4 instead of 1/6?', '11/12'],
    ['And if you change 2/3 to 1/3?', '1/2'],
  ])('is meant by %o', (text, key) => {
    const ref = current && changedProblem(current, text);
    expect(ref && checkAnswer({ ...restore(ref).answer, forms: [] }, key).verdict).toBe('right');
  });

  it.each(['How did you get that?', 'What if?', 'Nice weather, 5 degrees.'])(
    'does not take %o as a change of the problem',
    (text) => {
      expect(current && changedProblem(current, text)).toBeUndefined();
    },
  );
});

describe('listening to a real student', () => {
  const skill = mustFind('fractions.add-unlike');
  const heard = (answerTo: (key: string, idea: string) => string) =>
    poolOf(skill)
      .slice(0, 8)
      .map((problem): Observation[] => {
        const ref = refOf(problem);
        const idea = tableFor(ref).routes.get('fractions.add-across')?.text ?? '';
        const index = answerIndex(tableFor(ref), answerTo(problem.answer.key, idea));
        return [{ question: { kind: 'problem', ref }, outcome: index === undefined ? 'other' : `answer ${index}` }];
      });

  it('comes to believe the idea that the answers show, and allows for a slip', () => {
    let count = 0;
    const turns = heard((key, idea) => {
      count += 1;
      return count === 4 ? key : idea;
    });
    expect(listen(skill, turns).turns.at(-1)?.posterior[0]?.mind).toBe('fractions.add-across');
  });

  it('believes no idea where all answers are right', () => {
    const top = listen(
      skill,
      heard((key) => key),
    ).turns.at(-1)?.posterior[0]?.mind;
    expect(['secure', 'shaky']).toContain(top);
  });

  it('finds something else if no misconception gives the answers, even if one answer looks like it', () => {
    let count = 0;
    const turns = heard((_, idea) => {
      count += 1;
      return count === 1 ? idea : '77/13';
    });
    expect(listen(skill, turns).turns.at(-1)?.posterior[0]?.mind).toBe(SOMETHING_ELSE);
  });

  it('does not change if nothing was answered', () => {
    const { start, turns } = listen(skill, [[], []]);
    expect(turns.map(({ posterior }) => posterior)).toEqual([start, start]);
  });
});
