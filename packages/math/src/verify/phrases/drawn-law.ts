import { type Amount, isPercent, judged, type Law, type Line, type Scene } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';
import { isPart } from './matched.ts';

/** "25 books on each shelf", "30 miles to the gallon": so much for one. */
const FOR_ONE_TAIL =
  /^ (?:[a-z]+ ){0,2}?(?:each\b|apiece\b|every [a-z]+|per [a-z]+|(?:an?|one) (?:hour|minute|second|day|week|month|year|night|pound|ounce|gallon|mile|piece|person|ticket|yard|foot|dozen|lap|game|bag|box|row)\b|(?:in|on|at|for|to|from|with) (?:each|every|the gallon|an? [a-z]+))/;
const FOR_ONE_LEAD =
  /(?:^ ?|[.,;:] |\b(?:and|so|if|because|but) )(?:each|every|an?|one)(?: [a-z]+){1,4} (?:is|has|have|costs?|cost|holds?|covers?|gets|got|weighs?|paid|pays|takes?|took|seats?|needs?|uses?|used|earns?|ran|read|reads|sold|made|makes|bought|feeds|serves)(?: about| exactly| only)? $/;
/** Words that say that something follows. */
const DRAWN =
  /(?:^|[.,;:]) ?(?:and |but )?(?:so|thus|therefore|that is|that's|that makes|that means|that leaves|which is|which makes|which means|which leaves|then|leaving|making)\b[^#]*$|\b(?:you|we|i|they|he|she) (?:can|could|will|need|needs|must)(?: [a-z]+){0,2} $|\b(?:the (?:total|cost|price|trip|job)|it) (?:is|will be|was|comes to|costs?|takes?|took) $/;
const REST =
  /^ (?:[a-z]+ ){0,2}?(?:(?:is|are|was|were) )?(?:still )?(?:left|remain|remains|remaining|missing|short|absent|empty|to go|more to go|left over|away|off|over)\b|^ (?:[a-z]+ ){0,2}?(?:is|are) still (?:on|in|at) the\b|^ more\b/;
const REST_LEAD =
  /\b(?:leaves?|leaving|left|leaves room for|still needs?|have|has|needs?|short)(?: room for| only| just)? $/;
const ALL = /\b(?:together|altogether|in all|in total|total|combined|adds? up to|all)\b/;

/** Words after which the numbers before may not be all that counts, or may count in another way. */
const OPEN =
  /[?~&@]|\b(?:not|isn't|aren't|didn't|doesn't|never|suppose|imagine|instead|another|other|others|plus|minus|short of|also|except|about|almost|nearly|estimate|twice|double|half|triple|times|dozen|pair|pairs|both|average|mean|area|perimeter|volume|angle|angles|percent|discount|tax|tip|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|round trip|back|probability|chance|likely|ratio|scale|older|younger|digits?|slope|sum|product|difference|quotient|factor|multiple|square|cube|rectangle|triangle|circle|sides?|pattern|sequence|term|halfway|between|remainder|divided?|long division|bring|tens|ones|halves|thirds|fourths|fifths|wholes?)\b/;
const TAKES =
  /\b(?:ate|eats?|gave|gives?|used|uses|sold|sells|lost|loses|spent|spends|took|takes|broke|checked out|threw|popped|flew|left|borrowed|donated|fell|dropped|drops|got off|melted|leaked|drank|are on|is on|on it|in it|on board|room for|have|has)\b/;

const GROUPED = /#\d+ (?:[a-z]+ ){1,3}of #\d+/;
const isForOne = (one: Amount): boolean =>
  FOR_ONE_TAIL.test(one.behind) || (FOR_ONE_LEAD.test(one.before) && !/^ (?:for|a total)\b/.test(one.behind));
const isPlain = (one: Amount): boolean => !isPart(one) && !isPercent(one) && one.base > 0;

const rounded = (values: readonly number[]): number[] =>
  values.flatMap((value) => [value, Math.floor(value + 1e-9), Math.ceil(value - 1e-9)]);

/** What may follow from an amount for one and some others: products and quotients, with others added or taken away. */
function fromRate(rate: Amount, others: readonly Amount[], said: Amount): readonly number[] {
  const [a, b] = others;
  if (!a) return [];
  const sizes = (one: Amount): number[] => [one.base, one.quantity.value];
  const pairs =
    b === undefined ? sizes(a) : [...sizes(a), ...sizes(b), a.base + b.base, a.base - b.base, b.base - a.base];
  const made = pairs.flatMap((n) => [
    n * rate.base,
    n * rate.quantity.value,
    ...rounded([n / rate.base, n / rate.quantity.value]),
    n % rate.base,
  ]);
  const extra = b === undefined ? [] : [a.base, b.base];
  const all = [
    ...made,
    ...made.flatMap((value) =>
      extra.flatMap((one) => [value + one, value - one, one - value, one * value, one / value]),
    ),
  ];
  const factor = said.quantity.measure?.factor ?? 1;
  return all.flatMap((value) => [value, value * factor]).filter((value) => Number.isFinite(value));
}

function expected(said: Amount, before: readonly Amount[], words: string): readonly number[] {
  const rates = before.filter(isForOne);
  const [rate, second] = rates;
  const others = before.filter((one) => one !== rate);
  if (rate && !second && others.length > 0 && others.length < 3) return fromRate(rate, others, said);
  const [a, b, more] = before;
  if (rate || !a || !b || more || a.kind !== b.kind || said.kind !== a.kind) return [];
  const isRest = REST.test(said.tail) || REST_LEAD.test(said.lead);
  const isAll = ALL.test(`${said.lead} ${said.tail}`);
  if (isRest && !isAll && TAKES.test(words)) return [Math.abs(a.base - b.base)];
  return [];
}

const linesBefore = ({ lines }: Scene, said: Amount): string =>
  lines
    .slice(0, said.sentence + 1)
    .map(({ pattern }) => pattern)
    .join(' ');

const isLast = ({ lines }: Scene, line: Line): boolean => lines.indexOf(line) >= lines.length - 2;

/**
 * What a short story draws from two or three amounts: where one of them is told for one thing, it is multiplied or
 * divided, never added to a count.
 */
export const drawnLaw: Law = (scene) =>
  scene.amounts.flatMap((said, at): Finding[] => {
    const line = scene.lines[said.sentence];
    const before = scene.amounts.slice(0, at);
    if (!line || before.length < 2 || before.length > 3 || !before.every(isPlain) || !isPlain(said)) return [];
    const words = linesBefore(scene, said);
    if (OPEN.test(words) || isForOne(said) || said.quantity.computed || !isLast(scene, line)) return [];
    // "8 full groups of 8, and 2 left over": so many groups are what a division came to, of an amount that is not told.
    if (GROUPED.test(words) && REST.test(said.tail)) return [];
    if (!DRAWN.test(said.before) && !REST.test(said.tail)) return [];
    if (before.some((one) => one.base === said.base && one.kind === said.kind)) return [];
    const values = expected(said, before, words);
    return values.length === 0 ? [] : judged(said, values).filter(({ holds }) => !holds);
  });
