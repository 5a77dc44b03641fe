import type { Level, MisconceptionId, Rng, Skill } from '../../types.ts';
import { measureAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count, type Unit, units } from '../kit/contexts.ts';
import { type Mistakes, mistakeFor, type SkillFacts, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** `n` of the first unit and, for mixed measures, `extra` of the second; `factor` small ones make a big one. */
export type Conversion = {
  readonly form: 'to-small' | 'to-large' | 'mixed';
  readonly big: string;
  readonly small: string;
  readonly factor: number;
  readonly n: number;
  readonly extra: number;
};

type Pairing = readonly [big: keyof typeof units, small: keyof typeof units, factor: number];

const isUnit = (symbol: string): symbol is keyof typeof units => Object.hasOwn(units, symbol);
const unitOf = (symbol: string): Unit => (isUnit(symbol) ? units[symbol] : { symbol, one: symbol, many: symbol });

/** How two units of one kind are compared. */
const comparedAs = (symbol: string): string =>
  symbol === 'L' ? 'more' : /^(?:kg|lb)$/.test(symbol) ? 'heavier' : 'longer';

const keyOf = ({ form, factor, n, extra }: Conversion): number =>
  form === 'to-large' ? n / factor : n * factor + extra;
const target = ({ form, big, small }: Conversion): Unit => unitOf(form === 'to-large' ? big : small);

const statement = (p: Conversion): string => {
  const given =
    p.form === 'to-large'
      ? count(p.n, unitOf(p.small))
      : `${count(p.n, unitOf(p.big))}${p.extra > 0 ? ` and ${count(p.extra, unitOf(p.small))}` : ''}`;
  return `How many ${target(p).many} are ${given}?`;
};

type Pairings = readonly [readonly Pairing[], readonly Pairing[], readonly Pairing[]];

/** Two units that go together, with a number to convert. */
const begin = (rng: Rng, level: Level, pairings: Pairings) => {
  const [big, small, factor] = rng.pick(byLevel(level, ...pairings));
  return { big, small, factor, n: rng.int(2, byLevel(level, 6, 9, 15)), extra: 0 };
};

const wrongFactor = (id: MisconceptionId, factor: number, why: string): Mistakes<Conversion> =>
  mistakeFor(id, (p) => {
    if (p.factor === factor) return undefined;
    if (p.form === 'to-large')
      return p.n % factor === 0 ? wrote(p.n / factor, [`${p.n} ÷ ${factor} = ${p.n / factor}`, why]) : undefined;
    const answer = p.n * factor + p.extra;
    return p.extra > 0
      ? wrote(answer, [`${p.n} × ${factor} + ${p.extra} = ${answer}`, why])
      : wrote(answer, [`${p.n} × ${factor} = ${answer}`, why]);
  });

const wrongWay: Mistakes<Conversion> = {
  'measurement.converts-the-wrong-way': ({ form, factor, n, extra, big, small }) => {
    if (form === 'to-large')
      return wrote(n * factor, [
        `${n} × ${factor} = ${n * factor}`,
        `${unitOf(big).many} are larger, so the number must be larger.`.replace(/^./, (letter) => letter.toUpperCase()),
      ]);
    if (extra > 0 || n % factor !== 0) return undefined;
    return wrote(n / factor, [
      `${n} ÷ ${factor} = ${n / factor}`,
      `${unitOf(small).many} are smaller, so the number must be smaller.`.replace(/^./, (letter) =>
        letter.toUpperCase(),
      ),
    ]);
  },
};

const addsUp: Mistakes<Conversion> = {
  'measurement.units-ignored': ({ extra, n }) =>
    extra > 0 ? wrote(n + extra, [`${n} + ${extra} = ${n + extra}`, 'Add the two numbers.']) : undefined,
};

const hundreds = wrongFactor('measurement.everything-in-hundreds', 100, 'One hundred small ones make a large one.');
const tens = wrongFactor('measurement.everything-in-tens', 10, 'Ten small ones make a large one.');

const hundredMinutes: Mistakes<Conversion> = {
  'measurement.hundred-minutes': (p) =>
    p.factor === 60 ? hundreds['measurement.everything-in-hundreds']?.(p) : undefined,
};

function conversionSkill(about: Omit<SkillFacts, 'grade'>, pairings: Pairings, rules: Mistakes<Conversion>): Skill {
  return skill<Conversion>({
    ...about,
    grade: 4,
    cases: {
      'to-small': {
        label: 'to a smaller unit',
        draw: (rng, level) => ({ form: 'to-small', ...begin(rng, level, pairings) }),
      },
      'to-large': {
        label: 'to a larger unit',
        draw: (rng, level) => {
          const given = begin(rng, level, pairings);
          return { form: 'to-large', ...given, n: given.n * given.factor };
        },
      },
      mixed: {
        label: 'two units to one',
        draw: (rng, level) => {
          const given = begin(rng, level, pairings);
          return { form: 'mixed', ...given, extra: rng.int(1, Math.min(given.factor - 1, 9)) };
        },
      },
    },
    pose: (p) => ({ prompt: statement(p), answer: { ...measureAnswer(keyOf(p), target(p)), unitPolicy: 'exact' } }),
    solve: (p) => {
      const fact = `1 ${unitOf(p.big).one} is ${count(p.factor, unitOf(p.small))}.`;
      if (p.form === 'to-large')
        return steps([
          `${p.n} ÷ ${p.factor} = ${keyOf(p)}`,
          `${fact} How many times does ${p.factor} fit into ${p.n}?`,
        ]);
      return steps(
        [`${p.n} × ${p.factor} = ${p.n * p.factor}`, fact],
        ...(p.extra > 0
          ? [[`${p.n * p.factor} + ${p.extra} = ${keyOf(p)}`, `Add the ${count(p.extra, unitOf(p.small))}.`] as const]
          : []),
      );
    },
    hints: (p) =>
      hintsHiding(
        keyOf(p),
        statement(p),
        `Which is ${comparedAs(p.big)}: one ${unitOf(p.big).one} or one ${unitOf(p.small).one}?`,
        `Will there be more ${unitOf(p.small).many} or more ${unitOf(p.big).many} for the same amount?`,
        `1 ${unitOf(p.big).one} is ${count(p.factor, unitOf(p.small))}.`,
        p.form === 'to-large'
          ? `How many groups of ${p.factor} are in ${p.n}?`
          : `You need ${p.n} groups of ${p.factor}.`,
      ),
    confirms: (p, key) => {
      const n = amountOf(key);
      // The result of a typed question may lie between two whole numbers.
      if (!Number.isInteger(n)) return Math.abs(n * p.factor - p.n - p.extra) < 1e-9;
      return p.form === 'to-large'
        ? range(1, n).reduce((sum) => sum + p.factor, 0) === p.n
        : range(1, p.n).reduce((left) => left - p.factor, n) === p.extra;
    },
    mistakes: {
      ...wrongWay,
      ...rules,
      ...addsUp,
    },
    read: (text) => readConversion(text, [...pairings[0], ...pairings[1], ...pairings[2]]),
  });
}

const bySpelling = new Map<string, keyof typeof units>(
  Object.keys(units)
    .filter(isUnit)
    .flatMap((symbol) =>
      [symbol, units[symbol].one, units[symbol].many].map((word): [string, keyof typeof units] => [
        word.toLowerCase(),
        symbol,
      ]),
    ),
);

/** Reads "3 m to cm", "How many feet are 36 inches?", "How many minutes are 2 hours and 15 minutes?" and "4 kg = ? g". */
function readConversion(text: string, pairings: readonly Pairing[]): Conversion | undefined {
  const plain = text.trim().toLowerCase();
  const given = /^(\d{1,6})\s*([a-z]+)\s*(?:to|in|into|=\s*\?)\s*([a-z]+)$/.exec(plain);
  const asked = /^how many ([a-z]+) are (\d{1,6}) ([a-z]+)(?: and (\d{1,6}) ([a-z]+))?\??$/.exec(plain);
  const n = Number(given?.[1] ?? asked?.[2]);
  const [from, to] = [bySpelling.get(given?.[2] ?? asked?.[3] ?? ''), bySpelling.get(given?.[3] ?? asked?.[1] ?? '')];
  const [extra, of] = [Number(asked?.[4] ?? 0), bySpelling.get(asked?.[5] ?? '')];
  for (const [big, small, factor] of pairings) {
    if (extra > 0) {
      const fits = from === big && to === small && of === small && extra < factor;
      if (fits) return { form: 'mixed', big, small, factor, n, extra };
      continue;
    }
    if (from === big && to === small) return { form: 'to-small', big, small, factor, n, extra: 0 };
    if (from === small && to === big && n % factor === 0) return { form: 'to-large', big, small, factor, n, extra: 0 };
  }
  return undefined;
}

const convertLength = conversionSkill(
  {
    code: 'measurement.convert-length',
    name: 'Convert units of length',
    canDo: 'I can change lengths to another unit.',
    standards: ['4.MD.A.1', '5.MD.A.1'],
    prerequisites: ['whole-numbers.multiply-by-multiples-of-ten', 'measurement.ruler-length'],
  },
  [
    [
      ['m', 'cm', 100],
      ['cm', 'mm', 10],
      ['ft', 'in', 12],
    ],
    [
      ['m', 'cm', 100],
      ['km', 'm', 1000],
      ['ft', 'in', 12],
      ['yd', 'ft', 3],
    ],
    [
      ['km', 'm', 1000],
      ['m', 'mm', 1000],
      ['yd', 'in', 36],
      ['ft', 'in', 12],
    ],
  ],
  { ...hundreds, ...tens },
);

const convertMassVolume = conversionSkill(
  {
    code: 'measurement.convert-mass-and-volume',
    name: 'Convert units of mass and volume',
    canDo: 'I can change kilograms, liters and other units.',
    standards: ['4.MD.A.1', '5.MD.A.1'],
    prerequisites: ['whole-numbers.multiply-by-multiples-of-ten'],
  },
  [
    [
      ['kg', 'g', 1000],
      ['L', 'mL', 1000],
    ],
    [
      ['kg', 'g', 1000],
      ['L', 'mL', 1000],
      ['lb', 'oz', 16],
    ],
    [
      ['kg', 'g', 1000],
      ['L', 'mL', 1000],
      ['lb', 'oz', 16],
    ],
  ],
  { ...hundreds, ...tens },
);

const convertTime = conversionSkill(
  {
    code: 'measurement.convert-time',
    name: 'Convert units of time',
    canDo: 'I can change hours, minutes, seconds, days and weeks.',
    standards: ['4.MD.A.1'],
    prerequisites: ['whole-numbers.multiply-by-multiples-of-ten', 'measurement.tell-time'],
  },
  [
    [
      ['h', 'min', 60],
      ['week', 'day', 7],
    ],
    [
      ['h', 'min', 60],
      ['min', 's', 60],
      ['week', 'day', 7],
    ],
    [
      ['h', 'min', 60],
      ['min', 's', 60],
      ['day', 'h', 24],
    ],
  ],
  { ...hundredMinutes, ...tens },
);

export const unitSkills: readonly Skill[] = [convertLength, convertMassVolume, convertTime];
