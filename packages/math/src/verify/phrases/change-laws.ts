import { type Amount, amountAt, isPercent, judged, type Law, toldBefore } from '../laws/scene.ts';
import { minutesBetween } from '../reading/amounts.ts';
import type { Finding } from '../reading/rule.ts';
import { atWords, follows, isPart, matchedIn, onlyWrong } from './matched.ts';

/** In the unit of the number that is said: "9 and 67, so he is 58 years older". */
const inUnitOf = (said: Amount, one: Amount): number =>
  one.kind === said.kind ? one.base : one.quantity.value * (said.quantity.measure?.factor ?? 1);

/** "You started at 26 and made 3 hops of ten, so you landed on 56." */
const hopsLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\bstart(?:ed|s|ing)? (?:at|on|from) (#\d+)[^#.]{0,30} (#\d+) (?:equal |big )?(?:hops|jumps|steps|skips) (back |backward |left |)?of (#\d+)(?: each)?[^#.]{0,24} (?:land(?:ed|s)?|ended|end up|ends up|are|were|stopped|got)(?: at| on| to)? (#\d+)/g,
  ).flatMap((found) => {
    const [from, count, size, said] = [1, 2, 4, 5].map(found.amount);
    const sign = /\b(?:back|backward|left|down)\b/.test(found.words[0] ?? '') ? -1 : 1;
    return from && count && size && said ? judged(said, [from.base + sign * count.base * size.base]) : [];
  });

/** "25 meters long and 10 meters wide, so one lap around the edge is 70 meters." */
const aroundLaw = follows(
  /(#\d+) (?:long|wide) (?:and|by) (#\d+) (?:long|wide)(?:[^#]|#\d+ lap){0,60} around (?:[a-z]+ ){0,3}(?:is|takes|measures|comes to|would be) (#\d+)/g,
  ({ amount }) => {
    const [a, b, said] = [amount(1), amount(2), amount(3)];
    return a && b && said && a.kind === b.kind && said.kind === a.kind ? [2 * (a.base + b.base)] : [];
  },
  3,
);

/** What is a percent of a price by agreement: it is given, and follows from no amounts. */
const AGREED = /\b(?:fee|tax|tip|gratuity|discount|interest|commission|deposit|down payment|rate|mark-?up)\b[^#]*$/;

/** "There are 25 votes, and hamster got 44% of them": some count over some other one. */
const shareLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:got|get|is|are|was|were|has|have|makes? up|made up|that's|that is|which is) (?:about |exactly |only )?(#\d+) of (?:them|it|all|the [a-z]+)(?= ?[.,;!]|$| [a-z]+ ?[.,])/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    if (!said || !isPercent(said) || scene.reading.pattern.includes('~')) return [];
    if (AGREED.test(found.line.pattern.slice(0, found.at))) return [];
    const earlier = toldBefore(scene.amounts, said);
    const counts = earlier.filter((one) => !isPart(one));
    if (counts.length < 2 || counts.length > 6 || earlier.some(isPart)) return [];
    if (counts.some(({ kind }) => kind !== counts[0]?.kind)) return [];
    const bases = counts.map(({ base }) => base);
    const sums = bases.map((_, at) => bases.slice(0, at + 1).reduce((sum, base) => sum + base, 0));
    const all = [...bases, ...sums, ...bases.flatMap((a) => bases.map((b) => a - b))];
    const ratios = all.flatMap((a) => all.flatMap((b) => (b === 0 ? [] : [a / b])));
    return judged(
      said,
      ratios.filter((ratio) => ratio > 0 && ratio <= 1),
    );
  });

