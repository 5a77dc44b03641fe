import { amountAt, judged, type Law, toldBefore } from '../laws/scene.ts';
import { minutesBetween } from '../reading/amounts.ts';
import { POLYGONS } from '../reading/angles.ts';
import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { PLACE } from './denoted.ts';
import { atWords, follows, matchedIn } from './matched.ts';

/** "34 is 3 tens and 4 ones. If you trade one ten, you have 2 tens and 14 ones." */
const tradedLaw: Law = (scene) =>
  /\b(?:trade|trading|regroup|regrouping|exchange|break|borrow)\b/.test(scene.reading.pattern)
    ? matchedIn(scene, /\b(?:have|get|has|makes?|is|leaves) (#\d+) and (#\d+)(?= ?[.,;!]|$)/g).flatMap((found) => {
        const parts = [found.amount(1), found.amount(2)];
        const number = scene.amounts[0];
        if (!number || PLACE.test(number.quantity.text) || number.base < 11 || number.quantity.computed) return [];
        if (scene.lines.some(({ text }) => text.includes('='))) return [];
        if (!parts.every((one) => one && PLACE.test(one.quantity.text))) return [];
        const sum = parts.reduce((total, one) => total + (one?.base ?? 0), 0);
        return atWords(found, Math.abs(sum - number.base) < 1e-9);
      })
    : [];

