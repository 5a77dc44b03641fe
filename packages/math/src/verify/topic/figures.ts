import { POLYGONS } from '../reading/angles.ts';
import { DEGREES } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { firstMatch, matches, type Paragraph, type Said, told } from './paragraph.ts';

const SOLIDS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map([
  ['cube', { face: 6, edge: 12, vertex: 8, corner: 8 }],
  ['rectangular prism', { face: 6, edge: 12, vertex: 8, corner: 8 }],
  ['cuboid', { face: 6, edge: 12, vertex: 8, corner: 8 }],
  ['triangular prism', { face: 5, edge: 9, vertex: 6, corner: 6 }],
  ['square pyramid', { face: 5, edge: 8, vertex: 5, corner: 5 }],
  ['triangular pyramid', { face: 4, edge: 6, vertex: 4, corner: 4 }],
  ['tetrahedron', { face: 4, edge: 6, vertex: 4, corner: 4 }],
]);
/** How many sides the figures have that are named after them. */
export const FLAT: ReadonlyMap<string, number> = new Map([
  ...POLYGONS,
  ...'square rectangle rhombus parallelogram trapezoid kite'.split(' ').map((name): [string, number] => [name, 4]),
]);
/** "vertices", "sides": the word for one of them. */
export const singularPart = (word: string): string =>
  word.replace('vertices', 'vertex').replace('vertexes', 'vertex').replace(/s$/, '');

/** "A pentagon has six corners", "a cube has 12 edges". */
function partsOf({ reading }: Paragraph, said: Said): Finding[] {
  const flat = matches(
    reading,
    said,
    `(?:^ ?|, |; |and |but |while |so )(?:an?|every|any|each|the) (?:regular |right |equilateral |isosceles )?(${[...FLAT.keys()].join('|')}) has(?: exactly| always)? Q (?:straight )?(sides|corners|vertices|angles|interior angles)(?!,? (?:of|and|with|that|which))`,
  ).flatMap((match) => told(match, match.quantity(2), { value: FLAT.get(match.word(1)) ?? Number.NaN }));
  const solid = matches(
    reading,
    said,
    `(?:an?|every|any|each|the) (${[...SOLIDS.keys()].join('|')}) has(?: exactly| always)? Q (?:equal |flat |square |straight )?(faces|edges|corners|vertices)(?:(?:,| and) Q (faces|edges|corners|vertices))?(?:,? and Q (faces|edges|corners|vertices))?`,
  ).flatMap((match) => {
    const known = SOLIDS.get(match.word(1));
    return [2, 4, 6].flatMap((group) =>
      told(match, match.quantity(group), { value: known?.[singularPart(match.word(group + 1))] ?? Number.NaN }),
    );
  });
  return [...flat, ...solid];
}

/** "A pentagon …, so its angles add up to 540°." */
function angleSums({ reading, said: sentences }: Paragraph): Finding[] {
  let sides: number | undefined;
  return sentences.flatMap((said): Finding[] => {
    const named = [
      ...said.pattern.matchAll(
        new RegExp(`\\b(?:an?|the|any|every) (?:regular )?(${[...FLAT.keys()].join('|')})\\b`, 'g'),
      ),
    ];
    if (named.length > 0) sides = named.length === 1 ? FLAT.get(named[0]?.[1] ?? '') : undefined;
    if (sides === undefined) return [];
    const sum =
      firstMatch(
        reading,
        said,
        '(?:its|the)(?: interior| inside)? angles (?:must )?(?:add up to|add to|sum to|total|make)(?: exactly)? Q',
      ) ?? firstMatch(reading, said, 'sum of (?:its|the)(?: interior)? angles IS Q');
    return sum ? told(sum, sum.quantity(1), { value: 180 * (sides - 2), measure: DEGREES }) : [];
  });
}

const KINDS: ReadonlyMap<string, (degrees: number) => boolean> = new Map([
  ['acute', (d: number) => d > 0 && d < 90],
  ['right', (d: number) => d === 90],
  ['obtuse', (d: number) => d > 90 && d < 180],
  ['straight', (d: number) => d === 180],
  ['reflex', (d: number) => d > 180 && d < 360],
]);
const KIND = '(acute|obtuse|reflex|right|straight)';

