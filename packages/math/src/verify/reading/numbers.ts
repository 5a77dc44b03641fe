import { cardinal } from './number-run.ts';
import type { Quantity } from './quantity.ts';
import { type Expected, found, type Match, type Rule, rule, says } from './rule.ts';

const PLACES: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1000],
  ['ten thousand', 1e4],
  ['hundred thousand', 1e5],
  ['million', 1e6],
  ['whole number', 1],
  ['whole percent', 0.01],
  ['tenth', 0.1],
  ['hundredth', 0.01],
  ['thousandth', 0.001],
  ['dollar', 1],
  ['cent', 0.01],
]);
const PLACE =
  '((?:ten |hundred )?(?:ones?|tens?|hundreds?|thousands?|millions?|tenths?|hundredths?|thousandths?)\\b|whole number|dollar|cent|#\\d+)';
export const placeOf = (match: Match, at: number): number | undefined => {
  const word = match.word(at);
  return word.startsWith('#')
    ? match.reading.quantities[Number(word.slice(1))]?.value
    : (PLACES.get(word) ?? PLACES.get(word.replace(/s$/, '')));
};

/** What a digit is worth in a number; undefined unless the number contains it exactly once. */
export function worth(number: Quantity | undefined, digit: Quantity | undefined): Expected | undefined {
  if (number === undefined || digit === undefined || !Number.isInteger(digit.value) || digit.value > 9)
    return undefined;
  const written = number.text.replace(/[^\d.]/g, '');
  const at = written.indexOf(String(digit.value));
  if (at < 0 || at !== written.lastIndexOf(String(digit.value))) return undefined;
  const point = written.includes('.') ? written.indexOf('.') : written.length;
  const place = at < point ? point - at - 1 : point - at;
  return { value: digit.value * 10 ** place };
}

const rounded = (value: number, place: number): number => Math.round(value / place + 1e-9) * place;
export const nearest = (_match: Match, of: Quantity | undefined, place: number | undefined): Expected | undefined =>
  of === undefined || place === undefined
    ? undefined
    : { value: Number(rounded(of.value, place).toPrecision(12)), measure: of.measure };

/** Two numbers that the text calls equal, written in two ways. */
const sameNumber = (match: Match, a: Quantity | undefined, b: Quantity | undefined) => {
  if (!a || !b || a.measure !== undefined || b.measure !== undefined) return undefined;
  if (a.form === b.form && (a.form !== 'fraction' || a.text === b.text || a.computed)) return undefined;
  const [one, other] = [a.form, b.form];
  if (![one, other].some((form) => form === 'percent' || form === 'fraction')) return undefined;
  if (
    [a, b].some(({ form, value }) => form === 'words' || (form === 'decimal' && Number.isInteger(value) && value !== 0))
  )
    return undefined;
  return says(match, b, { value: a.value });
};

export const spokenDecimal = (words: string): number | undefined => {
  const parts = /^(?:(.+?) and )?(.+?)[ -](tenths?|hundredths?|thousandths?)$/.exec(words.trim());
  if (!parts) return undefined;
  const [, whole, top = '', below = ''] = parts;
  const [above, count] = [whole === undefined ? 0 : cardinal(whole.split(/[ -]/)), cardinal(top.split(/[ -]/))];
  const place = PLACES.get(below.replace(/s$/, ''));
  return above === undefined || count === undefined || place === undefined ? undefined : above + count * place;
};

const digitRules: readonly Rule[] = [
  rule(
    'in (?:the number )?Q,? (?:the )?(?:digit |number )?Q (?:is worth|has a value of|has the value|has a place value of|stands for|represents|means|counts for)(?: only| just| exactly)? Q',
    (m) => says(m, m.quantity(3), worth(m.quantity(1), m.quantity(2))),
  ),
  rule(
    'the (?:digit )?Q in (?:the number )?Q (?:is worth|has a value of|has the value|stands for|represents|means) Q',
    (m) => says(m, m.quantity(3), worth(m.quantity(2), m.quantity(1))),
  ),
  rule('(?:value|place value) of (?:the )?(?:digit )?Q in (?:the number )?Q IS Q', (m) =>
    says(m, m.quantity(3), worth(m.quantity(2), m.quantity(1))),
  ),
  rule(
    `(?:the (?:digit )?Q in (?:the number )?Q|in (?:the number )?Q,? the (?:digit )?Q) is in the ${PLACE}(?:' place| place)`,
    (m) => {
      const [number, digit] = m.quantity(2) ? [m.quantity(2), m.quantity(1)] : [m.quantity(3), m.quantity(4)];
      const [place, value] = [placeOf(m, 5), worth(number, digit)];
      if (place === undefined || value === undefined || !digit || digit.value === 0) return undefined;
      return found(
        m,
        { start: digit.start, end: m.reading.places[m.index + m.text.length - 1] ?? digit.end },
        Math.abs(value.value / digit.value / place - 1) < 1e-9,
      );
    },
  ),
];