/** "Peaches are 3 for $2. We bought 9 peaches, so we paid $6." */
const boughtLaw: Law = (scene) => {
  const [offer, more] = matchedIn(scene, /(#\d+) for (#\d+)(?= ?[.,;])/g);
  const [count, price] = [offer?.amount(1), offer?.amount(2)];
  if (!count || more || price?.kind !== 'usd^1' || count.kind !== 'num') return [];
  return matchedIn(
    scene,
    /\b(?:bought|buys?|got|took|for|want) (#\d+)[^#.]{0,30} (?:paid|pay|pays|costs?|is|owe) (#\d+)(?= ?[.,;!]|$)/g,
  ).flatMap((found) => {
    const [bought, said] = [found.amount(1), found.amount(2)];
    return bought && said?.kind === 'usd^1' && bought.kind === 'num'
      ? judged(said, [(bought.base / count.base) * price.base])
      : [];
  });
};

/** "The first five multiples of 7 are 7, 14, 21, 28 and 35." */
const multiplesLaw: Law = (scene) =>
  matchedIn(scene, /\bmultiples of (#\d+) (?:are|include|:) ?(#\d+(?:, #\d+)*(?:,? and #\d+)?)/g).flatMap((found) => {
    const [of, list] = [found.amount(1), found.list(2)];
    const wrong = of && list.find(({ base }) => !Number.isInteger(base / of.base));
    if (of?.kind !== 'num' || of.base < 1 || list.length < 2) return [];
    return wrong ? [{ start: wrong.quantity.start, end: wrong.quantity.end, holds: false }] : atWords(found, true);
  });

const SHAPES = [...POLYGONS.keys(), 'square', 'rhombus'].join('|');
/** "A hexagon with sides of 4 feet each, so walking around it is 24 feet." */
const walkLaw = follows(
  new RegExp(
    `\\b(?:regular )?(${SHAPES})\\b[^.#]{0,40} sides of (#\\d+)(?: each)?[^#.]{0,40} around (?:it|the [a-z]+) (?:is|takes|means|covers) (#\\d+)`,
    'g',
  ),
  ({ words, amount }) => {
    const [side, count] = [amount(2), POLYGONS.get(words[1] ?? '') ?? 4];
    return side ? [count * side.base] : [];
  },
  3,
);

/** "If 3/4 of it is gone, then 2 slices are left." */
const goneLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) of (?:it|them|the [a-z]+) (?:is|are|was|were|has been|have been) (?:gone|eaten|used|sold|taken|missing|empty|absent)[^#.]{0,16} (#\d+)(?: [a-z]+){0,2} (?:is|are|was|were) (?:still )?left/g,
    /[?~]|\b(?:not|another|more)\b/,
  ).flatMap((found) => {
    const [share, said] = [found.amount(1), found.amount(2)];
    const [whole, more] = share ? toldBefore(scene.amounts, share) : [];
    const isPart = share && share.kind === 'num' && share.quantity.value < 1;
    return isPart && said && whole && !more && said.kind === whole.kind
      ? judged(said, [whole.base * (1 - share.quantity.value)])
      : [];
  });

/** "Look at 0.5 and 0.50. They are equal." */
const theyAreLaw: Law = (scene) =>
  scene.lines.flatMap((line, number): Finding[] => {
    const [a, b, more] = scene.lines[number - 1]?.amounts ?? [];
    const said = /^ ?they are (not |both |exactly )?(?:equal|the same|equivalent)\b/.exec(line.pattern);
    const isPair = a && b && !more && b.lead === ' and ' && a.kind === b.kind;
    if (!said || !isPair || a.label.length + b.label.length > 0) return [];
    const holds = Math.abs(a.base - b.base) < 1e-9 !== (said[1] === 'not ');
    return [{ start: line.start, end: line.start + said[0].length, holds }];
  });

/** "An hour before 12:20 it was 11:20." */
const hourLaw: Law = ({ reading, lines, amounts }) =>
  lines.flatMap((line): Finding[] =>
    [
      ...line.pattern.matchAll(
        /\b(an hour|half an hour|#\d+) (before|after) @(\d+),? (?:it|the time|that) (?:was|is|will be) @(\d+)/g,
      ),
    ].flatMap(([, span = '', way, one, other]): Finding[] => {
      const [from, said] = [reading.times[Number(one)], reading.times[Number(other)]];
      const amount = amountAt({ reading, amounts }, span);
      const minutes = span === 'an hour' ? 60 : amount?.kind === 's^1' ? amount.base / 60 : Number.NaN;
      if (!from || !said || Number.isNaN(minutes + from.minutes + said.minutes)) return [];
      const right = from.minutes + (way === 'before' ? -minutes : minutes);
      return [{ start: said.start, end: said.end, holds: minutesBetween(said.minutes, right) < 1e-6 }];
    }),
  );

/** "In a class of 20, eight are boys. The ratio of boys to girls is 8 to 12." */
const kindsLaw: Law = (scene) => {
  const [told, more] = matchedIn(
    scene,
    /\b(?:class|group|team|club|choir|bag|box|total) of (#\d+)[^#.]{0,20} (#\d+) (?:of them )?(?:are|were) ([a-z]+)/g,
  );
  const [all, some] = [told?.amount(1), told?.amount(2)];
  if (!told || more || !all || !some) return [];
  const kind = nameOf(told.words[3] ?? '').what;
  return matchedIn(scene, /\bratio of ([a-z]+) to ([a-z]+) is (#\d+) ?(?:to|:) ?(#\d+)/g).flatMap((found) => {
    const [p, q] = [found.amount(3)?.base ?? Number.NaN, found.amount(4)?.base ?? Number.NaN];
    const [one, other] = [1, 2].map((group) => nameOf(found.words[group] ?? '').what);
    const rest = all.base - some.base;
    const [a, b] = one === kind ? [some.base, rest] : other === kind ? [rest, some.base] : [Number.NaN, 0];
    return Number.isNaN(a + p + q) || /student|child|kid|people|all/.test(`${one} ${other}`)
      ? []
      : atWords(found, Math.abs(p * b - q * a) < 1e-9);
  });
};

/** "Two numbers whose product is 24 and whose sum is 10 are 4 and 6." */
const twoNumbersLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\bnumbers (?:whose|with a) (product|sum|difference) (?:is|of) (#\d+) and (?:whose |a )?(product|sum|difference) (?:is|of) (#\d+) are (#\d+) and (#\d+)/g,
  ).flatMap((found) => {
    const [v, w, a, b] = [2, 4, 5, 6].map((group) => found.amount(group)?.base ?? Number.NaN);
    const made = (name: string | undefined): number =>
      name === 'product' ? (a ?? 0) * (b ?? 0) : name === 'sum' ? (a ?? 0) + (b ?? 0) : Math.abs((a ?? 0) - (b ?? 0));
    return atWords(found, made(found.words[1]) === v && made(found.words[3]) === w);
  });

/** "The circumference is … With a diameter of 10 cm it is about 31.4 cm." */
const circumferenceLaw: Law = (scene) =>
  /\bcircumference\b/.test(scene.reading.pattern) && !/\barea\b/.test(scene.reading.pattern)
    ? matchedIn(
        scene,
        /\bwith a (diameter|radius) of (#\d+),? (?:it|the circumference|that) is (?:about )?(#\d+)/g,
      ).flatMap((found) => {
        const [size, said] = [found.amount(2), found.amount(3)];
        const length = (size?.base ?? 0) * (found.words[1] === 'radius' ? 2 : 1);
        return size && said && size.kind === said.kind
          ? judged(said, [length * 3.14, length * Math.PI, (length * 22) / 7])
          : [];
      })
    : [];

/** "A number cube is rolled 60 times, so we expect about 10 fours." */
const expectLaw = follows(
  /\b(?:number cube|die)\b[^#.]{0,20} rolled (#\d+) times[^#.]{0,30} expect (?:to get |to roll |about )*(#\d+) (?:ones|twos|threes|fours|fives|sixes)\b/g,
  ({ amount }) => [(amount(1)?.base ?? Number.NaN) / 6],
  2,
);

const TURNS: ReadonlyMap<string, number> = new Map([
  ['full turn', 360],
  ['whole turn', 360],
  ['full circle', 360],
  ['half turn', 180],
  ['quarter turn', 90],
  ['straight angle', 180],
  ['right angle', 90],
]);
/** "A full turn is 360 degrees." */
const turnLaw = follows(
  new RegExp(
    `\\b(?:a|an|every|each|the|one) (${[...TURNS.keys()].join('|')}) (?:is|measures|has|equals|makes) (?:exactly |always )?(#\\d+)(?= ?[.,;!]|$| and| because| so)`,
    'g',
  ),
  ({ words, amount }) => {
    const said = amount(2);
    return said?.kind === 'deg^1'
      ? [(TURNS.get(words[1] ?? '') ?? Number.NaN) * (said.quantity.measure?.factor ?? 1)]
      : [];
  },
  2,
);

/** "4 laps in 10 minutes, which is 2.5 minutes a lap" */
const perLapLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) ([a-z]+) in (#\d+),? (?:which is|that is|that's|so that is|or) (#\d+) (?:an?|per|for each|for every|each) ([a-z]+)/g,
  ).flatMap((found) => {
    const [count, time, said] = [1, 3, 4].map(found.amount);
    const isSame = nameOf(found.words[2] ?? '').what === nameOf(found.words[5] ?? '').what;
    return count && time && said && isSame && said.kind === time.kind ? judged(said, [time.base / count.base]) : [];
  });

/** "If 5 workers paint a fence in 6 hours, one worker would need 30 hours." */
const workersLaw = follows(
  /(#\d+) (?:workers|people|painters|machines|friends|printers|pumps|men|women)[^#.]{0,40} (?:in|takes?|need) (#\d+),? (?:then )?(?:#\d+|a single|a) (?:worker|person|painter|machine|friend|printer|pump|man|woman) (?:alone )?(?:would need|needs|would take|takes) (#\d+)/g,
  ({ amount }) => {
    const [count, time] = [amount(1), amount(2)];
    return count && time && count.kind === 'num' ? [count.base * time.base] : [];
  },
  3,
);

export const SCHOOL_LAWS: readonly Law[] = [
  tradedLaw,
  boughtLaw,
  multiplesLaw,
  walkLaw,
  goneLaw,
  theyAreLaw,
  hourLaw,
  kindsLaw,
  twoNumbersLaw,
  circumferenceLaw,
  expectLaw,
  turnLaw,
  perLapLaw,
  workersLaw,
];
