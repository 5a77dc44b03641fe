import { type Amount, amountsOf, plainText } from '../asked/amounts.ts';
import { type Case, type Facts, type Kind, pairs, two } from './amount-kinds.ts';
import { ANGLE_KINDS } from './angle-kinds.ts';
import { DATA_KINDS } from './data-kinds.ts';
import { calculated, near, type Shown, shown, type Written, type WrittenMisconception } from './facts.ts';
import { FIGURE_KINDS } from './figure-kinds.ts';
import { NUMBER_KINDS } from './number-kinds.ts';
import { PART_KINDS } from './part-kinds.ts';

const sizeOf = (numbers: readonly string[], shape: string): number => {
  const [a = Number.NaN, b = 1, c = 1] = numbers.map(Number);
  if (shape === 'fraction') return a / b;
  return shape === 'mixed' ? a + b / c : a;
};

/** Growth told by a verb: "doubled" is two times. */
const inTimes = (text: string): string =>
  text
    .replace(/\bdoubl(?:ed|es|ing|e)\b/gi, '2 times')
    .replace(/\btripl(?:ed|es|ing|e)\b/gi, '3 times')
    .replace(/\bquadrupl(?:ed|es|ing|e)\b/gi, '4 times');

/** The one number of an answer; a unit after it is no number, and π is left out. */
function numberOf(text: string): number | undefined {
  const root = /sqrt|√|\^/.test(text) ? calculated(text.replace(/\s*[a-z]{1,6}\.?$/i, '')) : undefined;
  if (root !== undefined) return root;
  const [one, ...more] = amountsOf(plainText(inTimes(text.replace(/\^\(?[23]\)?|[²³]/g, ''))));
  if (!one || more.length > 0 || ['ratio', 'list', 'placed'].includes(one.shape)) return undefined;
  return sizeOf(one.numbers, one.shape);
}

const rateKinds: readonly Kind[] = [
  [
    /\bper\b|\bunit (?:rate|price)\b|\b(?:each|every|one|a single) [a-z]+\b|\bspeed\b/i,
    ({ given, question }) =>
      // Few things for many people: the larger number divided by the smaller one is an idea about division.
      /\bshar|\bsplit|\bdivid|\bequal/i.test(question)
        ? []
        : two(given, (a, b) => [['ratios.inverted-rate', a / b, b / a]]),
  ],
  [
    /\btimes as (?:many|much|tall|long|old|heavy|far|wide|high|deep|big|large|fast)\b|\btwice\b/i,
    ({ given }) =>
      two(given, (a, b) => [
        ['whole-numbers.times-as-additive', a * b, a + b],
        ['whole-numbers.follows-the-keyword', a / b, a * b],
      ]),
  ],
  [
    /\b(?:more|fewer|less|older|taller|longer|shorter|younger|heavier|lighter) than\b/i,
    ({ given, question }) =>
      /\btimes\b|how (?:many|much) (?:more|fewer|less|longer|older|taller)/i.test(question)
        ? []
        : two(given, (a, b) => [
            ['whole-numbers.follows-the-keyword', a - b, a + b],
            ['whole-numbers.follows-the-keyword', a + b, Math.abs(a - b)],
          ]),
  ],
  [
    /\bcounts? (?:on|up)\b|\bnumber (?:line|path)\b|\bhops?\b|\bjumps?\b|\bcounts? back\b|\bspaces\b/i,
    ({ given }) =>
      two(given, (a, b) => [
        ['whole-numbers.counts-the-start', a + b, a + b - 1],
        ['whole-numbers.counts-back-from-start', a - b, a - b + 1],
      ]),
  ],
  [
    /\b(?:convert|change|write|express)\b[^?.]*\b(?:to|in|into|as)\b|\bhow many [a-z]+ (?:are (?:there )?in|is|equal|make)\b/i,
    ({ given, key, wrong }) =>
      given.length === 1 && key > 0 && !near(key, given[0] ?? 0) && Math.abs(key * wrong - (given[0] ?? 0) ** 2) < 1e-6
        ? [['measurement.converts-the-wrong-way', key, wrong]]
        : [],
  ],
];

const figureKinds: readonly Kind[] = [
  [
    /\bangle\b[\s\S]*\b(?:longer|extended|lengthened|enlarged|stretched|magnif|twice as long|times as long|sides|arms|rays)\b/i,
    ({ given, key }) =>
      given.includes(key)
        ? [2, 3, ...pairs(given.filter((one) => one !== key)).map(([a, b]) => a / b)].map(
            (by): Case => ['geometry.angle-size-by-arms', key, key * by],
          )
        : [],
  ],
  [
    /\bscale\b|\b(?:floor )?plan\b|\bmap\b|\bmodel\b|\bblueprint\b|\bstands? for\b|\brepresents?\b/i,
    ({ given, question }) =>
      /\barea\b|\bsquare\b/i.test(question)
        ? pairs(given).flatMap(([a, b]) =>
            given.map((scale): Case => ['geometry.sizes-grow-like-lengths', a * b * scale ** 2, a * b * scale]),
          )
        : [],
  ],
  [
    /\bcircumference\b|\baround (?:the|a) (?:circ|round)/i,
    ({ given }) => circle(given, (pi, r) => [2 * pi * r, pi * r, pi * r * r]),
  ],
  [
    /\bcirc[a-z]*\b[\s\S]*\barea\b|\barea\b[\s\S]*\bcirc/i,
    ({ given }) => circle(given, (pi, r) => [pi * r * r, 4 * pi * r * r, 2 * pi * r]),
  ],
  [
    /\bbox\b|\bprism\b|\btank\b|\bcontainer\b|\bcarton\b|\bcrate\b|\bchest\b/i,
    ({ given: [a = 0, b = 0, c = 0, more], question }) => {
      if (c === 0 || more !== undefined) return [];
      const [volume, half] = [a * b * c, a * b + b * c + a * c];
      return /\bsurface\b|\bwrap|\bcover|\bpaint/i.test(question)
        ? [
            ['geometry.volume-surface-swapped', 2 * half, volume],
            ['geometry.surface-seen-faces-only', 2 * half, half],
            ['geometry.surface-edges-added', 2 * half, a + b + c],
          ]
        : [
            ['geometry.volume-surface-swapped', volume, 2 * half],
            ['geometry.volume-sides-added', volume, a + b + c],
            ['geometry.volume-two-sides-only', volume, a * b],
          ];
    },
  ],
];

