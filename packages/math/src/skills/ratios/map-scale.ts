import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, floatOf, fractionText, roundedText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { storyOf, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { mapStories } from '../stories/sizes.ts';

/** On a map, `cm` represent `km`; convert from the map to the world or back. */
type MapScale = {
  readonly cm: number;
  readonly km: number;
  readonly given: number;
  readonly to: 'world' | 'map';
};

const mapKey = ({ cm, km, given, to }: MapScale) => (to === 'world' ? exact(given * km, cm) : exact(given * cm, km));

/** Distances on a map. */
export const mapScale = skill<MapScale>({
  code: 'ratios.map-scale',
  name: 'Use the scale of a map',
  canDo: 'I can find distances with the scale of a map.',
  grade: 7,
  standards: ['7.G.A.1', '6.RP.A.3'],
  prerequisites: ['ratios.rate-problems'],
  cases: {
    'to-world': {
      label: 'from the map to the world',
      draw: (rng, level) => {
        const km = rng.int(2, byLevel(level, 10, 25, 60));
        const times = rng.int(2, byLevel(level, 9, 12, 20));
        return { cm: 1, km, given: times, to: 'world' };
      },
    },
    'to-map': {
      label: 'from the world to the map',
      draw: (rng, level) => {
        const km = rng.int(2, byLevel(level, 10, 25, 60));
        const times = rng.int(2, byLevel(level, 9, 12, 20));
        return { cm: 1, km, given: km * times, to: 'map' };
      },
    },
    'not-one': {
      label: 'a scale that does not start with one',
      draw: (rng, level) => {
        const km = rng.int(2, byLevel(level, 10, 25, 60));
        const times = rng.int(2, byLevel(level, 9, 12, 20));
        const cm = rng.pick([2, 3, 4]);
        const far = km % cm === 0 ? km + 1 : km;
        return rng.chance(0.5)
          ? { cm, km: far, given: cm * times, to: 'world' }
          : { cm, km: far, given: far * times, to: 'map' };
      },
    },
  },
  pose: (params) => ({
    prompt: tellWith(storyOf(mapStories, params.given + params.km)?.[params.to], params),
    answer: numberAnswer(mapKey(params)),
  }),
  solve: (params) => {
    const { cm, km, given, to } = params;
    const times = exact(given, to === 'world' ? cm : km);
    return steps(
      [
        `${given} ÷ ${to === 'world' ? cm : km} = ${fractionText(times)}`,
        `How often does \`${to === 'world' ? cm : km}\` go into \`${given}\`?`,
      ],
      [
        `${fractionText(times)} × ${to === 'world' ? km : cm} = ${fractionText(mapKey(params))}`,
        `Each time stands for \`${to === 'world' ? km : cm}\` ${to === 'world' ? 'km' : 'cm'}.`,
      ],
    );
  },
  hints: ({ cm, km, to, given }) => [
    `Make a small table: \`${cm}\` cm and \`${km}\` km, then \`${cm * 2}\` cm and \`${km * 2}\` km.`,
    to === 'world'
      ? `How many times \`${cm}\` cm are \`${given}\` cm?`
      : `How many times \`${km}\` km are \`${given}\` km?`,
    to === 'world' ? `Each time stands for \`${km}\` km.` : `Each time stands for \`${cm}\` cm.`,
  ],
  confirms: ({ cm, km, given, to }, key) =>
    to === 'world' ? near(floatOf(key) / given, km / cm) : near(given / floatOf(key), km / cm),
  wordProblem: true,
  mistakes: {
    'ratios.scale-wrong-way': ({ cm, km, given, to }) => {
      const value = to === 'world' ? exact(given * cm, km) : exact(given * km, cm);
      const text = value.d <= 20n ? fractionText(value) : roundedText(value);
      return wrote(text, [
        to === 'world' ? `${given} × ${cm} ÷ ${km}` : `${given} × ${km} ÷ ${cm}`,
        'Use the scale the other way round.',
      ]);
    },
    'ratios.additive': ({ cm, km, given, to }) => {
      const value = to === 'world' ? given + km - cm : given - km + cm;
      return wrote(
        String(value),
        [`${Math.max(km, cm)} - ${Math.min(km, cm)} = ${Math.abs(km - cm)}`, 'Look at the difference in the scale.'],
        [String(value), 'The difference stays the same.'],
      );
    },
    'ratios.multiply-only': ({ cm, km, given, to }) =>
      cm === 1
        ? undefined
        : wrote(String(given * (to === 'world' ? km : cm)), [
            `${given} × ${to === 'world' ? km : cm}`,
            'Multiply by the scale.',
          ]),
  },
});
