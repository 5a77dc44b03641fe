import { type Case, type Facts, type Kind, two } from './amount-kinds.ts';

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/hundred thousands?\b/i, 100_000],
  [/ten thousands?\b/i, 10_000],
  [/thousands?\b(?!th)/i, 1000],
  [/hundreds?\b(?!th)/i, 100],
  [/\btens?\b(?!th)/i, 10],
  [/tenths?\b/i, 0.1],
  [/hundredths?\b/i, 0.01],
  [/\b(?:whole|ones?|dollar|integer)\b/i, 1],
];
const placeIn = (text: string): number | undefined => PLACES.find(([name]) => name.test(text))?.[1];

/** A number to a place by a way of rounding, without the noise of floating points. */
const to = (place: number, way: (value: number) => number, number: number): number =>
  Number((way(Number((number / place).toPrecision(12))) * place).toPrecision(12));

function rounded({ given: [number = Number.NaN], question }: Facts): readonly Case[] {
  const place = placeIn(/(?:nearest|to the|to) ([\s\S]*)/i.exec(question)?.[1] ?? '');
  if (place === undefined) return [];
  const key = to(place, Math.round, number);
  const [cut, other] =
    place < 1
      ? (['decimals.rounds-by-cutting', 'decimals.rounds-to-wrong-place'] as const)
      : (['whole-numbers.rounds-by-cutting', 'whole-numbers.rounds-to-other-place'] as const);
  return [
    [cut, key, to(place, Math.floor, number)],
    ['whole-numbers.rounds-always-up', key, to(place, Math.ceil, number)],
    [other, key, to(place * 10, Math.round, number)],
    [other, key, to(place / 10, Math.round, number)],
  ];
}

/** Two digits written the other way around. */
const turned = (number: number): number => (number % 10) * 10 + Math.floor(number / 10);
const hasTwoDigits = (number: number): boolean => Number.isInteger(number) && number > 9 && number < 100;

const countingKinds: readonly Kind[] = [
  [
    /\b(?:next|after|follows|continue|counting|counts? (?:on|up|forward|by ones))\b/i,
    ({ given, key }) =>
      given.includes(key - 1) && key % 10 === 0
        ? [
            ['whole-numbers.tens-stay-behind', key, key - 10],
            ['whole-numbers.jumps-to-next-hundred', key, (Math.floor(key / 100) + 1) * 100],
            ['whole-numbers.decade-word-ten', key, Number(`${key - 10}10`.replace('010', '10'))],
          ]
        : [],
  ],
  [
    /\b(?:before|counts? (?:back|down|backward)|counting (?:back|down|backward))/i,
    ({ given, key }) =>
      given.includes(key + 1)
        ? [
            ['whole-numbers.counts-the-other-way', key, key + 2],
            ['whole-numbers.tens-stay-behind', key, key % 10 === 9 ? key + 10 : Number.NaN],
          ]
        : [],
  ],
  [
    /\b(?:more|less|fewer|greater|smaller) than\b/i,
    ({ given }) =>
      two(given, (a, b) =>
        [10, 100, 1000].includes(b)
          ? [1, -1].flatMap((way): Case[] => [
              ['whole-numbers.counts-ones-for-tens', a + way * b, a + way],
              ['whole-numbers.adds-to-the-wrong-place', a + way * b, b > 10 ? a + (way * b) / 10 : Number.NaN],
              ['whole-numbers.counts-the-other-way', a + way * b, a - way * b],
            ])
          : [],
      ),
  ],
  [
    /\bhow many (?:tens|hundreds|thousands)\b/i,
    ({ given, question }) => {
      const place = placeIn(/how many ([a-z]+)/i.exec(question)?.[1] ?? '') ?? 1;
      return given.map((number): Case => {
        const all = Math.floor(number / place);
        return ['whole-numbers.counts-one-place-only', all, all % 10];
      });
    },
  ],
];

const writingKinds: readonly Kind[] = [
  [
    /\btens?\b[\s\S]*\bones?\b|\bones?\b[\s\S]*\btens?\b/i,
    ({ given, question }) =>
      two(given, (tens, ones): readonly Case[] => [
        [
          /\bones?\b[\s\S]*\btens?\b/i.test(question)
            ? 'whole-numbers.digits-in-order-told'
            : 'whole-numbers.digits-reversed',
          tens * 10 + ones,
          ones * 10 + tens,
        ],
        ['whole-numbers.tens-told-as-ones', tens * 10 + ones, tens + ones],
        ['whole-numbers.writes-as-heard', tens * 10 + ones, tens * 100 + ones],
      ]),
  ],
  [
    /^[^\d]*\b(?:write|digits?|numerals?|number|how many)\b[^\d]*$/i,
    ({ given, key }) =>
      given.includes(key) && hasTwoDigits(key)
        ? [
            [key < 20 ? 'whole-numbers.teen-digits-reversed' : 'whole-numbers.digits-reversed', key, turned(key)],
            ['whole-numbers.teen-heard-as-tens', key, key < 20 ? (key % 10) * 10 : Number.NaN],
          ]
        : [],
  ],
  [/\bround(?:ed|ing)?\b|\bnearest\b/i, (facts) => (/\?.*\?/.test(facts.question) ? [] : rounded(facts))],
];

