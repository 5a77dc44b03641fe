import { DEGREES, type Measure, type Quantity } from './quantity.ts';
import { type Expected, type Finding, Match, phrase, type Rule, rule, says } from './rule.ts';
import type { Reading } from './scan.ts';

/** Lengths of a shape in base units, by name: `length`, `width`, `height`, `side`, `radius`, `base`, `perimeter`, `area`, … */
type Sizes = Map<string, number>;
type Shape = { readonly kind: string; readonly sizes: Sizes; readonly unit: Measure | undefined };

const KINDS =
  'square pyramid|square|rectangle|rectangular prism|rectangular|box|cube|circle|circular|parallelogram|right triangle|triangle|cylinder|prism|sphere|rhombus|tank|garden|patio|room|classroom|carton|aquarium|wheel|plate|pizza|pool|rug|field|park|floor|wall|poster|sandbox|playground|crate|suitcase|pond|lawn|deck|banner|flag|tray|bedroom|hall|gym|container';
const SHAPE = phrase(`\\b(${KINDS})\\b`);

const LENGTHS: readonly (readonly [RegExp, readonly string[]])[] = [
  [phrase("(?:is |of |that's |measures |measuring |^| )Q by Q by Q"), ['length', 'width', 'height']],
  [
    phrase("(?:is |of |that's |measures |measuring |^| )Q(?: wide| long)? by Q(?: long| wide)?(?! by)"),
    ['length', 'width'],
  ],
  [
    phrase('legs (?:of (?:a|the|this)(?: right)? triangle )?(?:are|of|measure)(?: lengths?)? Q and Q'),
    ['length', 'width'],
  ],
  [phrase('(?:sides? |edges? |side lengths? )(?:of|is|are|measures?)(?: length)?(?: each)? Q(?! and)'), ['side']],
  [phrase('with (?:a )?(?:side|edge)s?(?: of)? Q(?! and)'), ['side']],
  [phrase('(?:every|each) (?:side|edge) (?:is|measures) Q'), ['side']],
  [phrase('Q (?:sides|edges)\\b'), ['side']],
  [phrase('radius(?: of| is|:)? Q'), ['radius']],
  [phrase('diameter(?: of| is|:)? Q'), ['diameter']],
  [phrase('base(?: of| is)? Q'), ['base']],
  [phrase('height(?: of| is)? Q'), ['height']],
  [phrase('Q (?:tall|high|deep)\\b'), ['height']],
  [phrase('length(?: of| is)? Q'), ['length']],
  [phrase('width(?: of| is)? Q'), ['width']],
  [phrase('Q long\\b'), ['length']],
  [phrase('Q wide\\b'), ['width']],
  [phrase('Q across\\b'), ['diameter']],
  [phrase('perimeter (?:of|is) Q'), ['perimeter']],
];

const SOUGHT: readonly (readonly [RegExp, string, number])[] = [
  [
    phrase(
      'surface area(?: NOUN)?(?: NOUN)? IS Q|surface area of (?:the|a|an|this)[^.?!]{0,60}? IS Q|surface area of (?:about )?Q',
    ),
    'surface',
    2,
  ],
  [
    phrase(
      '(?<!surface )\\barea(?: NOUN)?(?: NOUN)? IS Q|(?<!surface )\\barea of (?:the|a|an|this)[^.?!]{0,60}? IS Q|(?<!surface )\\barea (?:of |close to |near |about |)(?:about |close to |near |roughly )?Q',
    ),
    'area',
    2,
  ],
  [
    phrase(
      'volume(?: NOUN)?(?: NOUN){0,4} IS Q|volume of (?:about )?Q|volume of (?:the|a|an|this)[^.?!]{0,60}? IS Q|holds(?: about| exactly)? Q',
    ),
    'volume',
    3,
  ],
  [
    phrase(
      'perimeter(?: NOUN)?(?: NOUN)? IS Q|perimeter of (?:the|a|an|this)[^.?!]{0,60}? IS Q|need Q of (?:fence|fencing|border|trim|ribbon)|perimeter (?:of|close to|near) (?:about )?Q',
    ),
    'perimeter',
    1,
  ],
  [
    phrase(
      'circumference(?: NOUN)?(?: NOUN)? IS Q|circumference of (?:the|a|an|this)[^.?!]{0,60}? IS Q|circumference (?:of|close to|near) (?:about |roughly )?Q',
    ),
    'circumference',
    1,
  ],
  [phrase('hypotenuse(?: NOUN)?(?: NOUN)? IS Q|diagonal(?: NOUN)? IS Q'), 'hypotenuse', 1],
  [phrase('(?:has to be|must be|should be|is|are)(?: only| exactly)? Q wide|width(?: NOUN)? IS Q'), 'width', 1],
  [phrase('sides? (?:of|is|are|must be|has to be) Q|Q on (?:a|each) side'), 'side', 1],
  [
    phrase('(?:double|doubling) (?:every|each|all) (?:the )?(?:edges?|sides?|dimensions?)[^#.?!]{0,20} Q'),
    'doubled',
    3,
  ],
];

