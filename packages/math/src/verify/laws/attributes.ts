import { POLYGONS } from '../reading/angles.ts';
import type { Finding } from '../reading/rule.ts';
import { type Amount, judged, type Law } from './scene.ts';

/** The measures of a figure, in base units. */
type Known = ReadonlyMap<string, readonly number[]>;
/** How a measure follows from others: `area` from `length` and `width`. */
type Formula = readonly [target: string, from: readonly string[], value: (...given: readonly number[]) => number];

const RECTANGLE: readonly Formula[] = [
  ['area', ['length', 'width'], (a = 0, b = 0) => a * b],
  ['perimeter', ['length', 'width'], (a = 0, b = 0) => 2 * (a + b)],
  ['length', ['area', 'width'], (a = 0, b = 1) => a / b],
  ['width', ['area', 'length'], (a = 0, b = 1) => a / b],
  ['length', ['perimeter', 'width'], (p = 0, b = 0) => p / 2 - b],
  ['width', ['perimeter', 'length'], (p = 0, a = 0) => p / 2 - a],
];
const BASED = (share: number): readonly Formula[] => [
  ['area', ['base', 'height'], (a = 0, b = 0) => share * a * b],
  ['height', ['area', 'base'], (a = 0, b = 1) => a / b / share],
  ['base', ['area', 'height'], (a = 0, b = 1) => a / b / share],
];
const SQUARE: readonly Formula[] = [
  ['area', ['side'], (a = 0) => a * a],
  ['perimeter', ['side'], (a = 0) => 4 * a],
  ['side', ['perimeter'], (p = 0) => p / 4],
  ['side', ['area'], (a = 0) => Math.sqrt(a)],
  ['perimeter', ['area'], (a = 0) => 4 * Math.sqrt(a)],
  ['area', ['perimeter'], (p = 0) => (p / 4) ** 2],
];
const CIRCLE: readonly Formula[] = [
  ['diameter', ['radius'], (r = 0) => 2 * r],
  ['radius', ['diameter'], (d = 0) => d / 2],
  ['circumference', ['radius'], (r = 0) => 2 * Math.PI * r],
  ['circumference', ['diameter'], (d = 0) => Math.PI * d],
  ['radius', ['circumference'], (c = 0) => c / 2 / Math.PI],
  ['diameter', ['circumference'], (c = 0) => c / Math.PI],
  ['area', ['radius'], (r = 0) => Math.PI * r * r],
  ['area', ['diameter'], (d = 0) => (Math.PI * d * d) / 4],
];
const BOX: readonly Formula[] = [
  ['volume', ['length', 'width', 'height'], (a = 0, b = 0, c = 0) => a * b * c],
  ['surface area', ['length', 'width', 'height'], (a = 0, b = 0, c = 0) => 2 * (a * b + a * c + b * c)],
  ['height', ['volume', 'length', 'width'], (v = 0, a = 1, b = 1) => v / a / b],
  ['volume', ['base area', 'height'], (a = 0, h = 0) => a * h],
];
const CUBE: readonly Formula[] = [
  ['volume', ['side'], (a = 0) => a ** 3],
  ['surface area', ['side'], (a = 0) => 6 * a * a],
  ['side', ['volume'], (v = 0) => Math.cbrt(v)],
];
const ROUND = (share: number): readonly Formula[] => [
  ['diameter', ['radius'], (r = 0) => 2 * r],
  ['radius', ['diameter'], (d = 0) => d / 2],
  ['volume', ['radius', 'height'], (r = 0, h = 0) => share * Math.PI * r * r * h],
  ['volume', ['diameter', 'height'], (d = 0, h = 0) => (share * Math.PI * d * d * h) / 4],
];
const TRAPEZOID: readonly Formula[] = [
  ['area', ['base', 'base 2', 'height'], (a = 0, b = 0, h = 0) => ((a + b) / 2) * h],
];

