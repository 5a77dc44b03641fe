import { near } from '../kit/arithmetic.ts';
import { decimalText, divisionText, exact } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/**
 * On the drawing, `unitLength` cm represent `real` m; `given` is one of the lengths, and the other one is asked for.
 */
type Drawing = { story: number; real: number; unitLength: number; given: number; ask: 'real' | 'drawing' };
/** A figure or solid whose lengths are all multiplied by k. */
type Enlarged = { story: number; k: number; size: number; power: 2 | 3 };

/** What is drawn, and the greatest length in meters of its longest side. */
const subjects: readonly (readonly [subject: string, longest: number])[] = [
  ['a garden', 40],
  ['a classroom', 12],
  ['a ship', 300],
  ['a playground', 60],
  ['a town square', 200],
];

const answerOf = ({ real, unitLength, given, ask }: Drawing) =>
  ask === 'real' ? exact(given).mul(real).div(unitLength) : exact(given).mul(unitLength).div(real);

const scaleDrawing = skill<Drawing>({
  code: 'geometry.scale-drawing',
  name: 'Use a scale drawing',
  canDo: 'I can go from a drawing to the real length and back.',
  grade: 7,
  standards: ['7.G.A.1'],
  prerequisites: [],
  cases: {
    real: {
      label: 'from the drawing to the real length',
      draw: (rng, level) => {
        const unitLength = level === 1 ? 1 : rng.int(2, 2 + level);
        const real = unitLength * rng.int(2, 4 + level) + (level === 3 ? 1 : 0);
        const times = rng.int(3, 6 + level);
        return {
          story: rng.int(0, subjects.length - 1),
          real,
          unitLength,
          given: unitLength * times,
          ask: 'real',
        };
      },
    },
    drawing: {
      label: 'from the real length to the drawing',
      draw: (rng, level) => {
        const unitLength = level === 1 ? 1 : rng.int(2, 2 + level);
        const real = unitLength * rng.int(2, 4 + level) + (level === 3 ? 1 : 0);
        const times = rng.int(3, 6 + level);
        return {
          story: rng.int(0, subjects.length - 1),
          real,
          unitLength,
          given: real * times,
          ask: 'drawing',
        };
      },
    },
  },
  pose: (drawing) => {
    const { story, real, unitLength, given, ask } = drawing;
    const length = ask === 'real' ? answerOf(drawing).valueOf() : given;
    const [own, large] = [subjects[story], subjects[2]];
    const subject = own !== undefined && length <= own[1] ? own[0] : large?.[0];
    const start = `On a plan of ${subject}, \`${unitLength}\` cm stands for \`${real}\` m.`;
    return {
      prompt:
        ask === 'real'
          ? `${start} A side is \`${given}\` cm long on the plan. How long is it really, in meters?`
          : `${start} A side is really \`${given}\` m long. How long is it on the plan, in centimeters?`,
      answer: {
        kind: 'quantity',
        key: `${decimalText(answerOf(drawing))} ${ask === 'real' ? 'm' : 'cm'}`,
        units: ask === 'real' ? ['m', 'meters', 'meter'] : ['cm', 'centimeters', 'centimeter'],
      },
    };
  },
  solve: (drawing) => {
    const { real, unitLength, given, ask } = drawing;
    const [by, into] = ask === 'real' ? [unitLength, real] : [real, unitLength];
    return steps(
      [divisionText(given, by), `How many times does \`${by}\` fit into \`${given}\`?`],
      [
        `${decimalText(exact(given).div(by))} * ${into} = ${decimalText(answerOf(drawing))}`,
        'The other length is that many times as well.',
      ],
    );
  },
  hints: ({ real, unitLength, given, ask }) => {
    const by = ask === 'real' ? unitLength : real;
    return [
      `What does \`${unitLength}\` cm on the plan mean?`,
      `How many times does \`${by}\` ${ask === 'real' ? 'cm' : 'm'} fit into \`${given}\` ${ask === 'real' ? 'cm' : 'm'}?`,
      `It fits \`${decimalText(exact(given).div(by))}\` times. Each time stands for \`${ask === 'real' ? real : unitLength}\` ${ask === 'real' ? 'm' : 'cm'}.`,
    ];
  },
  confirms: (drawing, key) => {
    const value = exact(key.replace(/ c?m$/, '')).valueOf();
    const [plan, real] = drawing.ask === 'real' ? [drawing.given, value] : [value, drawing.given];
    return near(plan * drawing.real, real * drawing.unitLength);
  },
  mistakes: {
    'geometry.scale-turned-round': ({ real, unitLength, given, ask }) => {
      const value = decimalText(
        ask === 'real' ? exact(given).mul(unitLength).div(real) : exact(given).mul(real).div(unitLength),
      );
      return wrote(value, [
        ask === 'real' ? `${given} * ${unitLength}/${real} = ${value}` : `${given} * ${real}/${unitLength} = ${value}`,
        'Use the scale.',
      ]);
    },
    'geometry.scale-adds-difference': ({ real, unitLength, given, ask }) => {
      const value = ask === 'real' ? given + real - unitLength : given - real + unitLength;
      return wrote(
        String(value),
        [`${real} - ${unitLength} = ${real - unitLength}`, 'The real length is this much more.'],
        [
          ask === 'real' ? `${given} + ${real - unitLength} = ${value}` : `${given} - ${real - unitLength} = ${value}`,
          'It is the same difference again.',
        ],
      );
    },
    'geometry.scale-unit-length-ignored': ({ real, unitLength, given, ask }) =>
      unitLength === 1
        ? undefined
        : wrote(decimalText(ask === 'real' ? exact(given).mul(real) : exact(given).div(real)), [
            ask === 'real' ? `${given} * ${real} = ${given * real}` : divisionText(given, real),
            `Each centimeter is \`${real}\` m.`,
          ]),
  },
  wordProblem: true,
});

