import type { Rng } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { sumText, term } from '../kit/linear-text.ts';
import { optionId, shuffledChoice } from '../kit/shuffled-choice.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/**
 * `px + qy < c` (`standard`) or `y < px + c`; of a system, a second one `y < rx + d`. `points` holds x0, y0, x1, y1, … in the order of
 * `names`.
 */
type Half = {
  readonly kind: 'slope' | 'standard' | 'point' | 'system';
  readonly p: number;
  readonly q: number;
  readonly sign: string;
  readonly c: number;
  readonly r: number;
  readonly second: string;
  readonly d: number;
  readonly order: readonly string[];
  readonly points: readonly number[];
};

const names: readonly string[] = ['right', 'border', 'swapped', 'outside'];
const signs = ['<', '<=', '>', '>='] as const;
/** y on the left alone, or px + qy. */
const textOf = ({ kind, p, q, sign, c }: Half): string =>
  kind === 'standard'
    ? `${sumText([term(p, 'x'), term(q, 'y')])} ${sign} ${c}`
    : `y ${sign} ${sumText([term(p, 'x'), term(c)])}`;
const secondText = ({ r, second, d }: Half): string => `y ${second} ${sumText([term(r, 'x'), term(d)])}`;

const holds = (inequality: string, x: number, y: number): boolean => {
  const [left = '', sign = '', right = ''] = inequality.split(/ (<=|>=|<|>) /);
  const gap = evaluateText(left, { x, y }) - evaluateText(right, { x, y });
  return (sign.includes('=') && gap === 0) || (sign.startsWith('<') ? gap < 0 : gap > 0);
};
const all = (h: Half) => (h.kind === 'system' ? [textOf(h), secondText(h)] : [textOf(h)]);
const solves = (h: Half, x: number, y: number): boolean => all(h).every((one) => holds(one, x, y));
const pointOf = ({ points }: Half, name: string) => {
  const at = names.indexOf(name);
  return { x: points[2 * at] ?? 0, y: points[2 * at + 1] ?? 0 };
};

const turned = ({ kind, q }: Half): boolean => kind === 'standard' && q < 0;
const lies = (h: Half): 'above' | 'below' => (h.sign.startsWith('>') !== turned(h) ? 'above' : 'below');
const line = ({ sign }: Half): 'dashed' | 'solid' => (sign.includes('=') ? 'solid' : 'dashed');

/** Four points: one solves it, one lies on the border (or solves only one of two), one solves it turned round, one does not. */
const pointsFor = (rng: Rng, h: Half, far: number): readonly number[] => {
  const draw = (good: (x: number, y: number) => boolean, otherwise: readonly [number, number]) =>
    drawUntil(
      (): readonly [number, number] => [rng.int(-far, far), rng.int(-far, far)],
      ([x, y]) => good(x, y),
      otherwise,
    );
  const border = (x: number, y: number) =>
    h.kind === 'system' ? holds(textOf(h), x, y) && !solves(h, x, y) : y === h.p * x + h.c && !solves(h, x, y);
  const [rx, ry] = draw((x, y) => solves(h, x, y) && !solves(h, y, x), [0, 99]);
  const [bx, by] = draw((x, y) => border(x, y) && x !== ry && y !== rx, [99, 0]);
  const [ox, oy] = draw((x, y) => !solves(h, x, y) && !border(x, y) && (x !== ry || y !== rx), [99, 0]);
  return [rx, ry, bx, by, ry, rx, ox, oy];
};
const isSound = (h: Half): boolean =>
  h.points.length === 0 ||
  (h.points.every((value) => value !== 99) &&
    new Set(names.map((name) => JSON.stringify(pointOf(h, name)))).size === 4);