const roundingRules: readonly Rule[] = [
  rule(
    `Q,?(?: when| if)?(?: you)? (?:round(?:ed|s|ing)? )?(?:off |up |down )?(?:it )?to the nearest ${PLACE}(?: place)?,? (?:is|gives|becomes|comes to|makes|would be|it is|we get|you get)(?: about)? Q`,
    (m) => says(m, m.quantity(3), nearest(m, m.quantity(1), placeOf(m, 2))),
  ),
  rule(`Q (?:rounds|is rounded|rounded)(?: up| down| off)? to Q (?:to|at) the nearest ${PLACE}`, (m) =>
    says(m, m.quantity(2), nearest(m, m.quantity(1), placeOf(m, 3))),
  ),
  rule(
    `(?:round(?:ed|ing|s)?(?: off)? )?to the nearest ${PLACE}(?: place)?,? Q(?: rounds to| is| becomes| would be|,? which is)(?: about)? Q(?:,? (?:but|and|while)(?: rounded)? to the nearest ${PLACE}(?: it)?(?: is| becomes| rounds to)? Q)?`,
    (m) =>
      [
        says(m, m.quantity(3), nearest(m, m.quantity(2), placeOf(m, 1))),
        m.quantity(5) ? says(m, m.quantity(5), nearest(m, m.quantity(2), placeOf(m, 4))) : undefined,
      ].filter((one) => one !== undefined),
  ),
  rule(`round(?:ing)? Q to the nearest ${PLACE}[^#.?!]{0,24}? (?:gives|we get|you get|get|is|makes|:)(?: us)? Q`, (m) =>
    says(m, m.quantity(3), nearest(m, m.quantity(1), placeOf(m, 2))),
  ),
];

/** Equal numbers written in two ways: as fractions, decimals, percents, powers of ten, and in words. */
const equivalentRules: readonly Rule[] = [
  rule(
    "(?<! [a-z] and |after |past |before |from |until |between |than |#\\d+ and |#\\d+ to |plus |minus |number is )Q(?: of (?:a|the) whole)?(?:,? (?:is|equals|as a (?:decimal|percent|percentage|fraction)(?: is)?|is the same as|is equal to|is equivalent to|or|which is|that is|that's|is just|it equals|it is|can be written as|written as a (?:decimal|percent|fraction) is|can be written as|in other words))(?: the fraction| the decimal)?(?: also| the same as)?(?: exactly)? Q(?! of\\b| (?:and|or) a (?:half|third|quarter)|#)",
    (m) => sameNumber(m, m.quantity(1), m.quantity(2)),
  ),
  rule('scientific notation[^#.?!]{0,40}Q', (m) => {
    const said = m.quantity(1);
    const before = m.reading.quantities.filter(({ end }) => said !== undefined && end <= said.start).at(-1);
    const behind = /^(?:,? (?:is|for|of|means|stands for) )/.test(m.reading.pattern.slice(m.index + m.text.length));
    if (said?.form !== 'power' || !before || behind || before.form !== 'decimal') return undefined;
    return says(m, said, { value: before.value, measure: before.measure });
  }),
  rule(
    'Q(?: in scientific notation)?(?: NOUN)?,? (?:or|is|is written as|is written|can be written as|equals|becomes)(?: about| the same as)? Q',
    (m) => {
      const [a, b] = [m.quantity(1), m.quantity(2)];
      if (
        !a ||
        !b ||
        (a.form === 'power') === (b.form === 'power') ||
        /words|percent|money/.test(`${a.form}${b.form}`) ||
        a.computed
      )
        return undefined;
      return says(m, b, { value: a.value, measure: a.measure });
    },
  ),
];

export const NUMBER_RULES: readonly Rule[] = [...digitRules, ...roundingRules, ...equivalentRules];
