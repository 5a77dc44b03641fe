import { type Amount, judged, type Law } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';
import { atWords, follows, matchedIn } from './matched.ts';

/** Figures with the number of their sides, and of their lines of symmetry where that is fixed. */
const FIGURES: ReadonlyMap<string, readonly [sides: number, symmetries: number | undefined]> = new Map([
  ['triangle', [3, undefined]],
  ['equilateral triangle', [3, 3]],
  ['isosceles triangle', [3, 1]],
  ['quadrilateral', [4, undefined]],
  ['square', [4, 4]],
  ['rectangle', [4, 2]],
  ['rhombus', [4, 2]],
  ['parallelogram', [4, undefined]],
  ['trapezoid', [4, undefined]],
  ['kite', [4, 1]],
  ['pentagon', [5, undefined]],
  ['regular pentagon', [5, 5]],
  ['hexagon', [6, undefined]],
  ['regular hexagon', [6, 6]],
  ['heptagon', [7, undefined]],
  ['octagon', [8, undefined]],
  ['regular octagon', [8, 8]],
  ['nonagon', [9, undefined]],
  ['decagon', [10, undefined]],
]);
const NAMES = [...FIGURES.keys()].toSorted((a, b) => b.length - a.length).join('|');
const PARTS = 'straight sides|equal sides|sides|angles|corners|vertices|lines of symmetry';

const countOf = (name: string, part: string): number | undefined => {
  const [sides, symmetries] = FIGURES.get(name) ?? [];
  return part === 'lines of symmetry' ? symmetries : sides;
};
/** A part of what a figure has is not all of it: "a square has two pairs of parallel sides". */
const isAll = (said: Amount | undefined): said is Amount => said !== undefined && said.kind === 'num';

/** "A square has 4 sides", "an octagon's number of sides is 8", "it has four sides too" behind "a rectangle". */
const partsLaw: Law = (scene) => {
  const said = [
    ...matchedIn(
      scene,
      new RegExp(
        `\\b(?:an?|every|each|any|one|all) (${NAMES})s? (?:has|have|had|is a (?:shape|polygon|figure) with)(?: exactly| only| always| just)? (#\\d+) (${PARTS})(?=[ ]?[.,;!]|$| and| too| but| because| since| so| as)`,
        'g',
      ),
    ).map((found) => ({ found, name: found.words[1] ?? '', part: found.words[3] ?? '', own: found.amount(2) })),
    ...matchedIn(scene, new RegExp(`\\bnumber of (${PARTS}) (?:of|in|on) an? (${NAMES}) is (#\\d+)`, 'g')).map(
      (found) => ({ found, name: found.words[2] ?? '', part: found.words[1] ?? '', own: found.amount(3) }),
    ),
    ...matchedIn(
      scene,
      new RegExp(
        `\\b(?:an?|every|each|any) (${NAMES})\\b[^.#]{0,60}\\b(?:it|they) (?:has|have) (#\\d+) (${PARTS})(?=[ ]?[.,;!]|$| and| too| but| because| since| so| as)`,
        'g',
      ),
    ).map((found) => ({ found, name: found.words[1] ?? '', part: found.words[3] ?? '', own: found.amount(2) })),
  ];
  return said.flatMap(({ name, part, own }) => {
    const count = countOf(name, part.replace(/^(?:straight|equal) /, ''));
    if (part === 'equal sides' && !/square|rhombus|regular|equilateral/.test(name)) return [];
    return isAll(own) && count !== undefined ? judged(own, [count]) : [];
  });
};

const KINDS: readonly (readonly [string, (degrees: number) => boolean])[] = [
  ['acute', (degrees) => degrees > 0 && degrees < 90],
  ['right', (degrees) => degrees === 90],
  ['obtuse', (degrees) => degrees > 90 && degrees < 180],
  ['straight', (degrees) => degrees === 180],
];

/** "An angle that measures 120 degrees is obtuse." */
const angleLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(?:\bangle|#\d+)(?: that is| that measures| measuring| of| with a measure of|, at|,)? (#\d+),? (?:is|it is|so it is|which is|that is)(?: called)?(?: an?)? (acute|right|obtuse|straight)(?: angle| one)?(?=[ ]?[.,;!]|$| and| because| since| but)/g,
  ).flatMap((found) => {
    const [own, test] = [found.amount(1), KINDS.find(([name]) => name === found.words[2])?.[1]];
    return own && test && /deg|num/.test(own.kind) ? atWords(found, test(own.quantity.value)) : [];
  });

