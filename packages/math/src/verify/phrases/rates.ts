import { type Amount, isPercent, judged, type Law, toldBefore } from '../laws/scene.ts';
import { COINS, minutesBetween } from '../reading/amounts.ts';
import { MONTHS } from '../reading/order.ts';
import { nameOf } from '../story/mentions.ts';
import { follows, matchedIn, onlyWrong } from './matched.ts';

const NO = /[?~]|\b(?:suppose|imagine|instead|whether|estimate|if|left|another|about)\b/;
const isCount = (one: Amount): boolean => one.kind === 'num' && !isPercent(one);

/** "4 rows with 6 muffins in each row … 3 rows … that is 18 muffins"; "48 muffins, 6 to a box, so we filled 8 boxes". */
const perGroupLaw: Law = (scene) => {
  const [rate, more] = matchedIn(
    scene,
    /(#\d+)(?: [a-z]+){0,2} (?:to|in|on|for|into|at|per) (?:an? |each |every |one )?(?<=a |an |each |every |one |per )([a-z]+)|\b(cartons|bags|boxes|packs|teams|groups|rows|cases|trays|packages|stacks|piles|bunches|vans|tables) of (#\d+)(?= ?[.,;]| each|$)|\b(?:each|every|a|an) ([a-z]+) (?:holds?|has|had|gets?|got|contains?|seats?) (#\d+)/g,
    /[?~]/,
  );
  const size = rate?.amount(1) ?? rate?.amount(4) ?? rate?.amount(6);
  const group = nameOf(rate?.words[2] || rate?.words[3] || rate?.words[5] || '').what;
  if (!rate || more || !size || !isCount(size) || group === '') return [];
  const isGroup = (one: Amount): boolean => one.kind === 'num' && one.label.includes(group);
  const isThing = (one: Amount): boolean =>
    one !== size &&
    isCount(one) &&
    (size.label.length === 0
      ? one.label.length > 0 && !isGroup(one)
      : one.label.some((name) => size.label.includes(name)));
  return scene.lines.flatMap((line) =>
    /[?~]/.test(line.pattern)
      ? []
      : line.amounts.flatMap((said) => {
          const before = toldBefore(scene.amounts, said).filter((one) => one !== size);
          const isDrawn =
            /(?:^|[,;:] ?| )(?:so|then|that is|that's|that makes|which is|which makes|can fill|can make|fills|filled|means)(?: [a-z']+){0,3} $/.test(
              said.lead,
            );
          if (!isDrawn || said === size || NO.test(said.before.replace(/\bleft, and\b/, ''))) return [];
          const groups = before.filter(isGroup).map(({ base }) => base);
          const things = before.filter(isThing).map(({ base }) => base);
          if (isGroup(said) && things.length > 0 && groups.length === 0)
            return judged(
              said,
              things.flatMap((all) => [all / size.base, Math.ceil(all / size.base), Math.floor(all / size.base)]),
            );
          const all = groups.map((count) => count * size.base);
          const others = [...things, ...all];
          const made = others.flatMap((a) => others.flatMap((b) => [a - b, a + b]));
          return isThing(said) && groups.length > 0 ? judged(said, [...all.toReversed(), ...made, ...things]) : [];
        }),
  );
};

