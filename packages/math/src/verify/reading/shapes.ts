import type { Measure, Quantity } from './quantity.ts';
import type { Reading } from './reading.ts';
import { type Expected, type Finding, Match, phrase, says } from './rule.ts';
import { type Shape, type Sizes, valuesOf } from './values-of.ts';

const KINDS =
  'square pyramid|square|equilateral triangle|regular (?:pentagon|hexagon|octagon|decagon)|rectangle|rectangular prism|rectangular|box|cube|circle|circular|parallelogram|right triangle|triangle|cylinder|prism|sphere|rhombus|tank|garden|patio|room|classroom|carton|aquarium|wheel|round|sail|can|cone|pyramid|playground|plate|pizza|pool|rug|field|park|floor|wall|poster|sandbox|crate|suitcase|pond|lawn|deck|banner|flag|tray|bedroom|hall|gym|container';
const SHAPE = phrase(`\\b(${KINDS})\\b`);
/** Two sizes describe a rectangle, whatever the thing is: "an index card 7 inches long and 4 inches wide". */
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
  [
    phrase(
      '(?<!#\\d+ of (?:the|its) |half (?:of )?(?:the|its) )perimeter(?: of (?:a|an|the|this) [a-z]+)? (?:of|is) Q',
    ),
    ['perimeter'],
  ],
  [phrase('area (?:of|is) Q'), ['area']],
];