/** "A triangle with sides 5, 5 and 8 is isosceles." */
const triangleLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\btriangle (?:with|that has|whose|has)(?: three)? (sides?|side lengths|angles)(?: of| that are| are| measure| measuring)? (#\d+),? (#\d+),? and (#\d+),? (?:is|it is|so it is|which is|is called)(?: called)?(?: an?)? (isosceles|equilateral|scalene|right|acute|obtuse)\b/g,
  ).flatMap((found) => {
    const all = [2, 3, 4].map((group) => found.amount(group)?.base ?? Number.NaN).toSorted((a, b) => a - b);
    const [a = 0, b = 0, c = 0] = all;
    const name = found.words[5] ?? '';
    if (all.some((one) => Number.isNaN(one))) return [];
    const equal = new Set(all).size;
    const isAngles = found.words[1] === 'angles';
    const largest = isAngles ? c - 90 * (found.amount(2)?.quantity.measure?.factor ?? 1) : c ** 2 - a ** 2 - b ** 2;
    const holds = new Map([
      ['equilateral', equal === 1],
      ['isosceles', equal < 3],
      ['scalene', equal === 3],
      ['right', Math.abs(largest) < 1e-6],
      ['acute', largest < -1e-6],
      ['obtuse', largest > 1e-6],
    ]).get(name);
    return holds === undefined ? [] : atWords(found, holds);
  });

/** "It starts at 2 on the ruler and ends at 9, so it is 7 inches long." */
const rulerLaw = follows(
  /\b(?:starts?|begins?|started|began|from|lines up with|one end is) (?:at |with )?(?:the )?(#\d+)[^#.]{0,40}(?:ends?|ended|stops?|stopped|to|reach(?:es)?|the other end is|other end)(?: at| on| up)?(?: the)? (#\d+)[^#.]{0,30}(?:so|means|makes|that's|is) (?:it |the [a-z]+ )?(?:is |was |that )?(?:it is )?(#\d+)(?= long|-| units| ?[.,]| in length)/g,
  (found) => {
    const [a, b, said] = [1, 2, 3].map(found.amount);
    const isRuler = /\b(?:ruler|number line|tape|yardstick)\b/.test(
      found.scene.lines.map(({ pattern }) => pattern).join(' '),
    );
    return isRuler && a && b && said
      ? [Math.abs(b.quantity.value - a.quantity.value) * (said.quantity.measure?.factor ?? 1)]
      : [];
  },
  3,
);

const HAS_PERIMETER = /\bperimeter (?:of [a-z ]{1,24})?(?:is|was|of) (?:[a-z ]{1,24} (?:is|was) )?(#\d+)/g;
const SIDE =
  /\b(?:(?:it|its length|its width|the length|the width|one side|a side|the [a-z]+) (?:is|measures|must be|has to be))(?: about)? (#\d+)(?: (?:long|wide|in length|in width))?/g;

/** "The perimeter of our garden is 30 feet. It is 9 feet long, so it is 6 feet wide." */
const otherSideLaw: Law = (scene) => {
  const text = scene.lines.map(({ pattern }) => pattern).join(' ');
  const isRectangle = /\b(?:wide|width)\b/.test(text) && /\b(?:long|length)\b/.test(text);
  if (!isRectangle || /\b(?:triangle|square|area|twice|double|half|more|less)\b/.test(text)) return [];
  const [all, second] = matchedIn(scene, HAS_PERIMETER);
  const whole = all?.amount(1);
  const sides = matchedIn(scene, SIDE).flatMap((found) => found.amount(1) ?? []);
  const [known, said, more] = sides.filter((one) => one !== whole);
  if (!whole || second || !known || !said || more || known.kind !== whole.kind || said.kind !== whole.kind) return [];
  return judged(said, [whole.base / 2 - known.base]);
};

/** "With a base of 6 and a height of 5, that is 15." */
const baseLaw = follows(
  /\bbase (?:of|is|=) (#\d+)[^#.]{0,16} height (?:of|is|=) (#\d+),? (?:so |and )?(?:that is|that's|it is|it's|the area is|its area is|you get|we get|that makes|gives) (#\d+)/g,
  (found) => {
    const [a, b] = [found.amount(1), found.amount(2)];
    const isHalf = /\btriangle/.test(found.scene.reading.pattern);
    const isWhole = /\b(?:rectangle|parallelogram)/.test(found.scene.reading.pattern);
    return a && b && isHalf !== isWhole ? [(a.base * b.base) / (isHalf ? 2 : 1)] : [];
  },
  3,
);

/** "Two perpendicular lines meet at a right angle." */
const MEETS: readonly (readonly [RegExp, string])[] = [
  [
    /\bperpendicular\b[^.#]{0,40}\b(?:meets?|cross(?:es)?|intersects?|forms?|makes?) (?:at |in )?(?:an? )?(right|straight|acute|obtuse) angles?\b/g,
    'right',
  ],
  [
    /\b(?:exactly |only )#\d+ pair of parallel sides (?:is|is called|we call|has the name) an? (trapezoid|parallelogram|rectangle|rhombus|square|kite)\b/g,
    'trapezoid',
  ],
  [/\b(parallel|perpendicular|intersecting) lines (?:never (?:meet|cross|touch)|do not (?:meet|cross))/g, 'parallel'],
];
const meetsLaw: Law = (scene) =>
  MEETS.flatMap(([pattern, wanted]): Finding[] =>
    matchedIn(scene, pattern, /[?]|\b(?:isn't|doesn't|suppose|think|thinks)\b/).flatMap((found) =>
      atWords(found, found.words[1] === wanted),
    ),
  );

export const SHAPE_LAWS: readonly Law[] = [partsLaw, angleLaw, triangleLaw, rulerLaw, otherSideLaw, baseLaw, meetsLaw];