/** Which formulas hold for a figure; the first name that the paragraph contains decides. */
const FIGURES: readonly (readonly [RegExp, readonly Formula[]])[] = [
  [/\b(?<!triangular )prism\b|\brectangular (?:box|tank|pool)\b/, BOX],
  [/\bcubes?\b(?! (?:centi|meters?|inch|feet|foot|units?))/, CUBE],
  [/\bcylind\w+\b/, ROUND(1)],
  [/\bcones?\b/, ROUND(1 / 3)],
  [/\brhombus\b/, SQUARE.filter(([target, [from]]) => target !== 'area' && from !== 'area')],
  [/\bparallelogram\b/, BASED(1)],
  [/\btrapezoid\b/, TRAPEZOID],
  [/\btriangle\b/, BASED(0.5)],
  [/\bcircles?\b|\bcircular\b/, CIRCLE],
  [
    /\bsquare\b(?! (?:centi|milli|kilo)?(?:meters?|inch(?:es)?|feet|foot|units?|yards?|miles?|cm|m|in|ft|km|mm|yd)\b)/,
    SQUARE,
  ],
  [/\brectang\w+\b|\b(?:room|garden|rug|floor|field|yard|patio|poster|wall|lawn|park|playground)\b/, RECTANGLE],
];
const COUNTED = new RegExp(`\\b(?:regular|equilateral) (${[...POLYGONS.keys()].join('|')})\\b`);
const SEVERAL =
  /\b(?:another|other|second|both|two (?:squares|rectangles|circles|triangles|cubes)|bigger|smaller|larger|inner|outer|border|path|shaded|each of|composed|l-shaped|half|twice|double[sd]?|tripled?|rectangles|triangles|cut|fold|similar|scale|map|on top|missing|each|largest|smallest|plank|grows|posts?)\b/;

const NAMES =
  'surface area|base area|area of (?:its|the) base|area|perimeter|volume|circumference|length|width|height|altitude|radius|diameter|base|side(?: length)?s?|edge(?: length)?s?';
const NAMED = new RegExp(
  `\\b(${NAMES})(?: of (?:the|a|an|this|that|its|each|one|every)(?: [a-z-]+){1,3})?(?: (?:is|are|was|of|equals?|measures?|must be|has to be|would be|will be|comes to|becomes|works out to|measuring)|:|,)?(?: about| exactly| only| just| also| then| a total of| length)* $`,
);
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/^ long\b/, 'length'],
  [/^ wide\b/, 'width'],
  [/^ (?:tall|high|deep)\b/, 'height'],
  [/^ (?:across|in diameter)\b/, 'diameter'],
  [/^ (?:in|of) perimeter\b/, 'perimeter'],
  [/^ (?:on|along) (?:a|each|every) side\b|^ (?:sides|edges)\b/, 'side'],
  [/^ (?:radius)\b/, 'radius'],
  [/^ (?:diameter)\b/, 'diameter'],
];
/** "The area of a trapezoid with bases 4 m and 8 m and a height of 3 m is …": the name stands before the sizes. */
const SOUGHT = new RegExp(`\\b(${NAMES}) of (?:a|an|the|this|that) [a-z ]{1,40}?(?:with|whose|that|when)\\b`);
const one = (name: string): string =>
  /^(?:side|edge)/.test(name)
    ? 'side'
    : name === 'altitude'
      ? 'height'
      : name.startsWith('area of')
        ? 'base area'
        : name;

/** What an amount measures of the figure. */
function nameOf(amount: Amount): string | undefined {
  const [edge, behind] = [NAMED.exec(amount.lead)?.[1], BEHIND.find(([pattern]) => pattern.test(amount.tail))?.[1]];
  if (behind && !/^(?:side|edge)/.test(edge ?? '')) return behind;
  if (amount.kind === 'm^2' && /\b(?:covers|takes up|cover)(?: about| exactly| only)? $/.test(amount.lead))
    return 'area';
  const ends = /^(?:,? (?:is|equals|measures|comes to|must be|would be)(?: about| exactly)? |: )$/.test(amount.lead);
  const named = NAMED.exec(amount.lead)?.[1] ?? (ends ? SOUGHT.exec(amount.before)?.[1] : undefined);
  return named === undefined ? undefined : one(named);
}

/** The two or three sizes of "8 by 5", "bases of 4 and 8". */
function listed(amounts: readonly Amount[], at: number): readonly string[] {
  const [a, b, c] = amounts.slice(at, at + 3);
  if (!a || !b) return [];
  if (/^(?: (?:long|wide))? by $/.test(b.lead))
    return c && /^(?: (?:long|wide))? by $/.test(c.lead) ? ['length', 'width', 'height'] : ['length', 'width'];
  return /\b(?:bases|parallel sides)(?: of| are| measure| measuring)?(?: lengths?)? $/.test(a.lead) &&
    b.lead === ' and '
    ? ['base', 'base 2']
    : [];
}