/** "It was to come at 7:48, but it was 25 minutes late. It came at 8:13." */
const lateLaw: Law = ({ reading, lines, amounts }) => {
  const [due, said, more] = reading.times;
  const text = lines.map(({ pattern }) => pattern).join(' ');
  const [, mark, way] = /@0[^@]*#(\d+) (late|early|behind schedule|ahead of schedule)\b[^@#?]*@1\b/.exec(text) ?? [];
  const span = amountAt({ reading, amounts }, mark);
  if (!due || !said || more || span?.kind !== 's^1' || /\b(?:not|instead|if)\b/.test(text)) return [];
  const shift = (span.base / 60) * (/late|behind/.test(way ?? '') ? 1 : -1);
  const holds = minutesBetween(said.minutes, due.minutes + shift) < 1e-6;
  return Number.isNaN(due.minutes + said.minutes) ? [] : [{ start: said.start, end: said.end, holds }];
};

const MORE =
  /\b(?:is|are|was|were|has|have|weighs?|ran|jumped|grew|read|got|scored) (?:just |only |about |exactly )?(#\d+)(?: of an? [a-z]+)?(?: [a-z]+)? (older|younger|taller|shorter|longer|heavier|lighter|wider|narrower|warmer|colder|farther|higher|deeper|more expensive)(?: than| ?[.,;!]|$)/g;
/** "One is 9 1/2 inches tall and the other 8 3/4 inches. The first is 3/4 of an inch taller." */
const differenceLaw: Law = (scene) =>
  matchedIn(scene, MORE, /[?~]|\b(?:not|if|twice|times|suppose)\b/).flatMap((found) => {
    const said = found.amount(1);
    const known = said
      ? toldBefore(scene.amounts, said).filter((one) => one.quantity.text.toLowerCase() !== 'one')
      : [];
    const [a, b, more] = known;
    // "Greg was two years older than Ann" may be new: it has to follow, or to say which of the two is meant.
    const isDrawn = /\b(?:so|then|thus|therefore|the first|the second|the other|which means|that means)\b/.test(
      `${found.line.pattern.slice(0, found.at)} ${found.words[0] ?? ''}`,
    );
    const isSame = a && b && a.kind === b.kind && (said?.kind === a.kind || (a.kind === 'num' && said?.kind === 's^1'));
    return said && a && b && !more && isSame && isDrawn
      ? judged(said, [Math.abs(inUnitOf(said, a) - inUnitOf(said, b))])
      : [];
  });

/** "Half of the 30 kids brought lunch and a third of them bought it. That leaves 5 kids." */
const leavesLaw: Law = (scene) => {
  const text = scene.reading.pattern;
  if (/[?~]|\b(?:rest|remaining|remainder|each|every)\b/.test(text)) return [];
  return matchedIn(
    scene,
    /\b(?:that|which|this) leaves (?:only |just )?(#\d+)|\bso (#\d+)(?: [a-z]+){0,2} (?:are|were|is|was) left/g,
  ).flatMap((found) => {
    const said = found.amount(1) ?? found.amount(2);
    const earlier = said ? toldBefore(scene.amounts, said) : [];
    const parts = earlier.filter(isPart);
    const [whole, ...taken] = earlier.filter((one) => !isPart(one));
    if (!said || !whole || parts.length === 0 || said.kind !== whole.kind || isPart(said)) return [];
    if (taken.some(({ kind }) => kind !== whole.kind) || taken.length > 1) return [];
    const share = parts.reduce((sum, { quantity }) => sum + quantity.value, 0);
    return judged(said, [whole.base * (1 - share) - taken.reduce((sum, { base }) => sum + base, 0)]);
  });
};

/** "9 × 36 is 36 less than that, which is 324." */
const thanThatLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) (less|more|fewer) than (?:that|this|it),? (?:which is|so it is|so it's|or|that is|that's) (#\d+)/g,
  ).flatMap((found) => {
    const [by, said] = [found.amount(1), found.amount(3)];
    const sign = found.words[2] === 'more' ? 1 : -1;
    const known = by ? toldBefore(scene.amounts, by).filter(({ kind }) => kind === said?.kind) : [];
    return by && said && known.length > 0
      ? judged(
          said,
          known.toReversed().map(({ base }) => base + sign * inUnitOf(said, by)),
        )
      : [];
  });

/** "Their sum, 15, is odd as well." */
const parityLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:sum|product|difference|total|answer|result|number|score),? (#\d+),? is (?:also |again |still )?(?:an )?(even|odd)\b/g,
  ).flatMap((found) => {
    const own = found.amount(1);
    return own && Number.isInteger(own.base)
      ? atWords(found, (Math.abs(own.base) % 2 === 1) === (found.words[2] === 'odd'))
      : [];
  });

