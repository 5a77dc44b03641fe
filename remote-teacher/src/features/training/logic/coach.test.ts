import { expect, it } from 'vitest';
import { coached, openedShare } from './coach.ts';

const long = { text: 'First I wrote `2 - 7 = 5`, since you take the smaller one away.', pause: 1 };
const short = { text: '`26`.', pause: 1 };
const value = { repeated: false, bits: 0 };

it.each([
  [{ move: 'probing', open: true, reply: long }, value, 'opened reasons'],
  [{ move: 'generic', open: true, reply: long }, value, 'opened thinkAloud'],
  [
    { move: 'probing', open: false, asked: '`52 - 38`', reply: short },
    { repeated: false, bits: 0.6 },
    'opened newNumbers',
  ],
  // The answer shows the idea, though the teacher could know it by then.
  [{ move: 'probing', open: false, asked: '`5m = 35`', reply: short }, { ...value, shows: true }, 'opened newNumbers'],
  // Right: it rules something out, but shows nothing of the idea.
  [
    { move: 'probing', open: false, asked: '`x + 7 = 12`', reply: short },
    { repeated: false, bits: 0.6, shows: false },
    'other ',
  ],
  [{ move: 'telling', open: false, reply: long }, value, 'closed gaveAway'],
  [{ move: 'probing', open: true, reply: long }, { repeated: true, bits: 0 }, 'closed again'],
  [{ move: 'focus', open: false, reply: short }, value, 'closed oneWord'],
  [{ move: 'generic', open: false, reply: short }, value, 'other '],
] as const)('%o is %s', (turn, of, expected) => {
  const found = coached(turn, of, 1);
  expect(`${found.kind} ${'why' in found ? found.why : ''}`).toBe(expected);
});

it('counts the turns that opened thinking among those that did something', () => {
  const turns = [
    coached({ move: 'probing', open: true, reply: long }, value, 1),
    coached({ move: 'generic', open: false, reply: short }, value, 2),
    coached({ move: 'telling', open: false, reply: long }, value, 3),
  ];
  expect(openedShare(turns)).toBe(0.5);
  expect(openedShare([])).toBeUndefined();
});