const product = (...factors: readonly (number | undefined)[]): number | undefined =>
  factors.reduce<number | undefined>((all, one) => (all === undefined || one === undefined ? undefined : all * one), 1);

/** The value of π that the text works with. */
const piOf = (reading: Reading): readonly number[] =>
  /π ?≈?|pi /.test(reading.pattern) && reading.quantities.some(({ value }) => value === 3.14)
    ? [3.14]
    : [Math.PI, 3.14, 22 / 7];

function flat(kind: string, s: (name: string) => number | undefined, sought: string): number | undefined {
  const side = s('side') ?? (s('perimeter') !== undefined && kind === 'square' ? (s('perimeter') ?? 0) / 4 : undefined);
  const [length, perimeter] = [s('length'), s('perimeter')];
  const width = s('width') ?? (length !== undefined && perimeter !== undefined ? perimeter / 2 - length : undefined);
  if (kind === 'square') {
    if (sought === 'side') return s('perimeter') === undefined ? undefined : side;
    return sought === 'area' ? product(side, side) : sought === 'perimeter' ? product(4, side) : undefined;
  }
  if (/parallelogram|rhombus/.test(kind)) return sought === 'area' ? product(s('base'), s('height')) : undefined;
  if (/triangle/.test(kind)) {
    if (sought === 'hypotenuse' && length !== undefined && width !== undefined) return Math.hypot(length, width);
    if (sought === 'area')
      return product(0.5, s('base') ?? (s('height') === undefined ? length : undefined), s('height') ?? width);
    return undefined;
  }
  if (sought === 'width') return s('width') === undefined || perimeter !== undefined ? width : undefined;
  if (sought === 'area') return product(length, width);
  if (sought === 'hypotenuse' && length !== undefined && width !== undefined) return Math.hypot(length, width);
  return sought === 'perimeter' && length !== undefined && width !== undefined && s('height') === undefined
    ? 2 * (length + width)
    : undefined;
}

function solid(kind: string, s: (name: string) => number | undefined, sought: string): number | undefined {
  const side = s('side');
  const [l, w, h] = kind === 'cube' ? [side, side, side] : [s('length'), s('width'), s('height')];
  if (l === undefined || w === undefined || h === undefined) return undefined;
  if (sought === 'volume') return l * w * h;
  if (sought === 'doubled') return 8 * l * w * h;
  return sought === 'surface' ? 2 * (l * w + l * h + w * h) : undefined;
}

/** All values that a size of the shape may be given as; several where π may be taken in several ways. */
function valuesOf({ kind, sizes }: Shape, sought: string, pis: readonly number[]): number[] {
  const s = (name: string): number | undefined => sizes.get(name);
  const diameter = s('diameter');
  const radius = s('radius') ?? (diameter === undefined ? undefined : diameter / 2);
  if (/circ/.test(kind) || (radius !== undefined && !/cylinder|sphere/.test(kind))) {
    if (radius === undefined) return [];
    return pis.flatMap((pi) =>
      sought === 'area' ? [pi * radius * radius] : /circumference|perimeter/.test(sought) ? [2 * pi * radius] : [],
    );
  }
  if (kind === 'cylinder' || kind === 'sphere') {
    const height = s('height');
    if (sought !== 'volume' || radius === undefined) return [];
    return pis.flatMap((pi) =>
      kind === 'sphere' ? [(4 / 3) * pi * radius ** 3] : height === undefined ? [] : [pi * radius ** 2 * height],
    );
  }
  const value = /volume|surface|doubled/.test(sought) ? solid(kind, s, sought) : flat(kind, s, sought);
  return value === undefined ? [] : [value];
}

