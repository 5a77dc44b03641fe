import { capital } from '../../capital.ts';
import type { Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Corner, flatShapes, placed, withArticle } from './flat-shapes.ts';

const at = (...places: readonly (readonly [x: number, y: number])[]): Corner[] => places.map(([x, y]) => ({ x, y }));
const box = (x: number, y: number, wide: number, high: number): Corner[] =>
  at([x, y], [x + wide, y], [x + wide, y + high], [x, y + high]);
const pie = (from: number, to: number): Corner[] => [
  ...(to - from === 180 ? [] : at([0, 0])),
  ...range(0, 12).map((step) => {
    const angle = ((from + ((to - from) * step) / 12) * Math.PI) / 180;
    return { x: 2 * Math.cos(angle), y: 2 * Math.sin(angle) };
  }),
];
const six = flatShapes.hexagon.usual;
const corner = (index: number): Corner => six[index % 6] ?? { x: 0, y: 0 };

/** Shapes that are put together: the parts at their positions in the whole, and the shape of the whole. */
const joins = [
  { part: 'triangle', whole: 'square', pieces: [at([-2, -2], [2, -2], [2, 2]), at([-2, -2], [2, 2], [-2, 2])] },
  {
    part: 'triangle',
    whole: 'rectangle',
    pieces: [at([-3, -1.5], [3, -1.5], [3, 1.5]), at([-3, -1.5], [3, 1.5], [-3, 1.5])],
  },
  { part: 'square', whole: 'rectangle', pieces: [box(-2, -1, 2, 2), box(0, -1, 2, 2)] },
  { part: 'square', whole: 'rectangle', pieces: [box(-3, -1, 2, 2), box(-1, -1, 2, 2), box(1, -1, 2, 2)] },
  { part: 'rectangle', whole: 'square', pieces: [box(-2, -2, 4, 2), box(-2, 0, 4, 2)] },
  {
    part: 'triangle',
    whole: 'triangle',
    pieces: [at([-2, -1.5], [0, -1.5], [0, 2]), at([0, -1.5], [2, -1.5], [0, 2])],
  },
  {
    part: 'triangle',
    whole: 'hexagon',
    pieces: range(0, 5).map((index) => [corner(index), corner(index + 1), { x: 0, y: 0 }]),
  },
  { part: 'half circle', whole: 'circle', pieces: [pie(0, 180), pie(180, 360)] },
  { part: 'quarter circle', whole: 'circle', pieces: [pie(0, 90), pie(90, 180), pie(180, 270), pie(270, 360)] },
] as const;
type Joined = { readonly join: number; readonly turned: number; readonly others: readonly string[] };
const joinOf = ({ join }: Joined) => joins[join] ?? joins[0];

/** The parts moved away from the center, so that there is a gap between them. */
const apart = (p: Joined): Corner[][] =>
  joinOf(p).pieces.map((piece) => {
    const middle = {
      x: piece.reduce((sum, { x }) => sum + x, 0) / piece.length,
      y: piece.reduce((sum, { y }) => sum + y, 0) / piece.length,
    };
    return placed(
      piece.map(({ x, y }) => ({ x: x + 0.5 * middle.x, y: y + 0.5 * middle.y })),
      p.turned,
    );
  });
const drawJoined =
  (low: number, high: number): Draw<Joined> =>
  (rng) => {
    const join = rng.int(low, high);
    const { whole, part } = joins[join] ?? joins[0];
    const others = rng.shuffle(['square', 'rectangle', 'triangle', 'circle', 'hexagon']);
    return {
      join,
      turned: rng.pick([0, 20, 45, 70, 90, 110, 135, 160]),
      others: others
        .filter((name) => name !== whole && name !== part && !(whole === 'square' && name === 'rectangle'))
        .slice(0, 2),
    };
  };

/** Kindergarten: put shapes together to form a larger one. */
const joinShapes = skill<Joined>({
  code: 'geometry.join-shapes',
  name: 'Join shapes to make a larger shape',
  canDo: 'I can see which shape comes out when shapes are joined.',
  grade: 0,
  standards: ['K.G.B.6'],
  prerequisites: ['geometry.name-shapes'],
  cases: {
    straight: { label: 'straight sides', draw: drawJoined(0, 6) },
    round: { label: 'parts of a circle', draw: drawJoined(7, 8) },
  },
  pose: (p) => {
    const { part, whole, pieces } = joinOf(p);
    // Two rectangles form a square here. A square is a rectangle too, so `rectangle` is not offered as a wrong option.
    const options = [...new Set([whole, ...(whole === 'square' && part === 'rectangle' ? [] : [part]), ...p.others])];
    return {
      prompt: 'Push the parts together. What shape do they make?',
      picture: {
        kind: 'figure',
        polygons: apart(p).map((corners) => ({ corners })),
        alt: `Parts that lie a little apart: ${pieces.map(() => part).join(', ')}.`,
      },
      answer: choiceAnswer(
        whole,
        options.toSorted().map((name) => [name, capital(withArticle(name))] as const),
      ),
    };
  },
  solve: (p) =>
    steps([joinOf(p).whole, `Push them together and go around the outside: it is ${withArticle(joinOf(p).whole)}.`]),
  hints: () => ['Cut out the parts and push them together.', 'Go around the outside with your finger.'],
  confirms: (p, key) => joins.some(({ whole, pieces }) => whole === key && pieces.length === apart(p).length),
  mistakes: {
    'geometry.sees-the-parts-only': (p) => {
      const { part, whole } = joinOf(p);
      return part === whole || part === 'rectangle' ? undefined : wrote(part, [part, 'The parts have this shape.']);
    },
  },
});

export const kindergartenJoiningSkills: readonly Skill[] = [joinShapes];
