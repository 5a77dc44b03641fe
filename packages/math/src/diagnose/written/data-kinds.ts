import { type Case, type Kind, pairs, sumOf, three } from './amount-kinds.ts';

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const middle = (list: readonly number[]): number =>
  ((list[Math.floor((list.length - 1) / 2)] ?? 0) + (list[Math.floor(list.length / 2)] ?? 0)) / 2;
const most = (list: readonly number[]): number => Math.max(...list);
const least = (list: readonly number[]): number => Math.min(...list);
const timesIn = (list: readonly number[], value: number): number => list.filter((one) => one === value).length;
const modeOf = (list: readonly number[]): number => {
  const highest = most(list.map((one) => timesIn(list, one)));
  const found = [...new Set(list.filter((one) => timesIn(list, one) === highest))];
  return highest > 1 && found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN;
};

const listKinds: readonly Kind[] = [
  [
    /\bmean\b|\baverage/i,
    ({ list }) => {
      const mean = sumOf(list) / list.length;
      const zeros = timesIn(list, 0);
      return [
        ['statistics.mean-not-divided', mean, sumOf(list)],
        ['statistics.mean-as-median', mean, middle(sorted(list))],
        ['statistics.mean-as-mode', mean, modeOf(list)],
        ['statistics.mean-as-midpoint', mean, (most(list) + least(list)) / 2],
        ['statistics.zero-not-counted', mean, zeros > 0 ? sumOf(list) / (list.length - zeros) : Number.NaN],
      ];
    },
  ],
  [
    /\bmedian\b|\bmiddle\b/i,
    ({ list }) => {
      const [key, half] = [middle(sorted(list)), list.length / 2];
      const isEven = list.length % 2 === 0;
      return [
        ['statistics.median-not-ordered', key, middle(list)],
        ['statistics.median-one-of-two', key, isEven ? (sorted(list)[half] ?? 0) : Number.NaN],
        ['statistics.median-one-of-two', key, isEven ? (sorted(list)[half - 1] ?? 0) : Number.NaN],
        ['statistics.median-as-mean', key, sumOf(list) / list.length],
        ['statistics.median-as-midpoint', key, (most(list) + least(list)) / 2],
      ];
    },
  ],
  [
    /\bmode\b|\bmost often\b/i,
    ({ list }) => [
      ['statistics.mode-as-frequency', modeOf(list), timesIn(list, modeOf(list))],
      ['statistics.mode-as-largest', modeOf(list), most(list)],
    ],
  ],
  [
    /\brange\b/i,
    ({ list }) => {
      const key = most(list) - least(list);
      return [
        ['statistics.range-as-largest', key, most(list)],
        ['statistics.range-first-to-last', key, Math.abs((list.at(-1) ?? 0) - (list[0] ?? 0))],
      ];
    },
  ],
];

/** A mean that is given, for some known values and one that is missing. */
const missingKinds: readonly Kind[] = [
  [
    /\b(?:mean|average)\b/i,
    ({ given, list, question }) =>
      /\b(?:missing|last|other|fourth|fifth|sixth|third|next|need|must|unknown)\b/i.test(question)
        ? given
            .filter((one) => !list.includes(one) || list.length === 0)
            .flatMap((mean): readonly Case[] => {
              const key = mean * (list.length + 1) - sumOf(list);
              return list.length < 2
                ? []
                : [
                    ['statistics.missing-value-is-mean', key, mean],
                    ['statistics.missing-value-mean-of-known', key, sumOf(list) / list.length],
                    ['statistics.missing-value-from-known-count', key, mean * list.length - sumOf(list)],
                  ];
            })
        : [],
  ],
];

const chanceKinds: readonly Kind[] = [
  [
    /\bcoins?\b|\bflip|\btoss|\bheads\b/i,
    ({ question, key }) =>
      key === 0.25 || key === 0.5
        ? /\btwo\b|\b2\b|\btwice\b|\bboth\b|\band\b/i.test(question)
          ? [
              ['statistics.compound-as-simple', 0.25, 0.5],
              ['statistics.order-not-counted', 0.25, 1 / 3],
              ['statistics.chances-added', 0.25, 1],
              ['statistics.order-not-counted', 0.5, /\bone (?:head|tail)/i.test(question) ? 1 / 3 : Number.NaN],
            ]
          : []
        : [],
  ],
  [
    /\b(?:dice|number cubes?|die|roll)/i,
    ({ question }) => {
      const twice = /\btwo\b|\b2\b|\btwice\b|\bboth\b|\bdice\b/i.test(question) && !/\bsum\b|\btotal\b/i.test(question);
      return twice
        ? [1, 2, 3, 4, 5].flatMap((faces): readonly Case[] => [
            ['statistics.compound-as-simple', (faces / 6) ** 2, faces / 6],
            ['statistics.chances-added', (faces / 6) ** 2, faces / 3],
          ])
        : [
            [
              'statistics.one-out-of-all',
              'any',
              /\beven\b|\bodd\b|\bprime\b|\bthan\b|\bor\b/i.test(question) ? 1 / 6 : Number.NaN,
            ],
          ];
    },
  ],
  [
    /\b(?:both|and then|two|twice)\b/i,
    ({ parts }) =>
      pairs([...parts.map(([top, bottom]) => top / bottom)]).flatMap(([p, q]): readonly Case[] => [
        ['statistics.chances-added', p * q, p + q],
        ['statistics.compound-as-simple', p * q, p],
      ]),
  ],
];

const patternKinds: readonly Kind[] = [
  [
    /\bterm\b|\bsequence\b|\bpattern\b|\bfigure\b|\b\d+th\b|\bstage\b|\brow\b/i,
    ({ given }) =>
      three(given, (first, step, place) => [
        ['functions.pattern-one-step-too-many', first + (place - 1) * step, first + place * step],
        ['functions.pattern-step-times-number', first + (place - 1) * step, place * step],
        ['functions.pattern-one-step-too-many', first * step ** (place - 1), first * step ** place],
        ['functions.power-as-product', first * step ** (place - 1), first * step * (place - 1)],
      ]),
  ],
  [
    /\bterm\b|\bsequence\b|\bpattern\b|\bnumber\b/i,
    ({ list, given }) => {
      const [first = Number.NaN, second = Number.NaN] = list;
      const step = second - first;
      return given
        .filter((one) => !list.includes(one))
        .flatMap((place): readonly Case[] => [
          ['functions.pattern-one-step-too-many', first + (place - 1) * step, first + place * step],
          ['functions.pattern-step-times-number', first + (place - 1) * step, place * step],
        ]);
    },
  ],
  [
    /\b(?:doubl|tripl|quadrupl|times|grows?|halv|splits?)/i,
    ({ given }) =>
      three(given, (start, factor, count) =>
        factor > 1 && count < 30
          ? [
              ['functions.power-as-product', start * factor ** count, start * factor * count],
              ['functions.exponential-as-linear', start * factor ** count, start + start * (factor - 1) * count],
              ['functions.start-counted-as-step', start * factor ** count, start * factor ** (count - 1)],
            ]
          : [],
      ),
  ],
];

/** Lists of data, chances, and patterns that go on. */
export const DATA_KINDS: readonly Kind[] = [...listKinds, ...missingKinds, ...chanceKinds, ...patternKinds];
