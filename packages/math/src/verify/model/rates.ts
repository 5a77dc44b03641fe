import { type Amount, amountAt, isMoney, isPercent, judged, type Law, type Scene, toldBefore } from '../laws/scene.ts';
import { matchedIn } from '../phrases/matched.ts';
import type { Finding } from '../reading/rule.ts';

const NOTHING = /[?~]|\b(?:suppose|instead|whether|estimate|not)\b/;

const HOLDS =
  /\b(?:an?|each|the|every|one|our) ([a-z]+) (?:holds|seats|fits|carries|can hold|can carry|can seat|has room for|has seats for|takes) (#\d+)/g;
const NEED =
  /\bfor (#\d+) [a-z]+,? (?:we|you|they|the school|he|she|i)(?:'ll| will| would)? (?:need|needs|must (?:order|rent|have)|have to (?:rent|order|get)|order|rent) (?:at least )?(#\d+) ([a-z]+)/g;
/** "The bus holds 40 people. For 130 people we need 4 buses." */
const roomLaw: Law = (scene) => {
  const [holds, more] = matchedIn(scene, HOLDS, NOTHING);
  const size = holds?.amount(2);
  if (!size || more) return [];
  return matchedIn(scene, NEED, NOTHING).flatMap((found): Finding[] => {
    const [count, said] = [found.amount(1), found.amount(2)];
    const isSame = (found.words[3] ?? '').startsWith((holds?.words[1] ?? '?').replace(/y$/, ''));
    return count && said && isSame && count.kind === size.kind
      ? judged(said, [Math.ceil(count.base / size.base - 1e-9)])
      : [];
  });
};

const SHADOW =
  /\b(?:shadow (?:of |that is |is )?(#\d+)(?: long)?[^#.;]{0,30}(#\d+) (?:tall|high)|(#\d+) (?:tall|high)[^#.;]{0,40}shadow (?:of |that is |is )?(#\d+))/g;
/** "The tree is 6 meters tall and casts a shadow of 4 meters. A tree with a shadow of 10 meters is 15 meters tall." */
const shadowLaw: Law = (scene) => {
  const pairs = matchedIn(scene, SHADOW, NOTHING).map(({ amount }) => ({
    shadow: amount(1) ?? amount(4),
    height: amount(2) ?? amount(3),
  }));
  const [first, second, more] = pairs;
  if (!first?.shadow || !first.height || !second?.shadow || !second.height || more) return [];
  const said = second.height.quantity.start > second.shadow.quantity.start ? second.height : second.shadow;
  const ratio = first.height.base / first.shadow.base;
  return judged(said, [said === second.height ? second.shadow.base * ratio : second.height.base / ratio]);
};

const GROWN =
  /\b(?:grown|grew|risen|rose|increased|gone up|went up|gained|fallen|fell|dropped|decreased|gone down|went down|lost)(?: by)?(?: about| a total of)? (#\d+)(?: in all| altogether| in total| overall)/g;
/** "$200 … after three years $266.20. Over the three years the money has grown by 33.1% in all." */
const grownLaw: Law = (scene) =>
  matchedIn(scene, GROWN, NOTHING).flatMap((found): Finding[] => {
    const said = found.amount(1);
    if (!said || !isPercent(said)) return [];
    const amounts = toldBefore(scene.amounts, said).filter((one) => !isPercent(one) && one.kind !== 's^1');
    const [first, last] = [amounts[0], amounts.at(-1)];
    if (
      !first ||
      !last ||
      first === last ||
      first.kind !== last.kind ||
      amounts.some(({ kind }) => kind !== first.kind)
    )
      return [];
    return judged(said, [Math.abs(last.base / first.base - 1)]);
  });

const COUPON =
  /\b(?:use|take|apply|add|get|have|with)[^#.;]{0,24}?(#\d+)(?: off)? (?:coupon|discount|tax|tip)?(?: code)? ?(?:on|of|off) (?:the )?(?:sale|new|reduced|lower|discounted) price,? (?:you|we|he|she|they|i)(?:'ll| will| can| would)? (save|pay|get)s?(?: another| an extra| an additional)? (?:off )?(#\d+)/g;
const PRICE =
  /\b(?:sale|new|reduced|discounted|lower) price (?:is|was|of|comes to|drops to|becomes)(?: only| now)? (#\d+)/g;
/** "The sale price is $30. If you use the 10% coupon on the sale price, you save another $3." */
const couponLaw: Law = (scene) => {
  const [price, more] = matchedIn(scene, PRICE, NOTHING);
  const from = price?.amount(1);
  if (!from || more) return [];
  return matchedIn(scene, COUPON, NOTHING).flatMap((found): Finding[] => {
    const [rate, said] = [found.amount(1), found.amount(3)];
    if (!rate || !said || !isPercent(rate) || !isMoney(said)) return [];
    return judged(said, [from.base * (found.words[2] === 'save' ? rate.base : 1 - rate.base)]);
  });
};

const BILL =
  /\b(?:bill|meal|dinner|lunch|check|order|breakfast|haircut|ride)\b[^#.;]{0,24}?\b(?:was|is|cost|costs|came to|comes to|of|for) (#\d+)/g;
const TIP = /(#\d+) tip (?:is|would be|comes to|was|of) (#\d+)|\btip (?:is|was|of|comes to) (#\d+)/g;
const WITH_TIP =
  /\b(?:with|including|after|plus) (?:the |a )?tip,? (?:we|he|she|they|i|you|it|the total|the bill|the meal)(?:'ll| will| would)? (?:paid|pay|pays|comes to|came to|is|was|cost|costs|spent|spend)(?: a total of)? (#\d+)/g;
/** "The bill was $36. So a 15% tip is $5.40. With the tip we paid $41.40." */
const tipLaw: Law = (scene) => {
  const [bill, more] = matchedIn(scene, BILL, NOTHING);
  const tips = matchedIn(scene, TIP, NOTHING).flatMap(({ amount }) => (amount(2) ?? amount(3)) || []);
  const [price, tip] = [bill?.amount(1), tips.at(-1)];
  if (!price || !tip || more || !isMoney(price) || !isMoney(tip)) return [];
  return matchedIn(scene, WITH_TIP, NOTHING).flatMap(({ amount }) => {
    const said = amount(1);
    return said && isMoney(said) ? judged(said, [price.base + tip.base]) : [];
  });
};

const MORE_MEASURE = /(#\d+) more [a-z]+/;
const FAR = /\b(?:away|apart|from here|far|distance|left|to go|need|have|drive|walk|ride|run)\b/;
/** "We can drive 210 miles. She lives 180 miles away. That means gas for 30 more miles": what two amounts differ by. */
const moreLeftLaw: Law = (scene: Scene) =>
  scene.lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((said): Finding[] => {
      // "40 more miles": the unit stands behind "more".
      const isSaid =
        said.kind === 'num' &&
        MORE_MEASURE.test(`#0${said.tail}`) &&
        /\b(?:gas|money|time|water|room|enough|left|battery) (?:left )?for $|\bfor (?:another )?$/.test(said.lead);
      const unit = /^ more ([a-z]+)/.exec(said.tail)?.[1];
      if (!isSaid || unit === undefined || NOTHING.test(line.pattern) || !FAR.test(scene.reading.pattern)) return [];
      const own = toldBefore(scene.amounts, said).filter(({ quantity }) =>
        new RegExp(`\\b${unit}$`, 'i').test(quantity.text),
      );
      const [a, b] = own.slice(-2);
      return a && b
        ? judged(
            said,
            differences(own).map((value) => value / (a.quantity.measure?.factor ?? 1)),
          )
        : [];
    }),
  );
const differences = (all: readonly Amount[]): number[] =>
  all.flatMap((a, at) => all.slice(0, at).map((b) => Math.abs(a.base - b.base))).toReversed();

const COSTS = /\bcosts? (#\d+)/g;
const RATE = /(#\d+) (?:a|per|each|every) (week|day|month|hour|year)\b/g;
const NEEDS = /\b(?:need|needs|takes?|after|for|save for) (#\d+)/g;
const OVER = /\b(?:have|has|had|with|and)(?: still)? (#\d+) (?:left over|to spare|extra|left)\b/g;
/** "You get $5 a week and the game costs $38. So you need 8 weeks … you will have $2 left over." */
const savedLaw: Law = (scene) => {
  const [rate, moreRates] = matchedIn(scene, RATE, NOTHING);
  const [cost, moreCosts] = matchedIn(scene, COSTS, NOTHING);
  const [each, price] = [rate?.amount(1), cost?.amount(1)];
  if (!each || !price || moreRates || moreCosts || each.kind !== price.kind) return [];
  const counts = matchedIn(scene, NEEDS, NOTHING)
    .flatMap(({ amount }) => amount(1) ?? [])
    .filter(({ quantity }) => quantity.text.toLowerCase().includes(rate?.words[2] ?? '?'));
  return matchedIn(scene, OVER, NOTHING).flatMap(({ amount }) => {
    const said = amount(1);
    const values = counts.map(({ quantity }) => quantity.value * each.base - price.base).filter((value) => value >= 0);
    return said?.kind === price.kind && values.length > 0 ? judged(said, values) : [];
  });
};

const SPEED = /(#\d+) (?:an|per|each|every) (hour|minute|second)\b/g;
const TRIP =
  /\b(?:trip|ride|drive|distance|run|walk|race|journey|flight) of (#\d+)(?: long)? (?:takes?|would take|will take|lasts?)(?: [a-z]+)? (?:about )?(#\d+)|\b(?:takes?|would take|will take|needs?)(?: [a-z]+)? (?:about )?(#\d+) (?:to (?:go|travel|drive|cover|ride|walk|run)|for) (#\d+)/g;
/** "It travels at 60 miles per hour. A trip of 150 miles takes it 2 hours and 30 minutes." */
const tripLaw: Law = (scene) => {
  const [speed, more] = matchedIn(scene, SPEED, NOTHING);
  const rate = speed?.amount(1);
  const unit = { hour: 3600, minute: 60, second: 1 }[speed?.words[2] ?? ''];
  if (!rate || unit === undefined || more || rate.kind !== 'm^1') return [];
  return matchedIn(scene, TRIP, NOTHING).flatMap(({ amount }) => {
    const [way, time] = [amount(1) ?? amount(4), amount(2) ?? amount(3)];
    return way?.kind === 'm^1' && time?.kind === 's^1' ? judged(time, [(way.base / rate.base) * unit]) : [];
  });
};

const SAME_AS =
  /(#\d+)(?: of [a-z ]+)? (?:are|is) left[.;,] (?:that's|that is|this is|which is) (?:the same as |equal to |just |also )*(#\d+)(?: of)?/g;
/** "Four eighths are left. That's the same as one half of the pizza." */
const samePartLaw: Law = (scene) =>
  [...scene.reading.pattern.matchAll(SAME_AS)].flatMap(([, a, b]): Finding[] => {
    const [one, said] = [a, b].map((mark) => amountAt(scene, mark));
    const isPart = (amount: Amount | undefined): amount is Amount =>
      amount?.kind === 'num' && /fraction|percent/.test(amount.quantity.form);
    return isPart(one) && isPart(said) ? judged(said, [one.base]) : [];
  });

export const RATE_AND_REST_LAWS: readonly Law[] = [
  roomLaw,
  shadowLaw,
  grownLaw,
  couponLaw,
  tipLaw,
  moreLeftLaw,
  savedLaw,
  tripLaw,
  samePartLaw,
];