/** Algebra 1: an inequality with two letters has half of the plane for its solutions. */
export const halfPlane = skill<Half>({
  code: 'algebra.half-plane',
  name: 'Find the half-plane of an inequality',
  canDo: 'I can say where in the plane the solutions of an inequality lie.',
  grade: 9,
  standards: ['A-REI.D.12'],
  prerequisites: ['functions.slope-intercept', 'algebra.on-the-graph', 'equations.two-step-inequality'],
  cases: casesOf(
    {
      slope: '`y` alone on the left',
      standard: 'both letters on the left',
      point: 'which point solves it',
      system: 'which point solves both',
    },
    (rng, level, kind): Half => {
      const size = byLevel(level, 3, 5, 9);
      const whole = () => rng.pick([-1, 1]) * rng.int(1, size);
      const draw = (): Half => {
        const base: Half = {
          kind,
          p: kind === 'point' || kind === 'system' ? rng.pick([-1, 1]) * rng.int(1, byLevel(level, 1, 2, 3)) : whole(),
          q: kind === 'standard' ? rng.pick([-1, 1]) * rng.int(1, size) : 1,
          sign: kind === 'point' ? rng.pick(['<', '>']) : rng.pick(signs),
          c: whole() * (kind === 'standard' ? rng.int(1, 3) : 1),
          r: rng.pick([-2, -1, 1, 2]),
          second: rng.pick(signs),
          d: whole(),
          order: kind === 'point' || kind === 'system' ? rng.shuffle(names) : [],
          points: [],
        };
        return kind === 'point' || kind === 'system'
          ? { ...base, points: pointsFor(rng, base, byLevel(level, 4, 5, 7)) }
          : base;
      };
      return drawUntil(draw, isSound, {
        ...draw(),
        p: 1,
        sign: '>',
        c: 1,
        r: -1,
        second: '<',
        d: 5,
        points: kind === 'system' ? [1, 3, 0, 6, 3, 1, 2, 0] : [1, 4, 1, 2, 4, 1, 3, 0],
      });
    },
  ),
  pose: (h) =>
    h.kind === 'point' || h.kind === 'system'
      ? {
          prompt:
            h.kind === 'point'
              ? 'Which of these points is a solution?'
              : 'Which of these points is a solution of both inequalities?',
          math: all(h).join(', '),
          answer: shuffledChoice(
            h.order,
            'right',
            Object.fromEntries(names.map((name) => [name, `\`(${pointOf(h, name).x}, ${pointOf(h, name).y})\``])),
          ),
        }
      : {
          prompt: 'Which part of the plane are the solutions, and how is the line drawn?',
          math: textOf(h),
          answer: choiceAnswer(`${lies(h)}-${line(h)}`, [
            ['above-solid', 'Above a solid line'],
            ['above-dashed', 'Above a dashed line'],
            ['below-solid', 'Below a solid line'],
            ['below-dashed', 'Below a dashed line'],
          ]),
        },
  solve: (h) => {
    if (h.kind === 'point' || h.kind === 'system') {
      const { x, y } = pointOf(h, 'right');
      return steps([
        `x = ${x}, y = ${y}`,
        `Put both into ${h.kind === 'system' ? 'each inequality' : 'the inequality'}. It is true for this point, and for none of the others.`,
      ]);
    }
    const away = `A point far ${lies(h)} the line makes it true.`;
    return steps(
      ...(h.kind === 'standard'
        ? [
            [
              `${sumText([term(h.q, 'y')])} ${h.sign} ${sumText([term(-h.p, 'x'), term(h.c)])}`,
              turned(h) ? 'Get `y` alone. Dividing by a negative number turns the sign round.' : 'Get `y` alone.',
            ] as const,
          ]
        : []),
      [
        textOf(h),
        `${away} ${line(h) === 'solid' ? 'The line belongs to it, so it is solid.' : 'The line does not belong to it, so it is dashed.'}`,
      ],
    );
  },
  hints: ({ kind }) =>
    kind === 'point' || kind === 'system'
      ? [
          'A point is a solution if its coordinates make the inequality true.',
          'Put the first number in place of `x` and the second one in place of `y`. What about a point on the line itself?',
        ]
      : [
          'Choose a point far above the line, for example with `x = 0`. Does it make the inequality true?',
          'Do the points of the line itself make it true?',
        ],
  confirms: (h, key) => {
    if (h.kind === 'point' || h.kind === 'system')
      return names
        .filter((name) => solves(h, pointOf(h, name).x, pointOf(h, name).y))
        .every((name) => optionId(h.order, name) === key);
    const far = holds(textOf(h), 0, 1e6) ? 'above' : 'below';
    return key === `${far}-${/[<>]=/.test(textOf(h)) ? 'solid' : 'dashed'}`;
  },
  mistakes: {
    'algebra.sign-says-the-side': (h) =>
      turned(h)
        ? wrote(`${lies(h) === 'above' ? 'below' : 'above'}-${line(h)}`, [
            textOf(h),
            h.sign.startsWith('>') ? 'Greater is above.' : 'Less is below.',
          ])
        : undefined,
    'algebra.border-line-mixed-up': (h) =>
      h.kind === 'slope' || h.kind === 'standard'
        ? wrote(`${lies(h)}-${line(h) === 'solid' ? 'dashed' : 'solid'}`, [
            textOf(h),
            'The line is drawn the other way.',
          ])
        : undefined,
    'algebra.point-on-the-border': (h) =>
      h.kind === 'point'
        ? wrote(optionId(h.order, 'border'), [
            `(${pointOf(h, 'border').x}, ${pointOf(h, 'border').y})`,
            'This point is on the line.',
          ])
        : undefined,
    'algebra.point-put-in-backward': (h) =>
      h.kind === 'point' || h.kind === 'system'
        ? wrote(optionId(h.order, 'swapped'), [
            `x = ${pointOf(h, 'right').x}, y = ${pointOf(h, 'right').y}`,
            'Put the first number in place of `y`.',
          ])
        : undefined,
    'algebra.one-of-two-is-enough': (h) =>
      h.kind === 'system'
        ? wrote(optionId(h.order, 'border'), [textOf(h), 'The point makes this one true.'])
        : undefined,
  },
});
