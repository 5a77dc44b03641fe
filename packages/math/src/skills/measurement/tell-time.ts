import type { Skill } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { atMinutes, clockText, known, named, timeChoice } from './clock.ts';

type Time = { readonly hour: number; readonly minute: number };

/** The short hand taken for the minutes: after the half hour it stands nearer to the next number. */
const handsSwapped = ({ hour, minute }: Time): string | undefined =>
  minute % 5 === 0 ? clockText(minute === 0 ? 12 : minute / 5, ((minute > 30 ? hour + 1 : hour) % 12) * 5) : undefined;
const nearestHour = ({ hour, minute }: Time): string | undefined =>
  minute > 30 ? clockText(named(hour + 1), minute) : undefined;
const minuteFace = ({ hour, minute }: Time): string | undefined =>
  minute % 5 === 0 ? clockText(hour, minute === 0 ? 12 : minute / 5) : undefined;

/** The position of the hands in words, without the time. */
function handsInWords({ hour, minute }: Time): string {
  const short = minute === 0 ? `points at ${hour}` : `stands between ${hour} and ${named(hour + 1)}`;
  const mark = named(Math.floor(minute / 5) || 12);
  const past = minute % 5;
  const long = past === 0 ? `points at ${mark}` : `stands ${past} small ${past === 1 ? 'mark' : 'marks'} past ${mark}`;
  return `A round clock. The short hand ${short}; the long hand ${long}.`;
}

const tellTime = skill<Time>({
  code: 'measurement.tell-time',
  name: 'Tell the time',
  canDo: 'I can read a clock with hands.',
  grade: 2,
  standards: ['1.MD.B.3', '2.MD.C.7', '3.MD.A.1'],
  prerequisites: ['whole-numbers.count-on'],
  cases: {
    'hour-or-half': {
      label: 'on the hour or half past',
      draw: (rng) => {
        const hour = rng.int(1, 12);
        return { hour, minute: rng.pick([0, 30]) };
      },
    },
    past: {
      label: 'in the first half of the hour',
      draw: (rng, level) => {
        const hour = rng.int(1, 12);
        if (level === 3) return { hour, minute: rng.int(1, 29) };
        return {
          hour,
          minute: 5 * rng.int(1, 5),
        };
      },
    },
    before: {
      label: 'in the second half of the hour',
      draw: (rng, level) => {
        const hour = rng.int(1, 12);
        if (level === 3) return { hour, minute: rng.int(31, 59) };
        return {
          hour,
          minute: 5 * rng.int(byLevel(level, 7, 7, 7), byLevel(level, 10, 11, 11)),
        };
      },
    },
  },
  pose: (params) => {
    const { hour, minute } = params;
    const others = known(handsSwapped(params), nearestHour(params), minuteFace(params));
    const fillers = [
      atMinutes(hour * 60 + minute + 15),
      atMinutes(hour * 60 + minute + 60),
      atMinutes(hour * 60 + minute + 705),
    ];
    return {
      prompt: 'What time does the clock show?',
      answer: timeChoice(clockText(hour, minute), others, fillers),
      picture: { kind: 'clock', hour, minute, alt: handsInWords(params) },
    };
  },
  solve: ({ hour, minute }) =>
    steps(
      [
        String(hour),
        minute === 0
          ? `The short hand points straight at ${hour}.`
          : `The short hand has passed ${hour} and not yet reached ${named(hour + 1)}, so the hour is ${hour}.`,
      ],
      [String(minute), `Count the minutes of the long hand from the top: ${minute}.`],
      [clockText(hour, minute), 'Hours first, then minutes.'],
    ),
  hints: () => [
    'The short hand shows the hour. The long hand shows the minutes.',
    'Which hour has the short hand passed last? That is the hour, even when the next one is close.',
    'Count the minutes for the long hand: five for each big mark, starting at the top.',
  ],
  confirms: ({ hour, minute }, key) => {
    const [h = 0, m = 0] = key.split(':').map(Number);
    const angles = (hours: number, minutes: number) => [(hours % 12) * 30 + minutes / 2, minutes * 6];
    return angles(h, m).join() === angles(hour, minute).join();
  },
  mistakes: {
    'measurement.clock-hands-swapped': (p) =>
      handsSwapped(p) === undefined || handsSwapped(p) === clockText(p.hour, p.minute)
        ? undefined
        : wrote(handsSwapped(p) ?? '', [
            handsSwapped(p) ?? '',
            'The long hand shows the hour, the short hand the minutes.',
          ]),
    'measurement.clock-nearest-hour': (p) =>
      nearestHour(p) === undefined
        ? undefined
        : wrote(nearestHour(p) ?? '', [
            String(named(p.hour + 1)),
            `The short hand is nearest to ${named(p.hour + 1)}.`,
          ]),
    'measurement.clock-minute-face-value': (p) =>
      minuteFace(p) === undefined
        ? undefined
        : wrote(minuteFace(p) ?? '', [
            String(p.minute === 0 ? 12 : p.minute / 5),
            'The long hand points at this number.',
          ]),
  },
});

export const tellTimeSkills: readonly Skill[] = [tellTime];
