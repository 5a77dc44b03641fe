import { type Amount, amountAt, judged, type Law, type Line, type Scene, toldBefore } from '../laws/scene.ts';
import { matchedIn } from '../phrases/matched.ts';
import { POLYGONS } from '../reading/angles.ts';
import type { Finding } from '../reading/rule.ts';

const NOTHING = /[?~]|\b(?:not|isn't|suppose|if|instead|whether|estimate|about|almost|nearly|another)\b/;
const isWhole = (one: Amount | undefined): one is Amount => one?.kind === 'num' && Number.isInteger(one.base);
const last = <T>(all: readonly T[]): T | undefined => all.at(-1);
/** The one amount of a kind that was told last before another one, in its sentence or the one before. */
const nearestBefore = ({ amounts }: Scene, said: Amount): Amount | undefined =>
  last(
    toldBefore(amounts, said).filter(
      ({ kind, sentence, quantity }) => kind === said.kind && said.sentence - sentence <= 1 && !quantity.computed,
    ),
  );

const IN_UNIT =
  /^ ?(?:so )?(?:in [a-z]+,? )?(?:that|this|it)(?:'s| is| makes| equals| comes to| would be)(?: the same as| exactly| just| also)* $/;
const ENDS = /^(?: (?:in all|altogether|exactly|long|more))? ?[.,!;]? *$/;
const OF_A_UNIT = /\b(?:an?|one|each|every) [a-z]+ (?:is|has|equals) $/;
/** "The felt is 15 feet long. In inches that is 180 inches", "45 days from now. That is six weeks and 3 days." */
const inUnitLaw: Law = (scene) =>
  scene.lines.flatMap((line): Finding[] => {
    const [said, more] = line.amounts;
    if (!said || more || said.kind === 'num' || !IN_UNIT.test(said.before) || !ENDS.test(said.behind)) return [];
    // "A yard is three feet" tells of the unit, and not of the thing.
    const before =
      scene.lines[said.sentence - 1]?.amounts.filter((one) => one.kind === said.kind && !OF_A_UNIT.test(one.before)) ??
      [];
    const one = last(before);
    const others = before.filter(({ base }) => Math.abs(base - (one?.base ?? 0)) > 1e-9);
    if (!one || others.length > 0 || /[?~]/.test(scene.lines[said.sentence - 1]?.pattern ?? '?')) return [];
    const units = [one, said].map(({ quantity }) => quantity.measure?.factor);
    const isClose = said.base / one.base > 0.4 && said.base / one.base < 2.5;
    return units[0] !== units[1] && isClose ? judged(said, [one.base]) : [];
  });

const BESIDE =
  /\b(?:the )?(?:angle|one) (?:that |which )?(?:(?:forms?|makes?) a (?:straight line|linear pair) with|next to|beside|adjacent to|across from|opposite(?: to)?|vertical to) (?:it|that one|this one|this angle|that angle) (?:is|measures|has|must be|will be) (#\d+)/g;
/** "One of the angles measures 110°. The angle that forms a straight line with it measures 70°." */
const besideLaw: Law = (scene) =>
  matchedIn(scene, BESIDE, /[?~]|\b(?:not|triangle|right angle|corner)\b/).flatMap((found): Finding[] => {
    const said = found.amount(1);
    const known = said?.kind === 'deg^1' ? nearestBefore(scene, said) : undefined;
    if (!said || !known) return [];
    const isEqual = /across|opposite|vertical/.test(found.words[0] ?? '');
    const half = (180 * known.base) / known.quantity.value;
    // Beside a known angle may be any other one, unless both lie along a line.
    if (!isEqual && !/straight line|linear pair/.test(found.words[0] ?? '')) return [];
    return judged(said, [isEqual ? known.base : half - known.base]);
  });

const WHOLE = /(#\d+) (?:equal |same-size |same-sized )?([a-z]+)(?::|,| and| of which| that| -)/;
const PART = /(#\d+)(?: of (?:them|these|those))? (?:is|are|were|was) ([a-z]+)\b/g;
const REST = /\b(?:the rest|the others|all the others|the remaining ones) (?:is|are|were) ([a-z]+)/;
const CHANCE =
  /\b(?:chance|probability) (?:of|that it is|of getting|of landing on|of drawing|of picking) (?:an? )?([a-z]+)(?: one)? is (#\d+)/g;
/** "Eight equal sections: three are red, two are yellow and the rest are blue. The probability of blue is 3/8." */
const restLaw: Law = (scene) => {
  const line = scene.lines.find(({ pattern }) => REST.test(pattern) && WHOLE.test(pattern));
  const whole = amountAt(scene, WHOLE.exec(line?.pattern ?? '')?.[1]);
  const rest = REST.exec(line?.pattern ?? '')?.[1];
  if (!line || !isWhole(whole) || rest === undefined || /[?~]/.test(line.pattern)) return [];
  const counts = new Map<string, number>();
  for (const [, mark, name = ''] of line.pattern.matchAll(PART)) {
    const count = amountAt(scene, mark);
    if (!isWhole(count) || count === whole || counts.has(name)) return [];
    counts.set(name, count.base);
  }
  if (counts.size === 0 || line.amounts.length !== counts.size + 1) return [];
  counts.set(rest, whole.base - [...counts.values()].reduce((sum, count) => sum + count, 0));
  return matchedIn(scene, CHANCE, NOTHING).flatMap((found): Finding[] => {
    const [count, said] = [counts.get(found.words[1] ?? ''), found.amount(2)];
    return count !== undefined && said && said.base < 1 ? judged(said, [count / whole.base]) : [];
  });
};

const ASKED = /\b(?:asked|surveyed|polled|interviewed) (#\d+) [a-z]+/;
const CHOSE =
  /(#\d+)(?: of them| students| people| kids| children)? (?:said|chose|picked|named|voted for|like|liked|prefer|preferred) ([a-z]+)/g;
const GOT =
  /\b([a-z]+) (?:got|had|received|won|was chosen by|makes up) (#\d+)(?: of (?:the |all )?(?:the )?(?:votes|answers|class|students|people|them))?/g;
/** "We asked 40 students. 18 said soccer, … Soccer got 45 % of the votes." */
const votesLaw: Law = (scene) => {
  const [asked, more] = scene.lines.flatMap(({ pattern }) => ASKED.exec(pattern) ?? []).filter((_, at) => at % 2 === 1);
  const whole = amountAt(scene, asked);
  const counts = new Map<string, number>();
  for (const { words, amount } of matchedIn(scene, CHOSE, /[?~]/)) {
    const count = amount(1);
    if (!isWhole(count) || counts.has(words[2] ?? '')) return [];
    counts.set(words[2] ?? '', count.base);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (!isWhole(whole) || more !== undefined || counts.size < 2 || total > whole.base) return [];
  return matchedIn(scene, GOT, NOTHING).flatMap((found): Finding[] => {
    const [count, said] = [counts.get(found.words[1] ?? ''), found.amount(2)];
    const isShare = said !== undefined && /percent|fraction/.test(said.quantity.form) && said.base < 1;
    return count !== undefined && isShare ? judged(said, [count / whole.base]) : [];
  });
};

const GROWS =
  /(?:starts?|started|begins?|began) with (#\d+)[^#.;]{0,30}\b(doubles|triples|halves|doubled|tripled)(?: in (?:number|size))? (?:every|each) (second|minute|hour|day|week|month|year)\b/;
const AFTER = /\bafter (#\d+),?(?: [a-z]+){1,3} (?:are|is|has|have|were|be|grown to|grow to)(?: only)? (#\d+)/g;
const FACTORS: Readonly<Record<string, number>> = { d: 2, t: 3, h: 0.5 };
const SECONDS: Readonly<Record<string, number>> = {
  ...{ second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
};
/** "A colony starts with 50 bacteria and doubles every hour. After five hours there are 1,600." */
const doublingLaw: Law = (scene) => {
  const [, mark, how = '', unit = ''] = GROWS.exec(scene.lines.map(({ pattern }) => pattern).join(' ')) ?? [];
  const [start, factor, length] = [amountAt(scene, mark), FACTORS[how.charAt(0)], SECONDS[unit]];
  if (!start || factor === undefined || length === undefined) return [];
  return matchedIn(scene, AFTER, NOTHING).flatMap((found): Finding[] => {
    const [time, said] = [found.amount(1), found.amount(2)];
    if (time?.kind !== 's^1' || !said || said.kind !== start.kind) return [];
    const steps = time.base / length;
    return Number.isInteger(steps) ? judged(said, [start.base * factor ** steps]) : [];
  });
};

const RATE = /(#\d+) (?:to the|to a|per|a|an|each|every|for each|for every|for one|on one|on a) ([a-z]+)\b/g;
const DOES =
  /\b(?:on|with|for|in|from)(?: a| the| its)?(?: full| whole)?(?: tank of)? (#\d+),? (?:it|we|you|he|she|they|the [a-z]+)(?: can| could| will| would)? (?:go|goes|drive|drives|travel|travels|ride|rides|run|runs|walk|walks|fly|flies|get|gets)(?: only| exactly)? (#\d+)/g;
/** "Our van gets 24 miles to the gallon. On a tank of 15 gallons it can go 360 miles." */
const ofRateLaw: Law = (scene) => {
  const rates = matchedIn(scene, RATE, /[?]/).filter(({ amount }) => amount(1)?.kind !== 'num');
  const [rate, more] = rates;
  const per = rate?.amount(1);
  if (!per || more) return [];
  return matchedIn(scene, DOES, NOTHING).flatMap((found): Finding[] => {
    const [many, said] = [found.amount(1), found.amount(2)];
    const isUnit = many && new RegExp(`\\b${rate?.words[2]}s?$`, 'i').test(many.quantity.text);
    return isUnit && said?.kind === per.kind ? judged(said, [many.quantity.value * per.base]) : [];
  });
};

const EACH_DAY =
  /(#\d+) (?:every|each|a|per) (?:single )?(?:night|day|evening|morning|afternoon),? (?:which|and that|so that|that)? ?(?:adds up to|comes to|makes|is|gives|equals) (#\d+) (?:in|per|a|each|every|for) (?:a |the |whole |one )*(week|year)\b/g;
/** "She reads for 25 minutes every night, which adds up to two hours and 55 minutes in a week." */
const eachDayLaw: Law = (scene) =>
  matchedIn(scene, EACH_DAY, /[?~]|\b(?:not|about|school day|weekday|except)\b/).flatMap((found): Finding[] => {
    const [one, said] = [found.amount(1), found.amount(2)];
    return one && said && one.kind === said.kind
      ? judged(said, [one.base * (found.words[3] === 'week' ? 7 : 365)])
      : [];
  });

const SIDES = /\b(?:sides?|edges?)(?: that (?:is|are)| of length| length of| of| are| is| measure| measures)? (#\d+)/g;
const SAME_SIDES = new RegExp(
  `\\b(?:regular |equilateral )?(${[...POLYGONS.keys()].join('|')}|square|rhombus) with (?:that side|this side|the same side|sides of (?:the same|that|this) length|sides (?:the same|that) length|the same side length) has a perimeter of(?: only)? (#\\d+)`,
  'g',
);
/** "A hexagon with sides of 8 centimeters … An octagon with sides of the same length has a perimeter of 64 centimeters." */
const sameSidesLaw: Law = (scene) =>
  matchedIn(scene, SAME_SIDES, NOTHING).flatMap((found): Finding[] => {
    const said = found.amount(2);
    const sides = matchedIn(scene, SIDES, /[?~]/).flatMap(({ amount }) => amount(1) ?? []);
    const [side, more] = said ? toldBefore(sides, said) : [];
    const corners = POLYGONS.get(found.words[1] ?? '') ?? 4;
    if (!said || !side || more) return [];
    // "a perimeter of only 24": in the same unit.
    return judged(said, [said.kind === 'num' ? side.quantity.value * corners : side.base * corners]);
  });

const CHANGE =
  /\b(grew|rose|increased|went up|climbed|gained|shrank|fell|dropped|decreased|went down|lost|declined)(?: by)?(?: another)? (#\d+)[^#?~;]{0,40}?\b(?:to|is|was|at)(?: only| just)? (#\d+)/g;
const DOWN = /^(?:shrank|fell|dropped|decreased|went down|lost|declined)/;
/** "The population grew by 5 %, to 8,400. The year after that it shrank by 5 %, to 7,980." */
const nextChangeLaw: Law = (scene) => {
  const changes = matchedIn(scene, CHANGE, /[?~]|\b(?:not|if|about|from|of)\b/);
  return changes.slice(1).flatMap((found, at): Finding[] => {
    const [before, by, said] = [changes[at]?.amount(3), found.amount(2), found.amount(3)];
    const isNext = scene.lines.indexOf(found.line) - scene.lines.indexOf(changes[at]?.line as Line) === 1;
    if (!before || !said || by?.quantity.form !== 'percent' || before.kind !== said.kind || !isNext) return [];
    if (said.quantity.form === 'percent') return [];
    return judged(said, [before.base * (DOWN.test(found.words[1] ?? '') ? 1 - by.base : 1 + by.base)]);
  });
};

const BOTH =
  /\b([a-z]+) and ([a-z]+) together (?:take up|make up|take|make|are|is|use|fill|come to|cover)(?: exactly| just)? (#\d+) of\b/g;
/** "Sleep is three eighths of the day, school one fourth. Sleep and school together take up five eighths of the day." */
const bothLaw: Law = (scene) =>
  matchedIn(scene, BOTH, NOTHING).flatMap((found): Finding[] => {
    const said = found.amount(3);
    const parts = said
      ? toldBefore(scene.amounts, said).filter(({ kind, quantity }) => kind === 'num' && quantity.value < 1)
      : [];
    const [a, b, more] = parts;
    if (!said || !a || !b || more || a.base <= 0 || b.base >= 1 || said.base >= 1) return [];
    const stems = [found.words[1] ?? '?', found.words[2] ?? '?'].map((word) => word.slice(0, 4));
    const isNamed = [a, b].every((part, at) => scene.lines[part.sentence]?.pattern.includes(stems[at] ?? '?'));
    return isNamed ? judged(said, [a.base + b.base]) : [];
  });

export const BOUND_LAWS: readonly Law[] = [
  inUnitLaw,
  besideLaw,
  restLaw,
  votesLaw,
  doublingLaw,
  ofRateLaw,
  eachDayLaw,
  sameSidesLaw,
  nextChangeLaw,
  bothLaw,
];
