import { pickNames } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Four parts of a trip, A to D: their lengths in minutes and the distance from home at the end of each. */
type Journey = {
  name: string;
  ask: 'fastest' | 'stopped' | 'returning';
  minutes: readonly number[];
  distances: readonly number[];
};

const parts = ['A', 'B', 'C', 'D'] as const;
const legs = ({ minutes, distances }: Journey) =>
  parts.map((part, index) => {
    const from = index === 0 ? 0 : (distances[index - 1] ?? 0);
    const to = distances[index] ?? 0;
    return {
      part,
      index,
      time: minutes[index] ?? 1,
      from,
      to,
      speed: (to - from) / (minutes[index] ?? 1),
      height: (from + to) / 2,
    };
  });
const best = (journey: Journey, by: (leg: ReturnType<typeof legs>[number]) => number) =>
  [...legs(journey)].sort((a, b) => by(b) - by(a))[0]?.part ?? 'A';

function keyOf(journey: Journey): string {
  if (journey.ask === 'stopped') return best(journey, ({ speed }) => -Math.abs(speed));
  if (journey.ask === 'returning') return best(journey, ({ speed }) => -speed);
  return best(journey, ({ speed }) => Math.abs(speed));
}
const edgesOf = ({ minutes }: Journey) =>
  [0, 1, 2, 3, 4].map((count) => minutes.slice(0, count).reduce((sum, time) => sum + time, 0));

const journeyGraph = skill<Journey>({
  code: 'functions.journey-graph',
  name: 'Tell the story of a distance graph',
  canDo: 'I can say what a distance graph tells about a trip.',
  grade: 8,
  standards: ['8.F.B.5', 'F-IF.B.4'],
  prerequisites: ['functions.read-graph'],
  cases: casesOf(
    { fastest: 'where it is fastest', stopped: 'where it stands still', returning: 'where it comes back' },
    (rng, level, caseId) => {
      const [name = 'Mei'] = pickNames(rng, 1);
      const slow = rng.int(4, 6);
      const first = slow * rng.pick([20, 30]);
      const quick = rng.int(2, 3);
      const top = first + quick * rng.pick([80, 100, 120]);
      const last = rng.int(5, 6 + level);
      const ask = caseId === 'fastest' ? 'fastest' : caseId === 'stopped' ? 'stopped' : 'returning';
      return {
        name,
        ask,
        minutes: [slow, rng.int(3, 5), quick, last],
        distances: [first, first, top, top - last * rng.pick([10, 20])],
      };
    },
  ),
  pose: (journey) => {
    const edges = edgesOf(journey);
    const heights = [0, ...journey.distances];
    const top = Math.max(...journey.distances);
    const asked = { fastest: 'moves fastest', stopped: 'stands still', returning: 'comes back toward home' }[
      journey.ask
    ];
    return {
      prompt: `The graph shows how far ${journey.name} is from home during a trip. It has four parts: A, B, C and D, in this order. In which part is it that ${journey.name} ${asked}?`,
      picture: {
        kind: 'coordinate-plane',
        x: { from: 0, to: (edges[4] ?? 16) + 1, step: 2, label: 'minutes' },
        y: { from: 0, to: Math.ceil((top + 40) / 100) * 100, step: 100, label: 'meters from home' },
        segments: parts.map((_, i) => ({
          x1: edges[i] ?? 0,
          y1: heights[i] ?? 0,
          x2: edges[i + 1] ?? 0,
          y2: heights[i + 1] ?? 0,
        })),
        points: parts.map((part, i) => ({
          x: ((edges[i] ?? 0) + (edges[i + 1] ?? 0)) / 2,
          y: ((heights[i] ?? 0) + (heights[i + 1] ?? 0)) / 2,
          label: part,
        })),
        alt: `A graph of meters from home against minutes, in four straight parts. ${legs(journey)
          .map(
            ({ part, index, from, to }) =>
              `${part}: minute ${edges[index]} to ${edges[index + 1]}, from ${from} m to ${to} m.`,
          )
          .join(' ')}`,
      },
      answer: {
        kind: 'choice',
        key: keyOf(journey),
        options: parts.map((part) => ({ id: part, label: `Part ${part}` })),
      },
    };
  },
  solve: (journey) => {
    const leg = legs(journey).find(({ part }) => part === keyOf(journey));
    const why = {
      fastest: 'Its steepness is its speed, and this part is the steepest.',
      stopped: 'Here the time goes on and the distance stays the same.',
      returning: 'Here the distance from home gets smaller.',
    }[journey.ask];
    return steps(
      [
        `(${leg?.to ?? 0} - ${leg?.from ?? 0})/${leg?.time ?? 1}`,
        `Look at part ${leg?.part ?? 'A'}: change of distance in each minute.`,
      ],
      [
        String(leg?.speed ?? 0).includes('.')
          ? `${(leg?.to ?? 0) - (leg?.from ?? 0)}/${leg?.time ?? 1}`
          : String(leg?.speed ?? 0),
        why,
      ],
    );
  },
  hints: ({ ask }) => [
    'The graph is not a picture of the road. It shows how the distance from home changes as time goes on.',
    {
      fastest: 'Fast means: many meters in few minutes. Compare the steepness of the parts.',
      stopped: 'Standing still means: time goes on, and the distance does not change.',
      returning: 'Coming back means: the distance from home gets smaller.',
    }[ask],
  ],
  confirms: (journey, key) => {
    const chosen = legs(journey).find(({ part }) => part === key);
    const others = legs(journey).filter(({ part }) => part !== key);
    if (chosen === undefined) return false;
    if (journey.ask === 'stopped') return chosen.from === chosen.to && others.every(({ from, to }) => from !== to);
    if (journey.ask === 'returning') return chosen.to < chosen.from && others.every(({ from, to }) => to >= from);
    return others.every(
      ({ from, to, time }) => Math.abs(to - from) * chosen.time < Math.abs(chosen.to - chosen.from) * time,
    );
  },
  mistakes: {
    'functions.graph-height-for-slope': (journey) => {
      if (journey.ask === 'returning') return undefined;
      const part = best(journey, ({ height }) => (journey.ask === 'fastest' ? height : -height));
      const { from, to } = legs(journey).find((leg) => leg.part === part) ?? { from: 0, to: 0 };
      return wrote(part, [
        `y = ${journey.ask === 'fastest' ? Math.max(from, to) : Math.min(from, to)}`,
        journey.ask === 'fastest'
          ? 'Here the graph is highest, so this is fastest.'
          : 'Here the graph is lowest, so nothing happens.',
      ]);
    },
    'functions.graph-as-picture': (journey) => {
      if (journey.ask !== 'fastest') return undefined;
      const part = best(journey, ({ speed }) => -speed);
      const height = legs(journey).find((leg) => leg.part === part)?.to ?? 0;
      return wrote(part, [`y = ${height}`, 'Here the way goes downhill, so it is fast.']);
    },
    'functions.graph-longest-part': (journey) =>
      journey.ask === 'fastest'
        ? wrote(
            best(journey, ({ time }) => time),
            [String(Math.max(...journey.minutes)), 'This part goes on for the longest time.'],
          )
        : undefined,
  },
  wordProblem: true,
});

export const journeyGraphSkills = [journeyGraph];
