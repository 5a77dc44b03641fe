import { capital } from '../../capital.ts';
import type { Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { article, firstNames } from '../kit/contexts.ts';
import { type DrawnName, drawnAt, drawnNames } from '../kit/drawn-things.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** An object with others around it, of which one is asked for by its position. */
type Where = {
  readonly middle: DrawnName;
  readonly around: readonly DrawnName[];
  readonly ask: 'above' | 'below' | 'next to' | 'in front of' | 'behind';
  readonly name: string;
};
const spots = ['above', 'below', 'next to'] as const;
const depths = ['in front of', 'behind'] as const;
const opposite = {
  above: 'below',
  below: 'above',
  'in front of': 'behind',
  behind: 'in front of',
  'next to': 'above',
} as const;
const spotsOf = (ask: Where['ask']): readonly Where['ask'][] => (depths.some((one) => one === ask) ? depths : spots);
const thingAt = ({ around }: Where, ask: Where['ask']): DrawnName => around[spotsOf(ask).indexOf(ask)] ?? 'star';

const drawWhere =
  (asks: readonly Where['ask'][]): Draw<Where> =>
  (rng) => {
    const [middle = 'star', ...around] = rng.shuffle(drawnNames);
    const ask = rng.pick(asks);
    return { middle, around: around.slice(0, spotsOf(ask).length), ask, name: rng.pick(firstNames) };
  };

function wherePolygons(p: Where) {
  const [one = 'star', two = 'ball', three = 'fish'] = p.around;
  if (spotsOf(p.ask) === depths)
    return [
      ...drawnAt(two, [{ x: 0.5, y: 0.55 }]),
      ...drawnAt(p.middle, [{ x: 0, y: 0 }], { size: 1.4 }),
      ...drawnAt(one, [{ x: -0.4, y: -0.45 }], { size: 0.8 }),
    ];
  return [
    ...drawnAt(p.middle, [{ x: 0, y: 0 }]),
    ...drawnAt(one, [{ x: 0, y: 1.1 }]),
    ...drawnAt(two, [{ x: 0, y: -1.1 }]),
    ...drawnAt(three, [{ x: 1.1, y: 0 }]),
  ];
}

/** Kindergarten: describe positions with above, below, next to, in front of and behind. */
const whereIsIt = skill<Where>({
  code: 'geometry.where-is-it',
  name: 'Tell where something is',
  canDo: 'I can say what is above, below, next to, in front or behind.',
  grade: 0,
  standards: ['K.G.A.1'],
  prerequisites: [],
  cases: {
    above: { label: 'above', draw: drawWhere(['above']) },
    below: { label: 'below', draw: drawWhere(['below']) },
    beside: { label: 'next to', draw: drawWhere(['next to']) },
    depth: { label: 'in front of or behind', draw: drawWhere(depths) },
  },
  pose: (p) => ({
    prompt: `What is ${p.ask} the ${p.middle}?`,
    picture: {
      kind: 'figure',
      polygons: wherePolygons(p),
      alt: `The ${p.middle}, with other things. ${spotsOf(p.ask)
        .map((spot) => `${capital(article(thingAt(p, spot)))} is ${spot} it.`)
        .join(' ')}`,
    },
    answer: choiceAnswer(
      thingAt(p, p.ask),
      [p.middle, ...p.around].toSorted().map((name) => [name, `The ${name}`] as const),
    ),
  }),
  solve: (p) => steps([thingAt(p, p.ask), `Find the ${p.middle} first. The ${thingAt(p, p.ask)} is ${p.ask} it.`]),
  hints: (p) => [
    `Put your finger on the ${p.middle}.`,
    spotsOf(p.ask) === depths
      ? 'What is in front covers what is behind.'
      : 'Up is above. Down is below. At the side is next to.',
  ],
  confirms: (p, key) => p.around.findIndex((name) => String(name) === key) === spotsOf(p.ask).indexOf(p.ask),
  mistakes: {
    'geometry.opposite-place': (p) => {
      const other = thingAt(p, opposite[p.ask]);
      return wrote(other, [other, `Look ${opposite[p.ask]} the ${p.middle}.`]);
    },
    'geometry.names-the-landmark': (p) => wrote(p.middle, [p.middle, 'Name what the question says.']),
  },
});

export const kindergartenPlaceSkills: readonly Skill[] = [whereIsIt];