const enlargements = [
  {
    power: 2,
    tell: ({ k, size }: Enlarged) =>
      `A poster uses \`${size}\` square inches of paper. A larger copy has every length multiplied by \`${k}\`. How many square inches of paper does the copy use?`,
  },
  {
    power: 2,
    tell: ({ k, size }: Enlarged) =>
      `A farmer needs \`${size}\` kg of seed for a square field. Another square field has sides that are \`${k}\` times as long. How many kilograms of seed does it need?`,
  },
  {
    power: 2,
    tell: ({ k, size }: Enlarged) =>
      `Painting a window star takes \`${size}\` mL of paint. A star of the same shape is \`${k}\` times as tall. How many milliliters of paint does it take?`,
  },
  {
    power: 3,
    tell: ({ k, size }: Enlarged) =>
      `A small tank holds \`${size}\` liters. A tank of the same shape has every length multiplied by \`${k}\`. How many liters does it hold?`,
  },
  {
    power: 3,
    tell: ({ k, size }: Enlarged) =>
      `A clay model weighs \`${size}\` g. A solid copy of the same clay is \`${k}\` times as long, as wide and as high. How many grams does the copy weigh?`,
  },
] as const;

const scalingSizes = skill<Enlarged>({
  code: 'geometry.scaling-area-volume',
  name: 'See how area and volume grow with length',
  canDo: 'I can say how area and volume change when all lengths are multiplied.',
  grade: 7,
  standards: ['7.G.A.1', '7.G.B.6'],
  prerequisites: ['geometry.scale-drawing'],
  cases: {
    area: {
      label: 'an area',
      draw: (rng, level) => {
        const story = rng.int(0, 2);
        return { story, k: rng.int(2, 2 + level), size: rng.int(4, 6 + 6 * level), power: 2 };
      },
    },
    volume: {
      label: 'a volume',
      draw: (rng, level) => {
        const story = rng.int(3, 4);
        return { story, k: rng.int(2, 2 + level), size: rng.int(4, 6 + 6 * level), power: 3 };
      },
    },
  },
  pose: (enlarged) => ({
    prompt: enlargements[enlarged.story]?.tell(enlarged) ?? '',
    answer: { kind: 'number', key: String(enlarged.size * enlarged.k ** enlarged.power) },
  }),
  solve: ({ k, size, power }) =>
    steps(
      [
        `${k}^${power} = ${k ** power}`,
        power === 2
          ? 'It grows in length and in width: two times over.'
          : 'It grows in length, in width and in height: three times over.',
      ],
      [`${size} * ${k ** power} = ${size * k ** power}`, 'Multiply by that.'],
    ),
  hints: ({ k, power }) => [
    power === 2
      ? 'Draw a square, and one with sides twice as long. How many small squares fit into the large one?'
      : 'Think of a cube, and one with sides twice as long. How many small cubes fit into the large one?',
    `Every length is \`${k}\` times as long. In how many directions does the figure grow?`,
    power === 2
      ? `It is \`${k}\` times as long and also \`${k}\` times as wide.`
      : `It is \`${k}\` times as long, \`${k}\` times as wide and \`${k}\` times as high.`,
  ],
  confirms: ({ k, size, power }, key) => {
    // Counts copies of the small figure that fill the large one.
    let copies = 0;
    for (let x = 0; x < k; x += 1)
      for (let y = 0; y < k; y += 1) for (let z = 0; z < (power === 3 ? k : 1); z += 1) copies += 1;
    return copies * size === Number(key);
  },
  mistakes: {
    'geometry.sizes-grow-like-lengths': ({ k, size }) =>
      wrote(String(size * k), [`${size} * ${k} = ${size * k}`, `It is \`${k}\` times as large.`]),
    'geometry.volume-grows-like-area': ({ k, size, power }) =>
      power === 3
        ? wrote(String(size * k * k), [`${size} * ${k}^2 = ${size * k * k}`, 'Square the factor.'])
        : undefined,
    'geometry.scale-power-as-product': ({ k, size, power }) =>
      k === 2 && power === 2
        ? undefined
        : wrote(String(size * k * power), [
            `${size} * ${k * power} = ${size * k * power}`,
            `\`${k}\` for each of the \`${power}\` directions.`,
          ]),
  },
  wordProblem: true,
});

export const scaleSkills = [scaleDrawing, scalingSizes];
