import { type Amount, isPercent, judged, type Law, type Scene, toldBefore } from '../laws/scene.ts';
import { PLACE_VALUES } from '../number-words.ts';
import { DENOMINATORS } from '../relations/frames/parts.ts';
import { nameOf } from '../story/mentions.ts';
import { PLACE } from './denoted.ts';
import { atWords, follows, type Matched, matchedIn } from './matched.ts';

const NO = /[?~]|\b(?:suppose|imagine|instead|whether|estimate)\b/;
const firstOf = (scene: Scene, pattern: RegExp, nothing: RegExp = NO): Matched | undefined => {
  const [first, more] = matchedIn(scene, pattern, nothing);
  return more ? undefined : first;
};
const isAfter = (one: Amount, other: Amount | undefined): boolean =>
  other !== undefined && one.quantity.start > other.quantity.end;

const STEP =
  /\b(double|triple|halve|square)s? (?:it|the number|a number|the input|any number)\b|\b(add|subtract|take away)s? (#\d+)|\b(multipl|divid)(?:y|ies|e|es)(?: it| the number| a number| the input)? by (#\d+)/g;
const GIVES =
  /\b(?:put in|input (?:of|is)|start with|enter|if you put in|in goes) (#\d+)[^#.]{0,30}\b(?:out comes|comes out|output (?:of|is)|gives(?: an output of)?|you get|the result is|out came) (#\d+)/g;

/** "A machine triples a number and then subtracts 2. Put in 5 and out comes 13." */
const machineLaw: Law = (scene) => {
  const found = firstOf(scene, GIVES);
  const [from, said] = [found?.amount(1), found?.amount(2)];
  if (!found || !from || !said || !/\b(?:machine|rule|function|input)\b/.test(scene.reading.pattern)) return [];
  const steps = matchedIn(scene, STEP, NO).filter(({ line, at }) => line !== found.line || at < found.at);
  const value = steps.reduce((result, step) => {
    const [, whole, sign, , factor] = step.words;
    const by = (step.amount(3) ?? step.amount(5))?.base ?? Number.NaN;
    if (whole)
      return whole === 'double'
        ? 2 * result
        : whole === 'triple'
          ? 3 * result
          : whole === 'halve'
            ? result / 2
            : result ** 2;
    if (sign) return sign === 'add' ? result + by : result - by;
    return factor === undefined ? result : step.words[4] === 'multipl' ? result * by : result / by;
  }, from.base);
  return steps.length > 0 && steps.length < 4 ? judged(said, [value]) : [];
};

/** "The digit in the hundredths place of 4.628 is 2." */
const placeLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:number|digit) in the (ones|tens|hundreds|thousands|tenths|hundredths|thousandths) place (?:of|in) (?:the number )?(#\d+) is (?:an? )?(#\d+)/g,
  ).flatMap((found) => {
    const [place, number, said] = [PLACE_VALUES.get(found.words[1] ?? ''), found.amount(2), found.amount(3)];
    return place && number && said && number.kind === 'num'
      ? judged(said, [Math.floor(Math.abs(number.base) / place + 1e-9) % 10])
      : [];
  });

/** "Round 3,851 to the nearest thousand. It is closer to 4,000." */
const roundLaw: Law = (scene) => {
  const task = firstOf(scene, /\bround(?:ing|ed)? (?:the number )?(#\d+) to the nearest (?:(tenth|hundredth)|(#\d+))/g);
  const [number, place] = [task?.amount(1), PLACE_VALUES.get(`${task?.words[2]}s`) ?? task?.amount(3)?.base];
  const isAsked = (scene.reading.pattern.match(/\bround/g) ?? []).length > 1;
  if (!number || place === undefined || isAsked) return [];
  return matchedIn(
    scene,
    /\b(?:it is closer to|it's closer to|it is closest to|it is nearer(?: to)?|it rounds (?:up |down )?to|you get|we get|the answer is|that gives|it becomes) (#\d+)(?= ?[.,;!]|$| because| since)/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    const value = Number((Math.floor(number.base / place + 0.5 + 1e-9) * place).toFixed(6));
    return said && isAfter(said, number) && said.kind === number.kind ? judged(said, [value]) : [];
  });
};

/** "The digits in 5,073 tell that there are 5 thousands, 7 tens and 3 ones." */
const digitsLaw: Law = (scene) =>
  matchedIn(scene, /#\d+(?:, #\d+)*,? and #\d+/g).flatMap((found) => {
    const parts = found.scene.amounts.filter(({ quantity }) =>
      found.words[0]?.split(/, | and |,/).includes(`#${found.scene.reading.quantities.indexOf(quantity)}`),
    );
    const whole = scene.amounts.filter(
      (one) => one.quantity.end < (parts[0]?.quantity.start ?? 0) && !PLACE.test(one.quantity.text),
    );
    const [number, more] = whole;
    const isNumber = number && !more && number.kind === 'num' && /\bdigits?|number\b/.test(scene.reading.pattern);
    if (!isNumber || parts.length < 2 || !parts.every(({ quantity }) => PLACE.test(quantity.text))) return [];
    const sum = parts.reduce((total, { base }) => total + base, 0);
    return atWords(found, Math.abs(sum - number.base) < 1e-9);
  });

/** "That is 60 points in four games, an average of 15 per game." */
const averageLaw = follows(
  /(#\d+)(?: [a-z]+)? (?:in|over|for|from|by) (?:the |all )?(#\d+) [a-z]+,? (?:which is |for |so |that's |giving |that is )?an average of (#\d+)/g,
  (found) => {
    const [all, count] = [found.amount(1), found.amount(2)];
    return all && count && all.kind === found.amount(3)?.kind
      ? [all.base / (count.kind === 'num' ? count.base : count.quantity.value)]
      : [];
  },
  3,
);

/** "It has 5 faces in all, 2 triangles and 3 rectangles." */
const partsOfAllLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) [a-z]+ (?:in all|altogether|in total)(?:,|:) (#\d+) [a-z ]{2,20} and (#\d+) [a-z]+/g,
  ).flatMap((found) => {
    const [all, a, b] = [1, 2, 3].map(found.amount);
    return all && a && b && [all, a, b].every(({ kind }) => kind === 'num') ? judged(b, [all.base - a.base], a) : [];
  });

/** "Pencils are 4 for a dollar, so 12 pencils cost $3." */
const priceForLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) for (a dollar|#\d+)[^#.]{0,24}(?:so|that means|then),? (#\d+) (?:[a-z]+ ){0,2}(?:costs?|cost|are|come to) (#\d+)/g,
  ).flatMap((found) => {
    const [count, price, more, said] = [1, 2, 3, 4].map(found.amount);
    const each = found.words[2] === 'a dollar' ? 1 : price?.kind === 'usd^1' ? price.base : undefined;
    return count && more && said?.kind === 'usd^1' && each !== undefined
      ? judged(said, [(more.base / count.base) * each])
      : [];
  });

/** "Three pizzas are cut into fourths. So there are 12 slices." */
const slicesLaw: Law = (scene) => {
  const cut = firstOf(
    scene,
    /(#\d+) [a-z ]{3,24}\b(?:cut|sliced|divided|split) into (halves|thirds|fourths|quarters|fifths|sixths|eighths|tenths)\b/g,
  );
  const [count, parts] = [cut?.amount(1), DENOMINATORS.get(cut?.words[2] ?? '')];
  if (!count || !parts || count.kind !== 'num') return [];
  return matchedIn(
    scene,
    /\b(?:there are|that is|that's|that makes|which makes|gives|have|has|get) (#\d+) (?:slices|pieces|parts)\b/g,
    NO,
  ).flatMap((found) => {
    const said = found.amount(1);
    return said && isAfter(said, count) ? judged(said, [count.base * parts]) : [];
  });
};

/** "To turn 45% into a fraction … You end up with 9/20." */
const turnedLaw: Law = (scene) => {
  const task = firstOf(
    scene,
    /\b(?:turn|change|convert|write|rewrite) (#\d+) (?:in)?(?:to|as) an? (fraction|decimal|percent)\b/g,
    /[?]/,
  );
  const number = task?.amount(1);
  if (number?.kind !== 'num') return [];
  return matchedIn(
    scene,
    /\b(?:end up with|you get|we get|that gives|gives you|simplest form(?: that| it)? is|simplifies to|the answer is|which is) (#\d+)(?= ?[.,;!]|$)/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    const wanted = new RegExp(task?.words[2] === 'decimal' ? 'decimal' : (task?.words[2] ?? ''));
    const isLast = scene.amounts.at(-1) === said;
    return said && isLast && said.kind === 'num' && wanted.test(said.quantity.form) ? judged(said, [number.base]) : [];
  });
};

/** "The graph of y = 4 is a horizontal line. Its slope is 0." */
const slopeLaw: Law = (scene) =>
  /\bhorizontal line\b/.test(scene.reading.pattern) && !/\bvertical\b/.test(scene.reading.pattern)
    ? matchedIn(scene, /\b(?:its|the|a) slope (?:is|of) (#\d+)(?= ?[.,;!]|$)/g).flatMap((found) => {
        const said = found.amount(1);
        return said ? judged(said, [0]) : [];
      })
    : [];

const SAME_SIDES =
  /(?:^| )(?:(#\d+|all|both|no)(?: of its| of the)? sides (?:of (?:the|this|a) triangle )?(?:are|have) (?:all )?(?:the same(?: length)?|equal|congruent|different)),? (?:so|which means|that means) (?:it|the triangle|this) is(?: an?)?(?: called)?(?: an?)? (equilateral|isosceles|scalene)\b/g;
/** "Three sides of the triangle are the same, so it is equilateral." */
const sameSidesLaw: Law = (scene) =>
  matchedIn(scene, SAME_SIDES).flatMap((found) => {
    const count = found.words[1] === 'all' ? 3 : found.amount(1)?.base;
    const isDifferent = /different/.test(found.words[0] ?? '');
    const wanted = isDifferent ? 'scalene' : count === 3 ? 'equilateral' : count === 2 ? 'isosceles' : undefined;
    return wanted === undefined || !/\btriangle\b/.test(scene.reading.pattern)
      ? []
      : atWords(found, found.words[2] === wanted);
  });

/** "A dollar is worth 20 nickels. Half a dollar is worth 10 nickels." */
const halfLaw: Law = (scene) => {
  const whole = firstOf(
    scene,
    /(?:^ ?|[.,;] |\band )(?:an?|one) ([a-z]+) (?:is|has|is worth|makes|holds|equals) (#\d+)/g,
  );
  const size = whole?.amount(2);
  if (!whole || !size) return [];
  const name = nameOf(whole.words[1] ?? '').what;
  return matchedIn(
    scene,
    /(#\d+) (?:of )?(?:an? )?([a-z]+) (?:is|has|is worth|makes|holds|equals) (?:only |just )?(#\d+)/g,
  ).flatMap((found) => {
    const [part, said] = [found.amount(1), found.amount(3)];
    const isHalf = part?.quantity.value === 0.5 && /half/i.test(part.quantity.text) && isAfter(part, size);
    return said && isHalf && nameOf(found.words[2] ?? '').what === name && said.kind === size.kind
      ? judged(said, [size.base / 2])
      : [];
  });
};

/** "She is 72. She is 6 times as old as I am, so I am 12." */
const timesBackLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:she|he|it|which|that) is (#\d+) times as (?:old|tall|long|heavy|big|far) as (?:i am|me|you are|you|mine|[a-z]+),? so (?:i am|you are|[a-z]+ is|mine is) (#\d+)/g,
  ).flatMap((found) => {
    const [times, said] = [found.amount(1), found.amount(2)];
    const [known, more] = times ? toldBefore(scene.amounts, times) : [];
    return times && said && known && !more ? judged(said, [known.base / times.base]) : [];
  });

/** "One third of the 18 eggs were brown. So 6 were brown and 12 were white." */
const twoPartsLaw: Law = (scene) =>
  matchedIn(scene, /\bso (#\d+) (?:of them )?(?:are|were) ([a-z]+),? and (#\d+) (?:are|were) ([a-z]+)/g).flatMap(
    (found) => {
      const [a, b] = [found.amount(1), found.amount(3)];
      const before = a ? toldBefore(scene.amounts, a) : [];
      const share = before.find((one) => isPercent(one) || one.quantity.form === 'fraction');
      const whole = before.find((one) => one !== share && one.kind === 'num');
      if (!a || !b || !share || !whole || before.length !== 2 || share.base >= 1) return [];
      return [...judged(a, [share.base * whole.base]), ...judged(b, [(1 - share.base) * whole.base])];
    },
  );

export const TOLD_NUMBER_LAWS: readonly Law[] = [
  machineLaw,
  placeLaw,
  roundLaw,
  digitsLaw,
  averageLaw,
  partsOfAllLaw,
  priceForLaw,
  slicesLaw,
  turnedLaw,
  slopeLaw,
  sameSidesLaw,
  halfLaw,
  timesBackLaw,
  twoPartsLaw,
];
