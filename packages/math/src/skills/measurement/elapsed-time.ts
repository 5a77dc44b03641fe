import type { Rng, Skill } from '../../types.ts';
import { measureAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { units } from '../kit/contexts.ts';
import { skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { atMinutes, clockText, known, named, timeChoice } from './clock.ts';

type Span = { readonly event: string; readonly from: number; readonly length: number };

const events = [
  'The film',
  'The football game',
  'The concert',
  'The train ride',
  'The art class',
  'The hike',
  'The swimming lesson',
  'The puppet show',
  'The dance class',
  'The museum tour',
  'The baking show',
  'The chess match',
  'The picnic',
  'The bike ride',
  'The reading hour',
  'The school play',
] as const;

const NOON = 12 * 60;

const drawSpan = (rng: Rng, hour: number, minute: number, length: number): Span => ({
  event: rng.pick(events),
  from: hour * 60 + minute,
  length,
});

const elapsedTime = skill<Span>({
  code: 'measurement.elapsed-time',
  name: 'Find how long something lasts',
  canDo: 'I can find how many minutes pass between two times.',
  grade: 3,
  standards: ['3.MD.A.1', '4.MD.A.2'],
  prerequisites: ['measurement.tell-time', 'whole-numbers.subtract-two-digit'],
  cases: {
    'same-hour': {
      label: 'within one hour',
      draw: (rng, level) => {
        const step = byLevel(level, 10, 5, 1);
        const hour = rng.int(1, 8);
        const minute = rng.int(1, Math.floor(25 / step)) * step;
        return drawSpan(rng, hour, minute, rng.int(1, Math.floor((59 - minute) / step)) * step);
      },
    },
    'over-the-hour': {
      label: 'past a full hour',
      draw: (rng, level) => {
        const step = byLevel(level, 10, 5, 1);
        const hour = rng.int(1, 8);
        const minute = rng.int(Math.ceil(35 / step), Math.floor(55 / step)) * step;
        const past = rng.int(1, Math.floor(25 / step)) * step;
        const hours = 0;
        return drawSpan(rng, hour, minute, 60 - minute + past + hours * 60);
      },
    },
    'more-than-an-hour': {
      label: 'longer than an hour',
      draw: (rng, level) => {
        const step = byLevel(level, 10, 5, 1);
        const hour = rng.int(1, 8);
        const minute = rng.int(Math.ceil(35 / step), Math.floor(55 / step)) * step;
        const past = rng.int(1, Math.floor(25 / step)) * step;
        const hours = rng.int(1, byLevel(level, 1, 2, 3));
        return drawSpan(rng, hour, minute, 60 - minute + past + hours * 60);
      },
    },
  },
  pose: ({ event, from, length }) => ({
    // What goes past twelve begins in the morning.
    prompt: `${event} starts at ${atMinutes(from)} ${from + length < NOON ? 'p.m.' : 'a.m.'} and ends at ${atMinutes(from + length)} p.m. How many minutes does it last?`,
    answer: measureAnswer(length, units.min),
  }),
  solve: ({ from, length }) => {
    const end = from + length;
    if (Math.floor(from / 60) === Math.floor(end / 60))
      return steps([`${end % 60} - ${from % 60} = ${length}`, 'Both times are in the same hour.']);
    const toHour = 60 - (from % 60);
    const hours = Math.floor(end / 60) - Math.floor(from / 60) - 1;
    return steps(
      [`60 - ${from % 60} = ${toHour}`, `Minutes up to ${atMinutes(from + toHour)}.`],
      ...(hours > 0
        ? [
            [
              `${hours} × 60 = ${hours * 60}`,
              `${hours === 1 ? 'One full hour' : `${hours} full hours`} up to ${atMinutes(end - (end % 60))}.`,
            ] as const,
          ]
        : []),
      [
        [toHour, ...(hours > 0 ? [hours * 60] : []), end % 60].join(' + ').concat(` = ${length}`),
        `Add the ${end % 60} minutes after the hour.`,
      ],
    );
  },
  hints: ({ from, length, event }) =>
    hintsHiding(
      length,
      `${event} ${atMinutes(from)} ${atMinutes(from + length)}`,
      'Draw a line for the time. Mark the start, the end and the full hours between.',
      'How many minutes are there from the start to the next full hour?',
      'An hour has 60 minutes, not 100. Jump from hour to hour, then add the minutes after the last one.',
    ),
  confirms: ({ from, length }, key) => {
    let [hour, minute] = [Math.floor(from / 60), from % 60];
    for (let passed = 0; passed < amountOf(key); passed += 1)
      [hour, minute] = minute === 59 ? [hour + 1, 0] : [hour, minute + 1];
    return hour * 60 + minute === from + length;
  },
  mistakes: {
    'measurement.hundred-minutes': ({ from, length }) => {
      const asNumber = (total: number) => Math.floor(total / 60) * 100 + (total % 60);
      const [start, end] = [asNumber(from), asNumber(from + length)];
      return end - start === length
        ? undefined
        : wrote(end - start, [`${end} - ${start} = ${end - start}`, 'Subtract the times like numbers.']);
    },
    'measurement.time-smaller-from-larger': ({ from, length }) => {
      const [m1, m2] = [from % 60, (from + length) % 60];
      const hours = Math.floor((from + length) / 60) - Math.floor(from / 60);
      if (m2 >= m1) return undefined;
      const answer = hours * 60 + m1 - m2;
      return wrote(
        answer,
        [`${hours} × 60 = ${hours * 60}`, 'Take the hours apart.'],
        [`${m1} - ${m2} = ${m1 - m2}`, 'Take the minutes apart, smaller from larger.'],
        [`${hours * 60} + ${m1 - m2} = ${answer}`, 'Put them together.'],
      );
    },
  },
  wordProblem: true,
});

const forgetsHour = ({ from, length }: Span): string | undefined =>
  (from % 60) + length < 60 ? undefined : clockText(named(Math.floor(from / 60)), ((from % 60) + length) % 60);
const hundredMinutes = ({ from, length }: Span): string | undefined => {
  const sum = (from % 60) + length;
  return sum < 60 ? undefined : clockText(named(Math.floor(from / 60) + Math.floor(sum / 100)), sum % 100);
};

const laterTime = skill<Span>({
  code: 'measurement.later-time',
  name: 'Find when something ends',
  canDo: 'I can find the time some minutes later.',
  grade: 3,
  standards: ['3.MD.A.1'],
  prerequisites: ['measurement.tell-time', 'whole-numbers.add-two-digit'],
  cases: {
    'same-hour': {
      label: 'within one hour',
      draw: (rng, level) => {
        const step = byLevel(level, 10, 5, 1);
        const minute = rng.int(1, Math.floor(20 / step)) * step;
        const length = Math.max(5, rng.int(1, Math.floor(39 / step)) * step);
        return drawSpan(rng, rng.int(1, 8), minute, length + 0);
      },
    },
    'over-the-hour': {
      label: 'past a full hour',
      draw: (rng, level) => {
        const step = byLevel(level, 10, 5, 1);
        const minute = rng.int(Math.ceil(35 / step), Math.floor(55 / step)) * step;
        const length = 60 - minute + rng.int(1, Math.floor(25 / step)) * step;
        return drawSpan(rng, rng.int(1, 8), minute, length + 0);
      },
    },
    'more-than-an-hour': {
      label: 'longer than an hour',
      draw: (rng, level) => {
        const step = byLevel(level, 10, 5, 1);
        const minute = rng.int(Math.ceil(35 / step), Math.floor(55 / step)) * step;
        const length = 60 - minute + rng.int(1, Math.floor(25 / step)) * step;
        return drawSpan(rng, rng.int(1, 8), minute, length + 60);
      },
    },
  },
  pose: (params) => {
    const { event, from, length } = params;
    const end = from + length;
    return {
      prompt: `${event} starts at ${atMinutes(from)} p.m. and lasts ${length} minutes. When does it end?`,
      answer: timeChoice(atMinutes(end), known(forgetsHour(params), hundredMinutes(params)), [
        atMinutes(end + 60),
        atMinutes(end + 10),
        atMinutes(end + 30),
        atMinutes(end + 700),
      ]),
    };
  },
  solve: ({ from, length }) => {
    const toHour = 60 - (from % 60);
    if (length < toHour)
      return steps(
        [`${from % 60} + ${length} = ${(from % 60) + length}`, 'It ends before the next full hour.'],
        [atMinutes(from + length), 'The hour stays the same.'],
      );
    return steps(
      [`60 - ${from % 60} = ${toHour}`, `Up to ${atMinutes(from + toHour)} it takes ${toHour} minutes.`],
      [`${length} - ${toHour} = ${length - toHour}`, 'So many minutes are still to come.'],
      [atMinutes(from + length), `Go on from ${atMinutes(from + toHour)}.`],
    );
  },
  hints: ({ from }) => [
    'Draw a line for the time and mark the start.',
    `How many minutes is it from ${atMinutes(from)} to the next full hour?`,
    'Use up that many minutes first. Then go on from the full hour with the rest.',
  ],
  confirms: ({ from, length }, key) => {
    const [h = 0, m = 0] = key.split(':').map(Number);
    return (h * 60 + m - from - length) % 720 === 0;
  },
  mistakes: {
    'measurement.hundred-minutes': (p) =>
      hundredMinutes(p) === undefined
        ? undefined
        : wrote(hundredMinutes(p) ?? '', [
            `${p.from % 60} + ${p.length} = ${(p.from % 60) + p.length}`,
            'Add the minutes.',
          ]),
    'measurement.new-hour-forgotten': (p) =>
      forgetsHour(p) === undefined || forgetsHour(p) === atMinutes(p.from + p.length)
        ? undefined
        : wrote(
            forgetsHour(p) ?? '',
            [`${p.from % 60} + ${p.length} = ${(p.from % 60) + p.length}`, 'Add the minutes.'],
            [forgetsHour(p) ?? '', 'Start again after 60.'],
          ),
  },
  wordProblem: true,
});

export const elapsedTimeSkills: readonly Skill[] = [elapsedTime, laterTime];
