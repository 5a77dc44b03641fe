import { type Case, type Facts, type Kind, pairs, sumOf, three, two } from './amount-kinds.ts';

const isChance = (question: string): boolean =>
  /\b(?:probability|chances?|likely|random(?:ly)?|without looking|spinner|spun|drawn|picks? one)\b|P\(/i.test(question);

/** "What part of 8 is 4?": the number behind is the whole, and no part beside the other. */
const NAMES_WHOLE = /\b(?:part|fraction|portion|share) of `?\d/i;

/** The part of a set of which each kind is counted. */
const ofGroups = ({ given, question }: Facts): readonly Case[] => {
  if (NAMES_WHOLE.test(question)) return [];
  const all = sumOf(given);
  const partToPart = isChance(question) ? 'statistics.part-to-part-chance' : 'fractions.part-to-part';
  return given.flatMap((some): readonly Case[] => [
    [partToPart, some / all, some / (all - some)],
    ...given.filter((other) => other !== some).map((other): Case => [partToPart, some / all, some / other]),
    ['fractions.finds-the-other-part', some / all, (all - some) / all],
    ['fractions.upside-down', some / all, all / some],
    ...(isChance(question)
      ? ([
          ['statistics.equiprobability', some / all, 1 / given.length],
          ['statistics.one-out-of-all', some / all, 1 / all],
        ] as const)
      : []),
  ]);
};

/** The part of a whole that is given with one of its parts. */
const ofWhole = (all: number, some: number, question: string): readonly Case[] => {
  if (some >= all) return [];
  const other = /\bshaded|\bcolou?red|\bpainted\b/i.test(question)
    ? 'fractions.names-unshaded'
    : 'fractions.finds-the-other-part';
  const rest = all - some;
  const partToPart = isChance(question) ? 'statistics.part-to-part-chance' : 'fractions.part-to-part';
  return [
    [other, some / all, rest / all],
    [partToPart, some / all, some / rest],
    ['fractions.upside-down', some / all, all / some],
    ['fractions.finds-the-other-part', rest / all, some / all],
    [partToPart, rest / all, rest / some],
    [partToPart, rest / all, some / rest],
  ];
};

const fractionKinds: readonly Kind[] = [
  [
    /\bhow many\b|÷|\bdivided? by\b/i,
    ({ given, parts }) =>
      parts.flatMap(([top, bottom]) =>
        given.flatMap((all): readonly Case[] => [
          ['fractions.divides-by-denominator', (all * bottom) / top, all / bottom],
          [
            top === 1 ? 'fractions.divides-by-denominator' : 'fractions.divide-without-inverting',
            (all * bottom) / top,
            (all * top) / bottom,
          ],
        ]),
      ),
  ],
  [
    /\bof\b|\bhalf\b/i,
    ({ parts: [one, other, more] }) => {
      if (one === undefined || other === undefined || more !== undefined) return [];
      const [p, q] = [one[0] / one[1], other[0] / other[1]];
      return [
        ['fractions.of-as-add', p * q, p + q],
        ['fractions.of-as-add', p * q, (one[0] + other[0]) / (one[1] + other[1])],
        ['fractions.of-as-subtract', p * q, Math.abs(p - q)],
      ];
    },
  ],
  [
    /\bfraction\b|\bwhat part\b|\bprobability\b|\bchance\b/i,
    (facts) => (/\bratio\b/i.test(facts.question) || facts.given.length < 2 ? [] : ofGroups(facts)),
  ],
  [
    /\bfraction\b|\bwhat part\b|\bprobability\b|\bchance\b/i,
    ({ given, question }) => two(given, (all, some) => ofWhole(all, some, question)),
  ],
];

const changed = (amount: number, by: number): readonly Case[] => [
  ['percent.change-only', amount * (1 + by), amount * Math.abs(by)],
  ['percent.as-amount', amount * (1 + by), amount + 100 * by],
  ['percent.wrong-direction', amount * (1 + by), amount * (1 - by)],
  ['percent.wrong-base', amount / (1 + by), amount * (1 - by)],
  ['percent.as-amount', amount / (1 + by), amount - 100 * by],
];

const percentKinds: readonly Kind[] = [
  [
    /\b(?:as|to|what) (?:a )?percent/i,
    ({ given: [decimal = Number.NaN, ...more], parts }) =>
      more.length === 0
        ? [
            ['percent.times-ten', 100 * decimal, 10 * decimal],
            ['percent.times-ten', 100 * decimal, 1000 * decimal],
            ['percent.sign-only', 100 * decimal, decimal],
            ...parts.flatMap(([top, bottom]): readonly Case[] => [
              ['percent.denominator-as-percent', (100 * top) / bottom, Number(`${top}${bottom}`)],
              ['percent.denominator-as-percent', (100 * top) / bottom, bottom],
              ['percent.denominator-as-percent', (100 * top) / bottom, top],
            ]),
          ]
        : [],
  ],
  [
    /%|\bpercent/i,
    ({ given: [amount, ...more], percents: [percent, ...others] }) => {
      if (amount === undefined || percent === undefined || more.length > 0 || others.length > 0) return [];
      const part = (amount * percent) / 100;
      return [
        ['percent.as-amount', part, amount - percent],
        ['percent.as-amount', part, amount + percent],
        ['percent.divide-by-percent', part, amount / percent],
        ['percent.over-ten', part, part * 10],
        ['percent.always-multiply', (100 * amount) / percent, part],
        ['percent.add-percent-of-part', (100 * amount) / percent, amount + part],
        ...changed(amount, percent / 100),
        ...changed(amount, -percent / 100),
      ];
    },
  ],
  [
    /%|\bpercent/i,
    ({ given: [amount, ...more], percents: [first, second, ...others] }) => {
      if (amount === undefined || first === undefined || second === undefined || more.length + others.length > 0)
        return [];
      return [1, -1].flatMap((one) =>
        [1, -1].map((other): Case => {
          const [p, q] = [(one * first) / 100, (other * second) / 100];
          return ['percent.add-percents', amount * (1 + p) * (1 + q), amount * (1 + p + q)];
        }),
      );
    },
  ],
  [
    /\b(?:what|which|how many) percent\b|\bpercentage\b|\bwhat is the percent\b/i,
    ({ given }) =>
      two(given, (part, all) => [
        ['percent.part-as-percent', (100 * part) / all, part],
        ['percent.inverted-ratio', (100 * part) / all, (100 * all) / part],
        ['percent.one-over-percent', (100 * part) / all, all / part],
        ['percent.as-amount', (100 * part) / all, Math.abs(all - part)],
        ['percent.wrong-base', (100 * (all - part)) / part, (100 * (all - part)) / all],
        ['percent.wrong-base', (100 * (part - all)) / part, (100 * (part - all)) / all],
        ['percent.as-amount', (100 * Math.abs(all - part)) / part, Math.abs(all - part)],
        ['percent.new-over-old', (100 * Math.abs(all - part)) / part, (100 * all) / part],
      ]),
  ],
];

const ratioKinds: readonly Kind[] = [
  [
    /\bhow long\b[\s\S]*\b(?:same (?:pot|pan|oven|time)|together|at once)\b|\b(?:same (?:pot|pan|oven|time)|together|at once)\b[\s\S]*\bhow long\b/i,
    ({ given, key }) =>
      given.includes(key) ? given.map((count): Case => ['ratios.everything-is-proportional', key, key * count]) : [],
  ],
  [
    /\bratio\b|\bfor every\b|\bshare/i,
    ({ given, ratio }) => {
      if (ratio === undefined) return [];
      const all = ratio[0] + ratio[1];
      return given.flatMap((total) =>
        pairs(ratio).flatMap(([own, other]): readonly Case[] => [
          ['ratios.share-equally', (total * own) / all, total / 2],
          ['ratios.divide-by-own-part', (total * own) / all, total / own],
          ['ratios.part-part-whole', (total * own) / all, (total * own) / other],
          ['ratios.order-reversed', (total * own) / all, (total * other) / all],
          ['ratios.additive', (total * own) / other, total + own - other],
          ['ratios.inverted-rate', (total * own) / other, (total * other) / own],
          ['ratios.part-part-whole', (total * own) / other, (total * own) / all],
        ]),
      );
    },
  ],
  [
    /\b(?:for every|at (?:this|that|the same) (?:rate|speed|price)|same (?:rate|speed|recipe|price)|how (?:many|much|far|long))\b/i,
    ({ given, question }) =>
      /\bworkers?\b|\bmachines?\b|\bpainters?\b|\bpumps?\b|\bpeople\b|\bdays?\b/i.test(question)
        ? three(given, (a, b, c) => [['ratios.everything-is-proportional', (a * b) / c, (b * c) / a]])
        : [],
  ],
  [
    /\b(?:each|every|one|per|\d+ (?:times|for)|stands? for|represents?|scale)\b/i,
    ({ given }) =>
      three(given, (a, b, c) =>
        a === 1
          ? [
              ['ratios.additive', b * c, b + c - 1],
              ['geometry.scale-adds-difference', b * c, b + c],
            ]
          : [],
      ),
  ],
];

/** Fractions, percents and ratios. */
export const PART_KINDS: readonly Kind[] = [...fractionKinds, ...percentKinds, ...ratioKinds];
