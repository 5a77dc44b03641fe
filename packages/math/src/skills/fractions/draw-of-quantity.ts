import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames, smallThings } from '../kit/contexts.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { barText, MOST_PARTS, poseColoredBar, wrongBar } from '../kit/drawn-bars.ts';
import { numbersIn } from '../kit/filled-table.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';

/** `top`/`bottom` of something with `unit` in each part; the whole or the part is known. */
type Part = {
  readonly form: 'whole' | 'part';
  readonly name: string;
  readonly many: string;
  readonly top: number;
  readonly bottom: number;
  readonly unit: number;
};

/** Grade 5: a bar for a fraction of an amount. */
export const drawOfQuantity = skill<Part>({
  code: 'fractions.draw-of-quantity',
  name: 'Draw a bar for a fraction of an amount',
  canDo: 'I can draw a bar that shows a fraction of an amount.',
  grade: 5,
  standards: ['5.NF.B.4a', '5.NF.B.6'],
  prerequisites: ['fractions.of-quantity'],
  wordProblem: true,
  cases: casesOf({ whole: 'the whole is known', part: 'the part is known' }, (rng, level, form): Part => {
    const bottoms = byLevel(level, [3, 4, 5], [4, 5, 6, 8], [7, 8, 9, 10]);
    const [top = 2, bottom = 3] = drawUntil(
      () => {
        const drawn = rng.pick(bottoms);
        return [rng.pick(range(2, drawn - 1)), drawn];
      },
      ([one = 1, other = 1]) => gcd(one, other) === 1,
      [2, 3],
    );
    return {
      ...{ form, top, bottom },
      ...{ name: rng.pick(firstNames), many: rng.pick(smallThings).many },
      unit: rng.int(byLevel(level, 2, 3, 6), byLevel(level, 6, 9, 12)),
    };
  }),
  pose: ({ form, name, many, top, bottom, unit }) =>
    poseColoredBar(
      form === 'whole'
        ? `${name} has ${bottom * unit} ${many} and gives away \`${top}/${bottom}\` of them. The colored parts are what ${name} gives away.`
        : `${name} has ${top * unit} ${many}. That is \`${top}/${bottom}\` of all the ${many} in the box. The colored parts are what ${name} has.`,
      [bottom, top, unit],
    ),
  solve: ({ form, top, bottom, unit }) =>
    steps(
      [`${top}/${bottom}`, 'The denominator says how many parts the bar has, and the numerator how many are colored.'],
      form === 'whole'
        ? [`${bottom * unit} ÷ ${bottom} = ${unit}`, 'The whole bar is known: divide by all its parts.']
        : [`${top * unit} ÷ ${top} = ${unit}`, 'The colored parts are known: divide by how many they are.'],
      [`${bottom}, ${top}, ${unit}`, 'Write the parts, the colored ones, and what one part is.'],
    ),
  hints: ({ form }) => [
    'Which number of the fraction says into how many equal parts the bar is divided?',
    form === 'whole'
      ? 'The number of the story is the whole bar. How much is one part of it?'
      : 'The number of the story fills the colored parts only. How much is one of them?',
  ],
  confirms: ({ form, top, bottom, unit }, key) => {
    const [parts = 0, colored = 0, one = 0] = numbersIn(key);
    const known = range(1, form === 'whole' ? parts : colored).reduce((sum) => sum + one, 0);
    return colored * bottom === parts * top && known === unit * (form === 'whole' ? bottom : top);
  },
  mistakes: {
    'fractions.denominator-as-group-size': ({ form, top, bottom, unit }) =>
      form === 'whole' && unit <= MOST_PARTS && unit >= top
        ? wrongBar(barText(unit, top, bottom), 'Make groups of as many as the denominator says.')
        : undefined,
    'fractions.takes-part-of-part': ({ form, top, bottom, unit }) =>
      form === 'part'
        ? wrongBar(barText(bottom, top, (top * unit) / bottom), 'Divide what is known by the denominator.')
        : undefined,
    'fractions.part-as-one-group': ({ form, top, bottom, unit }) =>
      form === 'part' ? wrongBar(barText(bottom, 1, top * unit), 'The number of the story is one part.') : undefined,
  },
});
