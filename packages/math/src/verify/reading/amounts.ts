import { CENTS, type Measure, measureOf, type Quantity } from './quantity.ts';
import type { Clock } from './reading.ts';
import { type Finding, found, type Match, type Rule, rule, says } from './rule.ts';

/** The same amount in two units. */
function sameAmount(m: Match, a: Quantity | undefined, b: Quantity | undefined): Finding | undefined {
  if (!a?.measure || !b?.measure) return undefined;
  const [years, months] = [/year/.test(a.text), b.measure.dimension === 'month^1'];
  if (years && months) return says(m, b, { value: 12 * a.value, measure: b.measure });
  if (a.measure.dimension !== b.measure.dimension) return undefined;
  if (a.measure.dimension === 'm^1' && /\b(?:maps?|scale|drawing|model|blueprint)\b/.test(m.reading.pattern))
    return undefined;
  if (a.measure.scale !== undefined || b.measure.scale !== undefined) return sameTemperature(m, a, b);
  if (
    a.measure.factor === b.measure.factor ||
    /^m\^2|^m\^1|^s\^1|^kg\^1|^m\^3|^usd\^1/.test(a.measure.dimension) === false
  )
    return undefined;
  // A year is taken as 365 days.
  const days = a.measure.dimension === 's^1' && /years?$/.test(a.text) ? 365 / 365.25 : 1;
  const exact = says(m, b, { value: a.value, measure: a.measure });
  return exact?.holds ? exact : says(m, b, { value: a.value * days, measure: a.measure });
}

function sameTemperature(m: Match, a: Quantity | undefined, b: Quantity | undefined): Finding | undefined {
  const [one, other] = [a?.measure?.scale, b?.measure?.scale];
  if (!a || !b || one === undefined || other === undefined || one === other) return undefined;
  const value = other === 'F' ? a.value * 1.8 + 32 : ((a.value - 32) * 5) / 9;
  return found(m, b, Math.abs(b.value - value) <= (m.isAbout(b) ? 2 : 0.51));
}

const ONE = '(?:a|an|one|each|every)';
const UNIT = '((?:square |cubic )?[a-z]+)';
const unitOf = (words: string): Measure | undefined => {
  const [, shape, word = ''] = /^(square |cubic )?([a-z]+)$/.exec(words) ?? [];
  return word === 'us' ? undefined : measureOf(word, shape === 'square ' ? 2 : shape === 'cubic ' ? 3 : 1);
};
const HAS =
  '(?:is|has|equals|contains|holds|covers|is made (?:up )?of|is the same as|makes|is equal to|is about|is roughly|lasts)(?: exactly| about| only| just)?';

/** "A gallon has 6 pints", "12 inches in a foot". */
const perUnit = (m: Match, unit: Measure | undefined, said: Quantity | undefined): Finding | undefined =>
  unit &&
  said?.measure &&
  !said.computed &&
  unit.dimension === said.measure.dimension &&
  unit.factor !== said.measure.factor &&
  !isCustomary(unit, said)
    ? says(m, said, { value: 1, measure: unit })
    : undefined;
/** Customary values beside the exact one: a year of 365 days, a cup of 250 mL. */
const isCustomary = (unit: Measure, { value, measure }: Quantity): boolean => {
  const ratio = (value * (measure?.factor ?? 1)) / unit.factor;
  const isYear = unit.dimension === 's^1' && unit.factor > 3e7 && /^8640/.test(`${measure?.factor}`);
  return isYear
    ? value === 365 || value === 366
    : unit.dimension === 'm^3' && ratio !== 1 && Math.abs(ratio - 1) < 0.07;
};

const SAME =
  "(?:,? (?:is|are|equals?|is the same as|are the same as|is equal to|makes?|come to|comes to|which is(?: the same as)?|that is|that's|that makes|that comes to|or|it is|is about|is roughly|is just|covers?|holds?|has|contains?|i,e,,|and that's|and that is))(?: the same as| exactly| also| really| about| roughly| approximately| only| just| equal to| thus)*";

