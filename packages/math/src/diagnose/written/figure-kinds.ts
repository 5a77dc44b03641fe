import type { MisconceptionId } from '../../types.ts';
import { type Case, type Kind, pairs, sumOf, three, two } from './amount-kinds.ts';

const ASKS_AREA =
  /\barea\b|\bcover|\bsquare (?:f|i|m|c|u|y|k|d)|\bcloth\b|\bfabric\b|\bcanvas\b|\bpaint\b|\btiles?\b|\bcarpet\b|\bgrass\b/i;
const ASKS_AROUND = /\bperimeter\b|\baround\b|\bfenc|\bborder\b|\bframe\b|\btrim\b|\bedging\b|\bribbon\b|\bwalks?\b/i;

/** Products of two of the lengths that are not the right ones: a slanted side taken for the height. */
const slanted = (given: readonly number[], by: number): readonly Case[] =>
  pairs(given).flatMap(([base, height]) =>
    given
      .filter((side) => side !== height && side !== base)
      .flatMap((side): readonly Case[] => [
        ['geometry.slanted-side-as-height', base * height * by, base * side * by],
        ['geometry.slanted-side-as-height', base * height * by, side * height * by],
      ]),
  );

const flatKinds: readonly Kind[] = [
  [
    /\btriang/i,
    ({ given, question }) => {
      if (!ASKS_AREA.test(question)) return [];
      return [
        ...pairs(given).flatMap(([base, height]): readonly Case[] => [
          ['geometry.triangle-not-halved', (base * height) / 2, base * height],
          ['geometry.area-sides-added', (base * height) / 2, base + height],
          ['geometry.area-sides-added', (base * height) / 2, sumOf(given)],
        ]),
        ...slanted(given, 1 / 2),
      ];
    },
  ],
  [
    /\bparallelogram|\brhombus/i,
    ({ given, question }) => {
      if (!ASKS_AREA.test(question)) return [];
      return [
        ...slanted(given, 1),
        ...pairs(given).flatMap(([base, height]): readonly Case[] => [
          ['geometry.halved-without-reason', base * height, (base * height) / 2],
          ['geometry.area-perimeter-confusion', base * height, 2 * (base + height)],
          ['geometry.area-sides-added', base * height, base + height],
        ]),
      ];
    },
  ],
  [
    ASKS_AREA,
    ({ given, question }) =>
      /\btriang|\bcirc|\bround\b|\bparallelogram|\btrapez|\bcubes?\b/i.test(question)
        ? []
        : two(given, (a, b) => [
            ['measurement.area-perimeter-confused', a * b, 2 * (a + b)],
            ['measurement.area-adds-two-sides', a * b, a + b],
            ['measurement.area-perimeter-confused', a / b, a / 2 - b],
            ['whole-numbers.subtracts-instead-of-dividing', a / b, a - b],
          ]),
  ],
  [
    ASKS_AROUND,
    ({ given }) =>
      two(given, (a, b) => [
        ['measurement.area-perimeter-confused', 2 * (a + b), a * b],
        ['measurement.perimeter-two-sides', 2 * (a + b), a + b],
        ['measurement.perimeter-two-sides', a / 2 - b, a - b],
        ['whole-numbers.stops-after-first-step', a / 2 - b, a - 2 * b],
        ['measurement.area-perimeter-confused', a / 2 - b, a / b],
      ]),
  ],
  [
    /\bsquare\b[\s\S]*\bsides?\b|\bsides?\b[\s\S]*\bsquare\b/i,
    ({ given: [side = Number.NaN, more] }) =>
      more === undefined
        ? [
            ['measurement.area-perimeter-confused', 4 * side, side ** 2],
            ['measurement.perimeter-two-sides', 4 * side, 2 * side],
            ['measurement.area-perimeter-confused', side ** 2, 4 * side],
            ['algebra.square-as-double', side ** 2, 2 * side],
            ['measurement.area-perimeter-confused', Math.sqrt(side), side / 4],
            ['expressions.root-as-division', Math.sqrt(side), side / 2],
            ['algebra.root-halves', side / 4, side / 2],
            ['measurement.area-perimeter-confused', side / 4, Math.sqrt(side)],
          ]
        : [],
  ],
  [
    /\bright(?:-angled)? triangle|\bhypotenuse|\bdiagonal|\bladder|\bshortcut|\bstraight line\b|\bdirectly\b|\bpole\b|\bramp\b/i,
    ({ given, question }) =>
      ASKS_AREA.test(question)
        ? []
        : two(given, (a, b) => {
            const [long, leg] = [Math.hypot(a, b), a > b ? Math.sqrt(a * a - b * b) : Number.NaN];
            return [
              ['geometry.pythagoras-sides-added', long, a + b],
              ['geometry.pythagoras-root-forgotten', long, a * a + b * b],
              ['geometry.pythagoras-doubles', long, 2 * a + 2 * b],
              ['geometry.pythagoras-sides-added', leg, a - b],
              ['geometry.pythagoras-root-forgotten', leg, a * a - b * b],
              ['geometry.pythagoras-always-adds', leg, long],
            ];
          }),
  ],
];