function formulasIn(text: string): readonly Formula[] | undefined {
  const sides = POLYGONS.get(COUNTED.exec(text)?.[1] ?? '');
  if (sides !== undefined)
    return [
      ['perimeter', ['side'], (a = 0) => sides * a],
      ['side', ['perimeter'], (p = 0) => p / sides],
    ];
  return FIGURES.find(([pattern]) => pattern.test(text))?.[1];
}

function valuesFor(name: string, known: Known, formulas: readonly Formula[]): number[] {
  return formulas.flatMap(([target, from, value]) => {
    const [a, b, c] = from.map((each) => known.get(each)?.at(-1));
    const given = [a, b, c].slice(0, from.length).flatMap((each) => each ?? []);
    return target === name && given.length === from.length ? [value(...given)] : [];
  });
}

/** Whether one size is named twice with different values: then there are two figures. */
function isTwice(amounts: readonly Amount[]): boolean {
  const given = amounts.flatMap((amount, at) => {
    const [first] = listed(amounts, at);
    const before = at > 0 ? listed(amounts, at - 1)[1] : undefined;
    const name = first ?? before ?? nameOf(amount);
    return name === undefined ? [] : [{ name, base: amount.base }];
  });
  return given.some(({ name, base }) =>
    given.some((other) => other.name === name && Math.abs(other.base - base) > 1e-9),
  );
}

/** "A rectangle has an area of 48 square inches and a width of 6 inches. Its length is 8 inches." */
const attributeLaw: Law = ({ lines, amounts }) => {
  const text = lines.map(({ pattern }) => pattern).join(' ');
  const formulas = formulasIn(text);
  if (!formulas || SEVERAL.test(text) || text.includes('~')) return [];
  if (isTwice(amounts)) return [];
  const known = new Map<string, number[]>();
  let list: readonly string[] = [];
  return amounts.flatMap((amount, at): Finding[] => {
    const own = list.length > 0 ? list : listed(amounts, at);
    const name = own[0] ?? nameOf(amount);
    list = own.slice(1);
    // "The area is half of base times height": no size of the figure.
    const isPart = amount.quantity.value < 1 && /^ (?:of )?(?:the|its|that|base|as)\b/.test(amount.tail);
    if (name === undefined || amount.quantity.computed || isPart) return [];
    const wanted = /area/.test(name) ? 'm^2' : name === 'volume' ? 'm^3' : 'm^1';
    // A number without a unit is counted in the unit of the others.
    if (amount.kind !== wanted && !amounts.every(({ kind }) => kind === 'num')) return [];
    const before = known.get(name);
    const expected = before ?? valuesFor(name, known, formulas);
    if (!before) known.set(name, [amount.base]);
    const line = lines[amount.sentence];
    const isOpen = !line || /[?]|\b(?:if|not|more|less|longer|shorter)\b/.test(line.pattern);
    return isOpen || expected.length === 0 ? [] : judged(amount, expected);
  });
};

const SIDES = /\b(?:sides|side lengths)(?: that (?:are|measure)| of| are| measure| measuring)?(?: lengths?)? $/;

/** "A triangle with sides of 5 cm, 7 cm and 9 cm has a perimeter of 21 cm." */
const sidesLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] => {
    const first = amounts.findIndex(({ lead }) => SIDES.test(lead));
    const said = amounts.at(-1);
    const sides = amounts.slice(first, -1);
    if (
      first < 0 ||
      !said ||
      sides.length < 2 ||
      pattern.includes('?') ||
      !/\bperimeter (?:is|of|equals) (?:about )?$/.test(said.lead)
    )
      return [];
    const isList = sides.slice(1).every(({ lead }) => /^,?(?: and)? $/.test(lead));
    const isWhole =
      sides.length ===
      (/\btriangle\b/.test(pattern) ? 3 : /\b(?:quadrilateral|trapezoid|kite)\b/.test(pattern) ? 4 : 0);
    return isList && isWhole ? judged(said, [sides.reduce((sum, { base }) => sum + base, 0)]) : [];
  });

export const ATTRIBUTE_LAWS: readonly Law[] = [attributeLaw, sidesLaw];
