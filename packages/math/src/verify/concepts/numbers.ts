import { isPrime } from '../is-prime.ts';
import { amountAt, type Law, type Scene, wordsOf } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';
import { close, isDenied, isInteger, isOpen, saidAt, TIMES_WORDS, timesOf, weighed } from './weighed-amounts.ts';

export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const divisorsOf = (n: number): number[] =>
  n > 5000 ? [] : Array.from({ length: n }, (_, at) => at + 1).filter((d) => n % d === 0);

const SAME_NUMBER =
  /\b(?:same number|equal numbers?|as many [a-z]+ as|none left|nothing left|no leftovers|without (?:any )?left-?overs?|again|at the same time|together|same (?:day|time|moment))\b/;
const PACKED = /\b(?:packs?|packages?|boxes|bags|come in|come|cartons|trays|every|rows|laps?|sets)\b/;
const IDENTICAL =
  /\b(?:identical|equal|same|alike|nothing left|none left|without (?:any )?left|no leftovers|divide evenly)\b/;

/** "Hot dogs come 10 to a pack and buns 8 to a pack. The fewest she can buy is 80." */
const commonMultipleLaw: Law = (scene) => {
  const words = wordsOf(scene);
  const [a, b, ...rest] = scene.amounts;
  if (!a || !b || !isWholeNumber(a.quantity.value) || !isWholeNumber(b.quantity.value) || a.kind !== b.kind) return [];
  const [m, n] = [a.quantity.value, b.quantity.value];
  const factor = a.quantity.measure?.factor ?? 1;
  const least = ((m * n) / gcd(m, n)) * factor;
  return rest.flatMap((said): Finding[] => {
    const line = scene.lines[said.sentence];
    if (!line || isDenied(line) || said.kind !== a.kind || said.quantity.computed) return [];
    if (/^ (?:[a-z]+ )?(?:packs?|packages?|boxes|bags|cartons|laps?|times|rows|sets)\b/.test(said.tail)) return [];
    const isLeast = /\b(?:fewest|smallest|least|minimum|as few)\b/.test(line.pattern);
    const isMost = /\b(?:most|greatest|largest|maximum|biggest)\b/.test(line.pattern);
    const isMeeting =
      /\bevery\b/.test(words) &&
      /\b(?:together|at the same time|again|both|same (?:day|time|moment))\b/.test(line.pattern);
    if ((isLeast && SAME_NUMBER.test(words) && PACKED.test(words)) || isMeeting)
      return weighed(said, [least], least === m * n * factor ? [] : [m * n * factor, (m + n) * factor]);
    const common = divisorsOf(gcd(m, n)).filter((d) => d < gcd(m, n) && d > 1);
    return isMost && IDENTICAL.test(words) && a.kind === 'num' && !isLeast
      ? weighed(said, [gcd(m, n)], [...common, (m * n) / gcd(m, n)])
      : [];
  });
};
const isWholeNumber = (value: number): boolean => Number.isInteger(value) && value > 1 && value < 1000;

const LISTED = /#(\d+)((?:(?:, and |, | and )#\d+)+)/g;

