import { capital } from '../../capital.ts';
import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Corner, type FlatShape, flatShapes, placed, withArticle } from './flat-shapes.ts';
import { flatFaces, type Solid, solidDrawing, solidNames } from './kindergarten-drawings.ts';

/** A flat shape, with a second one that has more corners if two are compared; or a solid. */
type Counted = {
  readonly ask: 'sides' | 'corners' | 'more' | 'faces';
  readonly name: FlatShape;
  readonly second: FlatShape;
  readonly solid: Solid;
  readonly look: 'usual' | 'other';
  readonly turned: number;
  readonly tall: number;
};

const turns = [0, 10, 20, 35, 50, 75, 100, 125, 160] as const;
const counted =
  (ask: Counted['ask']): Draw<Counted> =>
  (rng, level) => {
    const [solid, look, tall] = [rng.pick(solidNames), rng.pick(['usual', 'other'] as const), rng.pick([0.6, 1, 1.5])];
    const turned = ask === 'faces' ? rng.pick([0, 45, 90, 180]) : rng.pick(turns);
    const names = byLevel(
      level,
      ['triangle', 'square', 'rectangle', 'hexagon'] as const,
      ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon'] as const,
      ['triangle', 'rectangle', 'pentagon', 'hexagon', 'octagon', 'trapezoid'] as const,
    );
    const [one = 'triangle', two = 'hexagon'] = rng.shuffle(names);
    const fewer = flatShapes[one].sides <= flatShapes[two].sides;
    const [name, second] = fewer ? [one, two] : [two, one];
    return {
      ask,
      name,
      second: flatShapes[name].sides === flatShapes[second].sides ? 'octagon' : second,
      solid,
      look,
      turned,
      tall,
    };
  };
const sidesOf = (name: FlatShape): number => flatShapes[name].sides;
const countOf = ({ ask, name, second, solid }: Counted): number =>
  ask === 'faces' ? flatFaces[solid] : ask === 'more' ? sidesOf(second) - sidesOf(name) : sidesOf(name);
const cornersOf = ({ name, second, look, turned, ask }: Counted): Corner[][] =>
  ask === 'more'
    ? [placed(flatShapes[name][look], turned), placed(flatShapes[second].usual, turned, 8)]
    : [placed(flatShapes[name][look], turned)];
const asks = {
  sides: 'How many sides does this shape have?',
  corners: 'How many corners does this shape have?',
  more: 'How many more corners does the shape on the right have?',
  faces: 'How many flat faces does this solid shape have?',
} as const;

/** Kindergarten: count the sides and corners of flat shapes and the faces of solids. */
const sidesAndCorners = skill<Counted>({
  code: 'geometry.sides-and-corners',
  name: 'Count sides, corners and faces',
  canDo: 'I can count the sides and corners of a shape.',
  grade: 0,
  standards: ['K.G.B.4'],
  prerequisites: ['geometry.name-shapes', 'whole-numbers.count-objects'],
  cases: {
    sides: { label: 'sides', draw: counted('sides') },
    corners: { label: 'corners', draw: counted('corners') },
    more: { label: 'how many more corners', draw: counted('more') },
    faces: { label: 'flat faces of a solid', draw: counted('faces') },
  },
  pose: (p) => ({
    prompt: asks[p.ask],
    answer: numberAnswer(countOf(p)),
    picture: {
      kind: 'figure',
      ...(p.ask === 'faces'
        ? solidDrawing(p.solid, p.tall, p.turned)
        : { polygons: cornersOf(p).map((corners) => ({ corners })) }),
      alt:
        p.ask === 'faces'
          ? `${capital(withArticle(p.solid))}.`
          : cornersOf(p)
              .map((corners) => `A shape with: ${corners.map(() => 'side, corner').join(', ')}.`)
              .join(' '),
    },
  }),
  solve: (p) =>
    p.ask === 'more'
      ? steps([
          `${sidesOf(p.second)} - ${sidesOf(p.name)} = ${countOf(p)}`,
          `Count both: ${sidesOf(p.second)} corners on the right and ${sidesOf(p.name)} on the left.`,
        ])
      : steps([range(1, countOf(p)).join(', ') || '0', `Count each one once: ${countOf(p)}.`]),
  hints: (p) =>
    p.ask === 'faces'
      ? [
          'Think of setting it on the table. On how many faces can it stand?',
          'Some faces are on the back. You do not see them.',
        ]
      : ['Mark where you start.', 'Go around the shape and stop when you come back to your mark.'],
  confirms: (p, key) => {
    if (p.ask === 'faces') return Number(key) === [p.solid].reduce((sum, one) => sum + flatFaces[one], 0);
    const [left = [], right = []] = cornersOf(p);
    return amountOf(key) === (p.ask === 'more' ? right.slice(left.length).length : left.length);
  },
  mistakes: {
    'geometry.counts-the-first-again': (p) =>
      p.ask === 'sides' || p.ask === 'corners'
        ? wrote(countOf(p) + 1, [range(1, countOf(p) + 1).join(', '), 'Go around, and count the first one again.'])
        : undefined,
    'geometry.counts-sides-and-corners': (p) =>
      p.ask === 'sides' || p.ask === 'corners'
        ? wrote(2 * countOf(p), [range(1, 2 * countOf(p)).join(', '), 'Count each side and each corner.'])
        : undefined,
    'geometry.one-shape-for-how-many-more': (p) =>
      p.ask === 'more'
        ? wrote(sidesOf(p.second), [String(sidesOf(p.second)), 'Count the corners on the right.'])
        : undefined,
    'geometry.counts-what-can-be-seen': (p) => {
      if (p.ask !== 'faces') return undefined;
      const seen = { cube: 3, cylinder: 1, cone: 0, sphere: 0 }[p.solid];
      return wrote(seen, [String(seen), 'Count the faces that are drawn.']);
    },
  },
});

