import { type Amount, isPercent, judged, type Law, toldBefore } from '../laws/scene.ts';
import { POLYGONS } from '../reading/angles.ts';
import type { Finding } from '../reading/rule.ts';
import { atWords, follows, matchedIn, onlyWrong } from './matched.ts';

/** "A stop sign is an octagon. It has 8 corners." */
const itHasLaw: Law = (scene) =>
  scene.lines.flatMap((line, number): Finding[] => {
    const name = new RegExp(`\\b(?:is|was) an? (?:regular )?(${[...POLYGONS.keys()].join('|')})[ .]*$`).exec(
      scene.lines[number - 1]?.pattern ?? '',
    )?.[1];
    const found = /^ ?it has (#\d+) (?:equal |straight )?(?:sides|corners|angles|vertices)\b/.exec(line.pattern);
    const said = line.amounts[0];
    const sides = POLYGONS.get(name ?? '');
    return found && said && sides !== undefined && said.kind === 'num' ? judged(said, [sides]) : [];
  });

/** "2.5 is halfway between 2 and 3." */
const halfwayLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(?<!#\d+,? (?:and|or) )(#\d+) is (?:exactly )?(?:halfway|midway) between (#\d+) and (#\d+)/g,
  ).flatMap((found) => {
    const [middle, a, b] = [1, 2, 3].map(found.amount);
    return middle && a && b && middle.kind === a.kind && a.kind === b.kind
      ? atWords(found, Math.abs((a.base + b.base) / 2 - middle.base) < 1e-9)
      : [];
  });

/** "From 98 to 105 is a difference of 7." */
const apartLaw = follows(
  /\bfrom (#\d+) to (#\d+) is (?:a (?:difference|change|distance|jump|gap) of )?(#\d+)(?= ?[.,;!]|$| more| units)/g,
  ({ amount }) => {
    const [a, b] = [amount(1), amount(2)];
    return a && b && a.kind === b.kind && !isPercent(a) ? [Math.abs(b.base - a.base)] : [];
  },
  3,
);

const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['halve', 0.5],
]);
/** "10% is 9, and I triple it. That makes 27." */
const tripledLaw: Law = (scene) =>
  matchedIn(scene, /(#\d+),? (?:and |then )*(?:then |i |we |you )*(double|triple|halve) (?:it|that)\b/g).flatMap(
    (found) => {
      const [from, times] = [found.amount(1), TIMES.get(found.words[2] ?? '')];
      return matchedIn(scene, /^ ?(?:that|this|it|so that) (?:makes|gives|is|comes to) (#\d+)(?= ?[.,;!]|$)/g).flatMap(
        (claim) => {
          const said = claim.amount(1);
          const isNext = scene.lines.indexOf(claim.line) === scene.lines.indexOf(found.line) + 1;
          return from && said && times !== undefined && isNext && said.kind === from.kind
            ? judged(said, [from.base * times])
            : [];
        },
      );
    },
  );

const ON_AXIS =
  /\(\s*([-−]?\d+(?:\.\d+)?),\s*([-−]?\d+(?:\.\d+)?)\s*\)(?: is| lies| sits)(?: right)? on the ([xy])-axis/gi;
/** "The point (3, 0) is on the x-axis." */
const axisLaw: Law = ({ lines }) =>
  lines.flatMap(({ text, start }) =>
    [...text.matchAll(ON_AXIS)].map(({ 0: whole, 1: x, 2: y, 3: axis, index }): Finding => {
      const holds = Number((axis?.toLowerCase() === 'x' ? y : x)?.replace('−', '-')) === 0;
      return { start: start + index, end: start + index + whole.length, holds };
    }),
  );

/** "0.25, 0.5, 0.75, 1: this pattern goes up by 0.25 each time." */
const goesByLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\b(?:pattern|list|sequence|numbers?|values|it|they) (?:goes|go|grows?|counts?) (up|down) by (#\d+)(?: each| every|,| ?\.|$)/g,
  ).flatMap((found) => {
    const by = found.amount(2);
    const list = by ? toldBefore(scene.amounts, by) : [];
    const isList = list.length > 2 && list.slice(1).every(({ lead }) => /^,(?: and)? $|^ and $/.test(lead));
    const [a, b] = list;
    if (!by || !isList || !a || !b || !list.every(({ kind }) => kind === by.kind)) return [];
    const step = b.base - a.base;
    const isEven = list.slice(1).every((one, at) => Math.abs(one.base - (list[at]?.base ?? 0) - step) < 1e-9);
    return isEven ? judged(by, [found.words[1] === 'up' ? step : -step]) : [];
  });

const CHANCE =
  /\b(?:chance|probability)(?: of| that| for)? [^#]{3,50} (?:is|would be|equals) (?:just |only |also )?(#\d+)(?= ?[.,;!]|$| because| since)/g;
const NO_CHANCE =
  /[~]|\b(?:two|twice|both|without|again|dice|die|roll(?:s|ed|ing)?|coins?|flip\w*|toss\w*|and then|not|cube|or|rain)\b/;
/** "There are 52 cards and 4 aces. The chance of an ace is 1/13": some of them over all of them. */
const chanceLaw: Law = (scene) => {
  if (NO_CHANCE.test(scene.reading.pattern)) return [];
  return matchedIn(scene, CHANCE).flatMap((found) => {
    const said = found.amount(1);
    const counts = said
      ? toldBefore(scene.amounts, said).filter(({ base }) => base !== 1 || scene.amounts.length < 5)
      : [];
    const isCount = ({ kind, quantity }: Amount): boolean =>
      kind === 'num' && Number.isInteger(quantity.value) && /decimal|words/.test(quantity.form);
    if (!said || counts.length < 2 || counts.length > 5 || !counts.every(isCount)) return [];
    const values = counts.map(({ base }) => base);
    const all = values.reduce((sum, value) => sum + value, 0);
    const wholes = [Math.max(...values), all];
    const parts = [
      ...values,
      ...values.flatMap((a) => values.map((b) => a + b)),
      ...wholes.flatMap((a) => values.map((b) => a - b)),
    ];
    const isShare = /fraction|percent|decimal/.test(said.quantity.form) && said.base > 0 && said.base < 1;
    return isShare
      ? judged(
          said,
          wholes.flatMap((whole) => parts.map((part) => part / whole)),
        )
      : [];
  });
};

export const LISTED_LAWS: readonly Law[] = [
  itHasLaw,
  halfwayLaw,
  apartLaw,
  tripledLaw,
  axisLaw,
  goesByLaw,
  onlyWrong(chanceLaw),
];
