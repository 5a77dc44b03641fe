import { gcd } from '../concepts/numbers.ts';
import { type Amount, amountAt, isMoney, isPercent, judged, type Law, toldBefore } from '../laws/scene.ts';
import { minutesBetween } from '../reading/amounts.ts';
import { DAYS } from '../reading/order.ts';
import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { atWords, follows, inGroups, matchedIn } from './matched.ts';

const PEOPLE_NOTHING = /[?~]|\b(?:not|isn't|aren't|didn't|doesn't|never|suppose|imagine|instead|if)\b/;

const WEEKDAYS = DAYS.join('|');
const dayOf = (name = ''): number => DAYS.indexOf(name);
/** "From Monday morning to Friday morning is four days." */
const weekdaysLaw = follows(
  new RegExp(
    `\\bfrom (${WEEKDAYS}) (?:morning|noon|evening|night) to (${WEEKDAYS}) (?:morning|noon|evening|night) is (#\\d+)`,
    'g',
  ),
  ({ words, amount }) => {
    const days = (dayOf(words[2]) - dayOf(words[1]) + 7) % 7;
    return [days * (amount(3)?.quantity.measure?.factor ?? 1)];
  },
  3,
);

/** "Water freezes at 32 degrees Fahrenheit", said the other way around. */
const WATER: ReadonlyMap<string, number> = new Map([
  ['fahrenheit freezes', 32],
  ['fahrenheit boils', 212],
  ['celsius freezes', 0],
  ['celsius boils', 100],
]);
const waterLaw = follows(
  /\b(fahrenheit|celsius) temperature at which water (freezes|boils) is (#\d+)/g,
  ({ words }) => [WATER.get(`${words[1]} ${words[2]}`)],
  3,
);

const sumOf = (amounts: readonly (Amount | undefined)[]): number =>
  amounts.reduce((sum, one) => sum + (one?.base ?? Number.NaN), 0);
/** "Add 6, 8 and 11. The perimeter is 25 centimeters." */
const addedLaw: Law = (scene) =>
  matchedIn(scene, /\badd(?:ing)? (?:the [a-z]+ )?(#\d+(?:, #\d+)*(?:,? and #\d+))/g).flatMap((found) => {
    const list = found.list(1);
    return matchedIn(
      scene,
      /\b(?:the|its) (?:perimeter|sum|total|answer)(?: of [a-z ]{3,20})? (?:is|comes to|equals) (#\d+)/g,
    ).flatMap((claim) => {
      const said = claim.amount(1);
      const last = list.at(-1);
      if (!said || !last || list.length < 2 || said.quantity.start < last.quantity.end) return [];
      const unit = last.kind === 'num' ? (said.quantity.measure?.factor ?? 1) : 1;
      return said.sentence - last.sentence < 2 ? judged(said, [sumOf(list) * unit]) : [];
    });
  });

/** "In a right triangle the other two angles add up to 90 degrees." */
const acuteLaw = follows(
  /\bright triangle\b[^.#]{0,30}(?:other (?:#\d+ )?|(?:#\d+ )?acute |(?:#\d+ )?smaller |remaining (?:#\d+ )?)angles (?:must |always )?(?:add(?: up)? to|total|sum to) (#\d+)/g,
  ({ amount }) => [90 * (amount(1)?.quantity.measure?.factor ?? 1)],
  1,
);

/** "Each bow uses 3/4 of a yard, so we can make 16 bows." */
const usesLaw: Law = (scene) =>
  matchedIn(scene, /\beach ([a-z]+) (?:uses|needs|takes|requires|is) (#\d+)/g, PEOPLE_NOTHING).flatMap((found) => {
    const [what, size] = [nameOf(found.words[1] ?? '').what, found.amount(2)];
    const wholes = size
      ? toldBefore(scene.amounts, size).filter(({ kind }) => kind === size.kind && kind !== 'num')
      : [];
    const [whole, more] = wholes;
    if (!size || !whole || more) return [];
    return matchedIn(scene, /\b(?:so|then|means)\b[^#.]{0,24} (#\d+) ([a-z]+)/g, PEOPLE_NOTHING).flatMap((claim) => {
      const said = claim.amount(1);
      const count = whole.base / size.base;
      return said && said.kind === 'num' && nameOf(claim.words[2] ?? '').what === what
        ? judged(said, [count, Math.floor(count + 1e-9)])
        : [];
    });
  });

/** "If the scale is 1 inch to 5 miles, then 20 miles is 4 inches on the map." */
const scaleLaw: Law = (scene) => {
  const [scale, more] = matchedIn(scene, /(#\d+) (?:to|for|=|stands for|represents|equals) (?:every )?(#\d+)/g, /[?]/);
  const [small, large] = [scale?.amount(1), scale?.amount(2)];
  if (
    !small ||
    !large ||
    more ||
    small.quantity.value !== 1 ||
    small.kind === 'num' ||
    small.quantity.text === large.quantity.text
  )
    return [];
  if (!/\b(?:scale|map|drawing|model|blueprint)\b/.test(scene.reading.pattern) || small.kind !== large.kind) return [];
  return matchedIn(
    scene,
    /(#\d+) (?:is|are|would be|becomes?|would measure|measures) (?:drawn as |shown as |only |just )?(#\d+)/g,
    /[?]/,
  ).flatMap((found) => {
    const [a, said] = [found.amount(1), found.amount(2)];
    const unitOf = (one: Amount): number | undefined => one.quantity.measure?.factor;
    if (!a || !said || a === small || a.kind !== large.kind || said.kind !== a.kind) return [];
    if (unitOf(a) === unitOf(large) && unitOf(said) === unitOf(small))
      return judged(said, [(a.base / large.base) * small.base]);
    return unitOf(a) === unitOf(small) && unitOf(said) === unitOf(large)
      ? judged(said, [(a.base / small.base) * large.base])
      : [];
  });
};

const PLURALS = 'ones twos threes fours fives sixes sevens eights nines tens elevens twelves'.split(' ');
/** "Seven sixes are 42." */
const timesLaw = follows(
  new RegExp(`(#\\d+) (${PLURALS.join('|')}) (?:are|is|make|makes|equals?) (#\\d+)(?= ?[.,;!]|$| and| so)`, 'g'),
  ({ words, amount }) => {
    const count = amount(1);
    return count?.kind === 'num' ? [count.base * (PLURALS.indexOf(words[2] ?? '') + 1)] : [];
  },
  3,
);

/** "The ratio 6 to 9 can be simplified to 2 to 3." */
const ratioLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\bratio (?:of )?(#\d+) ?(?:to|:) ?(#\d+)(?: [a-z]+)?,? (?:can be (?:simplified|reduced|written) (?:to|as)|simplifies to|reduces to|is the same as|is equivalent to|is equal to|equals|is) (?:the ratio )?(#\d+) ?(?:to|:) ?(#\d+)/g,
  ).flatMap((found) => {
    const [a, b, c, d] = [1, 2, 3, 4].map((group) => found.amount(group)?.base ?? Number.NaN);
    const products = [(a ?? 0) * (d ?? 0), (b ?? 0) * (c ?? 0)];
    return products.some(Number.isNaN) ? [] : atWords(found, Math.abs((products[0] ?? 0) - (products[1] ?? 0)) < 1e-9);
  });

/** "The numbers 8 and 12 have a least common multiple of 24." */
const commonLaw = follows(
  /(#\d+) and (#\d+),? (?:have|has) (?:an?|the) (least common multiple|lcm|greatest common factor|gcf|greatest common divisor|least common denominator) of (#\d+)/g,
  ({ words, amount }) => {
    const [a, b] = [amount(1)?.base ?? 0, amount(2)?.base ?? 0];
    if (![a, b].every((n) => Number.isInteger(n) && n > 0)) return [];
    return [/^(?:least|lcm)/.test(words[3] ?? '') ? (a * b) / gcd(a, b) : gcd(a, b)];
  },
  4,
);

/** "5/6 and 10/12 are equal, and so are 2/3 and 8/12." */
const soAreLaw: Law = (scene) =>
  matchedIn(
    scene,
    /#\d+ and #\d+ are (?:equal|equivalent|the same)(?: fractions)?,? (?:and )?so are (#\d+) and (#\d+)/g,
  ).flatMap((found) => {
    const [a, b] = [found.amount(1), found.amount(2)];
    return a && b ? atWords(found, Math.abs(a.base - b.base) < 1e-9) : [];
  });

/** "15 minutes before that, at 8:15" */
const beforeThatLaw: Law = ({ reading, lines, amounts }) => {
  const known = reading.times.filter(({ minutes }) => !Number.isNaN(minutes));
  return lines.flatMap((line): Finding[] =>
    [
      ...line.pattern.matchAll(
        /#(\d+) (before|earlier|after|later)(?: (?:that|than that|this))?,? (?:at|it was|it is) @(\d+)/g,
      ),
    ].flatMap(([, mark, way, time]): Finding[] => {
      const said = reading.times[Number(time)];
      const span = amountAt({ reading, amounts }, mark);
      const [from, more] = known.filter((one) => said && one.start < said.start);
      if (!said || !from || more || span?.kind !== 's^1') return [];
      const shift = (span.base / 60) * (/before|earlier/.test(way ?? '') ? -1 : 1);
      const holds = minutesBetween(said.minutes, from.minutes + shift) < 1e-6;
      return [{ start: said.start, end: said.end, holds }];
    }),
  );
};

/** "20 percent off $35 is a discount of $7, which brings the price to $28." */
const bringsLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:brings?|brought|drops?|lowers?|cuts?|reduces?) (?:the|its|that) (?:price|cost|total|bill) (?:down )?to (#\d+)/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    const before = said ? toldBefore(scene.amounts, said) : [];
    const rates = before.filter(isPercent);
    const prices = before.filter(isMoney);
    const [rate, more] = rates;
    const price = prices[0];
    return said && rate && price && !more && isMoney(said) && prices.length < 3
      ? judged(said, [price.base * (1 - rate.quantity.value)])
      : [];
  });

/** "His sister jumped 6 inches farther, so she jumped 54 inches." */
const fartherLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) (more|farther|further|longer|higher|taller|older|fewer|less|shorter|lower|younger)(?: [a-z]+)?(?: than (?:him|her|that|them|[a-z]+))?,? so (?:he|she|it|they|that|we|[a-z]+) (?:[a-z]+) (#\d+)(?= ?[.,;!]|$| [a-z]+ ?[.,]|[a-z ]+$)/g,
    PEOPLE_NOTHING,
  ).flatMap((found) => {
    const [by, said] = [found.amount(1), found.amount(3)];
    const before = by ? toldBefore(scene.amounts, by).filter(({ kind }) => kind === said?.kind) : [];
    const [known, more] = before;
    const sign = /fewer|less|shorter|lower|younger/.test(found.words[2] ?? '') ? -1 : 1;
    return by && said && known && !more && by.kind === said.kind ? judged(said, [known.base + sign * by.base]) : [];
  });

/** "7 feet by 9 feet is 63 square feet" */
const byLaw = follows(
  /(#\d+)(?: long| wide)? by (#\d+)(?: long| wide)?,? (?:is|has an area of|covers|makes|gives|comes to|equals) (#\d+)/g,
  ({ amount }) => {
    const [a, b, said] = [amount(1), amount(2), amount(3)];
    if (!a || !b || said?.kind !== 'm^2' || b.kind !== 'm^1') return [];
    return [(a.kind === 'num' ? a.base * (b.quantity.measure?.factor ?? 1) : a.base) * b.base];
  },
  3,
);

/** "The 24 who are here make 6 teams of 4." */
const teamsLaw = inGroups(
  /(#\d+)(?: (?!of\b|and\b|for\b|per\b)[a-z]+){0,4} (?:make|makes|form|forms|fill|fills|made|formed|filled) (#\d+) (?:equal |full )?[a-z]+ of (#\d+)(?= ?[.,;!]|$| and| so| with no)/g,
);

/** "A cube with a volume of 27 cubic inches has edges that are 3 inches long." */
const edgeLaw = follows(
  /\bcube (?:with|that has|has) (?:an? )?(volume|surface area) of (#\d+)[^#.]{0,30} (?:edges?|sides?)(?: that (?:are|is)| of| length of| measuring| must be| is)+ (#\d+)/g,
  ({ words, amount }) => {
    const size = amount(2);
    const factor = size?.kind === 'num' ? (amount(3)?.quantity.measure?.factor ?? 1) : 1;
    return size ? [(words[1] === 'volume' ? Math.cbrt(size.base) : Math.sqrt(size.base / 6)) * factor] : [];
  },
  3,
);

/** "16 is a perfect square. The next perfect square is 25." */
const nextSquareLaw: Law = (scene) =>
  matchedIn(scene, /\bnext (?:perfect )?square(?: number)? is (#\d+)/g).flatMap((found) => {
    const said = found.amount(1);
    const squares = said
      ? toldBefore(scene.amounts, said).filter(({ base }) => base > 1 && Number.isInteger(Math.sqrt(base)))
      : [];
    const most = Math.max(...squares.map(({ base }) => base));
    return said && squares.length > 0 ? judged(said, [(Math.sqrt(most) + 1) ** 2]) : [];
  });

/** "If the third is 80 degrees, each of the others is 50 degrees." */
const othersLaw: Law = (scene) =>
  /\bisosceles\b/.test(scene.reading.pattern)
    ? matchedIn(
        scene,
        /\b(?:third|vertex angle|top angle|different angle)(?: angle| one)? (?:is|measures) (#\d+),? (?:then )?each of the (?:others?|other #\d+|base angles|equal angles)(?: angles)? (?:is|measures|must be) (#\d+)/g,
      ).flatMap((found) => {
        const [a, said] = [found.amount(1), found.amount(2)];
        const factor = said?.quantity.measure?.factor ?? 1;
        return a && said ? judged(said, [((180 - a.quantity.value) / 2) * factor]) : [];
      })
    : [];

const HANDS: ReadonlyMap<string, number> = new Map([
  ['minute', 3600],
  ['hour', 43_200],
  ['second', 60],
]);
/** "The minute hand goes all the way around in 60 minutes." */
const aroundLaw = follows(
  /\b(minute|hour|second) hand (?:goes|moves|travels|turns)(?: all the way)? (?:once )?around (?:once )?(?:the clock )?in (#\d+)/g,
  ({ words }) => [HANDS.get(words[1] ?? '')],
  2,
);

export const PLAIN_LAWS: readonly Law[] = [
  weekdaysLaw,
  waterLaw,
  addedLaw,
  acuteLaw,
  usesLaw,
  scaleLaw,
  timesLaw,
  ratioLaw,
  commonLaw,
  soAreLaw,
  beforeThatLaw,
  bringsLaw,
  fartherLaw,
  byLaw,
  teamsLaw,
  edgeLaw,
  nextSquareLaw,
  othersLaw,
  aroundLaw,
];
