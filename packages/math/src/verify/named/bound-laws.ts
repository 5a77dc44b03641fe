import { namedParts } from '../../number-names.ts';
import { type Amount, isPercent, type Law, type Line, type Scene, shares } from '../laws/scene.ts';
import { stands } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { labelBehind } from '../story/mentions.ts';

const OPEN = /[?~]|\b(?:not|isn't|if|instead|never|another|other rectangle|each side grows|double[sd]?|twice|half)\b/;
const isOpen = (line: Line | undefined): boolean => line === undefined || OPEN.test(line.pattern);
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const place = ({ quantity: { start, end } }: Amount, holds: boolean): Finding => ({ start, end, holds });
const textOf = ({ lines }: Scene): string => lines.map(({ pattern }) => pattern).join(' ');
const isOneOf = ({ quantity, base, before }: Amount, values: readonly number[]): boolean =>
  values.some((value) =>
    stands(
      quantity.value,
      quantity.places,
      value / (quantity.measure?.factor ?? 1),
      /(?:about|roughly|nearly|almost|around) $/.test(before) || close(base, value),
    ),
  );

const ROW = /(?<![\d.,/=+×÷*-] ?)(-?\d+(?:, -?\d+){2,}(?:,? and -?\d+)?)(?![\d.]*\d|[%°/])/;
const ORDINALS = new Map([
  ['third', 3],
  ...[...namedParts]
    .filter(([name, n]) => n > 3 && n <= 12 && name !== 'quarter')
    .map(([name, n]): [string, number] => [name, n]),
]);
const NTH =
  /\b(?:the )?(?:(next)|([a-z]+)|(\d+)(?:st|nd|rd|th)) (?:number|term|one|entry|figure)(?: in (?:the|this|our) (?:pattern|list|sequence|row))?(?: (?:will be|must be|we'd say is|we say is|is|would be|has to be|should be)) (-?\d+)(?![\d.,]*\d|[/%]| ?[x×·*+]| [a-z]+s of)/g;

/** How a row of numbers goes on: by adding or by multiplying the same. */
function termOf(row: readonly number[]): ((n: number) => number) | undefined {
  const [first = 0, second = 0] = row;
  const [step, factor] = [second - first, second / first];
  if (step !== 0 && row.every((one, at) => one === first + at * step)) return (n) => first + (n - 1) * step;
  return factor > 1 && row.every((one, at) => close(one, first * factor ** at))
    ? (n) => first * factor ** (n - 1)
    : undefined;
}

/** "3, 6, 9, 12, 15 … The eighth number is 24." */
const rowLaw: Law = ({ lines }) => {
  const rows = lines.flatMap(({ text }) => ROW.exec(text)?.[1] ?? []);
  const row = rows.length === 1 ? (rows[0] ?? '').split(/,? and |, /).map(Number) : [];
  const term = termOf(row);
  if (!term) return [];
  return lines.flatMap(({ text, start }): Finding[] => {
    if (/[?]|\b(?:not|n't|if|row has|backward)\b/.test(text)) return [];
    return [...text.toLowerCase().matchAll(NTH)].flatMap((found): Finding[] => {
      const n = found[1] ? row.length + 1 : (ORDINALS.get(found[2] ?? '') ?? Number(found[3] ?? Number.NaN));
      if (!Number.isInteger(n)) return [];
      const end = start + found.index + found[0].length;
      return [{ start: start + found.index, end, holds: close(term(n), Number(found[4])) }];
    });
  });
};

const SCALE = /\b(?:scale|map|drawing|blueprint|floor plan)\b/;
const STANDS_FOR =
  /^(?: on (?:the|a) (?:map|drawing|plan))? (?:to|represents|stands for|for|equals|is|means|shows)(?: every)? $/;

/** "A scale of 1 inch to 20 miles": two lengths of a later sentence have to be in this ratio. */
const scaleLaw: Law = ({ lines, amounts }) => {
  const at = amounts.findIndex((one, i) => {
    const next = amounts[i + 1];
    return (
      next && one.kind === 'm^1' && next.kind === 'm^1' && STANDS_FOR.test(next.lead) && one.sentence === next.sentence
    );
  });
  const [a, b] = [amounts[at], amounts[at + 1]];
  if (!a || !b || !SCALE.test(lines[a.sentence]?.pattern ?? '')) return [];
  return lines.flatMap((line, number): Finding[] => {
    const [c, d, more] = line.amounts.filter(({ kind }) => kind !== 'num');
    if (number <= a.sentence || !c || !d || more || c.kind !== 'm^1' || d.kind !== 'm^1' || isOpen(line)) return [];
    const ratio = a.base / b.base;
    return [place(d, close(c.base / d.base, ratio) || close(d.base / c.base, ratio))];
  });
};

const PAIR: readonly (readonly [RegExp, (a: number, b: number, n: number) => boolean])[] = [
  [/\b(?:add(?:s|ed)? up to|sum is|sum of|add to|total is|have a sum of) $/, (a, b, n) => close(a + b, n)],
  [/\b(?:difference is|difference of|differ by) $/, (a, b, n) => close(Math.abs(a - b), n)],
  [/\b(?:product is|product of|multiply to) $/, (a, b, n) => close(a * b, n)],
];
const MORE_THAN_OTHER = /^ (?:more|less|greater|larger|bigger|smaller) than the other\b/;
const THEY_ARE = /\b(?:the (?:two )?numbers (?:are|must be|have to be)(?: therefore)?|they (?:are|must be)) $/;

/** "Two numbers add up to 30, and one is 6 more than the other. The numbers are 12 and 18." */
const pairLaw: Law = ({ amounts, lines }) => {
  if (!/\btwo numbers\b|#\d+ numbers\b/.test(lines.map(({ pattern }) => pattern).join(' '))) return [];
  return amounts.flatMap((one, at): Finding[] => {
    const [other, next] = [amounts[at + 1], amounts[at + 2]];
    if (!other || !THEY_ARE.test(one.before) || !/^ and $/.test(other.lead) || next?.lead === ' and ') return [];
    if (isOpen(lines[one.sentence])) return [];
    const [a, b] = [one.base, other.base];
    const tests = amounts.slice(0, at).flatMap((given): boolean[] => {
      if (MORE_THAN_OTHER.test(given.tail)) return [close(Math.abs(a - b), given.base)];
      const known = PAIR.find(([lead]) => lead.test(given.before));
      return known ? [known[1](a, b, given.base)] : [];
    });
    return tests.length === 0 ? [] : [{ ...place(other, tests.every(Boolean)), start: one.quantity.start }];
  });
};

const RATIO_OF = /\bratio of (?:the )?([a-z]+) to (?:the )?([a-z]+)(?: [a-z]+){0,3} $/;

/** "A class of 28 students has 16 girls. The ratio of girls to boys is 4 to 3." */
const ratioOfLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said, at): Finding[] => {
    const [found, other] = [RATIO_OF.exec(said.before), amounts[at + 1]];
    if (!found || !other || !/^ (?:to|:) $|^:$/.test(other.lead) || isOpen(lines[said.sentence])) return [];
    const [names, more] = [found[1], found[2]].map((word) => labelBehind(` ${word}`));
    const before = amounts.slice(0, at).filter(({ kind, quantity }) => kind === 'num' && quantity.form !== 'fraction');
    const count = (own: readonly string[] = []): Amount[] => before.filter(({ label }) => shares(label, own));
    const [a, b] = [count(names), count(more)];
    const rest = before.filter((one) => !a.includes(one) && !b.includes(one));
    const [x, y] = [a[0], b[0]];
    if (a.length > 1 || b.length > 1) return [];
    const ratio = x && y ? x.base / y.base : ratioOfRest(x, y, rest);
    return ratio === undefined
      ? []
      : [{ ...place(other, close(said.base / other.base, ratio)), start: said.quantity.start }];
  });

/** One of the two kinds is what the whole has besides the other. */
function ratioOfRest(x: Amount | undefined, y: Amount | undefined, rest: readonly Amount[]): number | undefined {
  const [whole, more] = rest;
  const known = x ?? y;
  if (!whole || more || !known || whole.base <= known.base) return undefined;
  return x ? x.base / (whole.base - x.base) : (whole.base - known.base) / known.base;
}

const RECTANGLE = /\brectang(?:le|ular)\b/;
const OTHER_SHAPE =
  /\b(?:triang\w+|circ\w+|squares?|trapez\w+|parallelogram|border|path|frame|another|l-shape\w*|cut|tiles?|box|prism|tank|deep|height|similar|scale|diagonal)\b/;

/** "The sides of a rectangular garden are 12 m and 7 m. Its perimeter is 38 m." */
const rectangleLaw: Law = (scene) => {
  const { amounts, lines } = scene;
  const text = textOf(scene);
  const lengths = amounts.filter(({ kind }) => kind === 'm^1');
  const [a, b] = lengths;
  if (!a || !b || a.sentence !== b.sentence || !RECTANGLE.test(text) || OTHER_SHAPE.test(text)) return [];
  if (lengths.filter(({ sentence }) => sentence === a.sentence).length > 2 || /perimeter|area/.test(b.before))
    return [];
  return amounts.flatMap((said): Finding[] => {
    if (said === a || said === b || isOpen(lines[said.sentence])) return [];
    const words = said.before.split(/[#,;]/).at(-1) ?? '';
    if (/\bperimeter(?: [a-z]+){0,4} (?:about )?$/.test(words) && said.kind === 'm^1')
      return [place(said, isOneOf(said, [2 * (a.base + b.base)]))];
    return /\barea(?: [a-z]+){0,4} (?:about )?$/.test(words) && said.kind === 'm^2'
      ? [place(said, isOneOf(said, [a.base * b.base]))]
      : [];
  });
};

const SIDES = new Map([
  ...['triangle', 'square', 'pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon'].map(
    (name, at): [string, number] => [name, at + 3],
  ),
]);
const REGULAR = /\b(?:regular|equilateral) ([a-z]+)/;

/** "Each side of a regular pentagon measures 9 cm. The perimeter is 45 cm." */
const regularLaw: Law = (scene) => {
  const text = textOf(scene);
  const sides = SIDES.get(REGULAR.exec(text)?.[1] ?? '');
  const [side, said, more] = scene.amounts.filter(({ kind }) => kind === 'm^1');
  if (sides === undefined || !side || !said || more || isOpen(scene.lines[said.sentence])) return [];
  if (!/\bsides?\b/.test(side.before) || !/\bperimeter(?: [a-z]+){0,4} $/.test(said.lead)) return [];
  return [place(said, isOneOf(said, [sides * side.base]))];
};

const FROM_TO =
  /\b(?:increase[sd]?|grown|risen|rose|went up|gone up|grew|grown|decrease[sd]?|fell|fallen|dropped|went down)(?: [a-z]+){0,2} (?:by|of) (?:about |only |exactly )?$/;

/** "It cost $200, and now it costs $250. The price has increased by 25%." */
const changeOfLaw: Law = ({ amounts, lines }) => {
  const [first] = amounts;
  const money = amounts.filter((one) => !isPercent(one) && one.kind !== 'num' && one.kind === first?.kind);
  const [from, to] = money;
  const said = amounts.filter(isPercent).at(-1);
  if (!from || !to || !said || amounts.filter(isPercent).length > 1 || said.quantity.start < to.quantity.end) return [];
  const gap = Math.abs(to.base - from.base);
  // A third price has to be the change of the two.
  if (money.slice(2).some(({ base }) => !close(base, gap) && !close(base, from.base) && !close(base, to.base)))
    return [];
  const isChange =
    /\b(?:to|now|then|today|costs?|price|is|was)\b/.test(to.lead) && !/\b(?:and|or|off|plus|a) $/.test(to.lead);
  if (!isChange || !FROM_TO.test(said.before) || isOpen(lines[said.sentence])) return [];
  return [place(said, stands(said.quantity.value, (said.quantity.places ?? 0) + 2, gap / from.base, false))];
};

/** Claims that name their relation, with operands that are the only ones of their kind in the paragraph. */
export const BOUND_LAWS: readonly Law[] = [
  rowLaw,
  scaleLaw,
  pairLaw,
  ratioOfLaw,
  rectangleLaw,
  regularLaw,
  changeOfLaw,
];
