import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
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

  it.each(['How did you get 5/13?', 'Why?', 'Good morning, Ana!', 'Draw it.'])('is not read out of %o', (text) => {
    expect(readProblem('fractions.add-unlike', text, undefined)).toBeUndefined();
  });
});

describe('listening to a real pupil', () => {
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

  it('stays as it was where nothing was answered', () => {
    const { start, turns } = listen(skill, [[], []]);
    expect(turns.map(({ posterior }) => posterior)).toEqual([start, start]);
  });
});