const unitRules: readonly Rule[] = [
  rule(
    `(?<!by |and |from |to |in |times )Q(?: (?:of [a-z]+|(?!and\\b|or\\b|apart\\b|away\\b|by\\b|per\\b|to\\b|from\\b|is\\b|a\\b|an\\b|each\\b)[a-z]+))?${SAME} Q(?! (?:wide|more|less|per|by|each|and #|left|too|longer|shorter|taller|deep|late|early|away|old|ago|later|every|a|an)\\b| by)`,
    (m) => sameAmount(m, m.quantity(1), m.quantity(2)),
  ),
  rule(`Q(?: of)?(?: [a-z]+){1,4}?${SAME} Q(?! (?:wide|more|less|per|by|each|long|longer|tall|deep|old)\\b)`, (m) =>
    /-/.test(m.quantity(1)?.text.slice(1) ?? '') ? sameAmount(m, m.quantity(1), m.quantity(2)) : undefined,
  ),
  rule(
    "Q(?: (?!and\\b|or\\b|to\\b|from\\b)[a-z]+){0,4}[.;:] (?:that's|that is|this is|that makes|that comes to|it's)(?: only| exactly| about| the same as)* Q(?! (?:school|more|less|each|a|per|after|before|later|earlier|longer|shorter|past|away|from|too)\\b)",
    (m) => sameAmount(m, m.quantity(1), m.quantity(2)),
  ),
  // "3 gallons, enough to fill 12 one-quart jars".
  rule(
    'Q(?: [a-z]+){0,4},? (?:enough (?:to fill|for)|fills?|makes?|is enough for)(?: exactly| about)? Q Q [a-z]+',
    (m) => {
      const [all, count, size] = [m.quantity(1), m.quantity(2), m.quantity(3)];
      return all?.measure && size?.measure?.dimension === all.measure.dimension && count && count.measure === undefined
        ? says(m, count, { value: (all.value * all.measure.factor) / (size.value * size.measure.factor) })
        : undefined;
    },
  ),
  rule(
    "(?:lasts?|takes?|weighs?|weighed|measures?|calls for|needs|ran|is|was|runs for|for) (?:about )?Q[^#.?!]{0,40}[.!] (?:that's|that is|this is|that makes|that comes to|in \\w+ that's|it's)(?: only| exactly| about| the same as)* Q(?! (?:school|more|less|after|before|later|earlier|longer|shorter|past|away|from|too)\\b)",
    (m) => sameAmount(m, m.quantity(1), m.quantity(2)),
  ),
  rule(`(?<!#\\d+ |(?:perimeter|area|length|width|side|sides) of )\\b${ONE} ${UNIT} ${HAS} Q`, (m) =>
    perUnit(m, unitOf(m.word(1)), m.quantity(2)),
  ),
  rule(`(?:there are|we have|you get|so)(?: exactly)? Q in ${ONE} ${UNIT}`, (m) =>
    perUnit(m, unitOf(m.word(2)), m.quantity(1)),
  ),
  rule(`(?:therefore|so|and|there are|,) Q in ${ONE} ${UNIT}`, (m) => perUnit(m, unitOf(m.word(2)), m.quantity(1))),
  rule('a [a-z]+ of Q (?:needs|takes|covers|is)(?: about| exactly)? Q', (m) =>
    sameAmount(m, m.quantity(1), m.quantity(2)),
  ),
  rule(
    'Q(?: (?:of )?[a-z]+){0,3}? (?:is|are)(?: therefore| thus| only| just| exactly| about)* Q of an? (hour|day|week|year|foot|yard|mile|meter|kilometer|pound|dollar|minute|gallon|kilogram|liter|ton|quart|pint|month|century|decade)\\b',
    (m) => {
      const [amount, part, unit] = [m.quantity(1), m.quantity(2), unitOf(m.word(3))];
      return amount?.measure && part && unit?.dimension === amount.measure.dimension
        ? found(m, part, Math.abs(amount.value * amount.measure.factor - part.value * unit.factor) < 1e-9 * unit.factor)
        : undefined;
    },
  ),
  rule('Q (?:of )?an? (hour|day|week|year|foot|yard|mile|meter|kilometer|pound|dollar|minute|gallon) IS Q', (m) => {
    const [part, unit, said] = [m.quantity(1), unitOf(m.word(2)), m.quantity(3)];
    return part && unit ? says(m, said, said?.measure ? { value: part.value, measure: unit } : undefined) : undefined;
  }),
  rule('Q[^#?!]{0,40}(?:in fahrenheit|in celsius)[^#?!]{0,30}Q', (m) =>
    sameTemperature(m, m.quantity(1), m.quantity(2)),
  ),
  rule(
    "Q,?(?: (?:is|was|that's|or|which is|equals|means|feels like|comes to)(?: about| a chilly| a warm| roughly| only)*|,? at| \\() ?Q",
    (m) => sameTemperature(m, m.quantity(1), m.quantity(2)),
  ),
  rule('at Q,[^#?!]{0,30}Q', (m) => sameTemperature(m, m.quantity(1), m.quantity(2))),
];