const SOUGHT: readonly (readonly [RegExp, string, number])[] = [
  [
    phrase(
      'surface area(?: NOUN)?(?: NOUN)? IS Q|surface area of (?:the|a|an|this)(?:(?!whose)[^.?!]){0,60}? IS Q|surface area of (?:about )?Q',
    ),
    'surface',
    2,
  ],
  [
    phrase(
      '(?<!surface )\\barea(?: NOUN)?(?: NOUN)? IS Q|(?<!surface )\\barea is ~,? (?:so|or|which is|that is) Q|(?<!surface )\\barea of (?:the|a|an|this)(?:(?!whose)[^.?!]){0,60}? IS Q|(?<!surface )\\barea (?:of |close to |near |about |)(?:about |close to |near |roughly )?Q',
    ),
    'area',
    2,
  ],
  [
    phrase(
      'volume(?: NOUN)?(?: NOUN){0,4} IS Q|volume of (?:about )?Q|volume of (?:the|a|an|this)(?:(?!whose)[^.?!]){0,60}? IS Q|(?:it|that|which|tank|box|can|aquarium|pool|carton|cylinder|cone|container|cube|prism|height) (?:holds?|would hold|can hold)(?: about| exactly)? Q',
    ),
    'volume',
    3,
  ],
  [
    phrase(
      'perimeter(?: NOUN)?(?: NOUN)? IS Q|perimeter of (?:the|a|an|this)(?:(?!whose)[^.?!]){0,60}? IS Q|(?:need |and )?Q of (?:fence|fencing|border|edging|trim|lace|molding|binding)|perimeter (?:of|close to|near) (?:about )?Q|(?:walk|run|go|ride|bike|stroll|fence|way|distance|trip) (?:all )?(?:the way )?around (?:it|the [a-z]+)[^#.?!]{0,30} Q|all the way around[^#.?!]{0,30} Q',
    ),
    'perimeter',
    1,
  ],
  [
    phrase(
      'circumference(?: NOUN)?(?: NOUN)? IS Q|circumference of (?:the|a|an|this)(?:(?!whose)[^.?!]){0,60}? IS Q|circumference (?:of|close to|near) (?:about |roughly )?Q',
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

/** The value of π that the text works with. */
const piOf = (reading: Reading): readonly number[] =>
  /π ?≈?|pi /.test(reading.pattern) && reading.quantities.some(({ value }) => value === 3.14)
    ? [3.14]
    : [Math.PI, 3.14, 22 / 7];

const lengthUnit = (quantities: readonly Quantity[]): Measure | undefined =>
  quantities.find(({ measure }) => measure?.dimension === 'm^1')?.measure ?? sideUnit(quantities);

/** The unit of the sides if only an area is known. */
function sideUnit(quantities: readonly Quantity[]): Measure | undefined {
  const area = quantities.find(({ measure }) => measure?.dimension === 'm^2')?.measure;
  return area && { dimension: 'm^1', factor: Math.sqrt(area.factor) };
}

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
      // "4 by 5 inches": the unit of the last one belongs to all.
      const unit = q.measure ?? quantities.find((one) => one?.measure)?.measure;
      sizes.set(names[at] ?? '', q.value * (unit?.factor ?? 1));
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

/** The statements about each shape of a text, checked with its formulas. */
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
  // "The first has a perimeter of 18 units": said of one of two figures, and it is not known of which.
  const isOfOne =
    starts.length > 1 &&
    /\bthe (?:first|second|other|smaller|larger|bigger|latter|former)(?: one)? (?:has|is|was|covers|needs)\b/.test(
      pattern,
    );
  const all = starts.flatMap((start, at) => {
    // "A square garden", "a rectangular prism": two words for one shape. The next different shape ends the scope.
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
  return isOfOne ? all.filter(({ holds }) => holds) : all;
}

const withoutSizes = (shape: Shape, names: readonly string[]): Shape => ({
  ...shape,
  sizes: new Map([...shape.sizes].filter(([name]) => !names.includes(name))),
});

/** Areas that are given as an amount of material: "we need 30 square feet of cloth", "the netting that covers it has to be 84 square feet". */
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
    // "Drawn 2 inches by 3 inches, it is really 16 feet by 24 feet": two figures of the same thing.
    if ([...scope.slice(0, found.index).matchAll(/#\d+ by #\d+/g)].length > 1) return [];
    const names = shape.sizes.has('height') && !/triangle|parallelogram|sail/.test(shape.kind) ? ['surface'] : ['area'];
    const kind = shape.kind === 'sail' ? 'triangle' : shape.kind;
    const values = names.flatMap((name) =>
      valuesOf({ ...withoutSizes(shape, ['area', 'perimeter']), kind }, name, piOf(reading)),
    );
    const match = new Match(reading, found, offset);
    const all = values.flatMap((value) => says(match, said, expected(value, said, shape, 2)) ?? []);
    return all.find(({ holds }) => holds) ?? all[0] ?? [];
  });
}

const behindOf = (scope: string, number: string | undefined): string =>
  scope.slice(scope.search(new RegExp(`#${number}(?!\\d)`))).replace(/^#\d+/, '');

function soughtIn(reading: Reading, shape: Shape, scope: string, used: ReadonlySet<number>, offset: number): Finding[] {
  const pis = piOf(reading);
  return SOUGHT.flatMap(([pattern, sought, power]) =>
    [...scope.matchAll(pattern)].flatMap((found) => {
      const number = found.slice(1).findLast((group) => group !== undefined);
      const said = reading.quantities[Number(number ?? -1)];
      // "The area is half the base times the height": no number of its own.
      if (
        said === undefined ||
        (said.form !== 'decimal' &&
          /^ (?:of )?(?:the|its|that|this|as|base|width|height|length|an?)\b/.test(behindOf(scope, number)))
      )
        return [];
      // "Half of the perimeter is 20 m."
      if (/(?:half|#\d+)(?: of)? (?:the|its) $/.test(scope.slice(0, found.index))) return [];
      // Lengths are used first; an area or a perimeter is used only to compute another size.
      const lengths = withoutSizes(shape, ['area', 'perimeter', sought]);
      const direct = valuesOf(lengths, sought, pis);
      // The perimeter was given, and the width follows from it: an error is in the width.
      const later =
        /\b(?:so|then|therefore|must be|has to be)\b[^#.?!]{0,16}(?:width|length|side|height)[^#.?!]{0,12} #\d|\b(?:it is|it's|must be) #\d+ (?:wide|long|tall|high)\b/;
      if (/perimeter|area/.test(sought) && used.has(Number(number)) && later.test(scope.slice(found.index))) return [];
      if (direct.length === 0 && used.has(Number(number)) && [...used].some((other) => other > Number(number)))
        return [];
      const wanted = direct.length > 0 ? direct : valuesOf(withoutSizes(shape, [sought]), sought, pis);
      const first = new Match(reading, found, offset);
      const all = wanted.flatMap((value) => says(first, said, expected(value, said, shape, power)) ?? []);
      return all.find(({ holds }) => holds) ?? all[0] ?? [];
    }),
  );
}

/** Converts to base units of the right power; if one of the two has no unit, it gets the unit of the other. */
function expected(value: number, said: Quantity, { unit }: Shape, power: number): Expected | undefined {
  const own = said.measure;
  if (unit === undefined) return own === undefined || own.dimension === `m^${power}` ? { value } : undefined;
  if (own === undefined) return { value: value / unit.factor ** power };
  if (own.dimension !== `m^${power}`) return undefined;
  return { value, measure: { dimension: own.dimension, factor: 1 } };
}
