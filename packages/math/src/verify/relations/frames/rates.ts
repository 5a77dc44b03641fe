import type { Quantity } from '../../reading/quantity.ts';
import type { Finding, Match } from '../../reading/rule.ts';
import { everywhere, type Paragraph } from '../../topic/paragraph.ts';
import { type Frame, fixed, inUnitOf } from './frame.ts';

const stem = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
const isMoney = (one: Quantity | undefined): one is Quantity => one?.measure?.dimension === 'usd^1';

/** A second is read as a word, because it also counts. */
const kindNamed = (word: string): string => (/^seconds?$/.test(word) ? 's^1' : stem(word));

/** What a number counts: its unit, or the word behind it. */
const kindOf = (match: Match, one: Quantity): string =>
  one.measure?.dimension ?? kindNamed(/^ ?([a-z]+)/.exec(match.behind(one))?.[1] ?? '');

/** As much for one number as for the other: 45 miles in 3 hours, 75 miles in 5. Which is which follows from the units. */
function inProportion(given: readonly Quantity[], match: Match, said: Quantity): number | undefined {
  const [a, b, c] = [given[0], given[1], given.at(-1)];
  if (!a || !b || !c || [a, b, c, said].some(({ form }) => form === 'percent')) return undefined;
  const kinds = [a, b, c, said].map((one) => kindOf(match, one));
  if (kinds[0] === kinds[1] || kinds.includes('')) return undefined;
  const [from, to] = kinds[0] === kinds[2] && kinds[1] === kinds[3] ? [a, b] : [b, a];
  if (from === b && (kinds[1] !== kinds[2] || kinds[0] !== kinds[3])) return undefined;
  const times = from.measure === undefined && c.measure?.factor === 1 ? c.value : inUnitOf(c, from);
  const like = inUnitOf(to, said) ?? (to.measure === undefined || said.measure === undefined ? to.value : undefined);
  return times === undefined || like === undefined || from.value === 0 ? undefined : (like * times) / from.value;
}

const OTHER =
  /\b(?:but|faster|slower|cheaper|discount|sale|off|more|less|fewer|extra|another|instead|plus|fee|twice|half)\b/;
/** Two numbers that belong together, and later two others at the same rate. */
const PAIR =
  '(?:^ ?|[.] |, )[^#.?!]{0,30}Q(?: [a-z]+){0,2} (?:costs?|in|for|takes?|weighs?|makes?|fills?|needs?|every|per) Q(?: [a-z]+)?';
const SAME = 'at (?:the same|this|that) (?:speed|rate|pace|price)';
const SECOND = `(?:so |and |then |if )*(?:${SAME},? )?(?:in |for )?Q(?: [a-z]+)?(?: of [a-z]+)?,? (?:would|will|could|can|must|should)? ?(?:costs?|takes?|weighs?|makes?|fills?|needs?|goes|it (?:goes|travels|covers|makes)) (?:about |only )?Q`;
const SAME_RATE = [
  `${PAIR}(?:[.]|, so|; so| so)[^?]{0,140}?\\b(?:${SAME}[^#.?!]{0,12}|so|then|therefore)[^#.?!]{0,14} Q(?: [a-z]+)?[^#.?!]{0,30} (?:would|will|could|can|you'd)[^#.?!]{0,24} Q`,
  `${PAIR}[.,;] ${SECOND}`,
  `${PAIR}[.,;] [^?]{0,90}?(?:[.] |, |; )${SECOND}`,
];