const lengthUnit = (quantities: readonly Quantity[]): Measure | undefined =>
  quantities.find(({ measure }) => measure?.dimension === 'm^1')?.measure;

function shapeFrom(reading: Reading, kind: string, scope: string): { shape: Shape; used: Set<number> } {
  const sizes: Sizes = new Map();
  const used = new Set<number>();
  const given: Quantity[] = [];
  for (const [pattern, names] of LENGTHS) {
    const match = [...scope.matchAll(pattern)][0];
    if (!match || match.slice(1).some((number) => used.has(Number(number)))) continue;
    const quantities = match.slice(1).map((number) => reading.quantities[Number(number)]);
    if (
      names.some((name) => sizes.has(name)) ||
      quantities.some((q) => q === undefined || (q.measure !== undefined && q.measure.dimension !== 'm^1'))
    )
      continue;
    quantities.forEach((q, at) => {
      if (!q) return;
      sizes.set(names[at] ?? '', q.value * (q.measure?.factor ?? 1));
      given.push(q);
    });
    for (const number of match.slice(1)) used.add(Number(number));
  }
  return { shape: { kind: kindOf(kind, sizes), sizes, unit: lengthUnit(given) }, used };
}

const kindOf = (kind: string, sizes: Sizes): string => {
  if (/prism|box|tank|carton|aquarium/.test(kind)) return 'box';
  if (/rectang|garden|patio|room/.test(kind)) return sizes.has('height') ? 'box' : 'rectangle';
  return kind;
};

/** What is said of each shape of a text, held against its formula. */
export function shapeFindings(reading: Reading): Finding[] {
  const { pattern } = reading;
  const starts = [...pattern.matchAll(SHAPE)];
  return starts.flatMap((start, at) => {
    // "A square garden", "a rectangular prism": two words for one shape; the next other shape ends the scope.
    const before = starts[at - 1];
    if (before && start.index - (before.index + before[0].length) < 2) return [];
    const next = starts.slice(at + 1).find(({ index }) => index > start.index + start[0].length + 2);
    const scope = pattern.slice(Math.max(0, pattern.lastIndexOf('.', start.index)), next?.index ?? pattern.length);
    const { shape, used } = shapeFrom(reading, start[1] ?? '', scope);
    if (
      shape.sizes.size === 0 ||
      /each|every (?!edge|side)|\bunit\b/.test(pattern.slice(Math.max(0, start.index - 8), start.index))
    )
      return [];
    return soughtIn(reading, shape, scope, used, Math.max(0, pattern.lastIndexOf('.', start.index)));
  });
}

function soughtIn(reading: Reading, shape: Shape, scope: string, used: ReadonlySet<number>, offset: number): Finding[] {
  const pis = piOf(reading);
  return SOUGHT.flatMap(([pattern, sought, power]) =>
    [...scope.matchAll(pattern)].flatMap((found) => {
      const number = found.slice(1).findLast((group) => group !== undefined);
      const said = reading.quantities[Number(number ?? -1)];
      if (said === undefined) return [];
      // A size that is given does not follow from what comes after it.
      if (used.has(Number(number)) && [...used].some((other) => other > Number(number))) return [];
      const without: Shape = { ...shape, sizes: new Map([...shape.sizes].filter(([name]) => name !== sought)) };
      const wanted = valuesOf(without, sought, pis);
      const first = new Match(reading, found, offset);
      const all = wanted.flatMap((value) => says(first, said, expected(value, said, shape, power)) ?? []);
      return all.find(({ holds }) => holds) ?? all[0] ?? [];
    }),
  );
}

