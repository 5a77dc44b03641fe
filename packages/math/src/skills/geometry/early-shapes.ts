import { capital } from '../../capital.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { isAlsoCalled } from './also-called.ts';
import { flatShapes, placed, sidesInWords, withArticle } from './flat-shapes.ts';

/**
 * A drawn shape. `look`: as in most books, another shape of the same kind, or almost the shape, with one corner open.
 */
type Drawn = {
  readonly name: 'triangle' | 'square' | 'rectangle' | 'hexagon';
  readonly look: 'usual' | 'other' | 'open';
  readonly turned: number;
};

const rules = {
  triangle: 'three straight sides, and it is closed',
  square: 'four straight sides of one length and four square corners, and it is closed',
  rectangle: 'four straight sides and four square corners, and it is closed',
  hexagon: 'six straight sides, and it is closed',
} as const;

const shapeOf = ({ name, look, turned }: Drawn) =>
  placed(flatShapes[name][look === 'other' ? 'other' : 'usual'], turned);

function drawnPicture(p: Drawn) {
  const corners = shapeOf(p);
  if (p.look !== 'open')
    return {
      kind: 'figure' as const,
      polygons: [{ corners }],
      alt: `A closed shape with ${sidesInWords(p.name)} straight sides${p.turned === 0 ? '' : ', turned'}.`,
    };
  const last = corners.at(-1);
  const first = corners[0];
  const segments = corners
    .slice(1)
    .map((corner, at) => ({ x1: corners[at]?.x ?? 0, y1: corners[at]?.y ?? 0, x2: corner.x, y2: corner.y }));
  const half =
    last && first ? [{ x1: last.x, y1: last.y, x2: (last.x + first.x) / 2, y2: (last.y + first.y) / 2 }] : [];
  return {
    kind: 'figure' as const,
    polygons: [],
    segments: [...segments, ...half],
    alt: `Straight lines that nearly make ${withArticle(p.name)}: there is a gap in one side.`,
  };
}

const drawShape =
  (look: Drawn['look']): Draw<Drawn> =>
  (rng, level) => ({
    name: rng.pick(
      byLevel(
        level,
        ['triangle', 'square'] as const,
        ['triangle', 'square', 'rectangle'] as const,
        ['triangle', 'square', 'rectangle', 'hexagon'] as const,
      ),
    ),
    look,
    turned: look === 'usual' ? rng.pick([15, 20, 25, 35, 45, 55, 65, 75]) : rng.pick([0, 10, 20, 40, 70, 110, 130]),
  });

/** Grade 1: what makes a shape what it is, and what does not. */
const whatMakesAShape = skill<Drawn>({
  code: 'geometry.what-makes-a-shape',
  name: 'Tell what makes a shape',
  canDo: 'I can say why a shape is a triangle, a square or a rectangle.',
  grade: 1,
  standards: ['1.G.A.1'],
  prerequisites: [],
  cases: {
    turned: { label: 'a usual shape, turned', draw: drawShape('usual') },
    unusual: { label: 'a shape of an unusual form', draw: drawShape('other') },
    open: { label: 'not closed', draw: drawShape('open') },
  },
  pose: (p) => ({
    prompt: `Is this ${withArticle(p.name)}?`,
    picture: drawnPicture(p),
    answer: choiceAnswer(p.look === 'open' ? 'no-open' : 'yes', [
      ['yes', `Yes: it has ${rules[p.name]}.`],
      ['no-look', `No: ${withArticle(p.name)} looks different and stands upright.`],
      ['no-open', 'No: it is not closed.'],
      ['yes-nearly', `Yes: it looks like ${withArticle(p.name)}, and a gap does not matter.`],
    ]),
  }),
  solve: (p) =>
    steps([
      p.look === 'open' ? 'no' : 'yes',
      `${capital(withArticle(p.name))} has ${rules[p.name]}. ${p.look === 'open' ? 'This one has a gap.' : 'Size, color and which way it points do not matter.'}`,
    ]),
  hints: () => [
    'Go around the shape with your finger. Do you come back to where you began?',
    'Count the sides and the corners. Does it matter which way the shape points?',
  ],
  confirms: (p, key) => key === (drawnPicture(p).polygons.length === 0 ? 'no-open' : 'yes'),
  mistakes: {
    'geometry.only-the-usual-look': (p) =>
      p.look === 'open' ? undefined : wrote('no-look', ['no', 'It does not look like the one in the book.']),
    'geometry.sides-alone-decide': (p) =>
      p.look === 'open' ? wrote('yes', ['yes', `It has ${sidesInWords(p.name)} sides.`]) : undefined,
    'geometry.gap-does-not-matter': (p) =>
      p.look === 'open' ? wrote('yes-nearly', ['yes', 'It looks like one, nearly.']) : undefined,
  },
});