const DOWN = '(?:fell|dropped|drops|falls|went down|goes down|sank|cooled|lost)(?: by| another)?';
const UP = '(?:rose|rises|climbed|climbs|went up|goes up|warmed(?: up)?|gained|increased|jumped)(?: by| another)?';
const temperature = (sign: 1 | -1) => (m: Match) => changed(m, m.quantity(1), m.quantity(2), m.quantity(3), sign);

function changed(
  m: Match,
  from: Quantity | undefined,
  by: Quantity | undefined,
  to: Quantity | undefined,
  sign: 1 | -1,
): Finding | undefined {
  const plain = (q: Quantity | undefined): boolean =>
    q !== undefined && (q.measure === undefined || /deg|K/.test(q.measure.dimension));
  if (!from || !by || !to || ![from, by, to].every(plain) || ![from, to].some(({ measure }) => measure !== undefined))
    return undefined;
  if (from.measure?.scale !== to.measure?.scale && to.measure?.scale !== undefined) return undefined;
  return found(m, to, Math.abs(to.value - from.value - sign * by.value) < 1e-9);
}

const changeRules: readonly Rule[] = [
  rule(
    '(?:was|from|at) Q[^#?!]{0,40} (?:was|is|to|and|reached) Q[^#?!]{0,50}(?:warmed|rose|rise|increased?|dropped|drop|fell|changed?|difference|cooled|climbed)(?: up| by| of| is)* Q',
    (m) => {
      const [from, to, by] = [m.quantity(1), m.quantity(2), m.quantity(3)];
      const heat = [from, to].every((q) => q?.measure?.dimension === 'K^1');
      return from && to && by && heat && from.measure?.scale === to.measure?.scale
        ? found(m, by, Math.abs(Math.abs(to.value - from.value) - Math.abs(by.value)) < 1e-9)
        : undefined;
    },
  ),
  rule(`${UP} Q[^?!]{0,40}(?:was|were|from|at) Q[^?!]{0,40}(?:now|to|is|reached) Q`, (m) =>
    changed(m, m.quantity(2), m.quantity(1), m.quantity(3), 1),
  ),
  rule(`${DOWN} Q[^?!]{0,40}(?:was|were|from|at) Q[^?!]{0,40}(?:now|to|is|reached) Q`, (m) =>
    changed(m, m.quantity(2), m.quantity(1), m.quantity(3), -1),
  ),
  rule(
    `(?:was|is|of|at|from) Q[^#?!]{0,30} ${DOWN} Q[^#?!]{0,60}(?:was|is|to|at|be|reached|reads?) Q`,
    temperature(-1),
  ),
  rule(`(?:was|is|of|at|from) Q[^#?!]{0,30} ${UP} Q[^#?!]{0,60}(?:was|is|to|at|be|reached|reads?) Q`, temperature(1)),
];

/** Cents of a coin by its name, without the `s` of several. */
export const COINS: ReadonlyMap<string, number> = new Map([
  ['quarter', 25],
  ['dime', 10],
  ['nickel', 5],
  ['penny', 1],
  ['pennie', 1],
]);

