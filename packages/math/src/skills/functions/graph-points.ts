import { polynomialText } from '../algebra/polynomial.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** a(x - h)^2 + k; for `factored` the zeros are h - r and h + r, and k is -a·r^2. */
type Parabola = {
  readonly kind: 'square' | 'expanded' | 'factored' | 'y-axis';
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly r: number;
};

/** A coordinate of the plane on which points are placed. */
const SIZE = 10;
const point = (x: number, y: number): string => `(${x}, ${y})`;
const minus = (h: number): string => (h === 0 ? 'x' : `x ${signed(-h)}`);
const coefficient = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : String(a));
const expanded = ({ a, h, k }: Parabola) => [a * h * h + k, -2 * a * h, a] as const;

function ruleOf(p: Parabola): string {
  const { kind, a, h, k, r } = p;
  if (kind === 'square') return `${coefficient(a)}(${minus(h)})^2${k === 0 ? '' : ` ${signed(k)}`}`;
  return kind === 'factored' ? `${coefficient(a)}(${minus(h - r)})(${minus(h + r)})` : polynomialText(expanded(p), 'x');
}
const startOf = (p: Parabola): number => expanded(p)[0];
const keyOf = (p: Parabola): string => (p.kind === 'y-axis' ? point(0, startOf(p)) : point(p.h, p.k));

const keyPoints = skill<Parabola>({
  code: 'functions.key-points',
  name: 'Find the vertex or an intercept of a parabola',
  canDo: 'I can find the point where a parabola turns or crosses the y-axis.',
  grade: 9,
  standards: ['F-IF.C.7a', 'F-IF.C.8a', 'F-IF.B.4'],
  prerequisites: ['algebra.complete-square', 'algebra.solve-by-factoring'],
  cases: casesOf(
    {
      square: 'the vertex, from a square and a number',
      expanded: 'the vertex, from three terms',
      factored: 'the vertex, from two factors',
      'y-axis': 'where the graph crosses the y-axis',
    },
    (rng, level, kind): Parabola => {
      const far = byLevel(level, 3, 4, 6);
      const fits = (p: Parabola) =>
        Math.abs(p.k) < SIZE &&
        Math.abs(startOf(p)) <= (kind === 'square' || kind === 'factored' ? 99 : SIZE) &&
        startOf(p) !== p.k &&
        (kind !== 'factored' || Math.abs(p.h) !== p.r);
      return drawUntil(
        () => {
          const r = rng.int(1, byLevel(level, 2, 3, 3));
          const h =
            (level === 1 && (kind === 'expanded' || kind === 'y-axis') ? 1 : rng.pick([-1, 1])) *
            rng.int(1, kind === 'factored' ? far + 2 : far);
          const a = level === 3 ? rng.pick([-1, 1, 2]) : 1;
          const k = kind === 'factored' ? -a * r * r : rng.int(-byLevel(level, 5, 8, 9), byLevel(level, 5, 8, 9));
          return { kind, a, h, k: k === 0 ? 3 : k, r };
        },
        fits,
        { kind, a: 1, h: 2, k: -1, r: 1 },
      );
    },
  ),
  pose: (p) => ({
    prompt:
      p.kind === 'y-axis'
        ? 'At which point does the graph cross the y-axis?'
        : 'At which point does the graph turn? This point is its vertex.',
    math: `y = ${ruleOf(p)}`,
    answer: { kind: 'point', key: keyOf(p) },
  }),
  solve: (p) => {
    const { kind, a, h, k, r } = p;
    if (kind === 'y-axis')
      return steps(['x = 0', 'On the y-axis, `x` is 0.'], [keyOf(p), 'The terms with `x` are 0, and this is left.']);
    if (kind === 'square')
      return steps(
        [`x = ${h}`, `The square is 0 for \`x = ${h}\`, and there the graph turns.`],
        [keyOf(p), `Then \`y\` is \`${k}\`.`],
      );
    const middle =
      kind === 'factored'
        ? ([`x = (${h - r} ${signed(h + r)})/2 = ${h}`, 'The vertex lies halfway between the zeros.'] as const)
        : ([`x = ${2 * a * h}/(${2 * a}) = ${h}`, 'The vertex lies at `x = -b/(2a)`.'] as const);
    return steps(middle, [`y = ${k}`, `Put \`${h}\` in place of \`x\`.`], [keyOf(p), 'Write both as a point.']);
  },
  hints: (p) =>
    ({
      'y-axis': ['What is `x` on the y-axis?', 'Put 0 in place of `x`.'],
      square: [
        'A square is least when it is 0. For which `x` is that?',
        'What is left of the rule when the square is 0?',
      ],
      expanded: [
        'A parabola is symmetric. Find two points at the same height, for example at the height of `x = 0`.',
        'The vertex lies halfway between them. Put its `x` into the rule.',
      ],
      factored: [
        'For which two numbers is `y = 0`?',
        'The vertex lies halfway between them. Put its `x` into the rule.',
      ],
    })[p.kind],
  confirms: (p, key) => {
    const [x = 0, y = 0] = key.replace(/[()]/g, '').split(',').map(Number);
    const at = (input: number) => evaluateText(ruleOf(p), { x: input });
    return near(at(x), y) && (p.kind === 'y-axis' ? x === 0 : near(at(x - 1), at(x + 1)));
  },
  mistakes: {
    'functions.shift-other-way': ({ kind, h, k }) =>
      kind === 'square' ? wrote(point(-h, k), [point(-h, k), 'Read the two numbers in the rule.']) : undefined,
    'functions.vertex-on-the-wrong-side': (p) => {
      const { kind, h } = p;
      const y = evaluateText(ruleOf(p), { x: -h });
      return kind === 'expanded' || kind === 'factored'
        ? wrote(
            point(-h, y),
            [
              `x = ${-h}`,
              kind === 'expanded'
                ? 'Take half of the number in the rule, with its sign.'
                : 'Take the middle of the two numbers in the rule, with their signs.',
            ],
            [point(-h, y), 'Put it into the rule.'],
          )
        : undefined;
    },
    'functions.last-number-as-height': (p) =>
      p.kind === 'expanded' && startOf(p) !== 0
        ? wrote(point(p.h, startOf(p)), [point(p.h, startOf(p)), 'The last number is the height.'])
        : undefined,
    'functions.vertex-at-height-zero': ({ kind, h }) =>
      kind === 'factored'
        ? wrote(point(h, 0), [point(h, 0), 'The middle of the zeros lies on the x-axis.'])
        : undefined,
    'functions.vertex-for-intercept': (p) =>
      p.kind === 'y-axis' ? wrote(point(p.h, p.k), [point(p.h, p.k), 'Take the point where it turns.']) : undefined,
    'functions.intercept-written-backward': (p) =>
      p.kind === 'y-axis'
        ? wrote(point(startOf(p), 0), [point(startOf(p), 0), 'The number, and 0 for the axis.'])
        : undefined,
  },
});

