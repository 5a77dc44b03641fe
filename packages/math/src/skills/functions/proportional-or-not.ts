import { near } from '../kit/arithmetic.ts';
import { linear } from '../kit/linear-text.ts';
import { exact, fractionText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Rows of a table; `kind` says what is true of it. */
type Related = {
  kind: 'proportional' | 'shifted' | 'curved';
  k: number;
  under: number;
  b: number;
  xs: readonly number[];
};

const yOf = ({ kind, k, under, b }: Related, x: number) =>
  kind === 'curved'
    ? exact(k * x * x).div(under)
    : exact(k * x)
        .div(under)
        .add(kind === 'shifted' ? b : 0);

const proportionalTable = skill<Related>({
  code: 'functions.proportional-or-not',
  name: 'Tell proportional relationships from others',
  canDo: 'I can check in a table whether y is proportional to x.',
  grade: 7,
  standards: ['7.RP.A.2a', '8.F.A.3'],
  prerequisites: [],
  cases: casesOf(
    { proportional: 'proportional', shifted: 'equal steps, but not proportional', curved: 'steps that grow' },
    (rng, level, caseId) => {
      const kind = caseId === 'proportional' ? 'proportional' : caseId === 'shifted' ? 'shifted' : 'curved';
      const under = level > 1 && kind !== 'curved' ? rng.pick([1, 2, 2]) : 1;
      const xs =
        level === 1
          ? [1, 2, 3, 4]
          : rng.pick(
              [
                [2, 4, 6, 8],
                [2, 4, 8, 10],
                [2, 6, 8, 12],
              ].slice(0, level),
            );
      return { kind, k: under === 2 ? rng.pick([3, 5, 7]) : rng.int(2, 10 + level), under, b: rng.int(1, 6), xs };
    },
  ),
  pose: (table) => ({
    prompt: 'Look at the table. Is `y` proportional to `x`?',
    picture: {
      kind: 'table',
      head: ['x', 'y'],
      rows: table.xs.map((x) => ({ cells: [String(x), fractionText(yOf(table, x))] })),
      alt: `A table. ${table.xs.map((x) => `x ${x}: y ${fractionText(yOf(table, x))}.`).join(' ')}`,
    },
    answer: {
      kind: 'choice',
      key: table.kind === 'proportional' ? 'yes' : 'no',
      options: [
        { id: 'yes', label: 'Yes, `y` is proportional to `x`.' },
        { id: 'no', label: 'No, `y` is not proportional to `x`.' },
      ],
    },
  }),
  solve: (table) => {
    const quotients = table.xs.map((x) => fractionText(yOf(table, x).div(x)));
    return steps(
      [quotients.join(', '), 'Divide `y` by `x` in each row.'],
      table.kind === 'proportional'
        ? [
            `y = ${linear(exact(table.k).div(table.under), 0, 'x')}`,
            'It is always the same number, so `y` is proportional to `x`.',
          ]
        : [
            `${quotients[0]} < ${quotients[quotients.length - 1]}`.replace(
              '<',
              yOf(table, table.xs[0] ?? 1)
                .div(table.xs[0] ?? 1)
                .valueOf() >
                yOf(table, table.xs[3] ?? 4)
                  .div(table.xs[3] ?? 4)
                  .valueOf()
                ? '>'
                : '<',
            ),
            'It is not the same number in each row, so `y` is not proportional to `x`.',
          ],
    );
  },
  hints: (table) => [
    'In a proportional relationship, twice as much `x` means twice as much `y`.',
    'Divide `y` by `x` in each row and compare.',
    `In the first row \`y/x\` is \`${fractionText(yOf(table, table.xs[0] ?? 1).div(table.xs[0] ?? 1))}\`. Is it the same in the last row?`,
  ],
  confirms: (table, key) => {
    const points = table.xs.map((x) => [x, yOf(table, x).valueOf()] as const);
    const [x0, y0] = points[0] ?? [1, 1];
    return points.every(([x, y]) => near(x * y0, x0 * y)) === (key === 'yes');
  },
  mistakes: {
    'functions.rising-means-proportional': (table) =>
      wrote('yes', [
        table.xs.map((x) => fractionText(yOf(table, x))).join(' < '),
        'When `x` goes up, `y` goes up too, so they are proportional.',
      ]),
    'functions.equal-steps-mean-proportional': (table) => {
      const [a = 1, b = 2, c = 3] = table.xs;
      const even = b - a === c - b;
      const sameSteps = table.kind !== 'curved' && even;
      return wrote(sameSteps ? 'yes' : 'no', [
        `${fractionText(yOf(table, b).sub(yOf(table, a)))}, ${fractionText(yOf(table, c).sub(yOf(table, b)))}`,
        sameSteps
          ? '`y` goes up by the same amount each time, so it is proportional.'
          : '`y` does not go up by the same amount each time, so it is not.',
      ]);
    },
  },
});

export const proportionalOrNotSkills = [proportionalTable];
