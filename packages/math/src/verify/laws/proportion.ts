import { namesSize } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { startsAbove } from '../reading/starts-above.ts';
import { labelBehind, nameOf } from '../story/mentions.ts';
import { type Amount, CHANGES, earlierThan, goesOn, isPercent, judged, type Law, type Scene, shares } from './scene.ts';

/** So much of one thing for so much of another. `said` is missing where the words name one of it: "each ticket". */
type Side = {
  readonly names: readonly string[];
  readonly of: readonly string[];
  readonly value: number;
  readonly said?: Amount;
};
type Pair = { readonly sides: readonly [Side, Side]; readonly sentence: number };

const LINK =
  /^(?: (?!(?:and|or|but|while)\b)[a-z'-]+){0,3}?,? (?:(?:it|she|he|they|you|we|i)(?:'ll|'d)? )?(?:would |will |should |must |can |could )?(?:costs?|in|for|takes?|weighs?|makes?|fills?|needs?|every|per|serves?|holds?|uses?|require?s|covers?|goes|travels?|rides?|drives?|runs?|walks?|prints?|reads?|earns?|pays?|gets?|is|are)(?: about| only| just| exactly| a total of| the| every| each)* $/;
const PER =
  /^(?: (?!(?:and|or|but)\b)[a-z]+){0,2}? (?:per|an?|each|every|for (?:each|every|an?)|in (?:an?|each|every)) (?:single )?([a-z]+)\b(?! (?:of|and) #)/;
const EACH =
  /(?:^| )(?:each|every|an?|single) ((?:[a-z]+ ){1,2}?)(?:would |will |must |should )?(?:costs?|weighs?|takes?|needs?|holds?|is worth|sells for|makes|uses|fills|earns|has|contains?|seats)(?: about| only| just| exactly)* $/;

const sideOf = (said: Amount): Side => ({
  names: said.kind === 'num' ? said.label : [said.kind],
  of: said.label,
  value: said.base,
  said,
});
const oneOf = (words: string): Side => {
  const names = words.trim().split(' ').map(nameOf);
  const unit = names.find(({ what }) => what.includes('^'));
  return unit
    ? { names: [unit.what], of: [], value: unit.size }
    : { names: labelBehind(` ${words.trim()}`), of: [], value: 1 };
};

const isPart = (one: Amount): boolean => isPercent(one) || (one.quantity.form === 'fraction' && one.kind === 'num');
/** Whether two sides count one thing: "white rhinos" and "black rhinos" are two. */
function isSameKind({ names: a }: Side, { names: b }: Side): boolean {
  const [own, other] = [a.filter((name) => !b.includes(name)), b.filter((name) => !a.includes(name))];
  return shares(a, b) && (own.length === 0 || other.length === 0);
}
const isOne = ({ sides: [a, b] }: Pair): boolean => !a.said || !b.said;

/** The pairs that a paragraph names, in order. */
function pairsOf({ lines }: Scene): Pair[] {
  return lines.flatMap(({ amounts, pattern }, sentence) =>
    /[~?]/.test(pattern)
      ? []
      : amounts.flatMap((one, at): Pair[] => {
          if (isPart(one)) return [];
          const own = sideOf(one);
          const per = PER.exec(one.tail)?.[1];
          if (per !== undefined) return [{ sides: [own, oneOf(per)], sentence }];
          const next = amounts[at + 1];
          const isUsed = one.tail.includes(',') && at > 0 && LINK.test(amounts[at - 1]?.tail ?? '');
          const isLinked = next && !isPart(next) && !isUsed && LINK.test(one.tail) && !PER.test(next.tail);
          const each = EACH.exec(one.lead)?.[1];
          if (!next || !isLinked) return each === undefined ? [] : [{ sides: [oneOf(each), own], sentence }];
          const other = sideOf(next);
          const isList =
            /(?:,|\band|\bor) $/.test(next.lead) || /(?:#\d+ [a-z ]{1,30}),? (?:and|or) $/.test(one.before);
          return isList ? [] : [{ sides: [own, other], sentence }];
        }),
  );
}

const isNamed = ({ sides: [a, b] }: Pair): boolean =>
  a.names.length > 0 && b.names.length > 0 && !shares(a.names, b.names) && a.value !== 0 && b.value !== 0;

/** What the pair gives for the side `of` of another pair; undefined if they count different things. */
function valueBy(known: Pair, [a, b]: readonly [Side, Side]): number | undefined {
  const [p, q] = known.sides;
  const fits = (x: Side, y: Side): boolean =>
    isSameKind(x, y) && (x.of.length === 0 || y.of.length === 0 || shares(x.of, y.of));
  if (fits(p, a) && fits(q, b)) return (a.value * q.value) / p.value;
  return fits(q, a) && fits(p, b) ? (a.value * p.value) / q.value : undefined;
}

/** More of them need less time. */
const WORKERS =
  /\b(?:workers?|painters?|people|machines?|pumps?|taps?|pipes?|robots?|cooks?|gardeners?|printers|hoses?|students|friends|volunteers|helpers)\b/;
/** Words for what follows; two amounts without them are given. */
/** Whether the rate for one stands in the same sentence, before the two amounts. */
const isSaidFirst = (known: readonly Pair[], { said }: Side): boolean =>
  known.every(
    (pair) =>
      (isOne(pair) || IF.test(said?.before ?? '')) &&
      pair.sides.every((side) => (side.said?.quantity.end ?? 0) < (said?.quantity.start ?? 0)),
  );

const IF = /^ ?(?:so |and )?(?:if|when|since|because)\b[^.;]*,[^#]*$/;
const FOLLOWS =
  /\b(?:would|will|could|can|so|then|thus|therefore|means|at (?:this|that|the same)|needs?|takes?|it|which)\b/;

/** "A printer makes 18 pages in 3 minutes. For 54 pages it needs 9 minutes." */
export const proportionLaw: Law = (scene) => {
  const pairs = pairsOf(scene).filter(isNamed);
  return pairs.flatMap((pair, number): Finding[] => {
    const line = scene.lines[pair.sentence];
    const [a, b] = pair.sides;
    const said = b.said ?? a.said;
    const [from, to] = b.said ? [a, b] : [b, a];
    if (!line || !said) return [];
    const earlier = pairs.slice(0, number);
    const fitting = earlier.filter((known) => valueBy(known, [from, to]) !== undefined);
    const expected = fitting.flatMap((known) => valueBy(known, [from, to]) ?? []);
    if (expected.length === 0) return [];
    // Two rates are not compared, and of several nobody can tell which goes on.
    const isOther = fitting.some((known) => isOne(known) && isOne(pair));
    const isPriced =
      [from, to].some(({ said: one }) => one && namesSize(one.quantity)) &&
      [from, to].some(({ said: one }) => one?.kind === 'usd^1');
    const rates = expected.some((value) => Math.abs(value - (expected[0] ?? 0)) > 1e-9 * Math.abs(value));
    const first = Math.min(...earlier.map(({ sentence }) => sentence));
    const words = scene.lines
      .slice(first, pair.sentence + 1)
      .map(({ pattern }) => pattern)
      .join(' ');
    const isFirst = pair.sentence === first && isSaidFirst(fitting, from);
    const before = earlierThan(scene, pair.sentence) + (isFirst ? (from.said?.before ?? '') : '');
    const whole = expected.flatMap((value) => [value, Math.ceil(value - 1e-9), Math.floor(value + 1e-9)]);
    const own = said.kind === 'num' ? whole : expected;
    const lead = (from.said ?? said).before;
    const clause = `${lead.split(/[.,;] /).at(-1)} ${from.said && b.said ? from.said.tail : said.lead}`;
    const isSure =
      !CHANGES.test(words) &&
      !startsAbove(words, scene.lines.map(({ text }) => text).join(' ')) &&
      !isOther &&
      !isPriced &&
      !(WORKERS.test(words) && [a, b].some(({ names }) => names.includes('s^1'))) &&
      !rates &&
      from.said?.quantity.computed !== true &&
      !/[#@]\d+(?! per [a-z]+$)[^,;]*$/.test(lead) &&
      (isOne(pair) || FOLLOWS.test(clause)) &&
      (pair.sentence > first || isFirst) &&
      goesOn(`${lead} ${(from.said ?? said).tail} ${said.lead}`, before);
    // A rounded number fits one way: "3 hours" for 2.8 hours does not make 155 miles right.
    const back = fitting.flatMap((known) => valueBy(known, [to, from]) ?? []);
    const isBack =
      from.said === undefined || from.said.kind === 'num' || judged(from.said, back).every(({ holds }) => holds);
    const forth = judged(said, own, from.said ?? said);
    const found = isBack || forth.every(({ holds }) => !holds) ? forth : judged(from.said ?? said, back);
    return isSure ? found : found.filter(({ holds }) => holds);
  });
};
