import type { Rng } from '@lemma/math';
import type { Frame } from './frame.ts';

/** Who drives: it changes nothing about the numbers. */
const DRIVERS = [
  ['a goat that waves at every cow', 'a penguin who is afraid of snow'],
  ['a retired pirate', 'a very punctual sloth'],
  ['a baker who sings at each crossing', 'a cat that naps between stations'],
  ['two raccoons in one coat', 'a grandmother in a racing helmet'],
] as const;

const CALLED =
  /\bd ?= ?rt\b|\bdistance,? ?(?:=|,|and|-)? ?rate,? ?(?:×|x|times|,|and|-)? ?(?:and )?time\b|\brate[- ]time[- ]distance\b|\btrains? (?:word )?problems?\b|\btwo trains\b|\btravel(?:ing)? (?:word )?problems?\b/;

const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const speedsOf = (rng: Rng): readonly [number, number] => {
  const first = rng.int(4, 8) * 10;
  return [first, first + rng.int(1, 3) * 10];
};

/** Stories of distance, rate and time, each with the equation that it is set up as. */
export const travelFrames: readonly Frame[] = [
  {
    id: 'travel-meet',
    practices: ['equations.word-problems'],
    called: CALLED,
    tell: (rng) => {
      const [slow, fast] = speedsOf(rng);
      const time = rng.int(2, 5);
      const [one, other] = rng.pick(DRIVERS);
      const apart = (slow + fast) * time;
      return {
        prompt: `Two trains leave two stations that are ${apart} miles apart at the same time and head toward each other. One is driven by ${one} and goes ${slow} miles an hour, the other by ${other} and goes ${fast} miles an hour. After how many hours do they meet, each very surprised?`,
        work: `${slow} × ${time} + ${fast} × ${time} = ${apart}`,
        answer: `${hours(time)}; with t for the hours, rate times time of both makes the whole distance: \`${slow}t + ${fast}t = ${apart}\`, so \`${slow + fast}t = ${apart}\` and \`t = ${time}\``,
      };
    },
  },
  {
    id: 'travel-catch',
    practices: ['equations.word-problems'],
    called: CALLED,
    tell: (rng) => {
      const slow = rng.int(4, 6) * 10;
      const time = rng.int(2, 4);
      const ahead = 1;
      const fast = (slow * (time + ahead)) / time;
      const isWhole = Number.isInteger(fast);
      const [own, rate, late] = isWhole ? [slow, fast, time] : [60, 90, 2];
      const [one, other] = rng.pick(DRIVERS);
      return {
        prompt: `A train driven by ${one} leaves the station at ${own} miles an hour. One hour later ${other} notices that the lunch is on that train, and follows on the next track at ${rate} miles an hour. How many hours after leaving does the second train catch up?`,
        work: `${own} × ${late + ahead} = ${rate * late}`,
        answer: `${hours(late)}; with t for the hours of the second train, both have gone equally far: \`${own}(t + 1) = ${rate}t\`, so \`t = ${late}\``,
      };
    },
  },
];