/** An equation with one blank: what is known of it, and its sign. */
const BLANK = /(\d+|_+|\?|\[ *\]|□) ?([-+×x*÷]) ?(\d+|_+|\?|\[ *\]|□) ?= ?(\d+)(?! ?[-+×x*÷])/;
const operations: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};

const blankKinds: readonly Kind[] = [
  [
    BLANK,
    ({ key, question }) => {
      const [, a = '', sign = '', b = '', result = ''] = BLANK.exec(question) ?? [];
      const work = operations[/[x*×]/.test(sign) ? '×' : sign];
      const known = [a, b].filter((one) => /\d/.test(one)).map(Number);
      const [one] = known;
      if (work === undefined || one === undefined || known.length !== 1) return [];
      const isFirst = /\d/.test(a);
      const fits = isFirst ? work(one, key) : work(key, one);
      if (fits !== Number(result)) return [];
      const shownWork = isFirst ? work(one, Number(result)) : work(Number(result), one);
      return [
        ['whole-numbers.operates-on-what-is-shown', key, shownWork],
        ['whole-numbers.operates-on-what-is-shown', key, work(Number(result), one)],
      ];
    },
  ],
  [
    /(?<![\d.])0 ?(?:÷|\/|divided by) ?\d+/i,
    ({ given }) => given.map((one): Case => ['whole-numbers.zero-in-division', 0, one]),
  ],
];

/** A product or quotient of two numbers of which at least one is negative. */
const SIGNED = /^[^a-z]*?\(?(-?\d+)\)? ?(?:[×x*·÷/]|(?=\())[ ]?\(?(-?\d+)\)?\s*(?:=.*)?\??$/i;

const primeKinds: readonly Kind[] = [
  [/\b(?:smallest|least|first) prime\b/i, () => [['whole-numbers.one-is-prime', 2, 1]]],
  [
    /\bgreatest common\b|\bg\.?c\.?[fd]\b/i,
    ({ given, key, wrong }) =>
      wrong > 0 && wrong < key && given.length > 1 && given.every((one) => one % key === 0) && key % wrong === 0
        ? [['whole-numbers.smaller-common-factor', key, wrong]]
        : [],
  ],
];

const signKinds: readonly Kind[] = [
  [
    SIGNED,
    ({ key, question }) => {
      const [, a = '', b = ''] = SIGNED.exec(question) ?? [];
      const isProduct = Number(a) * Number(b) === key || Number(a) / Number(b) === key;
      if (!isProduct || !`${a}${b}`.includes('-')) return [];
      return [[key > 0 ? 'integers.product-of-negatives-negative' : 'integers.ignore-signs', key, -key]];
    },
  ],
  [
    /\b(?:temperature|degrees|rise|rose|fell|drop|warmer|colder|elevation|sea level|feet below|change|difference|floor|how far|distance)/i,
    ({ given }) =>
      two(given, (a, b) => (a < 0 && b > 0 ? [['geometry.distance-ignores-sides', b - a, Math.abs(a + b)]] : [])),
  ],
  [
    /\b(?:temperature|degrees|rise|rose|rises|fell|falls|drop|elevation|diver|submarine|owes|account|floor|yards)/i,
    ({ given }) =>
      two(given, (a, b) =>
        a < 0
          ? [
              ['integers.ignore-signs', a + b, Math.abs(a) + Math.abs(b)],
              ['integers.one-minus-makes-negative', a + Math.abs(b), a - Math.abs(b)],
              ['integers.subtract-smaller-from-larger', a - Math.abs(b), a + Math.abs(b)],
            ]
          : [['integers.subtract-smaller-from-larger', a - b, a < b ? b - a : Number.NaN]],
      ),
  ],
];

/** Counting, places, rounding, blanks and signs. */
export const NUMBER_KINDS: readonly Kind[] = [
  ...countingKinds,
  ...writingKinds,
  ...blankKinds,
  ...primeKinds,
  ...signKinds,
];
