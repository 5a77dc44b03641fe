import { timesOf } from '../concepts/weighed-amounts.ts';
import { type Amount, amountAt, judged, type Law, type Scene, toldBefore } from '../laws/scene.ts';
import { denoted } from '../phrases/denoted.ts';
import { follows, matchedIn } from '../phrases/matched.ts';
import { tokensOf } from '../phrases/tokens.ts';
import type { Finding } from '../reading/rule.ts';

const NOTHING = /[?~]|\b(?:suppose|instead|whether|not|n't|estimate)\b/;

const IS_DENOTED =
  /(#\d+) (?:is|are|was|equals?|=)(?: also| just| exactly)? (?=(?:twice|double|triple|half|the|#\d+))/g;
/** "Ten is 4 more than 6", "12 is the product of 3 and 4": the words behind the verb denote a number too. */
const turnedLaw: Law = (scene: Scene) => {
  const tokens = tokensOf(scene.reading);
  const { pattern } = scene.reading;
  return [...pattern.matchAll(IS_DENOTED)].flatMap((found): Finding[] => {
    const at = tokens.findIndex((token) => token.at === found.index + found[0].length);
    const said = amountAt(scene, found[1]);
    const line = said && scene.lines[said.sentence];
    const own = at < 0 ? undefined : denoted(tokens, at, 0);
    if (!said || !line || !own?.made || NOTHING.test(line.pattern) || said.kind !== 'num' || own.measure) return [];
    // A number that is more than another is a number, and no count of things.
    const isBare = /(?:^ ?|[.,;:] ?|\b(?:so|because|since|and|that|number|but) )$/.test(
      pattern.slice(Math.max(0, found.index - 12), found.index),
    );
    const rest = pattern.slice(tokens[own.next - 1]?.end ?? 0);
    const isWhole =
      /^(?: ?[.,;!]|$| and\b| because| since| so)/.test(rest) && !/^ and #\d+(?! (?:more|less))/.test(rest);
    const last = tokens[own.next - 1]?.quantity;
    const isPlain = isBare && isWhole && said.quantity.form !== 'percent';
    return isPlain ? judged(said, [own.value]).map((one) => ({ ...one, end: last?.end ?? one.end })) : [];
  });
};

const TWO =
  /\b(sum|total|product|difference) of (?:the |these |those )?(?:two|#\d+|both) (?:[a-z]+ ){0,2}?(?:is|are|equals?|was) (#\d+)(?: [a-z]+)?[,.;]? (?:and |so |if )?(?:one|the first|the larger|the smaller|one angle|one number|one side)(?: of (?:them|the numbers|the angles))? (?:of them )?(?:is|measures|was) (#\d+)[^#]{0,30}?\bthe (?:other|second|larger|smaller)(?: one| angle| number| side)? (?:is|measures|must be|was|has to be) (#\d+)/g;
/** "The sum of two angles is 90 degrees, and one is 34 degrees. The other is 56 degrees." */
const otherLaw: Law = (scene) => {
  const text = scene.reading.pattern;
  if (/[?]/.test(text) || scene.lines.length > 6) return [];
  return [...text.matchAll(TWO)].flatMap(([, way, ...marks]): Finding[] => {
    const [all, one, said] = marks.map((mark) => amountAt(scene, mark));
    if (!all || !one || !said || all.kind !== said.kind || one.kind !== said.kind) return [];
    if (way === 'product') return judged(said, [all.base / one.base]);
    return judged(said, way === 'difference' ? [one.base - all.base, one.base + all.base] : [all.base - one.base]);
  });
};

const NEXT_TO =
  /\b(?:number|page|house|one) (?:that comes |that is )?(?:right |just )?(after|before) (#\d+) is (#\d+)(?= ?[.,;!]|$)/g;
/** "The number after 399 is 400." */
const nextLaw = follows(
  NEXT_TO,
  ({ words, amount }) => {
    const from = amount(2);
    return from && Number.isInteger(from.base) ? [from.base + (words[1] === 'after' ? 1 : -1)] : [];
  },
  3,
);

const NEXT_LIST =
  /\bnext (?:two|three|four|#\d+) (even|odd|whole|counting)? ?numbers (?:after|behind) (#\d+) are (#\d+(?:(?:, and |, | and )#\d+)+)/g;
/** "The next three even numbers after 10 are 12, 14 and 16." */
const nextListLaw: Law = (scene) =>
  matchedIn(scene, NEXT_LIST, NOTHING).flatMap((found): Finding[] => {
    const [from, list] = [found.amount(2), found.list(3)];
    const kind = found.words[1];
    if (!from || list.length < 2) return [];
    const isKind = (n: number): boolean =>
      kind !== 'even' && kind !== 'odd' ? true : (Math.abs(n % 2) === 1) === (kind === 'odd');
    const wanted = Array.from({ length: 2 * list.length + 2 }, (_, at) => from.base + 1 + at).filter(isKind);
    const off = list.findIndex((one, at) => one.base !== wanted[at]);
    const wrong = list[off];
    return wrong ? judged(wrong, [wanted[off] ?? Number.NaN]) : [];
  });

const MOVES =
  /\b(?:start(?:s|ed|ing)?|begin|began|stand|stood) (?:at|on|from) (#\d+)[^#.]{0,24}?(#\d+)(?: units?| steps?| spaces?| places?)? to the (right|left)[^#]{0,40}?\b(?:land|end up|arrive|stop|are|get|come)(?:s|ed)?(?: out)?(?: at| on| to)? (#\d+)/g;
/** "Start at −3 and move 7 units to the right. You land on 4." */
const movesLaw: Law = (scene) =>
  [...scene.reading.pattern.matchAll(MOVES)].flatMap(([, from, by, way, to]): Finding[] => {
    const [a, b, said] = [from, by, to].map((mark) => amountAt(scene, mark));
    return a && b && said ? judged(said, [a.base + (way === 'right' ? 1 : -1) * b.quantity.value]) : [];
  });

const PARTS_OF = /(#\d+) (?:for|chose|choose|picked|like|liked|voted for|want|wanted|prefer|preferred) ([a-z]+)/g;
const GOT = /\b([a-z]+) (?:got|gets|has|had|won|received|makes up|is) (#\d+) of (?:the|all|all the|our|their) [a-z]+/g;
/** "9 for pizza, 6 for tacos and 5 for soup. Pizza got 45% of the votes." */
const votesLaw: Law = (scene) => {
  const [line] = scene.lines.filter(({ pattern }) => [...pattern.matchAll(PARTS_OF)].length > 1);
  if (!line) return [];
  const votes = matchedIn({ ...scene, lines: [line] }, PARTS_OF, /[?]/).map(({ words, amount }) => ({
    name: words[2],
    count: amount(1),
  }));
  const total = votes.reduce((sum, { count }) => sum + (count?.base ?? Number.NaN), 0);
  const isAll = line.amounts.length === votes.length && new Set(votes.map(({ name }) => name)).size === votes.length;
  return matchedIn(scene, GOT, NOTHING).flatMap((found) => {
    const own = votes.find(({ name }) => name === found.words[1])?.count;
    const said = found.amount(2);
    const isPart = said !== undefined && /percent|fraction/.test(said.quantity.form);
    return own && isPart && isAll ? judged(said, [own.base / total]) : [];
  });
};

const CIRCLE =
  /\b[Rr]adius (?:is|of) (\d+(?:\.\d+)?)[^\d.;]{0,40}?\b(circumference|area) (?:is|of|equals) (\d+(?:\.\d+)?)π/g;
const DISC =
  /\b[Dd]iameter (?:is|of) (\d+(?:\.\d+)?)[^\d.;]{0,40}?\b(circumference|area) (?:is|of|equals) (\d+(?:\.\d+)?)π/g;
/** "The radius is 5 inches, so the circumference is 10π inches." */
const piLaw: Law = ({ lines }) =>
  lines.flatMap(({ text, start }): Finding[] =>
    [
      ...[...text.matchAll(CIRCLE)].map((found) => ({ found, half: 1 })),
      ...[...text.matchAll(DISC)].map((found) => ({ found, half: 0.5 })),
    ].map(({ found, half }) => {
      const [whole, size, what, said] = found;
      const r = Number(size) * half;
      return {
        start: start + found.index,
        end: start + found.index + whole.length,
        holds: Math.abs((what === 'area' ? r * r : 2 * r) - Number(said)) < 1e-9,
      };
    }),
  );

const GROWS =
  /\b(?:first|start(?:ing)?) (?:term|number|value) is (#\d+),? and each (?:term|number|one|next term|new term) (?:(doubles|triples|halves)|(?:adds|goes up by|increases by|is) (#\d+)(?: more)?)/g;
const TERM_IS = /\bthe (second|third|fourth|fifth|sixth) (?:term|number|one) is (#\d+)/g;
const PLACES: ReadonlyMap<string, number> = new Map(
  ['second', 'third', 'fourth', 'fifth', 'sixth'].map((word, at) => [word, at + 1]),
);
const BY: ReadonlyMap<string, number> = new Map([
  ['doubles', 2],
  ['triples', 3],
  ['halves', 0.5],
]);
/** "The first term is 5 and each term doubles. The third term is 20." */
const growsLaw: Law = (scene) => {
  const [rule, more] = matchedIn(scene, GROWS, NOTHING);
  const [first, step] = [rule?.amount(1), rule?.amount(3)];
  const by = BY.get(rule?.words[2] ?? '');
  if (!first || more || (by === undefined && !step)) return [];
  return matchedIn(scene, TERM_IS, NOTHING).flatMap((found) => {
    const [said, place] = [found.amount(2), PLACES.get(found.words[1] ?? '')];
    if (!said || place === undefined) return [];
    return judged(said, [by === undefined ? first.base + place * (step?.base ?? 0) : first.base * by ** place]);
  });
};

const REST =
  /\b(?:missing|absent|left|remain\w*|didn't|did not|stayed|rest|others?|still|empty|free|to go|without|sick|unused|unread)\b/;
/** A share of an amount that is named and not said, and the next number that can only be it or what is left. */
const pendingLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((share, at): Finding[] => {
    const whole = amounts[at + 1];
    const said = amounts[at + 2];
    const { form, value } = share.quantity;
    const isShare = share.kind === 'num' && /fraction|percent/.test(form) && value > 0 && value < 1;
    if (!isShare || !whole || !said || said.sentence > share.sentence + 1 || amounts.length > 4) return [];
    if (
      !/^ of (?:the|his|her|their|our|my|its|a|an|your)? ?(?:[a-z]+ )?$/.test(share.tail) ||
      whole.kind !== said.kind ||
      /fraction|percent/.test(said.quantity.form)
    )
      return [];
    if (
      whole.kind === 'num' &&
      said.label.length > 0 &&
      whole.label.length > 0 &&
      !said.label.some((name) => whole.label.includes(name))
    )
      return [];
    if ([share, said].some(({ sentence }) => NOTHING.test(lines[sentence]?.pattern ?? ''))) return [];
    if (
      !/\b(?:so|that|cost|costs|is|are|was|were|has|have|had|got|paid|spent|read|ate|used|gave|sold)(?: [a-z]+)? $/.test(
        said.lead,
      ) ||
      / more\b/.test(said.tail)
    )
      return [];
    const rest = whole.base * (1 - value);
    if (REST.test(said.tail) || REST.test(said.lead)) return judged(said, [rest]);
    return judged(said, [whole.base * value, ...(/\b(?:has|have|had) $/.test(said.lead) ? [rest] : [])]);
  });

const FROM_ZERO =
  /(#\d+)(?: and #\d+)? (?:is|are|lie|lies)(?: both| each)? (#\d+)(?: units?| steps?)? (?:away )?from (?:zero|(#\d+))/g;
/** "−12 and 12 are both 12 units from zero." */
const fromZeroLaw = follows(
  FROM_ZERO,
  ({ amount }) => {
    const [one, zero] = [amount(1), amount(3)];
    return one ? [Math.abs(one.base - (zero?.base ?? 0))] : [];
  },
  2,
);

const THIRD_SIDE =
  /\bthird side (?:must be|has to be|is|can only be) (?:shorter|less|smaller|(longer|greater|more|larger)) than (#\d+)/g;
/** "Two sides of a triangle are 5 and 8. The third side must be shorter than 13." */
const thirdSideLaw: Law = (scene) =>
  matchedIn(scene, THIRD_SIDE, NOTHING).flatMap((found) => {
    const said = found.amount(2);
    const [a, b, more] = said
      ? toldBefore(scene.amounts, said).filter(({ kind, lead }) => kind === said.kind && !/^ ?$/.test(lead))
      : [];
    if (!said || !a || !b || more) return [];
    return judged(said, [found.words[1] ? Math.abs(a.base - b.base) : a.base + b.base]);
  });

const EXTRA =
  /(#\d+) for the first (?:[a-z]+ )?and (#\d+) for (?:each|every) (?:extra|additional|other|more|further) ?[a-z]*/g;
const FOR_ALL =
  /\bfor (#\d+) [a-z]+,? (?:it|he|she|they|you|we|that)(?:'ll| will| would)? ?(?:is|costs?|charges?|pays?|pay|comes to)(?: a total of)? (#\d+)/g;
/** "$15 for the first dog and $5 for each extra dog. For 4 dogs she charges $30." */
const extraLaw: Law = (scene) => {
  const [rule, more] = matchedIn(scene, EXTRA, NOTHING);
  const [first, each] = [rule?.amount(1), rule?.amount(2)];
  if (!first || !each || more) return [];
  return matchedIn(scene, FOR_ALL, NOTHING).flatMap(({ amount }) => {
    const [count, said] = [amount(1), amount(2)];
    return count && said?.kind === first.kind ? judged(said, [first.base + each.base * (count.base - 1)]) : [];
  });
};

const TWICE_AS =
  /\b(twice|half|three times|four times) as (long|wide|tall|high|deep|old|heavy|far) as (?:it is |he is |she is )?(long|wide|tall|high|deep)\b/;
/** "It is twice as long as it is wide. It is 6 feet wide, so it is 12 feet long." */
const twiceAsLaw: Law = ({ amounts, reading }) => {
  const [, by = '', large, small] = TWICE_AS.exec(reading.pattern) ?? [];
  const factor = timesOf(by);
  const named = (name: string | undefined): Amount | undefined => {
    const own = amounts.filter(({ tail }) => name !== undefined && new RegExp(`^ ${name}\\b`).test(tail));
    return own.length === 1 ? own[0] : undefined;
  };
  const [a, b] = [named(large), named(small)];
  if (factor === undefined || !a || !b || a === b || a.kind !== b.kind || /[?]/.test(reading.pattern)) return [];
  return a.quantity.start > b.quantity.start ? judged(a, [b.base * factor]) : judged(b, [a.base / factor]);
};

const TWICE_MANY =
  /(#\d+) ([a-z]+)[^#.]{0,30} (twice|half|three times) as (?:many|much)(?: [a-z]+)? (today|on [a-z]+|the next day|this week|this time|this year)\b/g;
/** "You read 14 pages yesterday and twice as many today. So today you read 28 pages." */
const twiceManyLaw: Law = (scene) =>
  matchedIn(scene, TWICE_MANY, NOTHING).flatMap((found) => {
    const [from, factor] = [found.amount(1), timesOf(found.words[3] ?? '')];
    const [said, more] = from
      ? scene.amounts.filter(
          ({ quantity, label }) =>
            quantity.start > from.quantity.end && label.some((name) => from.label.includes(name)),
        )
      : [];
    const isSaid =
      said && !more && new RegExp(`\\b${found.words[4] ?? '?'}\\b`).test(scene.lines[said.sentence]?.pattern ?? '');
    return from && isSaid && factor !== undefined ? judged(said, [from.base * factor]) : [];
  });

export const NAMED_OPERATION_LAWS: readonly Law[] = [
  fromZeroLaw,
  thirdSideLaw,
  extraLaw,
  twiceAsLaw,
  twiceManyLaw,
  turnedLaw,
  otherLaw,
  nextLaw,
  nextListLaw,
  movesLaw,
  votesLaw,
  piLaw,
  growsLaw,
  pendingLaw,
];