/** Several things for one amount, or apples before and oranges after: then the rate is not the same. */
function isMixed(pattern: string, { index, text }: Match): boolean {
  const first = index + text.indexOf('#');
  const before = pattern.slice(Math.max(0, pattern.lastIndexOf('. ', first)), first);
  const names = [...text.matchAll(/#\d+ (?:[a-z]+ )?of ([a-z]+)/g)].map(([, name = '']) => stem(name));
  return (
    /#\d+[^#]{0,30}\b(?:and|or) $/.test(before) || /\band #\d+ [a-z ]{0,24}cost/.test(text) || new Set(names).size > 1
  );
}

/** "Six apples cost $3. Ten apples would cost $5." */
export function proportions({ reading }: Paragraph): Finding[] {
  return SAME_RATE.flatMap((source) =>
    everywhere(reading, source).flatMap((match): Finding[] => {
      const all = match.groups.slice(1).flatMap((_, at) => match.quantity(at + 1) ?? []);
      const said = all.at(-1);
      if (!said || said.computed || OTHER.test(match.text) || isMixed(reading.pattern, match)) return [];
      // More workers need less time.
      if (
        /#\d+ (?:workers|painters|people|machines|pumps|taps|pipes|robots|cooks|printers|hoses|volunteers|helpers)\b/.test(
          match.text,
        )
      )
        return [];
      const value = inProportion(all.slice(0, -1), match, said);
      return [fixed(match, said, value === undefined ? undefined : { value, measure: said.measure })].flatMap(
        (found) => found ?? [],
      );
    }),
  );
}

const PRICES = [
  'Q (?:for (?:each |every |an? )?|per |an? )([a-z]+)',
  '(?<!#\\d+ (?:[a-z]+ )?(?:[a-z]+ )?)\\b([a-z]+) (?:tickets? )?(?:are|cost|costs|is|sell for|go for)(?: worth)? Q(?: each| apiece)?(?! (?:for|per|an?)\\b)',
];
const HEADS: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['people', 'person'],
  ['women', 'woman'],
  ['men', 'man'],
]);
const one = (word: string): string => HEADS.get(word) ?? stem(word);

/** "$8 for adults and $5 for children. … 2 adults and 3 children pay $31." */
export function twoPrices({ reading }: Paragraph): Finding[] {
  const prices = new Map<string, number>();
  for (const match of PRICES.flatMap((source) => everywhere(reading, source))) {
    const price = [1, 2].map((at) => match.quantity(at)).find(isMoney);
    const name = one([1, 2].map((at) => match.word(at)).find((word) => /^[a-z]/.test(word)) ?? '');
    if (isMoney(price)) prices.set(name, price.value * (price.measure?.factor ?? 1));
  }
  if (prices.size < 2) return [];
  return everywhere(
    reading,
    'Q ([a-z]+)(?: tickets?)? and Q ([a-z]+)(?: tickets?)?[^#.?!]{0,40} (?:pays?|costs?|spends?|owes?|is|comes? to|total|makes?|are worth|for)(?: only| just| exactly)? Q',
  ).flatMap((match): Finding[] => {
    const [a, b, said] = [match.quantity(1), match.quantity(3), match.quantity(5)];
    const [p, q] = [prices.get(one(match.word(2))), prices.get(one(match.word(4)))];
    if (!a || !b || !isMoney(said) || said.computed || p === undefined || q === undefined) return [];
    const value = { value: a.value * p + b.value * q, measure: { dimension: 'usd^1', factor: 1 } };
    return [fixed(match, said, value)].flatMap((found) => found ?? []);
  });
}

/** A fixed amount and a rate: "$40 to come plus $30 per hour. For a 4 hour job …". */
const FIXED =
  'Q (?:to (?:come|start|join|enter|sign up)|for (?:coming|joining|the (?:visit|call))|(?:flat |service |sign-up |entry |base |fixed |starting |delivery |membership )?(?:fee|charge)|up front|once|at the start)[^#?!]{0,30}(?:plus|and|and then|then)[^#.?!]{0,12} Q (?:per|an?|for each|for every|each|every) ([a-z]+)';

function withFee(given: readonly Quantity[], match: Match): number | undefined {
  const [fee, rate, count] = given;
  if (!isMoney(fee) || !isMoney(rate) || !count) return undefined;
  const unit =
    /\b(hour|minute|day|mile|week|month|ride|person|guest|visit|lesson|game)/.exec(match.word(3))?.[1] ?? match.word(3);
  const isCounted = `${count.text} ${match.behind(count).slice(0, 20)}`.includes(stem(unit));
  return isCounted ? fee.value + rate.value * count.value : undefined;
}