/** "Three quarters and two dimes: 95 cents." */
function coins(m: Match): Finding | undefined {
  const said = m.quantity(m.groups.length - 1);
  const all = [...m.word(1).matchAll(/(?:#(\d+)|an?) (quarter|dime|nickel|penny|pennie)s?/g)];
  const cents = all.reduce(
    (sum, [, count, coin = '']) =>
      sum + (m.reading.quantities[Number(count)]?.value ?? Number.NaN) * (COINS.get(coin) ?? Number.NaN),
    0,
  );
  return said?.measure?.dimension === CENTS.dimension ? says(m, said, { value: cents, measure: CENTS }) : undefined;
}

const COIN = '(?:#\\d+|an?) (?:quarter|dime|nickel|penny|pennie)s?';
const coinRules: readonly Rule[] = [rule(`(?<!and |, )(${COIN}(?:(?:, and |, | and )${COIN})*)[^#.?!]{0,40} Q`, coins)];

/** The minutes after which a clock face shows the same time again. */
const HALF_DAY = 720;
/** From one time of a clock face to the next time that it shows another one. */
export const minutesBetween = (from: number, to: number): number => (((to - from) % HALF_DAY) + HALF_DAY) % HALF_DAY;
const isSpan = (from: Clock, to: Clock, length: number): boolean =>
  Math.abs(minutesBetween(from.minutes, to.minutes) - (length % HALF_DAY)) < 1e-6;
const minutesIn = (q: Quantity | undefined): number | undefined =>
  q?.measure?.dimension === 's^1' ? (q.value * q.measure.factor) / 60 : undefined;

/** "35 minutes in the oven. If it goes in at 5:40, it comes out at 6:15." */
const inAndOut = rule(
  'Q (?:in|on|of|for|to|long)\\b[^@#?!]{0,60}(?:goes in|is put in|start(?:s|ed)?|begins?|leaves?|left|puts? (?:it|them) in) at T,?[^@#.?!]{0,40}(?:comes out|is done|is ready|ends?|finish(?:es)?|arrives?|is over|will be done|gets there) (?:at )?T',
  (m) => {
    const [length, from, to] = [minutesIn(m.quantity(1)), m.time(2), m.time(3)];
    return from && to && length !== undefined ? found(m, to, isSpan(from, to, length)) : undefined;
  },
);

const timeRules: readonly Rule[] = [
  inAndOut,
  rule('T[^@#.?!]{0,60} (?:for|takes|lasts|is|runs|in|after|and) (?:about )?Q[^@#?!]{0,60}T', (m) => {
    const [from, length, to] = [m.time(1), minutesIn(m.quantity(2)), m.time(3)];
    // "… is 10 minutes and from 10:00 to 11:20": a second span of time.
    if (!from || !to || length === undefined || / from @\d+$/.test(m.text)) return undefined;
    // "It leaves at 9:10 and the way takes 25 minutes. We must leave at 8:45" counts backward.
    const isBack = /\b(?:leave|set out|start|get up|wake|be ready)\b/.test(m.text) && isSpan(to, from, length);
    return found(m, to, isBack || isSpan(from, to, length));
  }),
  rule(
    'Q(?: long)?[^@#?!]{0,60}(?:starting|starts|begins|beginning|from|leaves|leaving)(?: at)? T[^@#.?!]{0,40}T',
    (m) => {
      const [length, from, to] = [minutesIn(m.quantity(1)), m.time(2), m.time(3)];
      return from && to && length !== undefined && !/ and from @/.test(m.text)
        ? found(m, to, isSpan(from, to, length))
        : undefined;
    },
  ),
  rule(
    "T[^@#.?!]{0,50}(?:until|till|to|and|ends?|ended|at|through|–|-)[^@#.?!]{0,20}T[^@#?!]{0,50}(?:is|was|have|has|had|for|lasts?|lasted|takes?|took|that's|of|are) (?:exactly |just |only )?Q(?! from @)",
    (m) => {
      const [from, to, length] = [m.time(1), m.time(2), m.quantity(3)];
      const minutes = minutesIn(length);
      return from && to && minutes !== undefined && !(length && m.isAbout(length))
        ? found(m, length, isSpan(from, to, minutes))
        : undefined;
    },
  ),
  rule(
    '(?:Q|(quarter|half)) (past|after|to|before|till) Q(?: on [a-z ]{0,24})?,? (?:is|means|reads|shows|or|which is) T',
    (m) => {
      const word = m.word(2) === 'half' ? 0.5 : m.word(2) === 'quarter' ? 0.25 : undefined;
      const [part, hour, said] = [
        m.quantity(1) ?? (word === undefined ? undefined : { value: word }),
        m.quantity(4),
        m.time(5),
      ];
      if (!part || !hour || !said || hour.value > 12) return undefined;
      const minutes = part.value < 1 ? part.value * 60 : part.value;
      const wanted = hour.value * 60 + (/past|after/.test(m.word(3)) ? minutes : -minutes);
      return found(m, said, minutesBetween(said.minutes, wanted) === 0);
    },
  ),
];

export const AMOUNT_RULES: readonly Rule[] = [...unitRules, ...changeRules, ...coinRules, ...timeRules];
