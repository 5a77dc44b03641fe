import { numberInWords } from '../../number-names.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { clockText, named } from './clock.ts';

type Time = { readonly hour: number; readonly minute: number };

const HALF = 30;
const QUARTER = 15;
/** Half a day as it is told: school begins before noon and ends after it. */
const half = ({ hour }: Time): 'a.m.' | 'p.m.' => (hour >= 7 && hour < 12 ? 'a.m.' : 'p.m.');
const partOfDay = (time: Time): string => (half(time) === 'a.m.' ? 'in the morning' : 'in the afternoon');
const minutes = (n: number): string =>
  n === QUARTER ? 'a quarter' : `${numberInWords(n)} ${n === 1 ? 'minute' : 'minutes'}`;

/** A time of day in words: "half past seven", "a quarter to four". */
function inWords({ hour, minute }: Time): string {
  if (minute === 0) return `${numberInWords(hour)} o’clock`;
  if (minute === HALF) return `half past ${numberInWords(hour)}`;
  return minute < HALF
    ? `${minutes(minute)} past ${numberInWords(hour)}`
    : `${minutes(60 - minute)} to ${numberInWords(named(hour + 1))}`;
}

/** Grades 1 and 2: a time that is told, shown on a clock with hands. */
export const setClock = skill<Time>({
  code: 'measurement.set-clock',
  name: 'Show a time on a clock',
  canDo: 'I can set the hands of a clock to a time.',
  grade: 2,
  standards: ['1.MD.B.3', '2.MD.C.7'],
  prerequisites: ['measurement.tell-time'],
  cases: {
    'hour-or-half': {
      label: 'on the hour or half past',
      draw: (rng) => ({ hour: rng.int(1, 11), minute: rng.pick([0, HALF]) }),
    },
    past: {
      label: 'in the first half of the hour',
      draw: (rng, level) => ({
        hour: rng.int(1, 11),
        minute: level === 3 ? rng.int(11, 29) : 5 * rng.int(1, 5),
      }),
    },
    before: {
      label: 'in the second half of the hour',
      draw: (rng, level) => ({
        hour: rng.int(1, 11),
        minute: level === 3 ? rng.int(31, 59) : 5 * rng.int(byLevel(level, 9, 7, 7), 11),
      }),
    },
  },
  pose: (time) => ({
    prompt: `It is ${inWords(time)} ${partOfDay(time)}. Write the time in numbers.`,
    answer: { kind: 'number', key: `${clockText(time.hour, time.minute)} ${half(time)}` },
  }),
  solve: (time) =>
    steps(
      [
        String(time.hour),
        time.minute === 0
          ? `The short hand points straight at ${time.hour}.`
          : `The short hand has passed ${time.hour} and has not reached ${named(time.hour + 1)}.`,
      ],
      [String(time.minute), `From the top, the long hand goes ${time.minute} small marks.`],
      [clockText(time.hour, time.minute), 'Hours first, then minutes.'],
    ),
  hints: () => [
    'The short hand shows the hour. The long hand shows the minutes.',
    'Five minutes pass from one number to the next.',
    'Before the full hour, the short hand has not reached its number yet.',
  ],
  confirms: (time, key) => {
    const [h = 0, m = 0] = key
      .replace(/ [ap]\.m\.$/, '')
      .split(':')
      .map(Number);
    const whole = (hours: number, past: number) => (hours % 12) * 60 + past;
    return whole(h, m) === whole(time.hour, time.minute) && key.endsWith(half(time));
  },
  mistakes: {
    'measurement.clock-nearest-hour': (time) =>
      time.minute > HALF
        ? wrote(clockText(named(time.hour + 1), time.minute), [
            String(named(time.hour + 1)),
            `The short hand goes to ${named(time.hour + 1)}, the hour that is said.`,
          ])
        : undefined,
    'measurement.clock-minute-face-value': ({ hour, minute }) => {
      const told = minute > HALF ? 60 - minute : minute;
      return told > 0 && told < 12 && told * 5 !== minute
        ? wrote(clockText(hour, told * 5), [String(told), `The long hand goes to the number ${told}.`])
        : undefined;
    },
  },
});
