import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { type Amount, isMoney, isPercent, judged, type Law, type Line, shares } from './scene.ts';

const isCount = ({ kind, quantity: { value, form } }: Amount): boolean =>
  kind === 'num' && /decimal|words/.test(form) && Number.isInteger(value) && value > 0;
const isPart = ({ quantity: { form, value } }: Amount): boolean =>
  form === 'percent' || (form === 'fraction' && value < 1) || (form === 'decimal' && value < 1 && value > 0);

const SHARE =
  /\b(?:relative frequency|percent(?:age)?|fraction|part|share|proportion|probability|chance|that(?:'s| is| means| makes)|which is|or|so)\b/;
const REST =
  /\b(?:not|other|rest|remaining|didn't|don't|do not|without|left|isn't|more|less|than|increase|decrease|off|before|after)\b/;
const CHOSE =
  /\b(?:of (?:them|these|those|the|whom|which)|who|that|chose|choose|prefer(?:red)?|picked|walk|ride|like[sd]?|said|have|has|had|are|were|got|made|missed|scored|voted|own|play|wear|answered|passed|correct|right)\b/;

/** "A class of 30 has 12 students who walk. That means 40% of the class walks." */
const shareLaw: Law = ({ amounts: all, lines }) => {
  const out = all.findIndex(
    (one, at) =>
      /^ (?:out )?of (?:the |our |its |his |her |their |my |your )?$/.test(one.tail) &&
      isCount(one) &&
      all[at + 1] !== undefined,
  );
  const amounts = out > 0 ? all.slice(out) : all;
  const [a, b, said, more] = amounts;
  if (!a || !b || !said || more || !isCount(a) || !isCount(b) || !isPart(said) || a.sentence !== b.sentence) return [];
  const [whole, part] = a.quantity.value > b.quantity.value ? [a, b] : [b, a];
  const line = lines[said.sentence];
  const own = `${said.lead} ${said.tail}`;
  const told = lines[a.sentence]?.pattern ?? '';
  if (!line || /[?~]/.test(line.pattern) || REST.test(`${own} ${told}`) || !SHARE.test(own)) return [];
  const isPartOf =
    /\bof (?:its|the|her|his|their|your|our|my) $/.test(b.lead) ||
    CHOSE.test(`${a.tail}${b.lead}${b.tail}`) ||
    /\bout of\b/.test(told);
  const value = part.quantity.value / whole.quantity.value;
  // "30 of the 40 seats are taken, so a quarter are empty": the others.
  const isRest = judged(said, [1 - value]).every(({ holds }) => holds) && value !== 0.5;
  return isPartOf && !isRest ? judged(said, [value]) : [];
};

const EQUALLY = /\b(?:equal(?:ly)?|evenly|fairly|same number|shared?|shares|splits?|split|divided?|divides)\b/;
const EACH =
  /\b(?:each|every|one|per)(?: one)?(?: of (?:them|these|those|the))?(?: [a-z]+)?(?: of (?:them|the [a-z]+))? (?:gets?|got|has|have|had|holds?|contains?|receives?|received|will get|is|pays?|paid|would get|takes?|must have|costs?)(?: only| exactly| just| about)* $/;

/** "24 desks in 4 equal rows, so each row has 6 desks." */
const equalShareLaw: Law = ({ amounts, lines }) => {
  const [a, b, said, more] = amounts;
  if (!a || !b || !said || more || said.quantity.computed) return [];
  const text = lines.map(({ pattern }) => pattern).join(' ');
  if (
    !EQUALLY.test(text) ||
    !EACH.test(said.before) ||
    /[?~]|\b(?:left|remain\w*|leftover|each of the|more|fewer|less|rest|half|keeps?)\b/.test(text)
  )
    return [];
  const [all, by] = isCount(b) && (a.kind !== 'num' || a.quantity.value >= b.quantity.value) ? [a, b] : [b, a];
  if (!isCount(by) || all.kind !== said.kind || isPercent(said)) return [];
  if (
    all.kind === 'num' &&
    (!isCount(all) || (said.label.length > 0 && all.label.length > 0 && !shares(said.label, all.label)))
  )
    return [];
  const value = all.base / by.quantity.value;
  // "Four friends share 3 pizzas": the smaller number is what is shared, if each gets a part of one.
  const turned = said.quantity.form === 'fraction' ? [by.quantity.value / all.base] : [];
  return judged(
    said,
    turned.length > 0 && said.base < 1
      ? [...turned, value]
      : all.kind === 'num' && !Number.isInteger(value) && said.quantity.form !== 'fraction'
        ? [value, Math.floor(value)]
        : [value],
  );
};

/** "$84 on Friday and $116 on Saturday, for a total of $200"; "twice as many on Tuesday" counts too. */
const sumLaw: Law = ({ lines, amounts: every }) => {
  const [first] = every;
  const said = every.at(-1);
  if (!first || !said || said.quantity.computed || isPercent(said) || every.length < 2) return [];
  const text = lines.map(({ pattern }) => pattern).join(' ');
  const isTotal =
    /\b(?:for a total of|a total of|totals?|totaling|total of|altogether(?: is| was)?) (?:about )?$/.test(
      said.before,
    ) ||
    /^ (?:[a-z]+ ){0,2}?(?:in all|altogether|in total|total|all together)\b/.test(said.tail) ||
    /^ (?:[a-z]+ )?(?:over|for) the (?:whole |entire )?(?:weekend|week|trip|day|month)\b|^ that (?:weekend|week|day)\b/.test(
      said.tail,
    ) ||
    /\b(?:in all|altogether|in total|together),? [^#]{0,30}$/.test(said.before);
  if (!isTotal) return [];
  if (
    /[?~]|\b(?:each|every|per|apiece|gave|gives?|lost|spent|sold|used|ate|left|than|times|half|more|fewer|less|average|if|back|took|away|discount|tax|tip|of (?:them|these|those)|also|too|needs?|goal)\b/.test(
      text.replace(/\btwice as (?:many|much|far|long)\b/g, ''),
    )
  )
    return [];
  const parts = every.slice(0, -1);
  const isLike = (one: Amount): boolean =>
    one.kind === said.kind &&
    !isPercent(one) &&
    (one.kind !== 'num' ||
      one.label.length === 0 ||
      said.label.length === 0 ||
      shares(one.label, said.label) ||
      !parts.some(({ label }) => shares(label, said.label)));
  if (
    !parts.every(isLike) ||
    (said.kind === 'num' && !parts.some(({ label }) => said.label.length === 0 || shares(label, said.label)))
  )
    return [];
  const twice = parts.map((one) => (/\btwice as (?:many|much|far|long)\b/.test(one.tail) ? 2 * one.base : 0));
  const linked = parts.slice(1).every(({ lead }) => /(?:,| and|;) /.test(lead));
  const extra = twice.reduce((sum, value) => sum + value, 0);
  if (!linked || (parts.length < 2 && extra === 0)) return [];
  return judged(said, [parts.reduce((sum, { base }) => sum + base, 0) + extra]);
};

const FOR_ONE = /^ (?:[a-z]+ )?(?:each|apiece|a|an|per|for each|every)\b(?: ([a-z]+))?/;
const COMES =
  /\b(?:costs?|comes? to|came to|is|are|makes?|total(?:s|ing)?|for a total of|pays?|paid|spent|weighs?|holds?|have|has|that's|so|which is|altogether|in all)\b[^#]{0,24}$/;

/** "Three notebooks at $2.25 each come to $6.75", "a 5-pound bag at $1.20 a pound costs $6". */
const eachLaw: Law = ({ amounts, lines }) => {
  const [count, rate, said, more] = amounts;
  if (!count || !rate || !said || more || rate.sentence !== count.sentence || said.sentence - rate.sentence > 1)
    return [];
  const found = FOR_ONE.exec(rate.tail);
  const text = lines.map(({ pattern }) => pattern).join(' ');
  if (
    !found ||
    !/\b(?:at|for|of|with|weighing|holding|that (?:cost|weigh|hold))(?: just| only| about)* $/.test(rate.lead) ||
    said.kind !== rate.kind
  )
    return [];
  if (
    said.quantity.computed ||
    FOR_ONE.test(said.tail) ||
    (!COMES.test(said.lead) && !/^ (?:[a-z]+ )?(?:altogether|in all|in total)\b/.test(said.tail)) ||
    /[?~]|\b(?:left|change|discount|tax|tip|coupon|off|less|more|fewer|plus|fee|half|back)\b/.test(text)
  )
    return [];
  const word = found[1];
  const unit = word === undefined || /\beach|apiece\b/.test(found[0]) ? undefined : nameOf(word);
  const size =
    count.kind === 'num' ? count.quantity.value : unit && unit.what === count.kind ? count.base / unit.size : undefined;
  if (size === undefined || isPercent(count) || (unit && count.kind === 'num' && !count.label.includes(unit.what)))
    return [];
  return judged(said, [size * rate.base]);
};

const COINS: ReadonlyMap<string, number> = new Map([
  ['penny', 1],
  ['nickel', 5],
  ['dime', 10],
  ['quarter', 25],
  ['half dollar', 50],
]);
const COIN =
  /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (half dollar|penn(?:y|ies)|nickel|dime|quarter)s?\b/gi;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = (word: string): number =>
  /^an?$/i.test(word) ? 1 : /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase());

/** "A quarter, two dimes and a nickel are worth 50 cents." */
const coinLaw: Law = ({ lines }) =>
  lines.flatMap(({ text, amounts, pattern }: Line): Finding[] => {
    const coins = [...text.matchAll(COIN)];
    const said = amounts.at(-1);
    if (
      coins.length < 2 ||
      !said ||
      !isMoney(said) ||
      /[?]|\b(?:each|worth more|more|less|change|left|cost|costs|counts? (?:up|on)|not|than|or)\b/.test(pattern)
    )
      return [];
    if (
      !/\b(?:is|are|make|makes|worth|total|equals?|have|has|comes? to|altogether|in all)\b/.test(said.lead) ||
      said.quantity.start < (coins.at(-1)?.index ?? 0)
    )
      return [];
    // "12 quarters, which is $3, and 15 dimes": each kind has its own worth.
    if (amounts.some((one) => one !== said && isMoney(one))) return [];
    const kinds = coins.map(([, , name = '']) => name.toLowerCase());
    if (new Set(kinds).size < kinds.length) return [];
    const sum = coins.reduce(
      (all, [, count = '', name = '']) =>
        all + counted(count) * (COINS.get(name.toLowerCase().replace('pennies', 'penny')) ?? 0),
      0,
    );
    return judged(said, [sum / 100]);
  });

/** How a list of numbers goes on: by the same step or the same factor. */
function nextOf(list: readonly number[]): ((n: number) => number) | undefined {
  const [a, b] = list;
  if (a === undefined || b === undefined || list.length < 3) return undefined;
  const step = b - a;
  if (list.every((value, at) => Math.abs(value - (a + at * step)) < 1e-9)) return (n) => a + (n - 1) * step;
  const factor = a === 0 ? Number.NaN : b / a;
  return list.every((value, at) => Math.abs(value - a * factor ** at) < 1e-9 * Math.abs(value))
    ? (n) => a * factor ** (n - 1)
    : undefined;
}
const TERM = /\b(\d+)(?:st|nd|rd|th) (?:term|number|figure)\b/i;

/** "The next number in the pattern 5, 9, 13, 17 is 21", "the 10th term of 3, 6, 9, … is 30". */
const sequenceLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern, text }): Finding[] => {
    if (!/\b(?:pattern|sequence|term|next number)\b/.test(pattern) || /[?]/.test(pattern)) return [];
    const said = amounts.at(-1);
    const list: Amount[] = [];
    for (const one of amounts.slice(0, -1))
      if (list.length === 0 || /^(?:,| and|, and) $/.test(one.lead)) list.push(one);
    if (!said || list.length !== amounts.length - 1 || !/\b(?:is|equals|be|comes) $/.test(said.lead)) return [];
    const go = nextOf(list.map(({ quantity }) => quantity.value));
    const place = TERM.exec(text)?.[1];
    const isNext = /\bnext (?:term|number|one)\b/.test(pattern);
    if (!go || (place === undefined && !isNext)) return [];
    return judged(said, [go(place === undefined ? list.length + 1 : Number(place))]);
  });

/** "Three consecutive numbers add up to 72. They are 23, 24 and 25." */
const consecutiveLaw: Law = ({ lines, amounts }) => {
  const at = lines.findIndex(({ pattern }) => /\bconsecutive\b/.test(pattern));
  const sum = amounts.find(({ lead }) => /\b(?:adds? (?:up )?to|sum (?:of|is)(?: [a-z ]*)?|total)\b[^#]*$/.test(lead));
  if (at < 0 || !sum) return [];
  const step = /\bconsecutive (?:even|odd)\b/.test(lines[at]?.pattern ?? '') ? 2 : 1;
  return lines.slice(at).flatMap((line): Finding[] => {
    const list = line.amounts.filter((one) => one.quantity.start > sum.quantity.end);
    const [first, last] = [list[0], list.at(-1)];
    if (
      !first ||
      !last ||
      list.length < 2 ||
      list.length > 5 ||
      !/\b(?:they|numbers|integers|these) (?:are|must be) $/.test(first.before) ||
      /[?~]/.test(line.pattern)
    )
      return [];
    const values = list.map(({ quantity }) => quantity.value);
    const holds =
      values.every((value, index) => value === (values[0] ?? 0) + index * step) &&
      values.reduce((a, b) => a + b, 0) === sum.quantity.value;
    return [{ start: first.quantity.start, end: last.quantity.end, holds }];
  });
};

export const DATA_LAWS: readonly Law[] = [
  shareLaw,
  equalShareLaw,
  sumLaw,
  eachLaw,
  coinLaw,
  sequenceLaw,
  consecutiveLaw,
];
