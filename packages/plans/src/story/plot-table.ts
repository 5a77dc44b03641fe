import type { StoryWorld } from '@lemma/school/story';
import type { PlotFacts } from './plot-facts.ts';
import { facts, large, small } from './reaches.ts';

/** All plots by their ids. */
export const plotTable = {
  rolls: { world: 'bakery', structure: 'put together', skills: small },
  recipe: {
    world: 'bakery',
    structure: 'scale a recipe',
    skills: { 'fractions.multiply-whole': [4, 6, 8], 'fractions.word-multiply-whole': [4, 6, 8] },
  },
  paper: {
    world: 'festival',
    structure: 'percent',
    skills: {
      'percent.discount-tax-tip': [100, 200, 300],
      'percent.of-number': [200, 300, 400],
      'percent.increase-decrease': [200, 300, 400],
    },
  },
  tea: {
    world: 'festival',
    structure: 'scale a recipe',
    skills: { 'ratios.rate-problems': [4, 6, 8], 'ratios.share': [4, 6, 8] },
  },
  frost: { world: 'garden', structure: 'take from', skills: small },
  bulbs: { world: 'garden', structure: 'equal groups', skills: { ...facts, 'whole-numbers.arrays': [5, 5, 5] } },
  depth: {
    world: 'reef',
    structure: 'up and down',
    skills: { 'integers.add': [12, 20, 30], 'integers.subtract': [12, 20, 30], 'integers.word-problems': [12, 15, 20] },
  },
  corals: {
    world: 'reef',
    structure: 'fraction of',
    skills: { 'fractions.multiply': [5, 6, 9], 'fractions.word-multiply': [4, 6, 9] },
  },
  cans: {
    world: 'soccer',
    structure: 'compare',
    skills: {
      'whole-numbers.compare-stories': [16, 30, 60],
      'whole-numbers.add-two-digit': [60, 90, 99],
      'whole-numbers.subtract-two-digit': [60, 90, 99],
      'whole-numbers.subtract-within-20': [14, 18, 20],
    },
  },
  trip: {
    world: 'soccer',
    structure: 'equation',
    skills: { 'equations.word-problems': [8, 12, 15], 'equations.two-step': [8, 10, 12] },
  },
  packs: { world: 'station', structure: 'share', skills: facts },
  cargo: {
    world: 'station',
    structure: 'solids',
    skills: { 'geometry.volume-prism': [6, 8, 9], 'geometry.volume-cubes': [4, 5, 5] },
  },
  snow: {
    world: 'train',
    structure: 'take from',
    skills: { ...large, 'whole-numbers.add-subtract-with-blocks': [500, 800, 950] },
  },
  race: {
    world: 'train',
    structure: 'travel',
    skills: {
      'ratios.unit-rate': [6, 8, 10],
      'whole-numbers.divide-by-one-digit': [90, 200, 400],
      'whole-numbers.multiply-by-one-digit': [30, 60, 90],
    },
  },
  board: {
    world: 'workshop',
    structure: 'measure and cut',
    skills: { 'fractions.subtract-mixed': [4, 5, 6], 'fractions.add-mixed': [4, 5, 6] },
  },
  floor: {
    world: 'workshop',
    structure: 'array and area',
    skills: {
      'whole-numbers.multiply-two-digit': [30, 60, 90],
      'whole-numbers.multiply-by-one-digit': [30, 60, 90],
      'measurement.area': [10, 15, 20],
    },
  },
  trail: {
    world: 'mountain',
    structure: 'measure and cut',
    skills: {
      'fractions.add-unlike': [12, 12, 12],
      'fractions.subtract-unlike': [12, 12, 12],
      'fractions.word-add-subtract': [12, 12, 12],
      'fractions.add-like': [10, 12, 12],
      'fractions.subtract-like': [10, 12, 12],
      'fractions.word-add-subtract-like': [10, 12, 12],
    },
  },
  cabins: { world: 'mountain', structure: 'share', skills: { 'whole-numbers.interpret-remainders': [50, 80, 120] } },
  press: {
    world: 'newspaper',
    structure: 'equal groups',
    skills: {
      'whole-numbers.multiply-multi-digit-by-one-digit': [200, 500, 900],
      'whole-numbers.multiply-by-one-digit': [40, 60, 90],
      'whole-numbers.divide-by-one-digit': [60, 200, 400],
    },
  },
  survey: {
    world: 'newspaper',
    structure: 'data',
    skills: { 'statistics.mean': [9, 11, 12] },
  },
  fence: {
    world: 'garden',
    structure: 'array and area',
    skills: {
      'measurement.area-or-perimeter-stories': [8, 10, 12],
      'measurement.missing-side': [8, 10, 12],
      'measurement.perimeter': [9, 12, 15],
      'measurement.area': [9, 12, 15],
    },
  },
  cake: {
    world: 'bakery',
    structure: 'money',
    skills: { 'decimals.add': [9, 14, 18], 'decimals.subtract': [9, 14, 18], 'decimals.word-money': [14, 18, 19] },
  },
  tank: {
    world: 'reef',
    structure: 'fill at a rate',
    skills: {
      'decimals.multiply': [39, 59, 79],
      'decimals.divide-by-whole': [39, 59, 79],
      'decimals.word-multiply': [39, 59, 79],
    },
  },
  tower: { world: 'workshop', structure: 'compare', skills: { 'whole-numbers.times-as-many': [6, 8, 9] } },
  delay: { world: 'train', structure: 'time', skills: { 'measurement.elapsed-time': [45, 60, 90] } },
  green: { world: 'station', structure: 'grow by a rule', skills: { 'whole-numbers.far-in-a-pattern': [5, 8, 9] } },
  game: { world: 'festival', structure: 'chance', skills: { 'statistics.simple-probability': [5, 7, 9] } },
  prints: { world: 'newspaper', structure: 'line', skills: { 'functions.linear-model': [7, 9, 12] } },
  bandages: {
    world: 'mountain',
    structure: 'measure and cut',
    skills: { 'fractions.divide-whole-by-unit': [5, 8, 9], 'fractions.word-divide-unit': [5, 8, 9] },
  },
  zipLine: {
    world: 'mountain',
    structure: 'right triangles',
    skills: { 'geometry.pythagoras-leg': [1, 1, 1], 'geometry.pythagoras-hypotenuse': [1, 1, 1] },
  },
  eggs: {
    world: 'garden',
    structure: 'part of a whole',
    skills: {
      'whole-numbers.within-five': [5, 5, 5],
      'whole-numbers.fill-a-ten-frame': [10, 10, 10],
      'whole-numbers.parts-of-a-number': [9, 9, 10],
      'whole-numbers.stories-within-ten': [10, 10, 10],
      'whole-numbers.number-bonds': [10, 18, 20],
      'whole-numbers.missing-addend': [12, 18, 20],
      'whole-numbers.teen-numbers': [10, 10, 10],
      'whole-numbers.three-addend-stories': [10, 10, 10],
      'whole-numbers.odd-or-even': [10, 10, 10],
      'whole-numbers.compare-to-ten': [10, 10, 10],
      'whole-numbers.two-step-stories': [10, 10, 10],
      'whole-numbers.two-step-mixed-stories': [10, 10, 10],
    },
  },
  lanterns: {
    world: 'festival',
    structure: 'tens and ones',
    skills: {
      'whole-numbers.add-tens-or-ones': [60, 80, 90],
      'whole-numbers.subtract-tens': [60, 80, 90],
      'whole-numbers.ten-more-or-less': [60, 80, 90],
    },
  },
  names: {
    world: 'newspaper',
    structure: 'large counts',
    skills: {
      'whole-numbers.round': [99, 999, 9999],
      'whole-numbers.compare': [99, 999, 9999],
      'whole-numbers.digit-value': [999, 999, 9999],
      'whole-numbers.expanded-form': [999, 999, 9999],
      'whole-numbers.add-multi-digit': [500, 900, 9999],
      'whole-numbers.subtract-multi-digit': [500, 900, 9999],
      'whole-numbers.count-on': [90, 90, 90],
      'whole-numbers.hundred-more-or-less': [800, 850, 870],
      'whole-numbers.add-several-two-digit': [99, 99, 99],
    },
  },
  sleds: {
    world: 'mountain',
    structure: 'decimal measures',
    skills: { 'decimals.compare': [9, 15, 25], 'decimals.round': [9, 15, 25], 'decimals.place-value': [9, 15, 25] },
  },
  cold: {
    world: 'station',
    structure: 'up and down',
    skills: {
      'integers.compare': [15, 25, 45],
      'integers.absolute-value': [15, 25, 45],
      'integers.opposite': [15, 25, 45],
    },
  },
  signs: {
    world: 'mountain',
    structure: 'fraction of',
    skills: {
      'fractions.compare-same-denominator': [8, 10, 12],
      'fractions.compare-same-numerator': [8, 10, 12],
      'fractions.compare-half': [9, 10, 12],
      'fractions.same-point': [6, 6, 6],
      'fractions.equivalent': [6, 8, 10],
    },
  },
  wreck: {
    world: 'reef',
    structure: 'map',
    skills: {
      'geometry.read-point': [6, 8, 10],
      'geometry.grid-distance': [6, 8, 9],
      'integers.quadrants': [6, 8, 9],
      'geometry.point-distance': [1, 1, 1],
      'geometry.translate-point': [1, 1, 1],
    },
  },
  quilt: {
    world: 'workshop',
    structure: 'array and area',
    skills: {
      'geometry.area-by-unit-squares': [6, 6, 6],
      'geometry.rows-and-columns': [6, 6, 6],
      'geometry.composite-area': [7, 8, 9],
    },
  },
  lots: { world: 'festival', structure: 'chance', skills: { 'statistics.two-draws': [8, 9, 10] } },
  receipts: {
    world: 'soccer',
    structure: 'two unknowns',
    skills: { 'algebra.systems-elimination': [6, 8, 9] },
  },
  leap: { world: 'workshop', structure: 'curve', skills: { 'functions.quadratic-story': [4, 4, 4] } },
  beam: {
    world: 'mountain',
    structure: 'turns',
    skills: {
      'geometry.angle-parts': [9, 9, 9],
      'geometry.angles-on-line': [9, 9, 9],
      'geometry.angles-around-point': [9, 9, 9],
    },
  },
  safe: {
    world: 'bakery',
    structure: 'equation',
    skills: {
      'whole-numbers.order-of-operations': [9, 12, 12],
      'equations.one-step': [12, 13, 15],
      'functions.find-input': [11, 11, 11],
      'equations.both-sides': [15, 15, 15],
    },
  },
  seats: {
    world: 'train',
    structure: 'equal groups',
    skills: {
      'whole-numbers.divide-by-two-digits': [20, 24, 28],
      'whole-numbers.multiply-by-multiples-of-ten': [9, 9, 9],
    },
  },
  raft: { world: 'workshop', structure: 'units', skills: { 'measurement.convert-length': [5, 7, 8] } },
} as const satisfies { readonly [id: string]: PlotFacts };
export type PlotId = keyof typeof plotTable;

const all = Object.entries(plotTable) as [PlotId, PlotFacts][];

/** The plots whose problems some of these skills have, in all worlds or in one. */
export const plotsFor = (codes: readonly string[], world?: StoryWorld): PlotId[] =>
  all.flatMap(([id, { skills, world: at }]) =>
    codes.some((code) => code in skills) && (world === undefined || at === world) ? [id] : [],
  );

/** The worlds in which there is a story for some of these skills. */
export const worldsFor = (codes: readonly string[]): StoryWorld[] => [
  ...new Set(plotsFor(codes).map((id) => plotTable[id].world)),
];