/** Base units of the power; where one of the two has no unit, the number counts in the unit of the other. */
function expected(value: number, said: Quantity, { unit }: Shape, power: number): Expected | undefined {
  const own = said.measure;
  if (unit === undefined) return own === undefined || own.dimension === `m^${power}` ? { value } : undefined;
  if (own === undefined) return { value: value / unit.factor ** power };
  if (own.dimension !== `m^${power}`) return undefined;
  return { value, measure: { dimension: own.dimension, factor: 1 } };
}

const POLYGONS: ReadonlyMap<string, number> = new Map([
  ['triangle', 3],
  ['quadrilateral', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
]);
const POLYGON = `(${[...POLYGONS.keys()].join('|')})`;
const degrees = (value: number): Expected => ({ value, measure: DEGREES });
/** The angle that is missing to a sum. */
const missing =
  (sum: number) =>
  (m: Match): Finding | undefined => {
    const all = m.groups.slice(1).map((_, at) => m.quantity(at + 1));
    const said = all.at(-1);
    const given = all.slice(0, -1).reduce((total, angle) => total + (angle?.value ?? Number.NaN), 0);
    return given < sum ? says(m, said, degrees(sum - given)) : undefined;
  };

/** What stands for the polygon's sum or each angle, wherever both are said of one polygon. */
function polygon(m: Match): Finding[] {
  const sides = POLYGONS.get(m.word(1)) ?? 0;
  const sum = 180 * (sides - 2);
  const rest = m.reading.pattern.slice(m.index).split(/[.?!] /)[0] ?? '';
  const of = (source: string, value: number): Finding[] =>
    [...rest.matchAll(phrase(source))].flatMap(
      ([, number]) => says(m, m.reading.quantities[Number(number)], degrees(value)) ?? [],
    );
  return [
    ...of('share Q', sum),
    ...of('(?:add|adds|sum|total)(?: up)? (?:to|of|is) Q', sum),
    ...(/regular|equilateral/.test(m.text) ? of(`${m.word(1)} (?:is|measures) Q`, sum / sides) : []),
  ];
}

export const ANGLE_RULES: readonly Rule[] = [
  rule(
    'quadrilateral[^#?!]{0,40}Q, Q,? and Q[^#?!]{0,40}(?:fourth|last|other|remaining|missing)[^#.?!]{0,24} Q',
    missing(360),
  ),
  rule('right triangle[^#?!]{0,30}Q[^#?!]{0,30}other[^#.?!]{0,24} Q', missing(90)),
  rule(`sum of (?:the |all )?(?:interior )?angles (?:of|in) (?:a|an|any|every|the) ${POLYGON} IS Q`, (m) =>
    says(m, m.quantity(2), degrees(180 * ((POLYGONS.get(m.word(1)) ?? 0) - 2))),
  ),
  rule(
    'angles (?:of|in) (?:a|the|this|one) triangle,? (?:measure|are|of) Q and Q[^#?!]{0,40}(?:third|other|last|remaining|missing)[^#.?!]{0,24} Q',
    missing(180),
  ),
  rule(
    'triangle (?:has|with) (?:two )?angles (?:of|that measure|measuring) Q and Q[^#?!]{0,40}(?:third|other|last|remaining|missing)[^#.?!]{0,24} Q',
    missing(180),
  ),
  rule(
    '(?:straight line|straight angle|supplementary|linear pair)[^#?!]{0,60}(?:#\\d+,?)?[^#?!]{0,40} Q angle[^#?!]{0,30}(?:#\\d+ of|is|measures) Q',
    missing(180),
  ),
  rule('complement of (?:an? )?Q(?: angle)? IS Q', missing(90)),
  rule('supplement of (?:an? )?Q(?: angle)? IS Q', missing(180)),
  rule('complement of (?:an? )?Q(?: angle)?[^?!]{0,30} its supplement IS Q', missing(180)),
  rule(`(?:regular |equilateral |angles? (?:of|in) (?:a|an|the|any|every) )(?:regular )?${POLYGON}`, polygon),
  rule(`(?:angles (?:of|in) (?:a|an|any|every|the) )${POLYGON} (?:always )?(?:add up to|add to|sum to|total) Q`, (m) =>
    says(m, m.quantity(2), degrees(180 * ((POLYGONS.get(m.word(1)) ?? 0) - 2))),
  ),
];
