import type { ChatPart } from '@lemma/school/assistant';
import { list, say } from '../say/parts.ts';

type Shape = {
  readonly name: string;
  readonly sides: number;
  /** How many of its corners are square, and how many pairs of its sides are parallel. */
  readonly square: number;
  readonly parallel: number;
  /** Whether all of its sides are equally long. */
  readonly isEqual: boolean;
};
const shape = (name: string, sides: number, square: number, parallel: number, isEqual: boolean): Shape => ({
  ...{ name, sides, square, parallel, isEqual },
});

const SQUARE = shape('square', 4, 4, 2, true);
const RECTANGLE = shape('rectangle that is no square', 4, 4, 2, false);
const RHOMBUS = shape('rhombus that is no square', 4, 0, 2, true);
const PARALLELOGRAM = shape('parallelogram with slanted sides, two long and two short', 4, 0, 2, false);
const TRAPEZOID = shape('trapezoid with just one pair of parallel sides and no square corner', 4, 0, 1, false);
const KITE = shape('kite with no parallel sides and no square corner', 4, 0, 0, false);
const RIGHT_TRIANGLE = shape('triangle with a square corner', 3, 1, 0, false);
const EQUAL_TRIANGLE = shape('triangle with three equal sides', 3, 0, 0, true);
const HEXAGON = shape('hexagon with six equal sides and equal corners', 6, 0, 3, true);

type Hoop = { readonly says: string; readonly has: (each: Shape) => boolean };
type Sort = { readonly shapes: readonly Shape[]; readonly hoops: readonly [Hoop, Hoop]; readonly ask: string };
const YOUNG: Sort = {
  shapes: [SQUARE, RECTANGLE, RHOMBUS, TRAPEZOID, RIGHT_TRIANGLE, EQUAL_TRIANGLE, HEXAGON],
  hoops: [
    { says: 'has exactly 4 sides', has: ({ sides }) => sides === 4 },
    { says: 'has at least one square corner', has: ({ square }) => square > 0 },
  ],
  ask: 'Turn a shape round. Does it move to another place? Which shape could you draw that nobody has yet for the middle?',
};
const QUADRILATERALS: Sort = {
  shapes: [SQUARE, RECTANGLE, RHOMBUS, PARALLELOGRAM, TRAPEZOID, KITE],
  hoops: [
    { says: 'has four right angles (a rectangle)', has: ({ square }) => square === 4 },
    { says: 'has four equal sides (a rhombus)', has: ({ isEqual }) => isEqual },
  ],
  ask: 'Why is there only one kind of shape in the middle? Is every square a rectangle, and every rectangle a square? Now draw a large ring around both hoops, “has two pairs of parallel sides”: which shapes are inside it, and why are both hoops?',
};

const OLDER = 4;
/** Shapes sorted into two hoops that overlap, with what belongs where. */
export function sortShapes(grade: number): ChatPart[] {
  const { shapes, hoops, ask } = grade >= OLDER ? QUADRILATERALS : YOUNG;
  const [one, other] = hoops;
  const names = (is: (each: Shape) => boolean): string =>
    shapes
      .filter(is)
      .map(({ name }) => name)
      .join('; ') || 'none';
  return [
    say(
      `Sort the shapes, about 20 minutes, in pairs. Ready: two loops of string that overlap, and a card for each shape: ${shapes.map(({ name }) => name).join('; ')}. Left loop: “${one.says}.” Right loop: “${other.says}.” Take turns to place a card and say why; the partner agrees or asks. What fits both goes where the loops overlap, what fits neither stays outside.`,
    ),
    say('Key:'),
    list([
      { text: `Only “${one.says}”`, note: names((each) => one.has(each) && !other.has(each)) },
      { text: 'Both', note: names((each) => one.has(each) && other.has(each)) },
      { text: `Only “${other.says}”`, note: names((each) => !one.has(each) && other.has(each)) },
      { text: 'Outside', note: names((each) => !one.has(each) && !other.has(each)) },
    ]),
    ...(grade >= OLDER
      ? [say(`Inside the large ring “has two pairs of parallel sides”: ${names(({ parallel }) => parallel === 2)}.`)]
      : []),
    say(`To ask: ${ask}`),
    say('At the end each student draws one more shape, writes where it goes, and gives a reason.'),
  ];
}