/** "We cut a 10-foot board into 4 equal pieces. Each piece was 2.5 feet long." */
const pieceLaw: Law = (scene) => {
  const [cut, more] = matchedIn(
    scene,
    /(#\d+)[^#.]{0,40}\binto (#\d+) (?:equal |equally long |same-size )?([a-z]+)/g,
    /[?~]|\b(?:left|more|each)\b/,
  );
  const [whole, count] = [cut?.amount(1), cut?.amount(2)];
  if (!cut || more || !whole || !count || whole.kind === 'num') return [];
  const what = nameOf(cut.words[3] ?? '').what;
  return matchedIn(
    scene,
    /\b(?:each|every|one)(?: of the)? ([a-z]+) (?:is|was|will be|must be|measures|weighs|holds|gets) (?:about )?(#\d+)/g,
    /[?~]/,
  ).flatMap((found) => {
    const said = found.amount(2);
    return said && said.kind === whole.kind && nameOf(found.words[1] ?? '').what === what
      ? judged(said, [whole.base / count.base])
      : [];
  });
};

const SCALES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['doubling', 2],
  ['twice', 2],
  ['triple', 3],
  ['tripling', 3],
  ['half', 0.5],
  ['halve', 0.5],
  ['halving', 0.5],
]);
/** "I multiply everything by 2.5. The 2 cups of rice become 5 cups"; "3/4 cup, and I want half of it. I need 3/8 cup." */
const recipeLaw: Law = (scene) => {
  const [scale, more] = matchedIn(
    scene,
    /\bmultipl(?:y|ied|ying) (?:everything|all|each|it all|every amount|all the amounts)[^#.]{0,20} by (#\d+)|\b(double|doubling|triple|tripling|half|halve|halving|twice)(?: of)? (?:it|that|the recipe|the batch|everything|this)\b|\bmake (#\d+) (?:of it|of the recipe|the recipe)\b/g,
    /[?~]/,
  );
  const by = scale?.amount(1)?.quantity.value ?? SCALES.get(scale?.words[2] ?? '') ?? scale?.amount(3)?.quantity.value;
  if (!scale || more || by === undefined) return [];
  const becomes = matchedIn(
    scene,
    /(#\d+)[^#.]{0,24} (?:becomes?|turns? into|changes? to|would be) (#\d+)/g,
    NO,
  ).flatMap((found) => {
    const [a, said] = [found.amount(1), found.amount(2)];
    return a && said && a.kind === said.kind && a.kind !== 'num' ? judged(said, [a.base * by]) : [];
  });
  const needs = matchedIn(scene, /\b(?:needs?|use|takes?) (?:only |just )?(#\d+)(?= of| ?[.,])/g, NO).flatMap(
    (found) => {
      const said = found.amount(1);
      const known = said ? toldBefore(scene.amounts, said).filter(({ kind }) => kind === said.kind) : [];
      const [one, other] = known;
      return said && one && !other && said.kind !== 'num' && said.sentence >= scale.scene.lines.indexOf(scale.line)
        ? judged(said, [one.base * by])
        : [];
    },
  );
  return [...becomes, ...needs];
};

/** "We drove 180 miles at 60 miles an hour. It took us 3 hours." */
const speedLaw: Law = (scene) => {
  const [rate, more] = matchedIn(scene, /(#\d+) (?:an|per|each|every|in an|a) (hour|minute|second|day)\b/g, /[?~]/);
  const speed = rate?.amount(1);
  const unit = nameOf(rate?.words[2] ?? '');
  const rest = scene.amounts.filter((one) => one !== speed);
  const lengths = rest.filter(({ kind }) => kind === speed?.kind && kind === 'm^1');
  const times = rest.filter(({ kind }) => kind === 's^1');
  const [way, other] = lengths;
  const [time, later] = times;
  if (!speed || more || !way || other || !time || later || (unit.size === 1 && unit.what !== 's^1')) return [];
  if (/[?]|\b(?:left|rest|stop|break|faster|slower|half|more|less)\b/.test(scene.reading.pattern)) return [];
  const isRateLast = [way, time].every((one) => one.quantity.end < speed.quantity.start);
  const isDrawn = /\b(?:average|speed|rate|that's|that is|so|which is)\b/.test(speed.lead);
  if (isRateLast) return isDrawn ? judged(speed, [(way.base / time.base) * unit.size]) : [];
  const isWayLast = way.quantity.start > time.quantity.start;
  return isWayLast
    ? judged(way, [(speed.base * time.base) / unit.size])
    : judged(time, [(way.base / speed.base) * unit.size]);
};

const DATE = new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'gi');
/** "Your birthday is March 28 and today is March 15, so you have 13 days to wait." */
const datesLaw: Law = (scene) => {
  const text = scene.lines.map((line) => line.text).join(' ');
  const [a, b, c] = [...text.matchAll(DATE)];
  if (!a || !b || c || a[1]?.toLowerCase() !== b[1]?.toLowerCase()) return [];
  const days = Math.abs(Number(a[2]) - Number(b[2]));
  return matchedIn(
    scene,
    /(#\d+) (?:to wait|to go|left|away|later|until|from (?:now|today)|more)\b/g,
    /[?]|\b(?:not|both|including)\b/,
  ).flatMap((found) => {
    const said = found.amount(1);
    return said && /days?$/.test(said.quantity.text) ? judged(said, [days * 86_400]) : [];
  });
};

const HAND =
  /\b(?:long|minute|big) hand\b[^.]*\b(?:points? to|is (?:on|at)|reaches|on) the (#\d+)[^#.]{0,24} (#\d+) (?:past|after)\b|\bit points? to the (#\d+)[^#.]{0,24} (#\d+) (?:past|after)\b/g;
/** "When the long hand points to the 4, it is 20 minutes past the hour." */
const handLaw: Law = (scene) =>
  /\b(?:long|minute|big) hand\b/.test(scene.reading.pattern)
    ? matchedIn(scene, HAND).flatMap((found) => {
        const [mark, said] = [found.amount(1) ?? found.amount(3), found.amount(2) ?? found.amount(4)];
        const factor = said?.quantity.measure?.factor ?? 1;
        return mark && said ? judged(said, [((mark.base * 5) % 60) * factor]) : [];
      })
    : [];

/** "You're at 8:30 and go to bed at 9:00, so that leaves you 30 minutes." */
const betweenTimesLaw: Law = (scene) => {
  const { times } = scene.reading;
  return matchedIn(
    scene,
    /\b(?:leaves?|leaving|left with|have|has|had|for|lasts?|lasted|takes?|took|is|was)(?: you| us| me| him| her| them)?(?: with)?(?: only| just| exactly| still)? (#\d+)(?= for| to| left| until| before| ?[.,])/g,
    NO,
  ).flatMap((found) => {
    const said = found.amount(1);
    const line = scene.lines.indexOf(found.line);
    const isLast = /\b(?:so|that|which)\b[^#@]*$/.test(said?.lead ?? '') && /@\d+[^.]*$/.test(said?.before ?? '');
    const known = times.filter(({ start, minutes }) => start < (said?.quantity.start ?? 0) && !Number.isNaN(minutes));
    if (said?.kind !== 's^1' || known.length < 2 || !isLast || line < 0) return [];
    const gaps = known.flatMap((from) => known.map((to) => minutesBetween(from.minutes, to.minutes)));
    const given = toldBefore(scene.amounts, said).filter(({ kind }) => kind === 's^1');
    const all = [...gaps.map((gap) => gap * 60), ...given.map(({ base }) => base)];
    return judged(said, [...all.toReversed(), ...gaps.flatMap((gap) => given.map(({ base }) => gap * 60 - base))]);
  });
};

const LEGS = /\b(?:shorter sides|legs)(?: of [a-z ]{1,24})? (?:are|measure|of)(?: [a-z]+)? (#\d+) and (#\d+)/g;
const LONGEST = /\b(?:longest side|hypotenuse) (?:is|measures|must be|has a length of|comes to) (#\d+)/g;
/** "The two shorter sides are 9 and 12. The longest side is 15." */
const longestSideLaw: Law = (scene) => {
  const [legs, more] = matchedIn(scene, LEGS);
  const [a, b] = [legs?.amount(1), legs?.amount(2)];
  if (!a || !b || more || !/\bright\b|pythag/.test(scene.reading.pattern)) return [];
  return matchedIn(scene, LONGEST).flatMap((found) => {
    const said = found.amount(1);
    return said && said.kind === a.kind ? judged(said, [Math.hypot(a.base, b.base)]) : [];
  });
};

/** "12 quarters, which is $3, and 15 dimes, which is $1.50" */
const coinsLaw = follows(
  /(#\d+) (quarters|dimes|nickels|pennies)(?:,? (?:which|that|and that) (?:is|are|makes?)| is| are| make| makes)(?: worth)? (#\d+)/g,
  (found) => {
    const [count, said, worth] = [
      found.amount(1),
      found.amount(3),
      COINS.get((found.words[2] ?? '').replace(/s$/, '')),
    ];
    const isAlone =
      !/(?:and|,) (?:an? |#\d+ )?$/.test(found.line.pattern.slice(0, found.at)) ||
      /which|that/.test(found.words[0] ?? '') ||
      (said && count && toldBefore(found.scene.amounts, count).at(-1)?.kind === 'usd^1');
    return count && said?.kind === 'usd^1' && worth && isAlone ? [count.base * (worth / 100)] : [];
  },
  3,
);

/** "Two dice have 36 outcomes, and 6 of them give a sum of 7." */
const diceLaw = follows(
  /(#\d+) (?:of them|ways|outcomes|pairs)[^#.]{0,24}(?:sum|total) of (#\d+)/g,
  (found) => {
    const [sum, text] = [found.amount(2), found.scene.reading.pattern];
    const isTwo = /\b(?:dice|number cubes)\b/.test(text) && !/\bthree dice\b/.test(text);
    return isTwo && sum && sum.base > 1 && sum.base < 13 ? [6 - Math.abs(7 - sum.base)] : [];
  },
  1,
);

export const RATE_LAWS: readonly Law[] = [
  onlyWrong(perGroupLaw),
  pieceLaw,
  recipeLaw,
  speedLaw,
  datesLaw,
  handLaw,
  onlyWrong(betweenTimesLaw),
  longestSideLaw,
  coinsLaw,
  diceLaw,
];
