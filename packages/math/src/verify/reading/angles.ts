import { DEGREES } from './quantity.ts';
import { type Expected, type Finding, type Match, phrase, type Rule, rule, says } from './rule.ts';

/** Polygons by the number of their sides. */
export const POLYGONS: ReadonlyMap<string, number> = new Map([
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
/** The angle that completes a sum. */
const missing =
  (sum: number) =>
  (m: Match): Finding | undefined => {
    const all = m.groups.slice(1).map((_, at) => m.quantity(at + 1));
    const said = all.at(-1);
    const given = all.slice(0, -1).reduce((total, angle) => total + (angle?.value ?? Number.NaN), 0);
    if (all.some((angle) => angle?.text.toLowerCase() === 'one')) return undefined;
    return given < sum ? says(m, said, degrees(sum - given)) : undefined;
  };

/** The sum of the angles and each angle of one polygon, even if they stand in different sentences. */
function polygon(m: Match): Finding[] {
  if (/\b(?:exterior|central)\b/.test(m.reading.pattern)) return [];
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
  rule('angles (?:of|in) (?:a|the|this|one) triangle (?:are|measure|could be) Q, Q,? and Q', (m) => {
    const [a, b] = [m.quantity(1)?.value ?? 0, m.quantity(2)?.value ?? 0];
    return says(m, m.quantity(3), degrees(180 - a - b));
  }),
  rule('vertical angles[^?!]{0,60} (?:is|measures) Q[^#?!]{0,60} Q', (m) =>
    says(m, m.quantity(2), degrees(m.quantity(1)?.value ?? 0)),
  ),
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