/** "With a 90 degree angle and a 25 degree angle, the third angle is 65 degrees." */
const thirdAngleLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:third|other|last|remaining|missing)(?: one| angle)? (?:is|measures|must be|has to be|equals) (#\d+)(?= ?[.,;!]|$| because| since)/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    const text = scene.reading.pattern;
    const angles = said
      ? toldBefore(scene.amounts, said).filter((one) => one.kind === 'deg^1' && one.quantity.value < 180)
      : [];
    const [a, b, more] = angles;
    if (
      said?.kind !== 'deg^1' ||
      !a ||
      !b ||
      more ||
      !/\btriangle\b/.test(text) ||
      /\b(?:complement|supplement|straight|exterior|sum|together)/.test(text)
    )
      return [];
    return judged(said, [(180 * a.base) / a.quantity.value - a.base - b.base]);
  });

/** "The temperature went from −5 to 8 degrees. It rose 13 degrees." */
const fromToLaw: Law = (scene) => {
  const [way, more] = matchedIn(
    scene,
    /\b(?:went|goes|changed|moved|rose|fell|dropped|grew|climbed|is|was) (?:up |down )?from (#\d+) to (#\d+)/g,
    /[?~]/,
  );
  const [a, b] = [way?.amount(1), way?.amount(2)];
  if (!way || more || !a || !b) return [];
  return matchedIn(
    scene,
    /\b(?:it|this|that|which|the [a-z]+) (?:rose|fell|dropped|increased|decreased|warmed(?: up)?|cooled(?: down)?|changed|grew|climbed|went (?:up|down)|gained|lost)(?: by)?(?: exactly| just)? (#\d+)(?= ?[.,;!]|$| degrees| points)/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    if (!said || isPercent(said) !== isPercent(b) || said.quantity.start < b.quantity.end) return [];
    return judged(said, [Math.abs(b.quantity.value - a.quantity.value) * (said.quantity.measure?.factor ?? 1)]);
  });
};

/** "In 3x + 4y, the coefficient of y is 4." */
const coefficientLaw: Law = ({ lines, amounts }) => {
  const text = lines.map((line) => line.text).join(' ');
  return lines.flatMap((line): Finding[] => {
    const found = /\bcoefficient of ([a-z](?:[²³])?) (?:is|equals) (?:just )?([−-]?\d+)(?![\d/.]*\d)/.exec(line.text);
    const said =
      found &&
      amounts.find(
        ({ quantity }) =>
          quantity.start >= line.start + found.index && quantity.value === Number(found[2]?.replace('−', '-')),
      );
    const all = [...text.matchAll(new RegExp(`(?:([−-]) ?)?(\\d+)${found?.[1]}(?![²³\\w^])`, 'g'))];
    if (!found || !said || all.length !== 1) return [];
    const value = Number(all[0]?.[2]) * (all[0]?.[1] ? -1 : 1);
    return [{ start: said.quantity.start, end: said.quantity.end, holds: said.quantity.value === value }];
  });
};

/** "Multiply top and bottom by 3. The new fraction is 9/12." */
const newFractionLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:the|your|our) (?:new|equivalent|equal) fraction is (#\d+)|\b(?:you|we) (?:now )?(?:get|have) (#\d+)(?= ?[.,;!]|$)/g,
  ).flatMap((found) => {
    const said = found.amount(1) ?? found.amount(2);
    const fractions = said
      ? toldBefore(scene.amounts, said).filter(
          ({ quantity }) => quantity.form === 'fraction' && quantity.text.includes('/'),
        )
      : [];
    const isScaled = /\b(?:top and (?:the )?bottom|numerator and (?:the )?denominator|both numbers)\b/.test(
      scene.reading.pattern,
    );
    const [one, more] = fractions;
    return said && one && !more && isScaled && said.quantity.form === 'fraction' && said.kind === one.kind
      ? judged(said, [one.base])
      : [];
  });

