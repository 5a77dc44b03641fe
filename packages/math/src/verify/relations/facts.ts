import { POLYGONS } from '../reading/angles.ts';
import type { Finding, Match } from '../reading/rule.ts';
import { everywhere, matches, type Paragraph, told } from '../topic/paragraph.ts';

/** The number of corners of a base, from which those of a prism and a pyramid follow. */
const BASES: ReadonlyMap<string, number> = new Map([
  ['triangular', 3],
  ['square', 4],
  ['rectangular', 4],
  ['pentagonal', 5],
  ['hexagonal', 6],
  ['octagonal', 8],
]);
type Parts = Readonly<Record<'face' | 'edge' | 'vertex', number>>;
const SOLID = `((?:${[...BASES.keys()].join('|')}) (?:prism|pyramid)|cube|cuboid|tetrahedron)`;

/** How many faces, edges and vertices a solid has. */
export function solidParts(name: string): Parts {
  const n = BASES.get(name.split(' ')[0] ?? '') ?? (name === 'tetrahedron' ? 3 : 4);
  return /pyramid|tetrahedron/.test(name)
    ? { face: n + 1, edge: 2 * n, vertex: n + 1 }
    : { face: n + 2, edge: 3 * n, vertex: 2 * n };
}

/** "It has 6 faces, 12 edges and 8 corners": about the only solid that was named. */
function solids({ reading, said }: Paragraph): Finding[] {
  let subject: string | undefined;
  return said.flatMap((sentence): Finding[] => {
    const named = [...sentence.pattern.matchAll(new RegExp(`\\b${SOLID}s?\\b`, 'g'))].map(([, name = '']) => name);
    const others = /\b(?:sphere|cylinder|cone|net|each of the|another)\b/.test(sentence.pattern);
    if (new Set(named).size > 1) subject = undefined;
    else if (named[0] !== undefined) subject = named[0];
    if (subject === undefined || (named.length === 0 && others)) return [];
    const parts = solidParts(subject);
    if (!/\b(?:has|have|with|are|count|had|counts)\b/.test(sentence.pattern)) return [];
    const all = matches(
      reading,
      sentence,
      'Q (?:flat |equal |square |straight |sharp )?(faces|edges|vertices|corners)\\b(?! (?:meet|of each|touch|at|per))',
    );
    const counted = all.flatMap((match) => {
      const part = /face/.test(match.word(2)) ? 'face' : /edge/.test(match.word(2)) ? 'edge' : 'vertex';
      const said = match.quantity(1);
      return said?.measure === undefined ? told(match, said, { value: parts[part] }) : [];
    });
    return [...counted, ...sides(paragraphMatches(reading, sentence), subject)];
  });
}
const paragraphMatches = (reading: Paragraph['reading'], sentence: Paragraph['said'][number]): Match[] =>
  matches(
    reading,
    sentence,
    'has Q (?:[a-z]+ )?(triangular|rectangular|square|pentagonal|hexagonal) (?:faces?|bases?|ends?)(?:,| and)? (?:and )?Q (rectangular|triangular|square) (?:faces?|ones?|sides?)',
  );

/** "Two triangular faces and 3 rectangular ones." */
function sides(found: readonly Match[], solid: string): Finding[] {
  const [shape = '', kind = ''] = solid.split(' ');
  const n = BASES.get(shape);
  if (n === undefined || n === 4) return [];
  return found.flatMap((match) => {
    const ends = match.word(2) === shape;
    if (!ends) return [];
    return [
      ...told(match, match.quantity(1), { value: kind === 'prism' ? 2 : 1 }),
      ...told(match, match.quantity(3), { value: n }),
    ];
  });
}

/** Well-known facts about water, months and angles. */
const WATER: readonly (readonly [string, number, number])[] = [
  ['freezes', 0, 32],
  ['boils', 100, 212],
];
function water({ reading }: Paragraph): Finding[] {
  return WATER.flatMap(([verb, celsius, fahrenheit]) =>
    everywhere(reading, `\\bwater\\b[^.?!]{0,50}\\b${verb} at(?: about| exactly)? Q`).flatMap((match): Finding[] => {
      const said = match.quantity(1);
      const scale = said?.measure?.scale;
      if (!said || scale === undefined) return [];
      const value = scale === 'C' ? celsius : fahrenheit;
      return [{ start: said.start, end: said.end, holds: said.value === value, value: `${value}` }];
    }),
  );
}