/** "An angle of 100 degrees is acute." */
function anglesOf({ reading }: Paragraph, said: Said): Finding[] {
  const sources = [
    `angle (?:of|that measures|measuring|with) Q is (?:called )?(?:an? )?(not )?(?:an? )?${KIND}\\b(?! triangle)`,
    `(?:an?|the|this) Q angle is (?:called )?(?:an? )?(not )?(?:an? )?${KIND}\\b(?! triangle)`,
    `(?:^ ?|so )(?:the )?angle (?:is|measures) Q,? so it is (?:called )?(?:an? )?(not )?(?:an? )?${KIND}\\b(?! triangle)`,
  ];
  return sources.flatMap((source) =>
    matches(reading, said, source).flatMap((match): Finding[] => {
      const [angle, test] = [match.quantity(1), KINDS.get(match.word(3))];
      if (!angle || !test || (angle.measure !== undefined && angle.measure.dimension !== 'deg^1')) return [];
      const end = reading.places[match.index + match.text.length - 1] ?? angle.end;
      return [{ start: angle.start, end: end + 1, holds: test(angle.value) === (match.word(2) === '') }];
    }),
  );
}

const PAIRS: readonly (readonly [string, number])[] = [
  ['complementary', 90],
  ['supplementary', 180],
];

/** "35° and 55° are complementary." */
function pairsOf({ reading }: Paragraph, said: Said): Finding[] {
  return PAIRS.flatMap(([word, sum]) =>
    matches(reading, said, `Q and Q(?: angles)? are (not )?${word}`).flatMap((match): Finding[] => {
      const [a, b] = [match.quantity(1), match.quantity(2)];
      if (!a || !b) return [];
      const end = reading.places[match.index + match.text.length - 1] ?? b.end;
      return [
        { start: a.start, end: end + 1, holds: Math.abs(a.value + b.value - sum) < 1e-9 === (match.word(3) === '') },
      ];
    }),
  );
}

const TIMES: ReadonlyMap<string, number> = new Map([
  ['doubles', 2],
  ['doubled', 2],
  ['twice', 2],
  ['double', 2],
  ['triples', 3],
  ['tripled', 3],
  ['triple', 3],
  ['quadruples', 4],
  ['halved', 0.5],
  ['half', 0.5],
]);
const TIMES_WORD = `(?:Q times|(${[...TIMES.keys()].join('|')}))`;
const POWERS: ReadonlyMap<string, number> = new Map([
  ['perimeter', 1],
  ['circumference', 1],
  ['diagonal', 1],
  ['area', 2],
  ['surface area', 2],
  ['volume', 3],
]);

/** "Every side is three times as long … its area is three times the old area." */
function scaled({ reading, said: sentences }: Paragraph): Finding[] {
  let factor: number | undefined;
  return sentences.flatMap((said): Finding[] => {
    const own = matches(
      reading,
      said,
      `(?:every|each|all|the|both) (?:of the |the |its )?(?:sides?|edges?|side lengths?|lengths?|dimensions?|radius|diameter)(?: of (?:a|the|this|any) [a-z]+)?(?: (?:is|are|becomes?|gets?))? ${TIMES_WORD}(?! the area)`,
    )[0];
    if (own) factor = own.quantity(1)?.value ?? TIMES.get(own.word(2));
    const enlarge = matches(
      reading,
      said,
      '(?:scale factor (?:is|of) Q|enlarge[sd]?[^#]*by (?:a (?:scale )?factor of )?Q)(?! percent)',
    )[0];
    if (enlarge) factor = enlarge.quantity(1)?.value ?? enlarge.quantity(2)?.value ?? factor;
    if (factor === undefined || !Number.isFinite(factor)) return [];
    const known = factor;
    return matches(
      reading,
      said,
      `\\b(surface area|area|volume|perimeter|circumference)(?: (?:of (?:the|it)[a-z ]{0,20}|then|also|now))?(?: (?:is|becomes|gets|will be|grows to|grows))? (?:only |just |also |then |exactly )?${TIMES_WORD}`,
    ).flatMap((match): Finding[] => {
      const times = match.quantity(2)?.value ?? TIMES.get(match.word(3));
      const power = POWERS.get(match.word(1));
      if (times === undefined || power === undefined) return [];
      const end = reading.places[match.index + match.text.length - 1] ?? said.start;
      return [
        {
          start: reading.places[match.index] ?? said.start,
          end: end + 1,
          holds: Math.abs(times - known ** power) < 1e-9,
        },
      ];
    });
  });
}

/** General facts about figures: the number of sides and corners, the kinds of angles, how areas grow. */
export const figureTopic = (paragraph: Paragraph): Finding[] => [
  ...paragraph.said.flatMap((said) => [
    ...partsOf(paragraph, said),
    ...anglesOf(paragraph, said),
    ...pairsOf(paragraph, said),
  ]),
  ...angleSums(paragraph),
  ...scaled(paragraph),
];