/** a|x - h| + k, a·sqrt(x - h) + k, or two pieces that change at h; `step`: a price of a for each hour or part of one. */
type Corner = {
  readonly kind: 'absolute' | 'root' | 'pieces';
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly m: number;
};

/** The second piece goes down from (h, k): its value at 0. */
const otherStart = ({ a, h, k }: Corner): number => k + a * h;
const piecesOf = (p: Corner): readonly [string, string] => [
  polynomialText([p.m - p.h, 1], 'x'),
  polynomialText([otherStart(p), -p.a], 'x'),
];
const cornerRule = (p: Corner): string => {
  const { kind, a, h, k } = p;
  const end = k === 0 ? '' : ` ${signed(k)}`;
  return `y = ${coefficient(a)}${kind === 'root' ? `sqrt(${minus(h)})` : `|${minus(h)}|`}${end}`;
};

const cornerPoints = skill<Corner>({
  code: 'functions.corner-points',
  name: 'Find the corner or the start of a graph',
  canDo: 'I can find the point where a graph with an absolute value, a root or pieces turns, starts or changes.',
  grade: 9,
  standards: ['F-IF.C.7b', 'F-IF.B.4'],
  prerequisites: ['functions.evaluate', 'algebra.absolute-value-equation'],
  cases: casesOf(
    {
      absolute: 'the corner of an absolute value',
      root: 'where a square root starts',
      pieces: 'where the pieces change',
    },
    (rng, level, kind): Corner => {
      const far = byLevel(level, 4, 6, 8);
      const h = (level === 1 ? 1 : rng.pick([-1, 1])) * rng.int(1, kind === 'pieces' ? Math.min(far, 6) : far);
      const k = rng.pick([-1, 1]) * rng.int(1, far);
      const a = kind === 'pieces' ? rng.int(1, level) : level === 1 ? 1 : rng.pick([-1, 1, 2, 3]);
      const apart = rng.pick([-1, 1]) * rng.int(2, 4);
      return { kind, a, h, k, m: Math.abs(k + apart) > SIZE ? k - apart : k + apart };
    },
  ),
  pose: (p) => ({
    prompt: {
      absolute: 'At which point does the graph have its corner?',
      root: 'At which point does the graph start?',
      pieces: `The graph has two pieces: \`y = ${piecesOf(p)[0]}\` where \`x < ${p.h}\`, and \`y = ${piecesOf(p)[1]}\` where \`x >= ${p.h}\`. Which point of the graph has \`x = ${p.h}\`?`,
    }[p.kind],
    ...(p.kind !== 'pieces' && { math: cornerRule(p) }),
    answer: { kind: 'point', key: point(p.h, p.k) },
  }),
  solve: (p) => {
    const { kind, h, k } = p;
    if (kind === 'pieces')
      return steps(
        [`y = ${piecesOf(p)[1]}`, `The second piece holds for \`x >= ${h}\`, so it has the point.`],
        [`y = ${k}`, `Put \`${h}\` in place of \`x\`.`],
        [point(h, k), 'Write both as a point.'],
      );
    return steps(
      [
        `${minus(h)} = 0`,
        kind === 'root'
          ? 'A root starts where 0 stands in it. Below that it has no value.'
          : 'The corner is where 0 stands in the absolute value.',
      ],
      [`x = ${h}`, 'Solve.'],
      [point(h, k), `There \`y\` is \`${k}\`.`],
    );
  },
  hints: ({ kind, h }) =>
    ({
      absolute: ['The absolute value is least when it is 0. For which `x` is that?', 'What is `y` there?'],
      root: ['From which `x` on is there a number to take the root of?', 'What is `y` there?'],
      pieces: [
        `Which of the two pieces has \`x = ${h}\`? Look at the signs.`,
        `Put \`${h}\` into the rule of that piece.`,
      ],
    })[kind],
  confirms: (p, key) => {
    const [x = 0, y = 0] = key.replace(/[()]/g, '').split(',').map(Number);
    if (p.kind === 'pieces') return x === p.h && near(evaluateText(piecesOf(p)[1], { x }), y);
    const at = (input: number) =>
      evaluateText(
        cornerRule(p)
          .replace('y = ', '')
          .replace(/\|(.+)\|/, 'abs($1)'),
        { x: input },
      );
    return near(at(x), y) && (p.kind === 'root' ? Number.isNaN(at(x - 0.01)) : near(at(x - 2), at(x + 2)));
  },
  mistakes: {
    'functions.shift-other-way': ({ kind, h, k }) =>
      kind === 'pieces' ? undefined : wrote(point(-h, k), [point(-h, k), 'Read the two numbers in the rule.']),
    'functions.corner-on-the-y-axis': (p) =>
      p.kind === 'pieces'
        ? undefined
        : wrote(point(0, p.k), [point(0, p.k), 'The number at the end says where it is.']),
    'functions.other-piece': (p) =>
      p.kind === 'pieces'
        ? wrote(
            point(p.h, p.m),
            [`y = ${piecesOf(p)[0]}`, 'Use the first piece.'],
            [point(p.h, p.m), `Put \`${p.h}\` in place of \`x\`.`],
          )
        : undefined,
    'functions.start-of-the-piece': (p) =>
      p.kind === 'pieces' && Math.abs(otherStart(p)) <= 2 * SIZE
        ? wrote(point(p.h, otherStart(p)), [point(p.h, otherStart(p)), 'The number of this piece is its height.'])
        : undefined,
  },
});

export const graphPointSkills = [keyPoints, cornerPoints];