export const RATE_FRAMES: readonly Frame[] = [
  [
    'Q by Q (?:square|rectangle|grid|room|garden|array|rug|poster|field)s? (?:has|have|with|is)(?: an?| the)? (area|perimeter)(?: of)? Q',
    ([a, b], match) =>
      a &&
      b &&
      (match.word(3) === 'area'
        ? areaOf(a.value * b.value, a)
        : { value: 2 * (a.value + b.value), measure: a.measure }),
  ],
  [
    `${FIXED}[^?]{0,40}?[.,][^#?!]{0,40} Q[^#?!]{0,50}(?:bill|cost|total|price|charge|pays?|costs?|owes?|comes to|is|charges)(?: is| would be| will be| comes to| of| you| only| just)* Q`,
    withFee,
  ],
  [
    'ratio of ([a-z]+) to ([a-z]+)[^#.?!]{0,40} (?:is|was|of) Q (?:to|:) Q[^?]{0,60}? Q(?: of)? ([a-z]+)[^#.?!]{0,30}(?:need|needs|use|uses|are|have|has|be|there are|takes?|add|get|and)(?: only| about)? Q(?= )',
    (given, match) => {
      const [p, q, amount] = given;
      const said = match.quantity(7);
      if (!p || !q || !amount || !said) return undefined;
      const [top, below] = [stem(match.word(1)), stem(match.word(2))];
      const [own, other] = [match.word(6), /^(?: of)? ([a-z]+)/.exec(match.behind(said))?.[1] ?? ''].map(stem);
      if (own === top && other === below) return (amount.value * q.value) / p.value;
      return own === below && other === top ? (amount.value * p.value) / q.value : undefined;
    },
  ],
  [
    '(?:room|floor|area|piece|garden|wall|yard|lot|field|carpet|rope|ribbon|board|length|cloth|tank|jug) (?:of|that is) Q[^#?!]{0,24}(?:need|needs|takes?|use|buy|is|order)(?: only| about| exactly)? Q',
    ([amount]) => amount?.measure && { value: amount.value, measure: amount.measure },
  ],
  [
    'for Q (?:people|persons|students|kids|children|guests|friends|players) who (?:drink|drinks|eat|eats|get|need|use) Q each,? (?:we|you|they) need(?: about| only)? Q',
    ([people, each]) => people && each?.measure && { value: people.value * each.value, measure: each.measure },
  ],
  [
    'average (?:of )?(?:the |these |both )?(?:[a-z]+ ){0,2}?Q and Q (?:is|gives|to get|and get|we get|,? which is)(?: us)? Q',
    ([a, b]) => a && b && { value: (a.value + b.value) / 2, measure: a.measure },
  ],
  [
    'parallel sides (?:of|are|measure|measuring)(?: lengths?)? Q and Q[^?]{0,90}average (?:of )?(?:the |these |both )?(?:parallel )?(?:sides|bases)[^#.?!]{0,12}(?:to get|and get|is|gives|which is) Q',
    ([a, b]) => a && b && { value: (a.value + b.value) / 2, measure: a.measure },
  ],
  [
    'trapezoid[^?]{0,60}?(?:sides|bases) (?:of|are|measure|measuring)(?: lengths?)? Q and Q[^?]{0,60}?(?:height|altitude|distance)[^#.?!]{0,14} Q[^?]{0,140}?\\barea(?: NOUN){0,2} IS Q',
    ([a, b, h]) => a && b && h && areaOf(((a.value + b.value) / 2) * h.value, a),
  ],
];

const areaOf = (value: number, { measure }: Quantity) => ({
  value,
  measure: measure && { dimension: measure.dimension.replace('^1', '^2'), factor: measure.factor ** 2 },
});
