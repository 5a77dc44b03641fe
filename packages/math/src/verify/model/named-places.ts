import { constantValue, parse } from '../../check/index.ts';
import { amountAt, judged, type Law, wordsOf } from '../laws/scene.ts';
import { matchedIn } from '../phrases/matched.ts';
import { minutesBetween } from '../reading/amounts.ts';
import type { Finding } from '../reading/rule.ts';

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?`;
const POINT = new RegExp(
  String.raw`\b(?:[Pp]oint )?([A-Z])(?: is| =|:)?(?: at| the point| located at)* ?\(\s*(${NUMBER})\s*,\s*(${NUMBER})\s*\)`,
  'g',
);
const APART =
  /\bdistance (?:from|between) ([a-z]) (?:to|and) ([a-z]) is (#\d+)|\b([a-z]) (?:to|and) ([a-z]) are (#\d+) (?:units )?apart/g;
const numberOf = (text: string | undefined): number => Number((text ?? '').replace('−', '-'));

/** "Point A is at (1, 2) … point C is at (5, 2). The distance from A to C is 4 units." */
const distanceLaw: Law = (scene) => {
  const points = new Map<string, readonly [number, number]>();
  for (const { text } of scene.lines)
    for (const [, name = '', x, y] of text.matchAll(POINT)) {
      if (points.has(name.toLowerCase())) return [];
      points.set(name.toLowerCase(), [numberOf(x), numberOf(y)]);
    }
  return matchedIn(scene, APART).flatMap((found): Finding[] => {
    const [a, b] = [found.words[1] || found.words[4], found.words[2] || found.words[5]].map((name) =>
      points.get(name ?? ''),
    );
    const said = found.amount(3) ?? found.amount(6);
    return a && b && said?.kind === 'num' ? judged(said, [Math.hypot(a[0] - b[0], a[1] - b[1])]) : [];
  });
};

const AHEAD = /\b([a-z]+(?: [a-z]+)?) is (#\d+) (ahead of|behind|later than|earlier than) ([a-z]+(?: [a-z]+)?)/g;
const AT_BOTH =
  /(@\d+) in ([a-z]+(?: [a-z]+)?),? (?:it is|it's|starts at|begins at|is|the time is|will be|it will be)(?: already| only)? (@\d+) in ([a-z]+(?: [a-z]+)?)/g;
const HALF_DAY = 720;
/** "New York is three hours ahead of Los Angeles. A game at 8 p.m. in New York starts at 5 p.m. in Los Angeles." */
const zonesLaw: Law = (scene) => {
  const [apart, more] = matchedIn(scene, AHEAD);
  const gap = apart?.amount(2);
  if (!apart || gap?.kind !== 's^1' || more) return [];
  const [one = '', other = ''] = [apart.words[1], apart.words[4]];
  const ahead = /ahead|later/.test(apart.words[3] ?? '') ? 1 : -1;
  return matchedIn(scene, AT_BOTH).flatMap((found): Finding[] => {
    const [a, b] = [found.words[1], found.words[3]].map((mark) => scene.reading.times[Number(mark?.slice(1))]);
    const [here = '', there = ''] = [found.words[2], found.words[4]];
    const way =
      here.startsWith(one) && there.startsWith(other) ? -1 : here.startsWith(other) && there.startsWith(one) ? 1 : 0;
    if (!a || !b || way === 0 || Number.isNaN(a.minutes + b.minutes)) return [];
    const value = a.minutes + (way * ahead * gap.base) / 60;
    const isSure = a.sure && b.sure;
    const off = minutesBetween(b.minutes, value) % HALF_DAY;
    const holds = isSure ? minutesBetween(b.minutes, value) < 1e-6 : off < 1e-6;
    return [{ start: b.start, end: b.end, holds }];
  });
};

const STANDS =
  /\b(?:with|let|use|using|write) ([a-z]) (?:for|be|stand for|represent|as) ([a-z]+)['’]s (?:age|height|weight|number|money|share|score)/g;
const EQUATION = /(?<![\w.])(-?\d*)([a-z]) ?(?:([-−+]) ?(\d+(?:\.\d+)?))? ?= ?(\d+(?:\.\d+)?)(?!\w|\.\d| ?[-−+*/])/g;
const LATER = /[?]|\bin #|\b(?:not|if|will|ago|later|next|when|then)\b/;
/** "With k for Kim's age we can write 2k + 3 = 21, and then 2k = 18. So Kim is 9 years old." */
const letterLaw: Law = (scene) => {
  const [, letter, name] = STANDS.exec(wordsOf(scene)) ?? [];
  STANDS.lastIndex = 0;
  if (letter === undefined || name === undefined) return [];
  const values = scene.lines.flatMap(({ text }) =>
    [...text.matchAll(EQUATION)].flatMap(([, factor = '', own, sign, plain = '0', right = '']) => {
      const read = parse(factor === '' ? '1' : factor);
      const times = read.ok ? constantValue(read.tree) : undefined;
      const added = Number(plain) * (sign === undefined || sign === '+' ? 1 : -1);
      return own === letter && times ? [(Number(right) - added) / times] : [];
    }),
  );
  const [value] = values;
  if (value === undefined || values.some((one) => Math.abs(one - value) > 1e-9)) return [];
  const isNow = new RegExp(`\\b${name} (?:is|has|weighs|was) (#\\d+)`, 'g');
  return matchedIn(scene, isNow, LATER).flatMap((found): Finding[] => {
    const said = amountAt(scene, found.words[1]);
    if (!said || /^ (?:older|younger|taller|shorter|more|less|times)\b/.test(said.behind)) return [];
    return judged(said, [value * (said.quantity.measure?.factor ?? 1)]);
  });
};

export const NAMED_PLACE_LAWS: readonly Law[] = [distanceLaw, zonesLaw, letterLaw];