const PIS = [Math.PI, 3.14, 22 / 7, 1];

/** The result from the radius, with the other length taken for it, and with the other formula; the right result tells which. */
function circle(
  given: readonly number[],
  results: (pi: number, radius: number) => readonly [right: number, other: number, swapped: number],
): readonly Case[] {
  return given.flatMap((length) =>
    [length, length / 2].flatMap((radius) =>
      PIS.flatMap((pi): readonly Case[] => {
        const [right, other, swapped] = results(pi, radius);
        const fromDiameter = results(pi, radius === length ? length / 2 : length)[0];
        return [
          ['geometry.circle-formulas-swapped', right, swapped],
          ['geometry.radius-diameter-swapped', right, fromDiameter],
          ['geometry.radius-diameter-swapped', right, radius === length ? other : fromDiameter],
        ];
      }),
    ),
  );
}

const partKinds: readonly Kind[] = [
  [
    /\bnumber line\b|\b(?:tick )?marks?\b/i,
    ({ key, wrong }) => {
      if (Number.isInteger(key)) return [];
      // 3/5 and 3/4: the marks between are one fewer than the parts.
      const found = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].flatMap((parts) => {
        const top = key * parts;
        if (!near(top, Math.round(top)) || top < 1) return [];
        return [top / (parts - 1), top / (parts + 1), (top + 1) / (parts + 1)];
      });
      return found.some((one) => Math.abs(one - wrong) < 1e-9) ? [['fractions.counts-marks', key, wrong]] : [];
    },
  ],
  [
    /\b(?:pieces?|parts?|sections?|regions?|slices?)\b[\s\S]*\b(?:half|same size|different sizes?|larger|smaller|bigger|not (?:all )?(?:equal|the same)|unequal|twice)\b/i,
    ({ given }) =>
      given.flatMap((count) =>
        count > 1 ? [1, 2, 3].map((some): Case => ['fractions.unequal-parts', 'any', some / count]) : [],
      ),
  ],
];

const KINDS: readonly Kind[] = [
  ...PART_KINDS,
  ...rateKinds,
  ...figureKinds,
  ...partKinds,
  ...NUMBER_KINDS,
  ...FIGURE_KINDS,
  ...ANGLE_KINDS,
  ...DATA_KINDS,
];

const equal = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-9 || (!Number.isInteger(one * 100) && Math.abs(one - other) < 0.00501);

const MOST_NUMBERS = 6;
const NAMED_PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halve', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
]);

/** The fractions of a question: written, or named as in "a half-pound bag" and "half the recipe". */
const partsIn = (question: string, amounts: readonly Amount[]): (readonly [number, number])[] => [
  ...amounts.flatMap(({ shape, numbers: [top, bottom] }) =>
    shape === 'fraction' ? [[Number(top), Number(bottom)] as const] : [],
  ),
  ...[
    ...question.matchAll(
      /\b(half|halve|third|quarter|fourth)(?:-[a-z]|s (?:are|in|of|of an?|can|fit)\b| (?:the|as|a|an|this|that|his|her|their|cup|mile|pound|hour)\b)/gi,
    ),
  ].map(([, name = '']) => [1, NAMED_PARTS.get(name.toLowerCase()) ?? 1] as const),
];

function factsOf(question: string, key: number, wrong: number): Facts {
  const amounts = amountsOf(plainText(inTimes(question.replace(/\b(?:use|let)\b[^.?]*(?:π|\bpi\b)[^?]*/i, ''))));
  const numbersOf = (...shapes: readonly Amount['shape'][]): number[] =>
    amounts.flatMap(({ shape, numbers }) => (shapes.includes(shape) ? numbers.map(Number) : []));
  const [, a, b] = /(?<![\d:])(\d+)(?: ?: ?| to )(\d+)(?![\d:])/.exec(question) ?? [];
  return {
    given: numbersOf('plain', 'list').slice(0, MOST_NUMBERS),
    parts: partsIn(question, amounts),
    percents: numbersOf('percent'),
    ratio: a === undefined ? undefined : [Number(a), Number(b)],
    list: amounts.find(({ shape }) => shape === 'list')?.numbers.map(Number) ?? [],
    key,
    wrong,
    question,
  };
}

/**
 * Questions whose words say what is asked for, where the numbers of the question give both the right and the wrong answer; the
 * right answer tells which of its numbers is which.
 */
export const askedAmounts: WrittenMisconception = ({ question, correct, answer }: Written): Shown[] => {
  const [key, wrong] = [numberOf(correct), numberOf(answer)];
  if (key === undefined || wrong === undefined || near(key, wrong)) return [];
  const facts = factsOf(question, key, wrong);
  const found = KINDS.filter(([about]) => about.test(question)).flatMap(([, cases]) =>
    cases(facts).flatMap(([id, right, result]) =>
      (right === 'any' || equal(right, key)) && equal(result, wrong) ? [id] : [],
    ),
  );
  return shown('computed', ...new Set(found));
};