const MONTHS: ReadonlyMap<string, readonly number[]> = new Map([
  ...'january march may july august october december'.split(' ').map((name): [string, number[]] => [name, [31]]),
  ...'april june september november'.split(' ').map((name): [string, number[]] => [name, [30]]),
  ['february', [28, 29]],
]);
const COUNTS: readonly (readonly [string, readonly number[]])[] = [
  [
    '(?:a |each |every |one |the |whole |regular |normal |common |ordinary )*year (?:has|is|lasts)(?: #\\d+ months and)? Q days',
    [365, 366, 365.25],
  ],
  ['leap year (?:has|is|lasts)(?: exactly)? Q days', [366]],
  ['Q days in (?:a|one|the|every|each) (?:whole |regular |normal |common )?year', [365, 366, 365.25]],
  ['Q days in (?:a|one|every|each) leap year', [366]],
  ['Q months in (?:a|one|the|every|each) year', [12]],
  ['Q weeks in (?:a|one|the|every|each) year', [52]],
  ['Q (?:cards in a|cards are in a) (?:full |standard |normal )?deck', [52, 54]],
  ['Q (?:letters in the|letters are in the) (?:english )?alphabet', [26]],
];
const MONTH = `(${[...MONTHS.keys()].join('|')})`;

function calendar({ reading }: Paragraph): Finding[] {
  const months = [
    `\\b${MONTH} (?:has|had|have|only has)(?: only| exactly| always)? (#\\d+)`,
    `(#\\d+) days in ${MONTH}\\b`,
  ].flatMap((source, turned) =>
    everywhere(reading, source).flatMap((match): Finding[] => {
      const [name, number] = turned === 0 ? [match.word(1), match.word(2)] : [match.word(2), match.word(1)];
      const said = reading.quantities[Number(number.slice(1))];
      if (!said || !/days?$/.test(said.text) || /^ (?:of|left|until|off|with|without)\b/.test(match.behind(said)))
        return [];
      return [{ start: said.start, end: said.end, holds: MONTHS.get(name)?.includes(said.value) === true }];
    }),
  );
  const counts = COUNTS.flatMap(([source, values]) =>
    everywhere(reading, source.replace(/ (days|months|weeks)/g, '(?: $1)?')).flatMap((match): Finding[] => {
      const said = match.quantity(1);
      const unit = / (days|months|weeks)/.exec(source)?.[1]?.replace(/s$/, '');
      if (!said || match.isAbout(said) || (unit !== undefined && !new RegExp(`${unit}s?$`).test(said.text))) return [];
      return [{ start: said.start, end: said.end, holds: values.includes(said.value) }];
    }),
  );
  return [...months, ...counts];
}

/** "A regular hexagon has angles of 120°." */
function regularAngles({ reading }: Paragraph): Finding[] {
  const names = [...POLYGONS.keys()].join('|');
  return everywhere(
    reading,
    `\\b(?:regular|equilateral) (${names})\\b[^.?!#]{0,40}\\b(?:each|every|all|its)\\b[^.?!#]{0,24}\\bangles?(?: (?:is|are|measures?|equals|has))? Q`,
  ).flatMap((match): Finding[] => {
    const [n, said] = [POLYGONS.get(match.word(1)), match.quantity(2)];
    if (n === undefined || said?.measure?.dimension !== 'deg^1') return [];
    const value = (180 * (n - 2)) / n;
    return /exterior|outside|central/.test(match.text) ? [] : told(match, said, { value, measure: said.measure });
  });
}

/** Facts about solids, water, the calendar and regular shapes. */
export const factFindings = (paragraph: Paragraph): Finding[] => [
  ...solids(paragraph),
  ...water(paragraph),
  ...calendar(paragraph),
  ...regularAngles(paragraph),
];