const PIS = [Math.PI, 3.14, 22 / 7, 1];

const solidKinds: readonly Kind[] = [
  [
    /\bcubes?\b|\bcubic\b/i,
    ({ given: [edge = Number.NaN, more] }) =>
      more === undefined
        ? [
            ['geometry.volume-two-sides-only', edge ** 3, edge ** 2],
            ['geometry.volume-sides-added', edge ** 3, 3 * edge],
            ['geometry.volume-surface-swapped', edge ** 3, 6 * edge ** 2],
            ['geometry.volume-surface-swapped', 6 * edge ** 2, edge ** 3],
            ['geometry.surface-edges-added', 6 * edge ** 2, 12 * edge],
            ['geometry.surface-seen-faces-only', 6 * edge ** 2, 3 * edge ** 2],
          ]
        : [],
  ],
  [
    /\bvolume\b|\bfill|\bhold|\bcapacity\b/i,
    ({ given, question }) =>
      /\bcylind|\bcone\b|\bpyramid/i.test(question)
        ? []
        : three(given, (a, b, c) => [
            ['geometry.volume-sides-added', a * b * c, a + b + c],
            ['geometry.volume-two-sides-only', a * b * c, a * b],
            ['geometry.volume-surface-swapped', a * b * c, 2 * (a * b + b * c + a * c)],
          ]),
  ],
  [/\bcones?\b|\bpyramids?\b/i, ({ key }) => [['geometry.pointed-solid-as-full', key, 3 * key]]],
  [
    /\bcylind|\bcans?\b|\bcones?\b/i,
    ({ given, key }) =>
      two(given, (r, h) =>
        [r, r / 2].flatMap((radius) =>
          [1, 1 / 3].flatMap((share) =>
            PIS.flatMap((pi): readonly Case[] => {
              const volume = share * pi * radius ** 2 * h;
              return [
                ['geometry.radius-doubled-not-squared', volume, share * pi * 2 * radius * h],
                ['geometry.radius-doubled-not-squared', volume, share * pi * radius * h],
                ['geometry.radius-diameter-swapped', volume, radius === r ? key / 4 : key * 4],
                ['geometry.pi-left-out', volume, share * radius ** 2 * h],
              ];
            }),
          ),
        ),
      ),
  ],
];

const LARGER: readonly (readonly [power: number, id: MisconceptionId, wrong: (k: number) => number])[] = [
  [2, 'ratios.area-grows-like-length', (k) => k],
  [2, 'ratios.area-doubles-the-factor', (k) => 2 * k],
  [3, 'geometry.sizes-grow-like-lengths', (k) => k],
  [3, 'geometry.volume-grows-like-area', (k) => k ** 2],
  [3, 'geometry.scale-power-as-product', (k) => 3 * k],
];

/** How many small units make a large one along a length. */
const UNIT_STEPS = [3, 10, 12, 36, 100, 1000, 1760, 5280];

const sizeKinds: readonly Kind[] = [
  [
    /\barea\b|\bvolume\b|\bsurface\b|\bhow many times as (?:large|big|much|heavy)\b/i,
    ({ given, question }) =>
      /\bsides?\b|\bedges?\b|\blengths?\b|\bradius\b|\bdimensions?\b|\bscale\b|\bsimilar\b|\blong\b/i.test(question)
        ? [...given, ...pairs(given).map(([a, b]) => b / a)].flatMap((k) =>
            LARGER.map(([power, id, wrong]): Case => [id, k ** power, wrong(k)]),
          )
        : [],
  ],
  [
    /\bsquare [a-z]+\b[\s\S]*\bsquare [a-z]+|\bcubic [a-z]+\b[\s\S]*\bcubic [a-z]+|[²³][\s\S]*[²³]/i,
    ({ given }) =>
      [1, ...given].flatMap((count) =>
        UNIT_STEPS.flatMap((step) =>
          LARGER.slice(0, 4).flatMap(([power, , wrong]): readonly Case[] => [
            ['geometry.sizes-grow-like-lengths', count * step ** power, count * wrong(step)],
            ['geometry.sizes-grow-like-lengths', count / step ** power, count / wrong(step)],
          ]),
        ),
      ),
  ],
  [
    /\bruler\b|\btape\b|\bmarks?\b|\bmeasur|\bstarts? at\b|\bbegins? at\b/i,
    ({ given, question }) =>
      /\d:\d\d|\bminutes?\b|\bhours?\b/i.test(question)
        ? []
        : two(given, (end, start) => [
            ['measurement.ruler-end-number', end - start, end],
            ['measurement.ruler-counts-marks', end - start, end - start + 1],
          ]),
  ],
];

/** Figures, solids and how sizes grow. */
export const FIGURE_KINDS: readonly Kind[] = [...flatKinds, ...solidKinds, ...sizeKinds];
