import type { MisconceptionId, Skill } from '../../types.ts';
import { choiceAnswer, numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { withCommas } from '../kit/contexts.ts';
import { type Mistakes, mistakeFor, skill } from '../kit/skill.ts';
import { digitsOf, hintsHiding, placeName } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

const relation = (a: number, b: number): 'less' | 'greater' | 'equal' => (a < b ? 'less' : a > b ? 'greater' : 'equal');
const signs = { less: '<', greater: '>', equal: '=' } as const;

/** A comparison by something other than the numbers; gives an answer only if that something differs. */
const comparedBy = (
  id: MisconceptionId,
  why: (x: number, y: number) => string,
  of: (n: number) => number,
): Mistakes<Pair> =>
  mistakeFor(id, ({ a, b }) => {
    const [x, y] = [of(a), of(b)];
    if (a === b || x === y) return undefined;
    const found = relation(x, y);
    return wrote(
      found,
      [`${x} ${signs[found]} ${y}`, why(x, y)],
      [`${a} ${signs[found]} ${b}`, 'So the numbers compare like this.'],
    );
  });

const compare = skill<Pair>({
  code: 'whole-numbers.compare',
  name: 'Compare whole numbers',
  canDo: 'I can say which of two numbers is larger and use the signs < and >.',
  grade: 2,
  standards: ['1.NBT.B.3', '2.NBT.A.4', '4.NBT.A.2'],
  prerequisites: ['whole-numbers.digit-value'],
  cases: {
    'first-digit': {
      label: 'the first digits differ',
      draw: (rng, level) => {
        const length = byLevel(level, 2, 3, 5);
        const lead = rng.int(1, 8) * 10 ** (length - 1);
        const smaller = lead + rng.int(6, 9);
        const larger = lead + 10 ** (length - 1) + rng.int(0, 4);
        return rng.chance(0.5) ? { a: smaller, b: larger } : { a: larger, b: smaller };
      },
    },
    'same-start': {
      label: 'the first digits are the same',
      draw: (rng, level) => {
        const length = byLevel(level, 2, 3, 5);
        const lead = rng.int(1, 8) * 10 ** (length - 1);
        const place = level === 1 ? 0 : 1;
        const low = rng.int(1, 8);
        const high = rng.int(low + 1, 9);
        const pair = [lead + low * 10 ** place + (place > 0 ? 9 : 0), lead + high * 10 ** place];
        const [a = 0, b = 0] = rng.chance(0.5) ? pair : pair.reverse();
        return { a, b };
      },
    },
    lengths: {
      label: 'different numbers of digits',
      draw: (rng, level) => {
        const length = byLevel(level, 2, 3, 5);
        const short = rng.int(7, 9) * 10 ** (length - 1) + rng.int(5, 9);
        const long = rng.int(1, 2) * 10 ** length + rng.int(0, 4);
        return rng.chance(0.5) ? { a: short, b: long } : { a: long, b: short };
      },
    },
  },
  pose: ({ a, b }) => ({
    prompt: `Compare \`${a}\` and \`${b}\`. Which is true?`,
    answer: choiceAnswer(relation(a, b), [
      ['less', `\`${a} < ${b}\``],
      ['equal', `\`${a} = ${b}\``],
      ['greater', `\`${a} > ${b}\``],
    ]),
  }),
  solve: ({ a, b }) => {
    const line = `${a} ${signs[relation(a, b)]} ${b}`;
    const [x, y] = [String(a), String(b)];
    if (x.length !== y.length) return steps([line, `${x.length > y.length ? a : b} has more digits, so it is larger.`]);
    const from = [...x].findIndex((digit, i) => digit !== y[i]);
    return steps([
      line,
      from < 0
        ? 'All digits are the same.'
        : `Compare from the left: the first difference is ${x[from] ?? ''} and ${y[from] ?? ''} in the ${placeName(x.length - 1 - from)}.`,
    ]);
  },
  hints: ({ a, b }) => [
    'Which number has more digits? If they have equally many, look at the largest place first.',
    'Go from left to right until two digits differ. That place decides.',
    ...(String(a).length === String(b).length
      ? ['The digits to the right of that place do not matter any more.']
      : ['A number with an extra place has at least one of something larger.']),
  ],
  confirms: ({ a, b }, key) => {
    const width = Math.max(String(a).length, String(b).length);
    const [x, y] = [String(a).padStart(width, '0'), String(b).padStart(width, '0')];
    return key === (x < y ? 'less' : x > y ? 'greater' : 'equal');
  },
  mistakes: {
    ...comparedBy(
      'whole-numbers.first-digit-decides',
      (x, y) => `Look at the first digits, ${x} and ${y}.`,
      (n) => Number(String(n).charAt(0)),
    ),
    ...comparedBy(
      'whole-numbers.ones-decide',
      (x, y) => `Look at the last digits, ${x} and ${y}.`,
      (n) => n % 10,
    ),
    ...comparedBy(
      'whole-numbers.largest-digit-decides',
      (x, y) => `The largest digits are ${x} and ${y}.`,
      (n) => Math.max(...digitsOf(n)),
    ),
  },
  read: (text) => {
    const found = /^\s*(\d{1,9})\s*(?:\?|_+|and|or|[<>=])\s*(\d{1,9})\s*$/.exec(text);
    return found ? { a: Number(found[1]), b: Number(found[2]) } : undefined;
  },
});

type Rounding = { readonly n: number; readonly to: number };

const rounded = ({ n, to }: Rounding): number => Math.floor((n + to / 2) / to) * to;

/** Whether the number is rounded down. */
const goesDown = ({ n, to }: Rounding): boolean => rounded({ n, to }) <= n;

const roundingRules: Mistakes<Rounding> = {
  'whole-numbers.rounds-by-cutting': (params) => {
    const cut = Math.floor(params.n / params.to) * params.to;
    return goesDown(params)
      ? undefined
      : wrote(cut, [`${cut}`, `Put zeros after the ${placeName(String(params.to).length - 1)}.`]);
  },
  'whole-numbers.rounds-step-by-step': ({ n, to }) => {
    if (to < 100) return undefined;
    const places = range(1, String(to).length - 1).map((power) => 10 ** power);
    const lines = places.map((place, i): readonly [string, string] => {
      const value = places.slice(0, i + 1).reduce((current, p) => rounded({ n: current, to: p }), n);
      return [`${value}`, `Round to the nearest ${withCommas(place)}.`];
    });
    const end = places.reduce((current, p) => rounded({ n: current, to: p }), n);
    return end === rounded({ n, to }) ? undefined : wrote(end, ...lines);
  },
  'whole-numbers.rounds-to-other-place': ({ n, to }) => {
    const other = to / 10;
    return to < 100 || n % other === 0
      ? undefined
      : wrote(rounded({ n, to: other }), [
          `${rounded({ n, to: other })}`,
          `Count ${String(to).length - 1} places from the right and round there.`,
        ]);
  },
};

const round = skill<Rounding>({
  code: 'whole-numbers.round',
  name: 'Round whole numbers',
  canDo: 'I can round a number to the nearest ten, hundred or thousand.',
  grade: 3,
  standards: ['3.NBT.A.1', '4.NBT.A.3'],
  prerequisites: ['whole-numbers.compare', 'whole-numbers.groups-of-ten'],
  cases: {
    down: {
      label: 'rounds down',
      draw: (rng, level) => {
        const to = rng.pick(byLevel(level, [10], [10, 100], [100, 1000]));
        const lead = rng.int(byLevel(level, 1, 12, 12), byLevel(level, 9, 89, 89));
        const half = to / 2;
        const tail = rng.int(1, half - 1);
        return { n: lead * to + tail, to };
      },
    },
    up: {
      label: 'rounds up',
      draw: (rng, level) => {
        const to = rng.pick(byLevel(level, [10], [10, 100], [100, 1000]));
        const lead = rng.int(byLevel(level, 1, 12, 12), byLevel(level, 9, 89, 89));
        const half = to / 2;
        const tail = rng.int(half + 1, to - 1);
        return { n: lead * to + tail, to };
      },
    },
    half: {
      label: 'exactly halfway',
      draw: (rng, level) => {
        const to = rng.pick(byLevel(level, [10], [10, 100], [100, 1000]));
        const lead = rng.int(byLevel(level, 1, 12, 12), byLevel(level, 14, 89, 89));
        const half = to / 2;
        const tail = half;
        return { n: lead * to + tail, to };
      },
    },
    nines: {
      label: 'rounding up past a nine',
      draw: (rng, level) => {
        const to = rng.pick(byLevel(level, [10], [10, 100], [100, 1000]));
        const lead = rng.int(1, 8) * 10 + 9;
        const half = to / 2;
        const tail = rng.int(half + 1, to - 1);
        return { n: lead * to + tail, to };
      },
    },
    'near-half': {
      label: 'just below halfway',
      draw: (rng, level) => {
        const to = byLevel(level, 100, 100, 1000);
        const lead = rng.int(byLevel(level, 1, 12, 12), byLevel(level, 9, 89, 89));
        const half = to / 2;
        const tail = half - rng.int(1, 5);
        return { n: lead * to + tail, to };
      },
    },
  },
  pose: ({ n, to }) => ({
    prompt: `Round ${withCommas(n)} to the nearest ${to === 10 ? 'ten' : to === 100 ? 'hundred' : 'thousand'}.`,
    answer: numberAnswer(rounded({ n, to })),
    picture: {
      kind: 'number-line',
      from: Math.floor(n / to) * to,
      to: Math.floor(n / to) * to + to,
      step: to / 10,
      labelEvery: 10,
      points: [{ at: n, label: withCommas(n) }],
      alt: `A number line from ${Math.floor(n / to) * to} to ${Math.floor(n / to) * to + to} with ${n} marked.`,
    },
  }),
  solve: ({ n, to }) => {
    const low = Math.floor(n / to) * to;
    const [below, above] = [n - low, low + to - n];
    return steps(
      [`${n} - ${low} = ${below}`, `From ${withCommas(low)} up to ${withCommas(n)}.`],
      [`${low + to} - ${n} = ${above}`, `From ${withCommas(n)} up to ${withCommas(low + to)}.`],
      [`${rounded({ n, to })}`, below === above ? 'Exactly halfway: we round up.' : `This one is nearer.`],
    );
  },
  hints: ({ n, to }) => {
    const low = Math.floor(n / to) * to;
    return hintsHiding(
      rounded({ n, to }),
      String(n),
      `Between which two ${placeName(String(to).length - 1)} does the number lie?`,
      `Halfway between them is ${withCommas(low + to / 2)}. Is your number below it, or not?`,
      'Below halfway the lower one is nearer. At halfway or above, take the upper one.',
    );
  },
  confirms: ({ n, to }, key) => {
    const value = Number(key);
    const distance = Math.abs(value - n);
    return value % to === 0 && (distance * 2 < to || (distance * 2 === to && value > n));
  },
  mistakes: roundingRules,
  read: (text) => {
    const found = /^round\s+([\d,]{1,9})\s+to\s+(?:the\s+)?nearest\s+(10|100|1,?000|ten|hundred|thousand)\W*$/i.exec(
      text.trim(),
    );
    if (!found) return undefined;
    const to =
      { ten: 10, hundred: 100, thousand: 1000 }[(found[2] ?? '').toLowerCase()] ??
      Number((found[2] ?? '').replace(',', ''));
    return { n: Number((found[1] ?? '').replaceAll(',', '')), to };
  },
});

export const compareRoundSkills: readonly Skill[] = [compare, round];
