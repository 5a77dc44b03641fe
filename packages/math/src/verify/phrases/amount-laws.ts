import { SHARED_WORK } from '../is-time-of-shared-work.ts';
import { type Amount, amountAt, isMoney, isPercent, judged, type Law, shares, toldBefore } from '../laws/scene.ts';
import { measureOf } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { follows, matchedIn, onlyWrong } from './matched.ts';

const NO = /[?~]|\b(?:suppose|imagine|instead|whether|estimate|if)\b/;
const NO_RESULT = /[?~]|\b(?:suppose|imagine|instead|whether|estimate)\b/;

/** "15 ride the bus and 10 don't": what is said not to do it is the rest of a whole. */
const otherwiseLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+)(?: [a-z]+){0,2} (?:don't|do not|didn't|did not|doesn't|aren't|are not|weren't|were not|haven't|have not|hasn't|has not|can't)(?= ?[.,;!]|$| [a-z]+ ?[.,]| yet| like| have)/g,
    NO,
  ).flatMap((found) => {
    const said = found.amount(1);
    if (said?.kind !== 'num' || isPercent(said)) return [];
    const earlier = toldBefore(scene.amounts, said);
    const known = earlier.filter((one) => one.kind === 'num' && !isPercent(one)).map(({ base }) => base);
    const wholes = [...known, ...productsOf(known)];
    const rests = wholes.flatMap((whole) => known.map((part) => whole - part)).filter((rest) => rest > 0);
    const rates = earlier.filter(isPercent);
    const shared = rates.flatMap(({ quantity }) => wholes.map((whole) => whole * (1 - quantity.value)));
    return rests.length > 0 ? judged(said, [...rests, ...shared]) : [];
  });
const productsOf = (all: readonly number[]): number[] => all.flatMap((a, at) => all.slice(at + 1).map((b) => a * b));

const TAKEN =
  /\b(?:eaten|ate|used|read|drank|drunk|spent|painted|finished|given away|gave away|sold|walked|done|gone) (?:up |about )?$/;
/** "You've eaten 3/8 of it, and 5/8 is left" */
const leftPartLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(#\d+) (?:of (?:it|the [a-z]+) )?(?:is|are|was) (?:still )?left\b|(?:leaves|leaving) (#\d+)(?= ?[.,]| of| for|$)/g,
    NO_RESULT,
  ).flatMap((found) => {
    const said = found.amount(1) ?? found.amount(2);
    if (!said || !/fraction|percent/.test(said.quantity.form) || said.kind !== 'num') return [];
    const parts = toldBefore(scene.amounts, said).filter(
      ({ quantity, kind }) => /fraction|percent/.test(quantity.form) && kind === 'num' && quantity.value < 1,
    );
    // "I have eaten one half of it": what was taken, where several parts are told.
    const taken = parts.filter(({ before }) => TAKEN.test(before));
    const isOnce = (scene.reading.pattern.match(/\bleft\b/g) ?? []).length < 2;
    const [one, more] = taken.length > 0 && isOnce ? taken : parts;
    return one && !more ? judged(said, [1 - one.quantity.value]) : [];
  });

const MADE =
  'is|are|weighs?|costs?|holds?|has|have|makes?|takes?|need|needs|measures?|contains?|lasts?|is worth|are worth';
