import { type Amount, amountAt, isPercent, judged, type Law, type Scene, wordsOf } from '../laws/scene.ts';
import { follows, matchedIn } from '../phrases/matched.ts';
import type { Finding } from '../reading/rule.ts';

const isListed = (one: Amount, said: Amount): boolean => one.kind === said.kind && !isPercent(one);
const NOT_LISTED =
  /[?~@]|\b(?:each|every|per|apiece|more|less|fewer|twice|half|than|left|times|if|goal|would|need|another|except|without|not)\b/;

/** The amounts of one kind in the sentence before, where nothing else is said of them than that they are. */
function listBefore({ lines, amounts }: Scene, said: Amount): Amount[] {
  const before = lines[said.sentence - 1];
  const own = lines[said.sentence];
  if (!before || !own || NOT_LISTED.test(before.pattern) || before.amounts.length < 2) return [];
  const isOne = amounts.filter(({ sentence }) => sentence === said.sentence).length === 1;
  return isOne && before.amounts.every((one) => isListed(one, said)) ? [...before.amounts] : [];
}

const AVERAGE =
  /^ ?(?:so )?(?:the|her|his|their|our|its|my|this|that)(?: is| was)? (?:an )?(?:average|mean)(?: [a-z]+){0,3}? (?:is|was|comes to|of|equals) $/;
