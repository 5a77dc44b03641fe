import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Data, largest, sumText } from './data.ts';

const totalOf = (values: Data) => values.reduce((sum, value) => sum + value, 0);

/** A histogram with bins of one width that start at `start`; asked: how many from bin number `from` on, or before it. */
type Bins = { topic: number; side: 'from' | 'below'; start: number; width: number; counts: Data; at: number };

const binTopics = [
  { axis: 'minutes of reading', who: 'students', verb: 'read for' },
  { axis: 'minutes on the way to school', who: 'students', verb: 'needed' },
  { axis: 'minutes in the queue', who: 'visitors', verb: 'waited' },
] as const;
const binTopic = ({ topic }: Bins) => binTopics[topic] ?? binTopics[0];
const cut = ({ start, width, at }: Bins) => start + width * at;
const wantedCounts = ({ side, counts, at }: Bins) => (side === 'from' ? counts.slice(at) : counts.slice(0, at));
const edges = ({ start, width }: Bins, index: number) => ({
  from: start + width * index,
  to: start + width * (index + 1),
});

const histogram = skill<Bins>({
  code: 'statistics.read-histogram',
  name: 'Read a histogram',
  canDo: 'I can tell from a histogram how many values lie in a range.',
  grade: 6,
  standards: ['6.SP.B.4', 'S-ID.A.1'],
  prerequisites: ['statistics.read-dot-plot'],
  cases: {
    from: {
      label: 'from a value on',
      draw: (rng, level) => {
        const bars = 3 + level;
        const at = rng.int(1, bars - 2);
        return {
          topic: rng.int(0, binTopics.length - 1),
          side: 'from',
          start: 0,
          width: rng.pick([5, 10, 20]),
          counts: Array.from({ length: bars }, () => rng.int(2, 6 + 3 * level)),
          at,
        };
      },
    },
    below: {
      label: 'below a value',
      draw: (rng, level) => {
        const bars = 3 + level;
        const at = rng.int(2, bars - 1);
        return {
          topic: rng.int(0, binTopics.length - 1),
          side: 'below',
          start: 0,
          width: rng.pick([5, 10, 20]),
          counts: Array.from({ length: bars }, () => rng.int(2, 6 + 3 * level)),
          at,
        };
      },
    },
  },
  pose: (bins) => ({
    prompt: `How many ${binTopic(bins).who} ${binTopic(bins).verb} ${bins.side === 'from' ? `\`${cut(bins)}\` minutes or more` : `less than \`${cut(bins)}\` minutes`}? Each bar counts from its left edge up to, but not including, its right edge.`,
    picture: {
      kind: 'histogram',
      bins: bins.counts.map((count, index) => ({ ...edges(bins, index), count })),
      label: `${binTopic(bins).axis} (height: ${binTopic(bins).who})`,
      alt: `A histogram of ${binTopic(bins).axis}. ${bins.counts.map((count, index) => `From ${edges(bins, index).from} to ${edges(bins, index).to}: ${count}.`).join(' ')}`,
    },
    answer: { kind: 'number', key: String(totalOf(wantedCounts(bins))) },
  }),
  solve: (bins) =>
    steps([
      `${sumText(wantedCounts(bins))} = ${totalOf(wantedCounts(bins))}`,
      `Add the heights of all bars ${bins.side === 'from' ? 'to the right' : 'to the left'} of \`${cut(bins)}\`.`,
    ]),
  hints: (bins) => [
    `The height of a bar says how many ${binTopic(bins).who} are in it.`,
    `Find \`${cut(bins)}\` on the line below. Which bars lie ${bins.side === 'from' ? 'to the right' : 'to the left'} of it?`,
    `There are \`${wantedCounts(bins).length}\` such bars. Add their heights.`,
  ],
  confirms: (bins, key) => {
    const values = bins.counts.flatMap((count, index) =>
      Array.from({ length: count }, () => edges(bins, index).from + bins.width / 2),
    );
    return (
      values.filter((value) => (bins.side === 'from' ? value >= cut(bins) : value < cut(bins))).length === Number(key)
    );
  },
  mistakes: {
    'statistics.histogram-bars-as-cases': (bins) =>
      wrote(String(wantedCounts(bins).length), [String(wantedCounts(bins).length), 'Count the bars on that side.']),
    'statistics.histogram-one-bar': (bins) => {
      const bar = bins.counts[bins.side === 'from' ? bins.at : bins.at - 1] ?? 0;
      return wrote(String(bar), [String(bar), `Read the bar that stands at \`${cut(bins)}\`.`]);
    },
    'statistics.histogram-tallest-bar': (bins) => {
      const tallest = largest(bins.counts);
      return wrote(String(tallest), [String(tallest), 'The bars go up to this number.']);
    },
  },
});

export const histogramSkills = [histogram];
