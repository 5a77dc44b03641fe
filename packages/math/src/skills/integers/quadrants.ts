import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A point, and whether its quadrant is asked for or its mirror image. */
type Point = { readonly x: number; readonly y: number; readonly ask: 'quadrant' | 'x-axis' | 'y-axis' };

const names = { I: 'Quadrant I', II: 'Quadrant II', III: 'Quadrant III', IV: 'Quadrant IV' } as const;
const quadrantOf = (x: number, y: number): keyof typeof names => (x > 0 ? (y > 0 ? 'I' : 'IV') : y > 0 ? 'II' : 'III');
const at = (x: number, y: number): string => `(${x}, ${y})`;
const mirrored = ({ x, y, ask }: Point): string => (ask === 'x-axis' ? at(x, -y) : at(-x, y));

const drawPoint =
  (ask: Point['ask']): Draw<Point> =>
  (rng, level) => {
    const size = () => rng.int(1, byLevel(level, 5, 9, 12));
    const signs = rng.pick([
      [-1, 1],
      [-1, -1],
      [1, -1],
      [1, 1],
    ] as const);
    const [x, y] = [size(), size()];
    return { x: signs[0] * x, y: signs[1] * (y === x ? y + 1 : y), ask };
  };

/** Grade 6: the signs of the coordinates tell the quadrant, and a change of one sign is a reflection in an axis. */
export const quadrants = skill<Point>({
  code: 'integers.quadrants',
  name: 'Tell the quadrant from the signs',
  canDo: 'I can use the signs of coordinates to find the quadrant and a mirror image.',
  grade: 6,
  standards: ['6.NS.C.6b', '6.NS.C.6c'],
  prerequisites: ['integers.opposite', 'geometry.read-point'],
  cases: {
    quadrant: { label: 'the quadrant', draw: drawPoint('quadrant') },
    'x-axis': { label: 'reflected across the x-axis', draw: drawPoint('x-axis') },
    'y-axis': { label: 'reflected across the y-axis', draw: drawPoint('y-axis') },
  },
  pose: (p) =>
    p.ask === 'quadrant'
      ? {
          prompt: `In which quadrant is the point \`${at(p.x, p.y)}\`?`,
          answer: choiceAnswer(quadrantOf(p.x, p.y), Object.entries(names)),
        }
      : {
          prompt: `The point \`${at(p.x, p.y)}\` is reflected across the \`${p.ask.slice(0, 1)}\`-axis. What are the coordinates of its image?`,
          answer: pickAnswer(mirrored(p), at(-p.x, p.y), at(p.x, -p.y), at(-p.x, -p.y), at(p.x, p.y)),
        },
  solve: (p) =>
    p.ask === 'quadrant'
      ? steps([
          at(p.x, p.y),
          `Go ${p.x > 0 ? 'right' : 'left'} for the first number and ${p.y > 0 ? 'up' : 'down'} for the second: that is quadrant ${quadrantOf(p.x, p.y)}.`,
        ])
      : steps([
          mirrored(p),
          `Across the ${p.ask.slice(0, 1)}-axis the ${p.ask === 'x-axis' ? 'second' : 'first'} number changes its sign, and the other one stays.`,
        ]),
  hints: (p) =>
    p.ask === 'quadrant'
      ? [
          'The first number says left or right, the second one up or down.',
          'Quadrant I is at the upper right. Count on against the clock.',
        ]
      : [
          'Make a sketch. How far is the point from the mirror line?',
          'Which of the two numbers tells the distance from this axis?',
        ],
  confirms: (p, key) => {
    const turn = (Math.atan2(p.y, p.x) + 2 * Math.PI) % (2 * Math.PI);
    if (p.ask === 'quadrant') return key === (['I', 'II', 'III', 'IV'] as const)[Math.floor(turn / (Math.PI / 2))];
    const [x = 0, y = 0] = key.replace(/[()]/g, '').split(',').map(Number);
    return p.ask === 'x-axis' ? x === p.x && y + p.y === 0 : y === p.y && x + p.x === 0;
  },
  mistakes: {
    'integers.quadrants-clockwise': (p) => {
      const told = { I: 'I', II: 'IV', III: 'III', IV: 'II' }[quadrantOf(p.x, p.y)];
      return p.ask === 'quadrant' && told !== quadrantOf(p.x, p.y)
        ? wrote(told, [told, 'Count the quadrants with the clock.'])
        : undefined;
    },
    'integers.up-before-along': (p) =>
      p.ask === 'quadrant' && p.x * p.y < 0
        ? wrote(quadrantOf(p.y, p.x), [at(p.y, p.x), 'Go up or down for the first number.'])
        : undefined,
    'geometry.reflects-in-other-axis': (p) =>
      p.ask === 'quadrant'
        ? undefined
        : wrote(p.ask === 'x-axis' ? at(-p.x, p.y) : at(p.x, -p.y), [
            p.ask,
            `It is the ${p.ask.slice(0, 1)}-axis, so the ${p.ask.slice(0, 1)} changes.`,
          ]),
    'geometry.reflection-changes-both-signs': (p) =>
      p.ask === 'quadrant'
        ? undefined
        : wrote(at(-p.x, -p.y), [at(-p.x, -p.y), 'The point goes to the other side, so both signs change.']),
  },
});