/** The lists of whole numbers in a sentence, with where they begin in its pattern. */
function listsIn(
  { reading }: Scene,
  pattern: string,
): { readonly values: number[]; readonly marks: string[]; readonly at: number }[] {
  return [...pattern.matchAll(LISTED)].map((found) => {
    const marks = [...found[0].matchAll(/#(\d+)/g)].map(([, mark = '']) => mark);
    return {
      marks,
      at: found.index,
      values: marks.map((mark) => reading.quantities[Number(mark)]?.value ?? Number.NaN),
    };
  });
}

/** "Three consecutive integers add up to 72, so they're 22, 24 and 26." */
const consecutiveLaw: Law = (scene) => {
  const kind = /\bconsecutive (even |odd )?(?:integers|numbers|whole numbers|counting numbers)\b/.exec(wordsOf(scene));
  if (!kind) return [];
  const step = kind[1] === undefined ? 1 : 2;
  return scene.lines.flatMap((line): Finding[] =>
    listsIn(scene, line.pattern).flatMap(({ values, marks, at }): Finding[] => {
      const lead = line.pattern.slice(0, at);
      if (
        isOpen(line) ||
        !/\b(?:they're|they are|numbers are|integers are|they must be|are|get)(?: [a-z]+)? $/.test(lead)
      )
        return [];
      if (/\b(?:such as|like|for example)\b/.test(lead)) return [];
      const isRow = values.slice(1).every((value, index) => value - (values[index] ?? 0) === step);
      // "5 and 7, and −7 and −5": two answers stand side by side.
      if (!isRow && values.some((value) => value !== 0 && values.includes(-value))) return [];
      const isParity = kind[1] === undefined || values.every((value) => (value % 2 === 0) === (kind[1] === 'even '));
      const [first, last] = [amountAt(scene, marks[0]), amountAt(scene, marks.at(-1))];
      return first && last && values.length > 1
        ? [{ start: first.quantity.start, end: last.quantity.end, holds: isRow && isParity }]
        : [];
    }),
  );
};

/** "Between 20 and 30 there are three: 23, 27 and 29." */
const primesLaw: Law = (scene) => {
  if (!/\bprimes?\b/.test(wordsOf(scene))) return [];
  return scene.lines.flatMap((line): Finding[] => {
    const between = /\bbetween #(\d+) and #(\d+)\b(?! (?:and|to))/.exec(line.pattern);
    const [from, to] = [1, 2].map(
      (group) => scene.reading.quantities[Number(between?.[group] ?? -1)]?.value ?? Number.NaN,
    );
    const list = listsIn(scene, line.pattern).find(({ at }) => at > (between?.index ?? 0) + (between?.[0].length ?? 0));
    if (from === undefined || to === undefined || !list || isOpen(line) || to - from > 1000) return [];
    const isOther =
      /\b(?:composite|odd|even|factors|multiples)\b/.test(line.pattern) || /\bexcept|such as|like\b/.test(line.pattern);
    const inside = Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + 1 + at).filter(isPrime);
    const [first, last] = [amountAt(scene, list.marks[0]), amountAt(scene, list.marks.at(-1))];
    if (isOther || !first || !last || Number.isNaN(from)) return [];
    const holds = list.values.length === inside.length && list.values.every((value) => inside.includes(value));
    return [{ start: first.quantity.start, end: last.quantity.end, holds }];
  });
};

const WORTH =
  /\b(?:worth|stands for|represents|means|value (?:of|is)|has a value of|is in the [a-z]+ place, (?:so|or))(?: only| just| exactly)* $/;

/** "The first 3 is worth 100 times as much as the second", where they stand for 300 and 30. */
const placeRatioLaw: Law = (scene) =>
  scene.lines.flatMap((line): Finding[] => {
    const found =
      /\bfirst\b[^.]*?(?:#(\d+) times|(ten|twice|ten times)(?: times)?) (?:as (?:much|large|big|great)|the value|more|bigger)\b[^.]*\b(?:second|other|next)\b/.exec(
        line.pattern,
      );
    const said = amountAt(scene, found?.[1]);
    const known = scene.amounts.filter((one) => WORTH.test(one.lead) && isInteger(one) && one !== said);
    const [a, b, more] = known;
    if (!found || !said || !a || !b || more || isDenied(line)) return [];
    const ratio = a.quantity.value / b.quantity.value;
    const power = Math.log10(ratio);
    return Math.abs(power - Math.round(power)) < 1e-9 ? weighed(said, [ratio], []) : [];
  });

/** "√7 is rational", "12 is a multiple of 36". */
const kindLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] => {
    if (isOpen(line)) return [];
    const root = /√(\d+) (?:is|must be) (?:an? )?(ir)?rational\b/i.exec(line.text);
    if (!root) return [];
    const isSquare = Number.isInteger(Math.sqrt(Number(root[1])));
    return saidAt(line, root, isSquare === (root[2] === undefined));
  });

const SIZES = /\b(?:sides?|edges?|radius|diameters?|radii|#\d+-?(?:inch|foot|centimeter))\b/;
const COMPARED = new RegExp(
  `\\b(${TIMES_WORDS}) (?:that|the|as much|as large an?|as big an?|its) (area|volume)\\b`,
  'i',
);

/** "A pizza with a 24-inch diameter has twice that area": areas grow with the square of the sizes. */
const similarLaw: Law = ({ lines, amounts }) =>
  lines.flatMap((line, number): Finding[] => {
    const found = COMPARED.exec(line.text);
    const times = timesOf(found?.[1] ?? '');
    const own = line.amounts.filter(({ kind }) => kind === 'm^1');
    const before = amounts.filter((one) => one.sentence < number && one.kind === 'm^1');
    const [size, more] = own;
    const first = before[0];
    if (!found || times === undefined || !size || more || !first || isOpen(line)) return [];
    const isSized = [size, first].every(
      ({ before: words, behind }) => SIZES.test(words) || SIZES.test(behind.slice(0, 24)),
    );
    const power = /area/i.test(found[2] ?? '') ? 2 : 3;
    const same = before.filter((one) => /radius/.test(one.lead + one.tail) === /radius/.test(size.lead + size.tail));
    if (!isSized || same.length === 0) return [];
    const ratios = same.map((one) => size.base / one.base);
    if (ratios.some((ratio) => close(ratio ** power, times))) return saidAt(line, found, true);
    return ratios.some((ratio) => close(ratio, times) || close(1 / ratio, times)) ? saidAt(line, found, false) : [];
  });

const NEXT = /\bthe next (?:one|number|term|multiple)\b[^#.]*?\b(?:is|will be|would be|say is|comes? is) #(\d+)/;

/** "4, 8, 12, 16, 20, 24: the next one is 27." */
const nextLaw: Law = (scene) => {
  const lists = scene.lines
    .flatMap(({ pattern }) => listsIn(scene, pattern))
    .filter(({ values }) => values.length >= 4);
  const [list, more] = lists;
  if (!list || more) return [];
  const [a = 0, b = 0, c = 0, d = 0] = list.values.slice(-4);
  const next =
    b - a === c - b && c - b === d - c
      ? d + (d - c)
      : a !== 0 && b / a === c / b && c / b === d / c
        ? (d * d) / c
        : undefined;
  return scene.lines.flatMap((line): Finding[] => {
    const said = amountAt(scene, NEXT.exec(line.pattern.replace(/\bwould\b/, 'will be'))?.[1]);
    return said && next !== undefined && !/\?/.test(line.pattern) && said.kind === 'num'
      ? weighed(said, [next], [next - 2, next - 1, next + 1, next + 2, d + 1])
      : [];
  });
};

export const NUMBER_CONCEPTS: readonly Law[] = [
  commonMultipleLaw,
  consecutiveLaw,
  primesLaw,
  placeRatioLaw,
  kindLaw,
  similarLaw,
  nextLaw,
];
