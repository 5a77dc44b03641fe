import type { Prose, Skill } from '../../types.ts';
import { measureAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count, pickNames, type Unit, units } from '../kit/contexts.ts';
import { skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { addsAll } from '../whole-numbers/story-parts.ts';

/** For "pour", `a` counts the large unit and `b` the small one; otherwise both have the same unit. */
type Measure = {
  readonly form: 'lighter' | 'lighter-turned' | 'bottles' | 'cut' | 'pour';
  readonly name: string;
  readonly unit: string;
  readonly a: number;
  readonly b: number;
};

const unitOf = (symbol: string): Unit =>
  symbol === 'g'
    ? units.g
    : symbol === 'kg'
      ? units.kg
      : symbol === 'mL'
        ? units.mL
        : symbol === 'L'
          ? units.L
          : units.cm;

function tell({ form, name, unit, a, b }: Measure): Prose {
  const n = (value: number) => count(value, unitOf(unit));
  const many = unitOf(unit).many;
  if (form === 'lighter')
    return `A pumpkin weighs ${n(a)}. A melon weighs ${n(b)} less than the pumpkin. How many ${many} does the melon weigh?`;
  if (form === 'lighter-turned')
    return `A pumpkin weighs ${n(a)}. That is ${n(b)} more than a melon weighs. How many ${many} does the melon weigh?`;
  if (form === 'bottles')
    return `${name} fills ${a} bottles with ${n(b)} of juice each. How many ${many} of juice is that?`;
  if (form === 'cut')
    return `${name} cuts a rope of ${n(a * b)} into ${a} equal pieces. How many ${many} long is one piece?`;
  return `A jug holds ${count(a, units.L)} of water. ${name} pours out ${count(b, units.mL)}. How many milliliters are left in the jug?`;
}

const keyOf = ({ form, a, b }: Measure): number =>
  form === 'bottles' ? a * b : form === 'cut' ? b : form === 'pour' ? a * 1000 - b : a - b;

const measureStories = skill<Measure>({
  code: 'measurement.measure-stories',
  name: 'Solve stories about length, mass and volume',
  canDo: 'I can solve stories with centimeters, grams and liters.',
  grade: 3,
  standards: ['3.MD.A.2', '4.MD.A.2', '2.MD.B.5'],
  prerequisites: ['whole-numbers.compare-stories', 'whole-numbers.equal-groups-stories'],
  cases: {
    lighter: {
      label: 'how much is left of a comparison, "less"',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        const b = rng.int(byLevel(level, 2, 12, 125), byLevel(level, 9, 48, 480));
        return {
          form: 'lighter',
          name,
          unit: level === 1 ? 'kg' : 'g',
          a: b + rng.int(byLevel(level, 3, 110, 650), byLevel(level, 12, 450, 1900)),
          b,
        };
      },
    },
    'lighter-turned': {
      label: '"more", but the smaller is asked',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        const b = rng.int(byLevel(level, 2, 12, 125), byLevel(level, 9, 48, 480));
        return {
          form: 'lighter-turned',
          name,
          unit: level === 1 ? 'kg' : 'g',
          a: b + rng.int(byLevel(level, 3, 110, 650), byLevel(level, 12, 450, 1900)),
          b,
        };
      },
    },
    bottles: {
      label: 'equal amounts',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        return {
          form: 'bottles',
          name,
          unit: 'mL',
          a: rng.int(2, byLevel(level, 4, 8, 9)),
          b: rng.pick(byLevel(level, [100, 200], [150, 250, 300], [275, 330, 450])),
        };
      },
    },
    cut: {
      label: 'cut into equal pieces',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        return {
          form: 'cut',
          name,
          unit: 'cm',
          a: rng.int(2, byLevel(level, 5, 9, 9)),
          b: rng.int(byLevel(level, 4, 6, 12), byLevel(level, 10, 12, 45)),
        };
      },
    },
    pour: {
      label: 'two units in one story',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        return {
          form: 'pour',
          name,
          unit: 'mL',
          a: rng.int(1, byLevel(level, 2, 4, 6)),
          b: rng.int(1, byLevel(level, 4, 9, 19)) * byLevel(level, 100, 50, 35),
        };
      },
    },
  },
  pose: (p) => ({ prompt: tell(p), answer: measureAnswer(keyOf(p), unitOf(p.unit)) }),
  solve: (p) => {
    const { a, b, form } = p;
    if (form === 'bottles') return steps([`${a} × ${b} = ${a * b}`, `${a} equal amounts of ${b}.`]);
    if (form === 'cut') return steps([`${a * b} ÷ ${a} = ${b}`, `Share the rope among ${a} pieces.`]);
    if (form === 'pour')
      return steps(
        [`${a} × 1000 = ${a * 1000}`, `${count(a, units.L)} in milliliters.`],
        [`${a * 1000} - ${b} = ${a * 1000 - b}`, 'Take away what is poured out.'],
      );
    return steps([`${a} - ${b} = ${a - b}`, 'The melon is the lighter one.']);
  },
  hints: (p) =>
    hintsHiding(
      keyOf(p),
      tell(p),
      'Draw the story with bars. Which bar is asked for?',
      p.form === 'pour'
        ? 'The story uses two units. Bring both to the same unit first.'
        : p.form === 'bottles' || p.form === 'cut'
          ? 'Are there equal parts? Is the whole known, or a part?'
          : 'Which of the two is heavier? Should your answer be larger or smaller than the number you know?',
      p.form === 'pour'
        ? '1 liter is 1,000 milliliters.'
        : p.form === 'bottles'
          ? `Take ${p.b} for each of the bottles.`
          : p.form === 'cut'
            ? 'How much does each piece get if you share equally?'
            : 'Find the difference.',
    ),
  confirms: ({ form, a, b }, key) => {
    const n = amountOf(key);
    if (form === 'bottles') return range(1, a).reduce((left) => left - b, n) === 0;
    if (form === 'cut') return range(1, a).reduce((sum) => sum + n, 0) === a * b;
    return form === 'pour' ? (n + b) / 1000 === a : n + b === a;
  },
  mistakes: {
    'whole-numbers.follows-the-keyword': ({ form, a, b }) =>
      form === 'lighter-turned'
        ? wrote(a + b, [`${a} + ${b} = ${a + b}`, 'The story says "more", so add.'])
        : undefined,
    'whole-numbers.adds-story-numbers': ({ form, a, b }) =>
      form === 'bottles' || form === 'lighter' ? addsAll(a, b) : form === 'cut' ? addsAll(a * b, a) : undefined,
    'whole-numbers.relation-as-amount': ({ form, b }) =>
      form === 'lighter' || form === 'lighter-turned'
        ? wrote(b, [String(b), 'The story tells this number for the melon.'])
        : undefined,
    'whole-numbers.subtracts-instead-of-dividing': ({ form, a, b }) =>
      form === 'cut'
        ? wrote(a * b - a, [`${a * b} - ${a} = ${a * b - a}`, 'Cutting makes it less, so subtract.'])
        : undefined,
    'measurement.units-ignored': ({ form, a, b }) =>
      form === 'pour' && b > a ? wrote(b - a, [`${b} - ${a} = ${b - a}`, 'Subtract the numbers.']) : undefined,
    'measurement.everything-in-hundreds': ({ form, a, b }) =>
      form === 'pour' && a * 100 > b
        ? wrote(
            a * 100 - b,
            [`${a} × 100 = ${a * 100}`, 'A liter is a hundred milliliters.'],
            [`${a * 100} - ${b} = ${a * 100 - b}`, 'Take away.'],
          )
        : undefined,
  },
  wordProblem: true,
});

export const measureStorySkills: readonly Skill[] = [measureStories];