/** "A yardstick is 3 feet long. Two yardsticks laid end to end are 6 feet long." */
const perOneLaw: Law = (scene) => {
  const rates = matchedIn(
    scene,
    new RegExp(
      `(?:^ ?|[.,;:] |\\bso |\\bif |\\band |\\bbecause )(?:an?|#\\d+|each|every) (?:[a-z]+ )?([a-z]+) (?:${MADE}) (#\\d+)`,
      'g',
    ),
    /[?~]/,
  );
  return matchedIn(
    scene,
    new RegExp(
      `(#\\d+) ([a-z]+(?: [a-z]+){0,5}) (?:${MADE}) (?:a total of |about )?(#\\d+)(?! (?:each|of|more|less))`,
      'g',
    ),
    NO,
  ).flatMap((found) => {
    const [count, said] = [found.amount(1), found.amount(3)];
    const names = (found.words[2] ?? '').split(' ').slice(0, 2);
    const what = names.map((name) => nameOf(name).what);
    const own = rates.filter(
      (rate) =>
        what.includes(nameOf(rate.words[1] ?? '').what) &&
        rate.line !== found.line &&
        rate.amount(2)?.kind === said?.kind,
    );
    const [rate, more] = own;
    const size = rate?.amount(2);
    const isOne = (one: Amount): boolean => one.kind === 'num' && one.base > 1 && !isPercent(one);
    if (said?.kind === 's^1' && SHARED_WORK.test(found.words[2] ?? '')) return [];
    const isListed =
      /#\d+[^#.]{0,30} (?:and|or) $/.test(found.line.pattern.slice(0, found.at)) ||
      /\b(?:each|every|and)\b/.test(found.words[2] ?? '');
    if (
      !count ||
      !said ||
      !size ||
      more ||
      isListed ||
      !isOne(count) ||
      /\b(?:apart|on (?:the|a) map|that are)\b| that$/.test(found.words[2] ?? '') ||
      names.some((name) => measureOf(name)) ||
      size === said
    )
      return [];
    if (said.kind === 'num' && (said.label.length === 0 || !shares(said.label, size.label))) return [];
    return judged(said, [count.base * size.base]);
  });
};