/** A shape to build from sticks and balls of clay; `gone` is the number of sticks that are still missing. */
type Built = {
  readonly ask: 'sticks' | 'balls' | 'missing';
  readonly name: FlatShape;
  readonly turned: number;
  readonly gone: number;
  readonly who: string;
  readonly stick: string;
};
const sticks = ['sticks', 'straws', 'toothpicks'] as const;
const drawBuilt =
  (ask: Built['ask']): Draw<Built> =>
  (rng, level) => {
    const name = rng.pick(
      byLevel(
        level,
        ['triangle', 'square', 'rectangle'] as const,
        ['triangle', 'square', 'rectangle', 'hexagon'] as const,
        ['square', 'pentagon', 'hexagon', 'octagon'] as const,
      ),
    );
    return {
      ask,
      name,
      turned: rng.pick(turns),
      gone: ask === 'missing' ? rng.int(1, Math.max(1, flatShapes[name].sides - 2)) : 0,
      who: rng.pick(firstNames),
      stick: rng.pick(sticks),
    };
  };
const builtSegments = (p: Built) => {
  const corners = placed(flatShapes[p.name].usual, p.turned);
  return corners
    .map((from, at) => ({ from, to: corners[(at + 1) % corners.length] ?? from }))
    .slice(0, corners.length - p.gone)
    .map(({ from, to }) => ({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
};
const needed = (p: Built): number => (p.ask === 'missing' ? p.gone : sidesOf(p.name));
const builtPrompt = (p: Built): string =>
  p.ask === 'missing'
    ? `${p.who} builds ${withArticle(p.name)} from ${p.stick}. Here is what ${p.who} has so far. How many more ${p.stick} does ${p.who} need?`
    : `${p.who} builds this shape from ${p.stick}, with a clay ball at each corner. How many ${p.ask === 'sticks' ? p.stick : 'balls'} does ${p.who} need?`;

/** Kindergarten: build shapes from sticks and balls of clay. */
const buildShapes = skill<Built>({
  code: 'geometry.build-shapes',
  name: 'Build a shape from sticks and clay balls',
  canDo: 'I can say how many sticks and balls a shape needs.',
  grade: 0,
  standards: ['K.G.B.5'],
  prerequisites: ['geometry.sides-and-corners'],
  cases: {
    sticks: { label: 'sticks', draw: drawBuilt('sticks') },
    balls: { label: 'balls at the corners', draw: drawBuilt('balls') },
    missing: { label: 'not done yet', draw: drawBuilt('missing') },
  },
  pose: (p) => ({
    prompt: builtPrompt(p),
    answer: numberAnswer(needed(p)),
    picture: {
      kind: 'figure',
      polygons: [],
      segments: builtSegments(p),
      alt: `A shape of straight lines${p.ask === 'missing' ? ' with a gap' : ''}: ${builtSegments(p)
        .map(() => 'line')
        .join(', ')}.`,
    },
  }),
  solve: (p) =>
    p.ask === 'missing'
      ? steps([
          `${sidesOf(p.name)} - ${sidesOf(p.name) - p.gone} = ${p.gone}`,
          `${capital(withArticle(p.name))} has ${sidesOf(p.name)} sides. ${sidesOf(p.name) - p.gone} are there.`,
        ])
      : steps([
          range(1, sidesOf(p.name)).join(', '),
          p.ask === 'sticks' ? `One stick for each side: ${needed(p)}.` : `One ball for each corner: ${needed(p)}.`,
        ]),
  hints: (p) =>
    hintsHiding(
      needed(p),
      builtPrompt(p),
      p.ask === 'missing'
        ? `How many sides does ${withArticle(p.name)} have?`
        : 'Each side is one stick. Each corner is one ball.',
      'Go around with your finger. Where did you start?',
    ),
  confirms: (p, key) =>
    p.ask === 'missing'
      ? builtSegments(p).length + amountOf(key) === sidesOf(p.name)
      : builtSegments(p).length === amountOf(key),
  mistakes: {
    'geometry.counts-sides-and-corners': (p) =>
      p.ask === 'missing'
        ? undefined
        : wrote(2 * needed(p), [range(1, 2 * needed(p)).join(', '), 'Count the sticks and the balls.']),
    'geometry.counts-what-can-be-seen': (p) =>
      p.ask === 'missing'
        ? wrote(sidesOf(p.name) - p.gone, [String(sidesOf(p.name) - p.gone), 'Count the ones that are there.'])
        : undefined,
    'geometry.gap-does-not-matter': (p) =>
      p.ask === 'missing' && p.gone === 1 ? wrote(0, ['0', 'It looks done, nearly.']) : undefined,
  },
});

export const kindergartenBuildingSkills: readonly Skill[] = [sidesAndCorners, buildShapes];
