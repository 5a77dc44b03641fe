import { percentAnswer } from '../kit/answers.ts';
import { near, range } from '../kit/arithmetic.ts';
import { fromPool } from '../kit/by-level.ts';
import { decimalText, exact, ratioText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** `base^(n·t) = (base^n)^t`; with `ask: 'percent'` the base is `100 + percent` hundredths, `n` times in each year. */
type Form = {
  readonly ask: 'base' | 'exponent' | 'percent';
  readonly base: number;
  readonly n: number;
  readonly story: number;
};

const growths = [
  'A fund grows by',
  'The price of a rare stamp rises by',
  'The membership of a forum grows by',
  'The area that duckweed covers on a pond grows by',
  'The number of rabbits on an island grows by',
  'The value of a collection grows by',
  'A debt that nobody pays back grows by',
  'The number of downloads of an app grows by',
] as const;
const parts: { readonly [n: number]: string } = { 2: 'half year', 3: 'four months', 4: 'three months' };

const whole = (ask: Form['ask'], most: number, n: number, bases: number) =>
  range(2, bases)
    .flatMap((base) => range(2, n).map((times): Form => ({ ask, base, n: times, story: 0 })))
    .filter(({ base, n: times }) => base ** times <= most);
const percents = [10, 20, 30, 40, 50, 60, 80, 100];
const rates = (n: readonly number[], most: number) =>
  growths.flatMap((_, story) =>
    n.flatMap((times) =>
      percents
        .filter((percent) => (1 + percent / 100) ** times <= most)
        .map((percent): Form => ({ ask: 'percent', base: percent, n: times, story })),
    ),
  );
const SIZE = { 1: 100, 2: 700, 3: 5000 };
const pools = {
  base: fromPool((level) => whole('base', SIZE[level], 2 + level, 8 + 2 * level)),
  exponent: fromPool((level) => whole('exponent', SIZE[level], 2 + level, 8 + 2 * level)),
  percent: fromPool((level) => rates(level === 1 ? [2] : level === 2 ? [2, 3] : [3, 4], 8)),
};

const factorText = ({ base }: Form): string => decimalText(exact(100 + base, 100));
const yearly = ({ base, n }: Form) => exact(100 + base, 100).pow(n) ?? exact(1);
const percentOf = (p: Form): string => decimalText(yearly(p).sub(1).mul(100));

/** Algebra 1: the same power with another base, so that its growth in another time can be read. */
export const exponentialForms = skill<Form>({
  code: 'algebra.exponential-forms',
  name: 'Rewrite a power to read its growth',
  canDo: 'I can write a power with another base and read the growth for another time.',
  grade: 9,
  standards: ['A-SSE.B.3c', 'F-IF.C.8b'],
  prerequisites: ['algebra.exponent-power', 'functions.exponential-growth'],
  cases: casesOf(
    { base: 'the new base', exponent: 'the new exponent', percent: 'the percent of a whole year' },
    (rng, level, ask): Form => pools[ask](rng, level),
  ),
  pose: (p) =>
    p.ask === 'percent'
      ? {
          prompt: `${growths[p.story] ?? growths[0]} ${p.base} % every ${parts[p.n] ?? ''}. So after \`t\` years it is multiplied by the power below. By what percent does it grow in one whole year?`,
          math: `${factorText(p)}^(${p.n}t)`,
          answer: percentAnswer(yearly(p).sub(1).mul(100)),
        }
      : {
          prompt: 'Both sides are equal for every `t`. Which number is missing?',
          math: p.ask === 'base' ? `${p.base}^(${p.n}t) = ?^t` : `${p.base ** p.n}^t = ${p.base}^(? * t)`,
          answer: { kind: 'number', key: String(p.ask === 'base' ? p.base ** p.n : p.n) },
        },
  solve: (p) => {
    const { ask, base, n } = p;
    if (ask === 'percent')
      return steps(
        [`${factorText(p)}^${n} = ${decimalText(yearly(p))}`, `A year has \`${n}\` such steps, and each multiplies.`],
        [`${decimalText(yearly(p))} - 1 = ${decimalText(yearly(p).sub(1))}`, 'What is above 1 is the growth.'],
        [`${percentOf(p)}%`, 'Write it as a percent.'],
      );
    return ask === 'base'
      ? steps(
          [`${base}^(${n}t) = (${base}^${n})^t`, 'A power of a power multiplies the exponents.'],
          [`${base}^${n} = ${base ** n}`, 'Work out the new base.'],
        )
      : steps(
          [`${base ** n} = ${base}^${n}`, `Write \`${base ** n}\` as a power of \`${base}\`.`],
          [`(${base}^${n})^t = ${base}^(${n}t)`, 'A power of a power multiplies the exponents.'],
          [String(n), 'This is the number before `t`.'],
        );
  },
  hints: (p) =>
    p.ask === 'percent'
      ? [
          'Begin with 100. What is there after the first step? And after the next one?',
          `Each step multiplies by \`${factorText(p)}\`. How many steps does a year have?`,
        ]
      : [
          'Put `t = 1` in both sides. What does the left side come to?',
          p.ask === 'base'
            ? `\`${p.base}^(${p.n}t)\` is \`(${p.base}^${p.n})^t\`.`
            : `How many factors \`${p.base}\` make \`${p.base ** p.n}\`?`,
        ],
  confirms: (p, key) => {
    if (p.ask === 'base') return [1, 2, 0.5].every((t) => near(p.base ** (p.n * t), Number(key) ** t));
    if (p.ask === 'exponent') return [1, 2, 0.5].every((t) => near((p.base ** p.n) ** t, p.base ** (Number(key) * t)));
    let amount = 100;
    for (let step = 0; step < p.n; step += 1) amount += (amount * p.base) / 100;
    return near(amount - 100, Number(key.replace('%', '')));
  },
  mistakes: {
    'algebra.base-times-exponent': ({ ask, base, n }) => {
      if (ask === 'base')
        return wrote(base * n, [`${base} * ${n} = ${base * n}`, 'Multiply the base by the number before `t`.']);
      const answer = ratioText(base ** n, base);
      return ask === 'exponent'
        ? wrote(answer, [`${base ** n}/${base} = ${answer}`, 'Divide one base by the other.'])
        : undefined;
    },
    'algebra.base-stays': ({ ask, base }) =>
      ask === 'base' ? wrote(base, [String(base), 'Only the exponent changes.']) : undefined,
    'algebra.percents-of-steps-added': ({ ask, base, n }) =>
      ask === 'percent'
        ? wrote(`${n * base}%`, [`${n} * ${base} = ${n * base}`, 'Take the percent as often as there are steps.'])
        : undefined,
    'algebra.growth-factor-as-percent': (p) => {
      const answer = decimalText(yearly(p).mul(100));
      return p.ask === 'percent'
        ? wrote(
            `${answer}%`,
            [`${factorText(p)}^${p.n} = ${decimalText(yearly(p))}`, 'Multiply.'],
            [`${answer}%`, 'Write it as a percent.'],
          )
        : undefined;
    },
  },
});
