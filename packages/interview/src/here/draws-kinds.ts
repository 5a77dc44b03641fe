import type { Picture } from '@lemma/math';
import type { TalkReply } from '../talk/talk.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { ruleOf } from '../think/named-in.ts';
import { numbersOf } from '../think/rule.ts';

type Corners = readonly (readonly [x: number, y: number])[];

const SHAPES: readonly (readonly [of: RegExp, words: string, shapes: readonly Corners[]])[] = [
  [
    /\bquadrilaterals?\b|\bfour[- ]sided\b|\bshapes? with (?:four|4) sides\b/i,
    'a square, a long rectangle, a leaning one and a crooked one. They all have four sides',
    [
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
      [
        [3, 0],
        [7, 0],
        [7, 1.5],
        [3, 1.5],
      ],
      [
        [8, 0],
        [11, 0],
        [12, 2],
        [9, 2],
      ],
      [
        [13, 0],
        [16, 0.5],
        [15, 2.5],
        [13.5, 1.5],
      ],
    ],
  ],
  [
    /\btriangles\b/i,
    'one that stands upright, one with a square corner and a flat long one. They all have three sides',
    [
      [
        [0, 0],
        [2, 0],
        [1, 2],
      ],
      [
        [3, 0],
        [5, 0],
        [3, 2],
      ],
      [
        [6, 0],
        [11, 0],
        [9, 1],
      ],
    ],
  ],
  [
    /\brectangles\b/i,
    'a long one, a tall one and one that is nearly a square',
    [
      [
        [0, 0],
        [4, 0],
        [4, 1.5],
        [0, 1.5],
      ],
      [
        [5, 0],
        [6, 0],
        [6, 3],
        [5, 3],
      ],
      [
        [7, 0],
        [9.2, 0],
        [9.2, 2],
        [7, 2],
      ],
    ],
  ],
];

const figure = (shapes: readonly Corners[], alt: string): Picture => ({
  kind: 'figure',
  alt,
  polygons: shapes.map((corners) => ({ corners: corners.map(([x, y]) => ({ x, y })) })),
});

/** "Draw me a couple of different quadrilaterals." */
export function drawsKinds({ question }: Ask, about: TalkCase): TalkReply | undefined {
  if (
    !/\b(?:draw|sketch|make)\b/i.test(question) ||
    !/\b(?:different|couple|some|few|several|two|three|kinds)\b/i.test(question)
  )
    return undefined;
  const found = SHAPES.find(([of]) => of.test(question));
  if (found === undefined) return undefined;
  const [, words, shapes] = found;
  return {
    kind: 'picture',
    firm: 'all',
    picture: figure(shapes, `Shapes: ${words}.`),
    text: said(`I draw ${words}`, about.right ? undefined : `I thought ${ruleOf(about) ?? gotIt(about)}`),
  };
}

/** "Three sticks, 4, 6 and 13 long. How would you put them together?" */
export function putsSticks({ text, plain }: Ask, about: TalkCase): TalkReply | undefined {
  const lengths = (numbersOf(plain).length === 3 ? numbersOf(plain) : numbersOf(about.asked)).map(Number);
  const [short, middle, long] = lengths.toSorted((one, other) => one - other);
  if (
    !/\btriangle/i.test(about.asked) ||
    !/\b(?:sticks?|straws?|sides|strips|put (?:them|those) together|build|sketch|draw|meet|reach)\b/i.test(text)
  )
    return undefined;
  if (
    short === undefined ||
    middle === undefined ||
    long === undefined ||
    lengths.length !== 3 ||
    lengths.some(Number.isNaN)
  )
    return undefined;
  const meets = short + middle > long;
  const base: Corners = [
    [0, 0],
    [long, 0],
  ];
  const x = (long * long + short * short - middle * middle) / (2 * long);
  const picture: Picture = meets
    ? figure(
        [[...base, [x, Math.sqrt(Math.max(0, short * short - x * x))]]],
        `A triangle with sides ${short}, ${middle} and ${long}.`,
      )
    : {
        kind: 'figure',
        polygons: [],
        segments: [
          { x1: 0, y1: 0, x2: long, y2: 0, label: String(long) },
          { x1: 0, y1: 0, x2: short * 0.9, y2: short * 0.4, label: String(short) },
          { x1: long, y1: 0, x2: long - middle * 0.9, y2: middle * 0.4, label: String(middle) },
        ],
        alt: `A long side of ${long}, with ${short} and ${middle} at its ends. They do not meet.`,
      };
  return {
    kind: 'picture',
    firm: 'all',
    picture,
    text: said(
      `I put the ${long} at the bottom and the ${short} and the ${middle} at its ends`,
      meets
        ? 'they meet at the top'
        : `but \`${short} + ${middle} = ${short + middle}\`, that is ${short + middle === long ? 'just' : 'less than'} ${long}, so they don’t meet`,
      meets || about.right ? undefined : `huh, ${gotIt(about)}, because ${ruleOf(about) ?? 'there are three sides'}`,
    ),
  };
}