const TOTAL =
  /^ ?(?:and )?(?:so )?(?:that|this|it|that's|it's|this is|which)(?:'s| is| was| makes?| made| comes to| came to| adds up to| gives| totals?)? (?:a total of |about )?$/;
const TOTAL_BEHIND = /^(?: of [a-z]+)?(?: (?:in all|altogether|in total|total|together))?(?: of [a-z]+)? ?[.!]? *$/;

/** "She saved $15 in June, $20 in July and $25 in August. Her average was $20 a month." */
const averageLaw: Law = (scene) =>
  scene.amounts.flatMap((said): Finding[] => {
    if (!AVERAGE.test(said.before)) return [];
    const list = listBefore(scene, said);
    return list.length > 0 ? judged(said, [list.reduce((sum, { base }) => sum + base, 0) / list.length]) : [];
  });

/** "I had 45 minutes of soccer and then half an hour of reading. That was 75 minutes." */
const thatWasLaw: Law = (scene) =>
  scene.amounts.flatMap((said): Finding[] => {
    if (!TOTAL.test(said.before) || !TOTAL_BEHIND.test(said.behind) || said.kind === 'num') return [];
    if (/deg|K\^|\^2|\^3/.test(said.kind)) return [];
    const list = listBefore(scene, said);
    const sum = list.reduce((total, { base }) => total + base, 0);
    const apart = list.length === 2 ? [Math.abs((list[0]?.base ?? 0) - (list[1]?.base ?? 0))] : [];
    return list.length > 1 ? judged(said, [sum, ...apart]) : [];
  });

const ISOSCELES =
  /\b(?:equal|same|congruent|matching|long(?:er)?) (?:sides|legs|ones) (?:are|measure|are each|each measure) (#\d+)(?: each| long)?,? and (?:the )?(?:third|base|other|short(?:er)?|unequal)(?: one| side| base)? (?:is|measures) (#\d+)[^#]{0,12}\bperimeter (?:is|of|equals|measures|must be) (#\d+)/g;
const isoscelesLaw = follows(
  ISOSCELES,
  ({ amount }) => {
    const [a, b] = [amount(1), amount(2)];
    return a && b ? [2 * a.base + b.base] : [];
  },
  3,
);

const BASE_AREA =
  /\b(?:cylinder|prism|box|tank)\b[^#.]{0,16} base (?:with an )?(?:area|that covers)(?: of| is)? (#\d+) and (?:a |its )?height (?:of |is )?(#\d+)[^#]{0,12}\bvolume (?:is|of|equals) (#\d+)/g;
const baseAreaLaw = follows(
  BASE_AREA,
  ({ amount }) => {
    const [a, h, said] = [amount(1), amount(2), amount(3)];
    if (!a || !h || !said) return [];
    return said.kind === 'm^3' && (a.kind === 'num' || h.kind === 'num') ? [] : [a.base * h.base];
  },
  3,
);

const RADIUS =
  /\b(radius|diameter)(?: of [^#.,;]{0,30})? (?:is|of|equals|measures|=) (#\d+)[^#;?]{0,24}\b(?:its|the|that|a) (radius|diameter)(?: of [^#.,;]{0,24})? (?:is|of|equals|measures|must be|=)(?: only| about)? (#\d+)(?! (?:more|less|times))/g;
/** "The diameter of the wheel is 14 inches, so its radius is 7 inches": whatever is round. */
const radiusLaw: Law = (scene) =>
  [...scene.reading.pattern.matchAll(RADIUS)].flatMap(([whole, one, first, other, second]): Finding[] => {
    const [given, said] = [first, second].map((mark) => amountAt(scene, mark));
    const isOther = one === other || /\b(?:another|second|larger|smaller|not|if)\b/.test(whole);
    if (!given || !said || isOther || given.kind !== said.kind) return [];
    return judged(said, [one === 'radius' ? 2 * given.base : given.base / 2]);
  });

const COLOR = '(red|blue|green|yellow|black|white|orange|purple|pink|brown|gray|silver|gold)';
const COLORS = new RegExp(`(#\\d+) ${COLOR}\\b`, 'g');
const SHARE_OF = new RegExp(
  `(#\\d+) of (?:all )?(?:the|them|these|those|my|our|her|his)(?: [a-z]+){0,2}? (?:is|are|were) (not )?${COLOR}\\b`,
  'g',
);
const CHANCE_OF = new RegExp(
  String.raw`\b(?:chance|probability)(?: of| that)(?: (?:landing|picking|drawing|getting|spinning|choosing|it is|it's|the [a-z]+ is|it lands))?(?: on| out)? ?(not |not getting |not landing on |not picking |not drawing |not choosing )?(?:landing on |picking |drawing |choosing |getting )?(?:an? )?${COLOR}(?: [a-z]+)? (?:is|equals) (#\d+)`,
  'g',
);
/** "There are 5 red cards and 7 black cards. Five twelfths of the cards are red." */
const colorLaw: Law = (scene) => {
  const counts = new Map<string, number>();
  const [list] = scene.lines.filter(({ pattern }) => [...pattern.matchAll(COLORS)].length > 1);
  if (!list || /[?~]|\b(?:each|adds?|more|takes? out|removes?|left|twice)\b/.test(wordsOf(scene))) return [];
  for (const { words, amount } of matchedIn({ ...scene, lines: [list] }, COLORS)) {
    const count = amount(1);
    if (count?.kind !== 'num' || counts.has(words[2] ?? '')) return [];
    counts.set(words[2] ?? '', count.base);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const value = (color: string | undefined, not: string | undefined): number | undefined => {
    const count = counts.get(color ?? '');
    return count === undefined ? undefined : not ? 1 - count / total : count / total;
  };
  const nothing = /[?]|\b(?:suppose|if|or)\b/;
  const judge = (said: Amount | undefined, share: number | undefined): Finding[] =>
    said && share !== undefined && /fraction|percent|decimal/.test(said.quantity.form) && said.base < 1
      ? judged(said, [share])
      : [];
  return [
    ...matchedIn(scene, SHARE_OF, nothing).flatMap(({ words, amount }) => judge(amount(1), value(words[3], words[2]))),
    ...matchedIn(scene, CHANCE_OF, nothing).flatMap(({ words, amount }) => judge(amount(3), value(words[2], words[1]))),
  ];
};

const OF_PARTS =
  /(#\d+) (?:equal |same-size )?(?:parts|sections|slices|spaces|sectors|tiles|marbles|cards|balls|socks|pens|beads|tickets|faces|sides)\b/g;
const ARE =
  /(#\d+) (?:of (?:them|these|those|the [a-z]+) )?(?:are|is|have|has|say|says|show|win|wins)(?: painted| colored| marked)? ([a-z]+)/g;
const CHANCE = /\b(?:chance|probability)(?: of| that)([^#.;]{0,40}?)\b([a-z]+)(?: [a-z]+)? (?:is|equals) (#\d+)/g;
/** "A spinner has 8 equal parts, and 3 of them are blue. The chance of not landing on blue is 5/8." */
const partsLaw: Law = (scene) => {
  const [whole, moreWholes] = matchedIn(scene, OF_PARTS);
  const [part, moreParts] = matchedIn(scene, ARE);
  const [n, k] = [whole?.amount(1), part?.amount(1)];
  if (!n || !k || moreWholes || moreParts || n === k || n.base < k.base) return [];
  return matchedIn(scene, CHANCE, /[?]/).flatMap((found) => {
    const said = found.amount(3);
    if (!said || !(found.words[2] === part?.words[2] || (found.words[1] ?? '').includes(` ${part?.words[2]}`)))
      return [];
    const not = /\b(?:not|isn't|doesn't|other than)\b/.test(found.words[1] ?? '');
    return said.base < 1 && said.kind === 'num' ? judged(said, [not ? 1 - k.base / n.base : k.base / n.base]) : [];
  });
};

export const WHOLE_AND_PART_LAWS: readonly Law[] = [
  averageLaw,
  thatWasLaw,
  isoscelesLaw,
  baseAreaLaw,
  radiusLaw,
  colorLaw,
  partsLaw,
];