/** "2 cups of juice for every 5 cups of water. For 15 cups of water she needs 6 cups of juice." */
const forEveryLaw: Law = (scene) => {
  const [ratio, more] = matchedIn(scene, /(#\d+)(?: of)? ([a-z]+) (?:for|to) every (#\d+)(?: of)? ([a-z]+)/g, /[?]/);
  const [a, b] = [ratio?.amount(1), ratio?.amount(3)];
  if (!ratio || more || !a || !b) return [];
  const [one, other] = [nameOf(ratio.words[2] ?? '').what, nameOf(ratio.words[4] ?? '').what];
  return scene.lines.flatMap(({ pattern, amounts }): Finding[] => {
    const own = amounts.filter((amount) => amount.quantity.start > b.quantity.end);
    const [x, said, third] = own;
    if (!x || !said || third || NO.test(pattern.replace(/\bif\b/, ''))) return [];
    const nameAt = (amount: Amount): string => nameOf(/^(?: of)? ([a-z]+)/.exec(amount.behind)?.[1] ?? '').what;
    if (nameAt(x) === other && nameAt(said) === one) return judged(said, [(x.base * a.base) / b.base]);
    return nameAt(x) === one && nameAt(said) === other ? judged(said, [(x.base * b.base) / a.base]) : [];
  });
};

/** "The mean of the five scores is 8, so all five add up to 40." */
const meanSumLaw = follows(
  /\b(?:mean|average) (?:of|for) (?:[a-z]+ )?(#\d+) [a-z ]{1,24}(?:is|was) (#\d+)[^#.]{0,30}(?:#\d+[^#.]{0,12})?(?:add(?:s|ed)? (?:up )?to|sum (?:is|was|of)|total(?: is| was| of)?|altogether(?: is)?) (#\d+)/g,
  (found) => {
    const [count, mean] = [found.amount(1), found.amount(2)];
    return count && mean ? [count.base * mean.base] : [];
  },
  3,
);

const CHOICES =
  /\b(?:gives?|makes?|have|has|are|get|is|for a total of) (?:you |us |her |him |them )?(#\d+) (?:different |possible |total )?(?:[a-z]+ )?(?:choices|combinations|outfits|possibilities|ways|lunches|meals|options)\b/g;
/** "A shirt comes in 3 colors and 4 sizes. That gives you 12 choices." */
const choicesLaw: Law = (scene) =>
  matchedIn(scene, CHOICES, NO).flatMap((found) => {
    const said = found.amount(1);
    const all = said ? toldBefore(scene.amounts, said) : [];
    const isCount = ({ kind, quantity }: Amount): boolean =>
      kind === 'num' && Number.isInteger(quantity.value) && /decimal|words/.test(quantity.form);
    const isJoined = /#\d+ [a-z ]{1,30},? and (?:#\d+|[a-z]+ #\d+)|#\d+ [a-z ]{1,30}, #\d+/.test(
      scene.lines.map(({ pattern }) => pattern).join(' '),
    );
    return said && all.length > 1 && all.length < 4 && all.every(isCount) && isJoined
      ? judged(said, [all.reduce((product, { base }) => product * base, 1)])
      : [];
  });

/** "Your sister is 9 and you are 4 years older, which makes you 13." */
const olderLaw = follows(
  /(#\d+)[^#.,]{0,24}(?:,? and|, but|, while|;) (?:[a-z']+ ){1,4}(?:is|are|was) (#\d+)(?: [a-z]+)? (older|taller|longer|heavier|more|warmer|hotter|higher|younger|shorter|lighter|less|colder|cooler|lower)\b[^#.,]{0,24},? (?:so|which makes|that makes|which means|making)[^#.]{0,40} (#\d+)/g,
  (found) => {
    const [a, by] = [found.amount(1), found.amount(2)];
    const sign = /younger|shorter|lighter|less|colder|cooler|lower/.test(found.words[3] ?? '') ? -1 : 1;
    const unit = by?.kind === a?.kind ? by?.base : by?.quantity.value;
    return a && unit !== undefined ? [a.base + sign * unit] : [];
  },
  4,
);

/** "In five years Leo will be 14. His sister will be 18 then": everybody grows by the same years. */
const laterLaw: Law = (scene) => {
  const [years, more] = scene.lines.flatMap(({ pattern, amounts }) => {
    const mark = /\bin #(\d+)(?: more)?,? [^#]*will be #/.exec(pattern)?.[1];
    const own = amountAt({ reading: scene.reading, amounts }, mark);
    return own && /year/.test(own.quantity.text) ? [own] : [];
  });
  const isCompared = /\b(?:half|twice|double|triple|times|third) /i.test(scene.lines.map(({ text }) => text).join(' '));
  if (
    !years ||
    more ||
    isCompared ||
    !/\b(?:old|older|years|age)\b/.test(scene.reading.pattern.replace(/#\d+/g, ' years '))
  )
    return [];
  return matchedIn(scene, /\bwill (?:then )?be (#\d+)(?: then| years old)?(?= ?[.,;]| and|$| then)/g, NO).flatMap(
    (found) => {
      const said = found.amount(1);
      const ages = scene.amounts.filter(
        (one) =>
          one.sentence < years.sentence || (one.sentence === years.sentence && one.quantity.end < years.quantity.start),
      );
      return said && ages.length > 1
        ? judged(
            said,
            ages.map(({ quantity }) => (quantity.value + years.quantity.value) * (said.quantity.measure?.factor ?? 1)),
          )
        : [];
    },
  );
};

/** "Expressed in centimeters, its length is 240,000 cm": the same length in another unit. */
const expressedLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:expressed|written|given|measured|converted|changed) (?:in|to|into) [a-z]+,? (?:it|that|this|its [a-z]+|the [a-z]+)(?: is|'s| comes to| equals) (#\d+)/g,
  ).flatMap((found) => {
    const said = found.amount(1);
    const same = said
      ? toldBefore(scene.amounts, said).filter(({ kind, tail }) => kind === said.kind && !/^ (?:in|per)\b/.test(tail))
      : [];
    const sizes = same.filter(({ quantity }) => quantity.value !== 1).map(({ base }) => base);
    return said && said.kind !== 'num' && !isMoney(said) && sizes.length > 0 ? judged(said, sizes.toReversed()) : [];
  });

/** "A 48-ounce bag of rice weighs 3 pounds." */
const sizedLaw = follows(
  /(?:an?|the|one|each|this) (#\d+) (?:[a-z]+ )?[a-z]+(?: of [a-z]+)? (?:weighs|is|holds|lasts|measures|contains) (#\d+)(?= ?[.,;!]|$| long| and)/g,
  (found) => {
    const [a, b] = [found.amount(1), found.amount(2)];
    const isNamed = /^[\d.,]+-[a-z]/i.test(a?.quantity.text ?? '');
    return a && b && isNamed && a.kind === b.kind && a.kind !== 'num' && !isMoney(a) ? [a.base] : [];
  },
  2,
);

export const AMOUNT_LAWS: readonly Law[] = [
  onlyWrong(otherwiseLaw),
  leftPartLaw,
  perOneLaw,
  forEveryLaw,
  meanSumLaw,
  choicesLaw,
  olderLaw,
  laterLaw,
  expressedLaw,
  sizedLaw,
];