/** "7 rows of 6 chairs and 5 more chairs, 47 chairs in all" */
const rowsAndMoreLaw = follows(
  /(#\d+) [a-z]+ of (#\d+) [a-z]+ and (#\d+) (?:more|extra|other)(?: [a-z]+){0,4},? (?:so |that is |that's |which is |for a total of |makes |which makes )?(?:there are )?(#\d+)(?: [a-z]+)? (?:in all|altogether|in total|total)\b/g,
  ({ amount }) => {
    const [a, b, c] = [amount(1), amount(2), amount(3)];
    return a && b && c ? [a.base * b.base + c.base] : [];
  },
  4,
);

/** "The battery was at 80% and now it is at 35%. It used up 45%." */
const percentPointsLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:used(?: up)?|lost|gained|dropped|fell|rose|went (?:up|down))(?: by)? (#\d+) (?:of (?:its|the|my|his|her) [a-z]+|percentage points?)/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    const [a, b, more] = said ? toldBefore(scene.amounts, said).filter(isPercent) : [];
    return said && a && b && !more && isPercent(said) ? judged(said, [Math.abs(a.base - b.base)]) : [];
  });

/** "After two cakes that each took 1 1/4 pounds, 2 1/2 pounds remained." */
const eachTookLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) [a-z]+ (?:that |which )?each (?:took|used|needed|cost|weighed|got) (#\d+)[^#.]{0,30},? (?:so |and )?(#\d+)(?: of [a-z]+)? (?:remained|remains|remain|was left|were left|are left|is left)/g,
  ).flatMap((found) => {
    const [count, size, said] = [1, 2, 3].map(found.amount);
    const [whole, more] = count ? toldBefore(scene.amounts, count).filter(({ kind }) => kind === size?.kind) : [];
    return count && size && said && whole && !more && said.kind === size.kind
      ? judged(said, [whole.base - count.base * size.base])
      : [];
  });

const SIMPLE = /(\d+) ?([×·*+−÷-]) ?(\d+)/g;
/** "Both give 28" behind two calculations. */
const bothLaw: Law = ({ lines, amounts }) =>
  lines.flatMap((_line, number): Finding[] => {
    const said = amounts.find(
      (one) =>
        one.sentence === number &&
        /^ ?(?:so )?both (?:ways )?(?:give|make|equal|are|come to|are equal to)(?: us| you)? $/.test(one.before),
    );
    const made = [...(lines[number - 1]?.text ?? '').matchAll(SIMPLE)].map(([, a, sign, b]) => {
      const [x, y] = [Number(a), Number(b)];
      return sign === '+' ? x + y : /[−-]/.test(sign ?? '') ? x - y : sign === '÷' ? x / y : x * y;
    });
    return said && made.length > 1 && new Set(made).size === 1 ? judged(said, made) : [];
  });

export const CHANGE_LAWS: readonly Law[] = [
  hopsLaw,
  aroundLaw,
  onlyWrong(shareLaw),
  lateLaw,
  differenceLaw,
  leavesLaw,
  onlyWrong(thanThatLaw),
  parityLaw,
  thirdAngleLaw,
  fromToLaw,
  coefficientLaw,
  newFractionLaw,
  rowsAndMoreLaw,
  percentPointsLaw,
  eachTookLaw,
  bothLaw,
];
