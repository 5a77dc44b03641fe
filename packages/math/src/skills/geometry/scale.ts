import type { Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { decimalText, divisionText, exact } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { pickFitting, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { areaGrowth, volumeGrowth } from '../stories/enlarged.ts';
import { PLANNED, planStories } from '../stories/sizes.ts';

/**
 * On the drawing, `unitLength` cm represent `real` m; `given` is one of the lengths, and the other one is asked for.
 */
type Drawing = { story: number; real: number; unitLength: number; given: number; ask: 'real' | 'drawing' };
/** A figure or solid whose lengths are all multiplied by k. */
type Enlarged = { story: number; k: number; size: number; power: 2 | 3 };

const answerOf = ({ real, unitLength, given, ask }: Drawing) =>
  ask === 'real' ? exact(given).mul(real).div(unitLength) : exact(given).mul(unitLength).div(real);

/** Makes it a plan of something that may have sides of this length. */
const planned = (rng: Rng, drawing: Omit<Drawing, 'story'>): Drawing => {
  const length = drawing.ask === 'real' ? answerOf({ ...drawing, story: 0 }).valueOf() : drawing.given;
  return { ...drawing, story: pickFitting(rng, PLANNED, ([, longest]) => length <= longest) };
};

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
        return planned(rng, { real, unitLength, given: unitLength * times, ask: 'real' });
      },
    },
    drawing: {
      label: 'from the real length to the drawing',
      draw: (rng, level) => {
        const unitLength = level === 1 ? 1 : rng.int(2, 2 + level);
        const real = unitLength * rng.int(2, 4 + level) + (level === 3 ? 1 : 0);
        const times = rng.int(3, 6 + level);
        return planned(rng, { real, unitLength, given: real * times, ask: 'drawing' });
      },
    },
  },
  pose: (drawing) => {
    const { ask } = drawing;
    return {
      prompt: tellWith(planStories[drawing.story]?.[ask], drawing),
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
      const scale = exact(real, unitLength);
      const value = decimalText(ask === 'real' ? exact(given).div(scale) : exact(given).mul(scale));
      const by = decimalText(scale);
      return wrote(
        value,
        ...(unitLength === 1 ? [] : [[divisionText(real, unitLength), 'So much is 1 centimeter.'] as const]),
        [ask === 'real' ? `${given}/${by} = ${value}` : `${given} * ${by} = ${value}`, 'Use the scale.'],
      );
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

/** Stories about areas come before those about volumes. */
const enlargements = [...areaGrowth, ...volumeGrowth];

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
        const story = rng.int(0, areaGrowth.length - 1);
        return { story, k: rng.int(2, 2 + level), size: rng.int(4, 6 + 6 * level), power: 2 };
      },
    },
    volume: {
      label: 'a volume',
      draw: (rng, level) => {
        const story = rng.int(areaGrowth.length, enlargements.length - 1);
        return { story, k: rng.int(2, 2 + level), size: rng.int(4, 6 + 6 * level), power: 3 };
      },
    },
  },
  pose: (enlarged) => ({
    prompt: tellWith(enlargements[enlarged.story], enlarged),
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
