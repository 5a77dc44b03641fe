import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** The line y = mx + b on axes whose squares are one wide and `sy` high; asked: y at x = at, or x where y is its value. */
type Reading = { story: number; m: number; b: number; sy: number; at: number; ask: 'y' | 'x' };

const readings = [
  { x: 'minutes', y: 'liters in the tank' },
  { x: 'hours', y: 'cost in dollars' },
  { x: 'days', y: 'height in centimeters' },
] as const;
const storyOf = ({ story }: Reading) => readings[story] ?? readings[0];
/** So many squares the graph goes along. */
const WIDTH = 8;
const heightAt = ({ m, b }: Reading, x: number) => m * x + b;

const readGraph = skill<Reading>({
  code: 'functions.read-graph',
  name: 'Read values from a graph',
  canDo: 'I can read a value from a graph, in both directions.',
  grade: 5,
  standards: ['5.G.A.2', '6.EE.C.9', '8.F.B.4'],
  prerequisites: [],
  cases: {
    up: {
      label: 'from the line below to the side',
      draw: (rng, level) => {
        const sy = rng.pick(byLevel(level, [2], [5], [5, 10, 20]));
        return {
          story: rng.int(0, readings.length - 1),
          m: sy * rng.int(1, 2),
          b: sy * rng.int(1, 3),
          sy,
          at: rng.int(2, 6),
          ask: 'y',
        };
      },
    },
    across: {
      label: 'from the side to the line below',
      draw: (rng, level) => {
        const sy = rng.pick(byLevel(level, [2], [5], [5, 10, 20]));
        return {
          story: rng.int(0, readings.length - 1),
          m: sy * rng.int(1, 2),
          b: sy * rng.int(1, 3),
          sy,
          at: rng.int(2, 6),
          ask: 'x',
        };
      },
    },
  },
  pose: (reading) => {
    const { x, y } = storyOf(reading);
    const top = heightAt(reading, WIDTH);
    return {
      prompt:
        reading.ask === 'y'
          ? `The graph shows ${y} after some ${x}. What does it show after \`${reading.at}\` ${x}? Give the number for ${y}.`
          : `The graph shows ${y} after some ${x}. After how many ${x} does it show \`${heightAt(reading, reading.at)}\`?`,
      picture: {
        kind: 'coordinate-plane',
        x: { from: 0, to: WIDTH, step: 1, label: x },
        y: { from: 0, to: top, step: reading.sy, label: y },
        lines: [{ x1: 0, y1: reading.b, x2: WIDTH, y2: top }],
        alt: `A straight rising line that shows ${y} against ${x}. It starts at ${reading.b} and ends at ${top} after ${WIDTH} ${x}. One square is ${reading.sy} high.`,
      },
      answer: { kind: 'number', key: String(reading.ask === 'y' ? heightAt(reading, reading.at) : reading.at) },
    };
  },
  solve: (reading) => {
    const height = heightAt(reading, reading.at);
    return reading.ask === 'y'
      ? steps(
          [`x = ${reading.at}`, `Find \`${reading.at}\` on the line below and go up to the graph.`],
          [`y = ${height}`, `Go across and read the side. One square is \`${reading.sy}\`.`],
        )
      : steps(
          [`y = ${height}`, `Find \`${height}\` on the side and go across to the graph.`],
          [`x = ${reading.at}`, 'Go down and read the line below.'],
        );
  },
  hints: (reading) => [
    `Which axis shows ${reading.ask === 'y' ? storyOf(reading).x : storyOf(reading).y}? Start there.`,
    reading.ask === 'y'
      ? 'Go straight up to the line, then straight across to the side.'
      : 'Go straight across to the line, then straight down.',
    reading.ask === 'y'
      ? `One square on the side stands for \`${reading.sy}\`.`
      : 'One square on the line below stands for `1`.',
  ],
  confirms: (reading, key) =>
    reading.ask === 'y'
      ? near((Number(key) - reading.b) / reading.m, reading.at)
      : near(heightAt(reading, Number(key)), heightAt(reading, reading.at)),
  mistakes: {
    'functions.graph-counts-squares': (reading) =>
      reading.ask === 'x'
        ? undefined
        : wrote(String(heightAt(reading, reading.at) / reading.sy), [
            String(heightAt(reading, reading.at) / reading.sy),
            'Count the squares up to the line.',
          ]),
    'functions.graph-axes-swapped': (reading) => {
      const { ask, at, sy, m, b } = reading;
      const start = ask === 'y' ? at : heightAt(reading, at);
      // The number has to stand on the other axis, and the graph has to be there.
      if (ask === 'y' ? at % sy !== 0 || at < b || (at - b) % m !== 0 : start > WIDTH) return undefined;
      return ask === 'y'
        ? wrote((at - b) / m, [
            String((at - b) / m),
            `Find \`${at}\` on the side, go across to the graph and read below.`,
          ])
        : wrote(heightAt(reading, start), [
            String(heightAt(reading, start)),
            `Find \`${start}\` on the line below, go up to the graph and read the side.`,
          ]);
    },
    'functions.graph-start-ignored': (reading) => {
      const { ask, at, m } = reading;
      const answer = ask === 'y' ? m * at : heightAt(reading, at) / m;
      return Number.isInteger(answer)
        ? wrote(String(answer), [
            ask === 'y' ? `${m} * ${at} = ${answer}` : `${heightAt(reading, at)}/${m} = ${answer}`,
            `It goes \`${m}\` up for each one.`,
          ])
        : undefined;
    },
  },
});

export const readGraphSkills = [readGraph];
