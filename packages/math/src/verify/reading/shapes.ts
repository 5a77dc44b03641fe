import { POLYGONS } from './angles.ts';
import type { Measure, Quantity } from './quantity.ts';
import type { Reading } from './reading.ts';
import { type Expected, type Finding, Match, phrase, says } from './rule.ts';

/** Lengths of a shape in base units, by name: `length`, `width`, `height`, `side`, `radius`, `base`, `perimeter`, `area`, … */
type Sizes = Map<string, number>;
type Shape = { readonly kind: string; readonly sizes: Sizes; readonly unit: Measure | undefined };

const KINDS =
  'square pyramid|square|equilateral triangle|regular (?:pentagon|hexagon|octagon|decagon)|rectangle|rectangular prism|rectangular|box|cube|circle|circular|parallelogram|right triangle|triangle|cylinder|prism|sphere|rhombus|tank|garden|patio|room|classroom|carton|aquarium|wheel|round|sail|can|cone|pyramid|playground|plate|pizza|pool|rug|field|park|floor|wall|poster|sandbox|crate|suitcase|pond|lawn|deck|banner|flag|tray|bedroom|hall|gym|container';
const SHAPE = phrase(`\\b(${KINDS})\\b`);
/** Two sizes make a rectangle of any thing: "an index card 7 inches long and 4 inches wide". */
const SIZES = phrase(
  'Q (?:long|wide|tall|high) (?:and|by) Q (?:wide|long|tall|high)\\b(?! and #| by #)|Q by Q(?! by)(?! [a-z]+ prism)',
);

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
  [phrase('Q (?:in )?diameter'), ['diameter']],
  [phrase('Q (?:in )?radius'), ['radius']],
  [phrase('Q along the bottom'), ['base']],
  [phrase('base(?: of| is)? Q'), ['base']],
  [phrase('height(?: of| is)? Q'), ['height']],
  [phrase('Q (?:tall|high|deep)\\b'), ['height']],
  [phrase('length(?: of| is)? Q'), ['length']],
  [phrase('width(?: of| is)? Q'), ['width']],
  [phrase('Q long\\b'), ['length']],
  [phrase('Q wide\\b'), ['width']],
  [phrase('Q across\\b'), ['diameter']],
  [phrase('perimeter (?:of|is) Q'), ['perimeter']],
  [phrase('area (?:of|is) Q'), ['area']],
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
      '(?<!surface )\\barea(?: NOUN)?(?: NOUN)? IS Q|(?<!surface )\\barea is ~,? (?:so|or|which is|that is) Q|(?<!surface )\\barea of (?:the|a|an|this)[^.?!]{0,60}? IS Q|(?<!surface )\\barea (?:of |close to |near |about |)(?:about |close to |near |roughly )?Q',
    ),
    'area',
    2,
  ],
  [
    phrase(
      'volume(?: NOUN)?(?: NOUN){0,4} IS Q|volume of (?:about )?Q|volume of (?:the|a|an|this)[^.?!]{0,60}? IS Q|(?:it|that|which|tank|box|can|aquarium|pool|carton|cylinder|cone|container|cube|prism|height) (?:holds?|would hold|can hold)(?: about| exactly)? Q',
    ),
    'volume',
    3,
  ],
  [
    phrase(
      'perimeter(?: NOUN)?(?: NOUN)? IS Q|perimeter of (?:the|a|an|this)[^.?!]{0,60}? IS Q|need Q of (?:fence|fencing|border|trim|ribbon)|perimeter (?:of|close to|near) (?:about )?Q|(?:walk|run|go|ride|bike|stroll|fence|way|distance|trip) (?:all )?(?:the way )?around (?:it|the [a-z]+)[^#.?!]{0,30} Q|all the way around[^#.?!]{0,30} Q',
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
  [phrase('diameter(?: NOUN)?(?: NOUN)? IS Q'), 'diameter', 1],
  [phrase('radius(?: NOUN)?(?: NOUN)? IS Q'), 'radius', 1],
  [phrase('hypotenuse(?: NOUN)?(?: NOUN)? IS Q|diagonal(?: NOUN)? IS Q'), 'hypotenuse', 1],
  [
    phrase('(?:has to be|must be|should be|is|are)(?: only| exactly)? Q wide|width(?: NOUN)? IS Q|width of Q'),
    'width',
    1,
  ],
  [phrase('sides? (?:of|is|are|must be|has to be|measures|must measure) Q|Q on (?:a|each) side'), 'side', 1],
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

/** The side of a square that is known by its perimeter or its area. */
function squareSide(s: (name: string) => number | undefined): number | undefined {
  const [perimeter, area] = [s('perimeter'), s('area')];
  return perimeter !== undefined ? perimeter / 4 : area === undefined ? undefined : Math.sqrt(area);
}

/** A regular polygon, by the number of its sides. */
function regular(kind: string, side: number | undefined, sought: string): number | undefined {
  const name = /(triangle|pentagon|hexagon|octagon|decagon)$/.exec(kind)?.[1] ?? '';
  return sought === 'perimeter' ? product(POLYGONS.get(name), side) : undefined;
}

function flat(kind: string, s: (name: string) => number | undefined, sought: string): number | undefined {
  const side = s('side') ?? (kind === 'square' ? squareSide(s) : undefined);
  const [length, perimeter] = [s('length'), s('perimeter')];
  const width =
    s('width') ??
    (length === undefined
      ? undefined
      : perimeter !== undefined
        ? perimeter / 2 - length
        : s('area') === undefined
          ? undefined
          : (s('area') ?? 0) / length);
  if (/^(?:regular|equilateral)/.test(kind)) return regular(kind, side, sought);
  if (kind === 'square') {
    if (sought === 'side') return squareSide(s);
    return sought === 'area' ? product(side, side) : sought === 'perimeter' ? product(4, side) : undefined;
  }
  if (/parallelogram|rhombus/.test(kind)) return sought === 'area' ? product(s('base'), s('height')) : undefined;
  if (/triangle/.test(kind)) {
    if (sought === 'hypotenuse' && length !== undefined && width !== undefined) return Math.hypot(length, width);
    if (sought === 'area')
      return product(0.5, s('base') ?? (s('height') === undefined ? length : undefined), s('height') ?? width);
    return undefined;
  }
  if (sought === 'width') return s('width') === undefined ? width : undefined;
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
      sought === 'diameter'
        ? [2 * radius]
        : sought === 'radius'
          ? [radius]
          : sought === 'area'
            ? [pi * radius * radius]
            : /circumference|perimeter/.test(sought)
              ? [2 * pi * radius]
              : [],
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
      quantities.some(
        (q) =>
          q === undefined || (q.measure !== undefined && q.measure.dimension !== (names[0] === 'area' ? 'm^2' : 'm^1')),
      )
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
  const named = [...pattern.matchAll(SHAPE)];
  const sentence = (index: number): number => pattern.slice(0, index).split(/[.?!] /).length;
  const things = [...pattern.matchAll(SIZES)].filter(
    ({ index, 0: text }) =>
      named.every((one) => sentence(one.index) !== sentence(index) && sentence(one.index) !== sentence(index) - 1) &&
      [...text.matchAll(/#(\d+)/g)].every(([, at]) => reading.quantities[Number(at)]?.measure?.dimension === 'm^1'),
  );
  const starts = [...named, ...things].toSorted((a, b) => a.index - b.index);
  return starts.flatMap((start, at) => {
    // "A square garden", "a rectangular prism": two words for one shape; the next other shape ends the scope.
    const before = starts[at - 1];
    if (before && start.index - (before.index + before[0].length) < 2) return [];
    const next = starts.slice(at + 1).find(({ index }) => index > start.index + start[0].length + 2);
    const scope = pattern.slice(Math.max(0, pattern.lastIndexOf('.', start.index)), next?.index ?? pattern.length);
    const { shape, used } = shapeFrom(reading, /^#/.test(start[0]) ? 'rectangle' : (start[1] ?? ''), scope);
    if (
      shape.sizes.size === 0 ||
      /each|every (?!edge|side)|\bunit\b/.test(pattern.slice(Math.max(0, start.index - 8), start.index))
    )
      return [];
    const offset = Math.max(0, pattern.lastIndexOf('.', start.index));
    return [...soughtIn(reading, shape, scope, used, offset), ...neededFor(reading, shape, scope, offset)];
  });
}

const withoutSizes = (shape: Shape, names: readonly string[]): Shape => ({
  ...shape,
  sizes: new Map([...shape.sizes].filter(([name]) => !names.includes(name))),
});

/** Material for a shape: "we need 30 square feet of cloth", "the netting that covers it has to be 84 square feet". */
const NEEDED = phrase(
  '\\b(?:need|needs|needed|cover|covers|covering|wrap|wraps|takes?|use|uses|carpet|paper|cloth|fabric|netting|tiles?|sod|paint)\\b[^#.?!]{0,40} Q',
);
const NOT_ALL =
  /\b(?:each|every|per|one|gallon|can|box|pack|roll|costs?|cents|left|more|already|half|wall|door|window|except|without)\b/;

function neededFor(reading: Reading, shape: Shape, scope: string, offset: number): Finding[] {
  return [...scope.matchAll(NEEDED)].flatMap((found) => {
    const said = reading.quantities[Number(found[1] ?? -1)];
    const sentence = scope.slice(scope.lastIndexOf('.', found.index) + 1, found.index + found[0].length);
    if (
      said?.measure?.dimension !== 'm^2' ||
      NOT_ALL.test(sentence) ||
      /^ ?(?:per|each|a)\b/.test(scope.slice(found.index + found[0].length))
    )
      return [];
    const names = shape.sizes.has('height') && !/triangle|parallelogram|sail/.test(shape.kind) ? ['surface'] : ['area'];
    const kind = shape.kind === 'sail' ? 'triangle' : shape.kind;
    const values = names.flatMap((name) => valuesOf({ ...shape, kind }, name, piOf(reading)));
    const match = new Match(reading, found, offset);
    const all = values.flatMap((value) => says(match, said, expected(value, said, shape, 2)) ?? []);
    return all.find(({ holds }) => holds) ?? all[0] ?? [];
  });
}

function soughtIn(reading: Reading, shape: Shape, scope: string, used: ReadonlySet<number>, offset: number): Finding[] {
  const pis = piOf(reading);
  return SOUGHT.flatMap(([pattern, sought, power]) =>
    [...scope.matchAll(pattern)].flatMap((found) => {
      const number = found.slice(1).findLast((group) => group !== undefined);
      const said = reading.quantities[Number(number ?? -1)];
      if (said === undefined) return [];
      // Lengths before all; an area or a perimeter is used for what it leads to.
      const lengths = withoutSizes(shape, ['area', 'perimeter', sought]);
      const direct = valuesOf(lengths, sought, pis);
      if (direct.length === 0 && used.has(Number(number)) && [...used].some((other) => other > Number(number)))
        return [];
      const wanted = direct.length > 0 ? direct : valuesOf(withoutSizes(shape, [sought]), sought, pis);
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