/** Parts that form one shape, and no other, if they are put together as described. */
type Made = {
  readonly parts: string;
  readonly part: string;
  readonly laid: string;
  readonly whole: string;
  readonly round: boolean;
};

const straight = (parts: string, part: string, laid: string, whole: string): Made => ({
  parts,
  part,
  laid,
  whole,
  round: false,
});
const round = (parts: string, part: string, laid: string, whole: string): Made => ({
  parts,
  part,
  laid,
  whole,
  round: true,
});

const composed: readonly Made[] = [
  straight('2 equal squares', 'square', 'side by side', 'rectangle'),
  straight('3 equal squares', 'square', 'in one row', 'rectangle'),
  straight('4 equal squares', 'square', 'in two rows of two', 'larger square'),
  straight('9 equal squares', 'square', 'in three rows of three', 'larger square'),
  straight('2 equal rectangles', 'rectangle', 'end to end, short sides together', 'longer rectangle'),
  straight('2 halves of a square, cut from corner to corner', 'triangle', 'with the long sides together', 'square'),
  straight('2 equal trapezoids', 'trapezoid', 'with the long sides together', 'hexagon'),
  straight('2 equal triangles with three equal sides', 'triangle', 'with one side together', 'rhombus'),
  straight(
    '3 equal triangles with three equal sides',
    'triangle',
    'in one row, every other one upside down',
    'trapezoid',
  ),
  straight('6 equal triangles with three equal sides', 'triangle', 'around one point', 'hexagon'),
  round('2 half-circles', 'half-circle', 'with the straight sides together', 'circle'),
  round('4 quarter-circles', 'quarter-circle', 'around one point', 'circle'),
  round('2 quarter-circles', 'quarter-circle', 'with one straight side together, round sides outward', 'half-circle'),
];
const others = ['circle', 'hexagon', 'rhombus', 'trapezoid', 'triangle', 'square'] as const;
const materials = ['paper', 'wood', 'foam', 'felt', 'cardboard', 'plastic'] as const;

type Compose = Made & { readonly name: string; readonly of: string; readonly wrong: readonly string[] };

const drawCompose =
  (isRound: boolean): Draw<Compose> =>
  (rng, level) => {
    const fitting = composed.filter((made) => made.round === isRound);
    const made = rng.pick(isRound ? fitting : fitting.slice(0, byLevel(level, 6, 8, 10)));
    const wrong = rng
      .shuffle(others)
      .filter((name) => !made.whole.endsWith(name) && name !== made.part && !isAlsoCalled(made.whole, name));
    return { ...made, name: rng.pick(firstNames), of: rng.pick(materials), wrong: wrong.slice(0, 2) };
  };

/** Grade 1: shapes put together to a new one. */
const composeShapes = skill<Compose>({
  code: 'geometry.compose-shapes',
  name: 'Put shapes together to make a new shape',
  canDo: 'I can say which shape comes out when I put shapes together.',
  grade: 1,
  standards: ['1.G.A.2'],
  prerequisites: ['geometry.what-makes-a-shape'],
  cases: {
    straight: { label: 'shapes with straight sides', draw: drawCompose(false) },
    round: { label: 'parts of a circle', draw: drawCompose(true) },
  },
  pose: ({ parts, part, laid, whole, name, of, wrong }) => ({
    prompt: `${name} cuts ${parts} out of ${of} and lays them ${laid}. Which shape do they make together?`,
    answer: choiceAnswer(
      whole,
      [...new Set([whole, part, ...wrong])].sort().map((shape) => [shape, capital(withArticle(shape))] as const),
    ),
  }),
  solve: ({ parts, laid, whole }) =>
    steps([whole, `Lay ${parts} ${laid}, and go around the outside: it is ${withArticle(whole)}.`]),
  hints: () => [
    'Cut the parts out of paper and lay them as it says.',
    'Go around the outside with your finger. How many sides and corners does it have?',
  ],
  confirms: (p, key) =>
    composed.some(({ parts, laid, whole }) => parts === p.parts && laid === p.laid && whole === key),
  mistakes: {
    // Two rectangles end to end do make a rectangle.
    'geometry.sees-the-parts-only': (p) =>
      p.whole.endsWith(p.part) ? undefined : wrote(p.part, [p.part, 'The parts have this shape.']),
  },
});

export const earlyShapeSkills = [whatMakesAShape, composeShapes];
