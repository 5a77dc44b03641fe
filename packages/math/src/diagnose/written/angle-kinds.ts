import { type Case, type Kind, pairs, sumOf, two } from './amount-kinds.ts';

/** "Two lines" and "four angles" are no measures. */
const measured = (given: readonly number[]): number[] => given.filter((size) => size > 4);

const ANGLE = /\bangles?\b|°|\bdegrees?\b/i;
const one = (given: readonly number[], cases: (angle: number) => readonly Case[]): readonly Case[] =>
  measured(given).length === 1 ? measured(given).flatMap(cases) : [];
const isAbout =
  (words: RegExp) =>
  (question: string): boolean =>
    ANGLE.test(question) && words.test(question);

const ACROSS = isAbout(/\bvertical\b|\bopposite\b|\bacross\b|\bcross|\bintersect/i);
const PARALLEL = isAbout(/\bparallel\b|\btransversal\b|\bcorresponding\b|\balternate\b/i);
const BESIDE = isAbout(/\bsupplement|\bstraight\b|\badjacent\b|\blinear pair\b|\bnext to\b|\bbeside\b/i);
const ISOSCELES = isAbout(/\bisosceles\b|\bequal sides\b|\bsides? (?:are|of) (?:equal|the same)|\bbase angles?\b/i);

/** Angles on lines, at crossings and in figures. */
export const ANGLE_KINDS: readonly Kind[] = [
  [
    ANGLE,
    ({ given, question }) =>
      one(given, (angle) => {
        const cases: Case[] = [];
        if (ACROSS(question))
          cases.push(
            ['geometry.opposite-angle-as-neighbor', angle, 180 - angle],
            ['geometry.neighbor-angle-as-equal', 180 - angle, angle],
          );
        if (PARALLEL(question))
          cases.push(
            ['geometry.parallel-all-add-to-line', angle, 180 - angle],
            ['geometry.parallel-all-equal', 180 - angle, angle],
          );
        if (BESIDE(question))
          cases.push(
            ['geometry.neighbor-angle-as-equal', 180 - angle, angle],
            ['geometry.line-as-right-angle', 180 - angle, Math.abs(90 - angle)],
            ['geometry.line-as-full-turn', 180 - angle, 360 - angle],
          );
        if (/\bcomplement|\bright angle\b/i.test(question))
          cases.push(
            ['geometry.right-angle-as-line', 90 - angle, 180 - angle],
            ['geometry.neighbor-angle-as-equal', 90 - angle, angle],
          );
        if (/\baround a point\b|\bfull turn\b|\breflex\b|\bcircle\b/i.test(question))
          cases.push(['geometry.full-turn-as-line', 360 - angle, 180 - angle]);
        if (ISOSCELES(question))
          cases.push(
            ['geometry.isosceles-not-shared', (180 - angle) / 2, 180 - angle],
            ['geometry.isosceles-wrong-pair', (180 - angle) / 2, 180 - 2 * angle],
            ['geometry.isosceles-wrong-pair', (180 - angle) / 2, angle],
            ['geometry.isosceles-wrong-pair', 180 - 2 * angle, (180 - angle) / 2],
            ['geometry.isosceles-not-shared', 180 - 2 * angle, 180 - angle],
            ['geometry.isosceles-wrong-pair', 180 - 2 * angle, angle],
          );
        return cases;
      }),
  ],
  [
    /\btriangle\b/i,
    ({ given, question }) =>
      ANGLE.test(question)
        ? two(measured(given), (a, b) => [
            ['geometry.triangle-sum-360', 180 - a - b, 360 - a - b],
            ['geometry.angle-sum-stops', 180 - a - b, a + b],
            ['geometry.line-as-right-angle', 180 - a - b, Math.abs(90 - a - b)],
            ['geometry.angle-sum-stops', a + b, 180 - a - b],
          ])
        : [],
  ],
  [
    /\bquadrilateral\b|\bfour angles\b|\bparallelogram\b|\btrapezoid\b|\bkite\b/i,
    ({ given, question }) => {
      const all = sumOf(given);
      return ANGLE.test(question) && given.length === 3
        ? [
            ['geometry.angle-sum-stops', 360 - all, all],
            ['geometry.full-turn-as-line', 360 - all, Math.abs(180 - all)],
          ]
        : [];
    },
  ],
  [
    /\bprotractor\b/i,
    ({ given }) =>
      pairs(given).flatMap(([a, b]) => (a + b === 180 ? [['geometry.other-protractor-scale', a, b] as const] : [])),
  ],
  [/\bprotractor\b/i, ({ key }) => [['geometry.other-protractor-scale', key, 180 - key]]],
];
