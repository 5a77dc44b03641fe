import { DOLLARS, type Quantity } from './quantity.ts';
import { all, isMoney } from './rates.ts';
import { type Finding, type Match, type Rule, rule, says } from './rule.ts';

/** A price reduced or raised by a percent: the amount saved, and the amount paid. */
function discount(m: Match, priceAt: number, percentAt: number): Finding[] {
  const [price, percent] = [m.quantity(priceAt), m.quantity(percentAt)];
  if (!isMoney(price) || percent?.form !== 'percent') return [];
  const rest = m.reading.pattern.slice(m.index + m.text.length);
  const scope = rest.split(/#\d+ (?:off|tax|tip|discount)|\b(?:also|another|picks? out|picked out|second)\b/)[0] ?? '';
  const part = { value: price.value * percent.value, measure: price.measure };
  const down = { value: price.value * (1 - percent.value), measure: price.measure };
  const money = (source: RegExp, wanted: typeof part): Finding[] =>
    [...scope.matchAll(source)].slice(0, 1).flatMap(([, number]) => {
      const said = m.reading.quantities[Number(number)];
      return isMoney(said) ? all(says(m, said, wanted)) : [];
    });
  return [
    ...money(/(?:save|saving|saved|discount (?:is|of)|takes? off|comes off|off is)(?: about| only)? #(\d+)/g, part),
    ...money(
      /(?:only pay|pays?|paid|costs?|price (?:is|of|becomes|was)|sells for|you owe|now|so it's|that's|leaving|left with|is now|brings it to|down to|comes to|sale price:?)(?: only| just| about| now| is)* #(\d+)/g,
      down,
    ),
  ];
}

/** Tax and tips come on top. */
function onTop(m: Match, priceAt: number, percentAt: number): Finding[] {
  const [price, percent] = [m.quantity(priceAt), m.quantity(percentAt)];
  if (!isMoney(price) || percent?.form !== 'percent') return [];
  const scope = m.reading.pattern.slice(m.index + m.text.length);
  const said = /(?:(?:the )?total|altogether|in all|you pay|pays?|comes to|bill)[^#.?!]{0,24} #(\d+)/.exec(scope)?.[1];
  const part = /^[^#.?!]{0,14}(?:tax|tip)[^#.?!]{0,14} (?:is|of|comes to|adds)(?: about)? #(\d+)/.exec(scope)?.[1];
  const q = (number: string | undefined): Quantity | undefined => m.reading.quantities[Number(number ?? -1)];
  return all(
    isMoney(q(part)) ? says(m, q(part), { value: price.value * percent.value, measure: price.measure }) : undefined,
    isMoney(q(said)) && q(said)?.computed === false
      ? says(m, q(said), { value: price.value * (1 + percent.value), measure: price.measure })
      : undefined,
  );
}

const changeGiven = (m: Match): Finding | undefined => {
  const [paid, price, back] = [m.quantity(1), m.quantity(2), m.quantity(3)];
  return isMoney(paid) && isMoney(price) && isMoney(back) && paid.value > price.value
    ? says(m, back, { value: paid.value - price.value, measure: DOLLARS })
    : undefined;
};

/** Discounts, tax, tips and change. */
const percentOf =
  (priceAt: number, rateAt: number, saidAt: number) =>
  (m: Match): Finding | undefined => {
    const [price, rate, said] = [m.quantity(priceAt), m.quantity(rateAt), m.quantity(saidAt)];
    return rate?.form === 'percent' && isMoney(price) && isMoney(said)
      ? says(m, said, { value: price.value * rate.value, measure: DOLLARS })
      : undefined;
  };

/** A number of things or pounds at a price for one. */
function atPrice(m: Match): Finding | undefined {
  const [price, count, said] = [m.quantity(1), m.quantity(3), m.quantity(5)];
  const of = m.word(2).replace(/s$/, '');
  if (!isMoney(price) || !count || !isMoney(said) || of === '') return undefined;
  return count.text.includes(of) || m.word(4).startsWith(of)
    ? says(m, said, { value: price.value * count.value, measure: price.measure })
    : undefined;
}

export const PRICE_RULES: readonly Rule[] = [
  rule(
    'Q[^#?!]{0,50}(?:tip|tax|discount)(?:ped|ed)?[^#.?!]{0,16} Q[^#?!]{0,20}(?:tip|tax|discount) (?:is|was|of|comes to|came to) Q',
    percentOf(1, 2, 3),
  ),
  rule(
    'at Q (?:per|an|a|each) ([a-z]+),?[^#?!]{0,12} Q(?: ([a-z]+))?[^#?!]{0,24} (?:costs?|comes? to|is|are|would cost|will cost) Q',
    atPrice,
  ),
  rule(
    'for Q[^#?!]{0,30}(?:paid|pays?|pay|gave)[^#?!]{0,20} Q[^#?!]{0,30}(?:change(?! from)|back|got|gets(?! change))[^#?!]{0,16} Q',
    (m) => {
      const [price, paid, back] = [m.quantity(1), m.quantity(2), m.quantity(3)];
      return isMoney(paid) && isMoney(price) && isMoney(back) && paid.value > price.value
        ? says(m, back, { value: paid.value - price.value, measure: DOLLARS })
        : undefined;
    },
  ),
  rule(
    'Q [a-z]+ (?:costs?|are|for|sell for) Q,? (?:so |then |and )?(?:each|one|every|a single)(?: [a-z]+)? (?:costs?|is|must cost|would cost) Q',
    (m) => {
      const [n, price, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
      return n && n.measure === undefined && isMoney(price) && isMoney(said)
        ? says(m, said, { value: price.value / n.value, measure: price.measure })
        : undefined;
    },
  ),
  rule(
    '(?:paid|pays?|pay) with (?:a |an )?Q (?:bill )?for [^#?!]{0,20} ?Q [^#?!]{0,40}(?:got|gets?|back|change is|change of|receives?) Q',
    changeGiven,
  ),
  rule('tax (?:rate )?(?:is|of) Q[^#?!]{0,30}(?:on|for) (?:an? |the )?Q [^#?!]{0,30}tax (?:is|comes to|of) Q', (m) => {
    const [rate, price, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
    return rate?.form === 'percent' && isMoney(price) && isMoney(said)
      ? says(m, said, { value: price.value * rate.value, measure: DOLLARS })
      : undefined;
  }),
  rule("Q (?:sales )?(?:tax|tip) on (?:an? |the )?Q[^#.?!]{0,20}(?:which is|that is|that's|is|or|comes to) Q", (m) => {
    const [rate, price, said] = [m.quantity(1), m.quantity(2), m.quantity(3)];
    return rate?.form === 'percent' && isMoney(price) && isMoney(said)
      ? says(m, said, { value: price.value * rate.value, measure: DOLLARS })
      : undefined;
  }),
  rule(
    'Q[^#?!]{0,50} (?:an? )?(?:marked down |discounted |reduced )?(?:by )?Q (?:off|discount|reduction|markdown)',
    (m) => discount(m, 1, 2),
  ),
  rule('(?:takes?|gets?|get|with) (?:an? )?Q (?:off|discount)(?: on| from| of)?(?: an?| the)? Q', (m) =>
    discount(m, 2, 1),
  ),
  rule('Q [^#.?!]{0,40}(?:plus|and|with|adds?|adding) (?:an? |the )?Q (?:sales )?(?:tax|tip)', (m) => onTop(m, 1, 2)),
  rule(
    'Q[^#?!]{0,40}[.;,] (?:plus|and|with|add|adding|we (?:add|leave|left)) (?:an? |the )?Q (?:sales )?(?:tax|tip)',
    (m) => onTop(m, 1, 2),
  ),
  rule('Q[^#?!]{0,50}(?:marked down|reduced|discounted|cut|lowered|drops?|dropped) (?:by )?Q', (m) =>
    discount(m, 1, 2),
  ),
  rule('Q (?:sales )?(?:tax|tip) on (?:an? |the )?Q', (m) => onTop(m, 2, 1)),
];
