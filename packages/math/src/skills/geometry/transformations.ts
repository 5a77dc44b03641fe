import type { Picture } from '../../pictures/types.ts';
import type { Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { membersOf } from '../kit/evaluate-text.ts';
import { signed } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Move = { x: number; y: number; right: number; up: number };
type Mirror = { x: number; y: number; line: 'x-axis' | 'y-axis' | 'diagonal' };
type Turn = { x: number; y: number; quarter: 1 | 2 | 3 };

const point = (x: number, y: number) => `(${x === 0 ? 0 : x}, ${y === 0 ? 0 : y})`;
const nonzero = (rng: Rng, high: number) => rng.int(1, high) * (rng.chance(0.5) ? 1 : -1);
const drawPoint = (rng: Rng, level: number) => {
  const high = 3 + level;
  const x = level === 1 ? rng.int(1, high) : nonzero(rng, high);
  const y = rng.pick([1, 2, 3, 4, 5, 6].filter((n) => n !== Math.abs(x))) * (level === 1 || rng.chance(0.5) ? 1 : -1);
  return { x, y };
};

const plane = (
  x: number,
  y: number,
  extra: string,
  lines: readonly { x1: number; y1: number; x2: number; y2: number; dashed?: boolean }[] = [],
): Picture => ({
  kind: 'coordinate-plane',
  x: { from: -8, to: 8, step: 1 },
  y: { from: -8, to: 8, step: 1 },
  points: [{ x, y, label: 'A' }],
  lines,
  alt: `A coordinate plane with point A at (${x}, ${y}).${extra}`,
});

const same = (key: string, x: number, y: number) => {
  const [a = Number.NaN, b = Number.NaN] = membersOf(key);
  return near(a, x) && near(b, y);
};

const translate = skill<Move>({
  code: 'geometry.translate-point',
  name: 'Translate a point',
  canDo: 'I can slide a point and say where it lands.',
  grade: 8,
  standards: ['8.G.A.3', 'G-CO.A.5'],
  prerequisites: ['geometry.read-point'],
  cases: {
    'right-up': {
      label: 'right and up',
      draw: (rng, level) => {
        const { x, y } = drawPoint(rng, level);
        const right = rng.int(1, 3 + level);
        const up = rng.pick([1, 2, 3, 4, 5].filter((n) => n !== right));
        const [sx, sy] = [1, 1];
        return { x, y, right: sx * right, up: sy * up };
      },
    },
    'left-or-down': {
      label: 'left or down',
      draw: (rng, level) => {
        const { x, y } = drawPoint(rng, level);
        const right = rng.int(1, 3 + level);
        const up = rng.pick([1, 2, 3, 4, 5].filter((n) => n !== right));
        const [sx, sy] = rng.pick([
          [-1, 1],
          [1, -1],
          [-1, -1],
        ] as const);
        return { x, y, right: sx * right, up: sy * up };
      },
    },
  },
  pose: ({ x, y, right, up }) => ({
    prompt: `Point A is at \`(${x}, ${y})\`. It slides \`${Math.abs(right)}\` to the ${right < 0 ? 'left' : 'right'} and \`${Math.abs(up)}\` ${up < 0 ? 'down' : 'up'}. Where does it land?`,
    picture: plane(x, y, ''),
    answer: { kind: 'point', key: point(x + right, y + up) },
  }),
  solve: ({ x, y, right, up }) =>
    steps(
      [
        `${x} ${signed(right)} = ${x + right}`,
        `${right < 0 ? 'Left makes' : 'Right makes'} \`x\` ${right < 0 ? 'smaller' : 'larger'}.`,
      ],
      [
        `${y} ${signed(up)} = ${y + up}`,
        `${up < 0 ? 'Down makes' : 'Up makes'} \`y\` ${up < 0 ? 'smaller' : 'larger'}.`,
      ],
      [point(x + right, y + up), 'Write the new point.'],
    ),
  hints: ({ x, right, up }) => [
    'Which coordinate changes when a point moves right or left?',
    `Left and right change \`x\`, up and down change \`y\`.`,
    `The new \`x\` is \`${x} ${signed(right)}\`. Then go ${up < 0 ? 'down' : 'up'} in the same way.`,
  ],
  confirms: ({ x, y, right, up }, key) => {
    let [a, b] = [x, y];
    for (let i = 0; i < Math.abs(right); i += 1) a += Math.sign(right);
    for (let i = 0; i < Math.abs(up); i += 1) b += Math.sign(up);
    return same(key, a, b);
  },
  mistakes: {
    'geometry.slide-coordinates-mixed': ({ x, y, right, up }) =>
      wrote(
        point(x + up, y + right),
        [`${x} ${signed(up)} = ${x + up}`, 'Up and down for the first number.'],
        [`${y} ${signed(right)} = ${y + right}`, 'Right and left for the second.'],
      ),
    'geometry.slide-always-adds': ({ x, y, right, up }) =>
      right > 0 && up > 0
        ? undefined
        : wrote(
            point(x + Math.abs(right), y + Math.abs(up)),
            [`${x} + ${Math.abs(right)} = ${x + Math.abs(right)}`, 'Add the first number.'],
            [`${y} + ${Math.abs(up)} = ${y + Math.abs(up)}`, 'Add the second number.'],
          ),
    'geometry.slide-is-destination': ({ right, up }) => wrote(point(right, up), [point(right, up), 'It goes there.']),
  },
});

const mirrored = ({ x, y, line }: Mirror): readonly [number, number] =>
  line === 'x-axis' ? [x, -y] : line === 'y-axis' ? [-x, y] : [y, x];
const mirrorName = { 'x-axis': 'the `x`-axis', 'y-axis': 'the `y`-axis', diagonal: 'the line `y = x`' } as const;

const reflect = skill<Mirror>({
  code: 'geometry.reflect-point',
  name: 'Reflect a point',
  canDo: 'I can reflect a point in an axis or in a diagonal.',
  grade: 8,
  standards: ['8.G.A.3', 'G-CO.A.5'],
  prerequisites: ['geometry.read-point'],
  cases: {
    'x-axis': {
      label: 'in the `x`-axis',
      draw: (rng, level) => ({
        ...drawPoint(rng, level),
        line: 'x-axis',
      }),
    },
    'y-axis': {
      label: 'in the `y`-axis',
      draw: (rng, level) => ({
        ...drawPoint(rng, level),
        line: 'y-axis',
      }),
    },
    diagonal: {
      label: 'in the line `y = x`',
      draw: (rng, level) => ({
        ...drawPoint(rng, level),
        line: 'diagonal',
      }),
    },
  },
  pose: (mirror) => ({
    prompt: `Point A is at \`(${mirror.x}, ${mirror.y})\`. It is reflected in ${mirrorName[mirror.line]}. Where is its image?`,
    picture: plane(
      mirror.x,
      mirror.y,
      mirror.line === 'diagonal' ? ' The line y = x is dashed.' : '',
      mirror.line === 'diagonal' ? [{ x1: 0, y1: 0, x2: 1, y2: 1, dashed: true }] : [],
    ),
    answer: { kind: 'point', key: point(...mirrored(mirror)) },
  }),
  solve: (mirror) => {
    const why = {
      'x-axis':
        'The image is as far below the axis as the point is above, or the other way round: `y` changes its sign.',
      'y-axis': 'The image is as far on the other side of the axis: `x` changes its sign.',
      diagonal: 'In this line right and up change places: swap the coordinates.',
    }[mirror.line];
    return steps(
      [point(mirror.x, mirror.y), `The mirror is ${mirrorName[mirror.line]}.`],
      [point(...mirrored(mirror)), why],
    );
  },
  hints: ({ x, y, line }) => [
    'The mirror line lies exactly halfway between a point and its image.',
    {
      'x-axis': 'The `x`-axis is the level one. Does the point move up and down, or left and right?',
      'y-axis': 'The `y`-axis is the upright one. Does the point move up and down, or left and right?',
      diagonal: 'Fold the plane along the line `y = x`. Which axis lands on which?',
    }[line],
    {
      'x-axis': `\`x = ${x}\` stays. A is \`${Math.abs(y)}\` away from the mirror.`,
      'y-axis': `\`y = ${y}\` stays. A is \`${Math.abs(x)}\` away from the mirror.`,
      diagonal: `What was \`${x}\` along becomes \`${x}\` up.`,
    }[line],
  ],
  confirms: ({ x, y, line }, key) => {
    const [a = Number.NaN, b = Number.NaN] = membersOf(key);
    // The midpoint lies on the mirror line, and the connecting line is perpendicular to it.
    const [mx, my] = [(x + a) / 2, (y + b) / 2];
    if (line === 'x-axis') return near(my + 1, 1) && near(a, x);
    if (line === 'y-axis') return near(mx + 1, 1) && near(b, y);
    return near(mx, my) && near(a - x + (b - y) + 1, 1);
  },
  mistakes: {
    'geometry.reflects-in-other-axis': ({ x, y, line }) =>
      line === 'diagonal'
        ? undefined
        : wrote(line === 'x-axis' ? point(-x, y) : point(x, -y), [
            line === 'x-axis' ? `${-x}` : `${-y}`,
            `It is the \`${line === 'x-axis' ? 'x' : 'y'}\`-axis, so change the sign of \`${line === 'x-axis' ? 'x' : 'y'}\`.`,
          ]),
    'geometry.reflection-changes-both-signs': ({ x, y }) =>
      wrote(point(-x, -y), [point(-x, -y), 'The image is on the other side: change the signs.']),
    'geometry.diagonal-mirror-as-upright': ({ x, y, line }) =>
      line === 'diagonal' ? wrote(point(-x, y), [point(-x, y), 'Go straight across to the other side.']) : undefined,
  },
});

const turned = ({ x, y, quarter }: Turn): readonly [number, number] =>
  quarter === 1 ? [-y, x] : quarter === 2 ? [-x, -y] : [y, -x];
const turnName = { 1: '`90` degrees counterclockwise', 2: '`180` degrees', 3: '`90` degrees clockwise' } as const;

const rotate = skill<Turn>({
  code: 'geometry.rotate-point',
  name: 'Rotate a point about the origin',
  canDo: 'I can turn a point about the origin.',
  grade: 8,
  standards: ['8.G.A.3', 'G-CO.A.5'],
  prerequisites: ['geometry.reflect-point'],
  cases: {
    counterclockwise: {
      label: 'a quarter turn to the left',
      draw: (rng, level) => ({
        ...drawPoint(rng, level),
        quarter: 1,
      }),
    },
    clockwise: {
      label: 'a quarter turn to the right',
      draw: (rng, level) => ({
        ...drawPoint(rng, level),
        quarter: 3,
      }),
    },
    half: {
      label: 'a half turn',
      draw: (rng, level) => ({
        ...drawPoint(rng, level),
        quarter: 2,
      }),
    },
  },
  pose: (turn) => ({
    prompt: `Point A is at \`(${turn.x}, ${turn.y})\`. It is turned ${turnName[turn.quarter]} about the origin. Where does it land?`,
    picture: plane(turn.x, turn.y, ''),
    answer: { kind: 'point', key: point(...turned(turn)) },
  }),
  solve: (turn) => {
    const { x, y, quarter } = turn;
    const arm = `A is \`${Math.abs(x)}\` ${x < 0 ? 'left' : 'right'} and \`${Math.abs(y)}\` ${y < 0 ? 'down' : 'up'} from the origin.`;
    const why = {
      1: 'A quarter turn to the left takes right to up, and up to left.',
      2: 'A half turn takes right to left, and up to down.',
      3: 'A quarter turn to the right takes right to down, and up to right.',
    }[quarter];
    return steps([point(x, y), arm], [point(...turned(turn)), why]);
  },
  hints: ({ x, y, quarter }) => [
    'Turn the whole sheet. Where does the `x`-axis go?',
    {
      1: 'Counterclockwise, what was to the right goes up, and what was up goes left.',
      2: 'After a half turn, right has become left, and up has become down.',
      3: 'Clockwise, what was to the right goes down, and what was up goes right.',
    }[quarter],
    quarter === 2
      ? `A is \`${Math.abs(x)}\` ${x < 0 ? 'left' : 'right'} and \`${Math.abs(y)}\` ${y < 0 ? 'down' : 'up'}. Turn each way round.`
      : `The \`${Math.abs(y)}\` ${y < 0 ? 'down' : 'up'} become the way along. Which way?`,
  ],
  confirms: ({ x, y, quarter }, key) => {
    const angle = (quarter * Math.PI) / 2;
    return same(
      key,
      Math.round(x * Math.cos(angle) - y * Math.sin(angle)),
      Math.round(x * Math.sin(angle) + y * Math.cos(angle)),
    );
  },
  mistakes: {
    'geometry.turns-other-way': (turn) =>
      turn.quarter === 2
        ? undefined
        : wrote(point(...turned({ ...turn, quarter: turn.quarter === 1 ? 3 : 1 })), [
            point(...turned({ ...turn, quarter: turn.quarter === 1 ? 3 : 1 })),
            'Turn the arm of A a quarter.',
          ]),
    'geometry.turn-swaps-without-sign': ({ x, y, quarter }) =>
      quarter === 2 ? undefined : wrote(point(y, x), [point(y, x), 'A quarter turn swaps the numbers.']),
    'geometry.turn-as-reflection': ({ x, y }) => wrote(point(-x, y), [point(-x, y), 'It goes over to the other side.']),
    'geometry.half-turn-as-quarter': (turn) =>
      turn.quarter === 2
        ? wrote(point(...turned({ ...turn, quarter: 1 })), [point(...turned({ ...turn, quarter: 1 })), 'Turn it once.'])
        : undefined,
  },
});

export const transformationSkills = [translate, reflect, rotate];
