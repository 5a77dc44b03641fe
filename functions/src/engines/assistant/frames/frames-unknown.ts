import type { Level, Rng } from '@lemma/math';
import { type Frame, two } from './frame.ts';

const TOPS: readonly (readonly number[])[] = [
  [4, 5, 9],
  [5, 9, 14],
  [12, 45, 80],
  [60, 250, 480],
  [300, 2500, 9000],
];
const numberFor = (rng: Rng, level: Level, grade: number): number => {
  const tops = TOPS[Math.min(4, Math.max(0, grade))] ?? [];
  return rng.int(2, tops[rng.int(0, level - 1)] ?? 9);
};

/** Stories of joining, taking away and comparing, by the place of what is not known. */
export const unknownFrames: readonly Frame[] = [
  {
    id: 'start-unknown-join',
    practices: ['whole-numbers.add-subtract-stories'],
    called: /\bstart(?:ing)?(?: number)? (?:is )?unknown\b|\bunknown start\b|\bmissing start\b/,
    tell: (rng, level, grade, { things }) => {
      const [a, b, [one, other]] = [numberFor(rng, level, grade), numberFor(rng, level, grade), two(rng)];
      return {
        prompt: `${one} has some ${things}. ${other} gives ${one} ${b} more. Now ${one} has ${a + b} ${things}. How many ${things} did ${one} have at the start?`,
        work: `${a + b} - ${b} = ${a}`,
        answer: `${a} ${things}`,
      };
    },
  },
  {
    id: 'start-unknown-take',
    practices: ['whole-numbers.add-subtract-stories'],
    called: /\bstart(?:ing)?(?: number)? (?:is )?unknown\b|\bunknown start\b|\bmissing start\b/,
    tell: (rng, level, grade, { things }) => {
      const [a, b, [one, other]] = [numberFor(rng, level, grade), numberFor(rng, level, grade), two(rng)];
      return {
        prompt: `${one} has some ${things}. ${one} gives ${b} of them to ${other}. Now ${one} has ${a} ${things} left. How many ${things} did ${one} have at the start?`,
        work: `${a} + ${b} = ${a + b}`,
        answer: `${a + b} ${things}`,
      };
    },
  },
  {
    id: 'change-unknown-join',
    practices: ['whole-numbers.add-subtract-stories'],
    called: /\bchange (?:is )?unknown\b|\bunknown change\b|\bmissing addend\b/,
    tell: (rng, level, grade, { things }) => {
      const [a, b, [one, other]] = [numberFor(rng, level, grade), numberFor(rng, level, grade), two(rng)];
      return {
        prompt: `${one} has ${a} ${things}. ${other} gives ${one} some more. Now ${one} has ${a + b} ${things}. How many ${things} did ${other} give?`,
        work: `${a + b} - ${a} = ${b}`,
        answer: `${b} ${things}`,
      };
    },
  },
  {
    id: 'change-unknown-take',
    practices: ['whole-numbers.add-subtract-stories'],
    called: /\bchange (?:is )?unknown\b|\bunknown change\b/,
    tell: (rng, level, grade, { things }) => {
      const [a, b, [one, other]] = [numberFor(rng, level, grade), numberFor(rng, level, grade), two(rng)];
      return {
        prompt: `${one} has ${a + b} ${things}. ${one} gives some of them to ${other}. Now ${one} has ${a} left. How many ${things} did ${one} give away?`,
        work: `${a + b} - ${a} = ${b}`,
        answer: `${b} ${things}`,
      };
    },
  },
  {
    id: 'result-unknown',
    practices: ['whole-numbers.add-subtract-stories'],
    called: /\bresult (?:is )?unknown\b/,
    tell: (rng, level, grade, { things }) => {
      const [a, b, [one, other]] = [numberFor(rng, level, grade), numberFor(rng, level, grade), two(rng)];
      const isJoin = rng.chance(0.5);
      return {
        prompt: isJoin
          ? `${one} has ${a} ${things}. ${other} gives ${one} ${b} more. How many ${things} does ${one} have now?`
          : `${one} has ${a + b} ${things} and gives ${b} of them to ${other}. How many ${things} does ${one} have now?`,
        work: isJoin ? `${a} + ${b} = ${a + b}` : `${a + b} - ${b} = ${a}`,
        answer: `${isJoin ? a + b : a} ${things}`,
      };
    },
  },
  {
    id: 'take-away',
    practices: ['whole-numbers.add-subtract-stories'],
    called: /\btake[- ]?aways?\b/,
    tell: (rng, level, grade, { things }) => {
      const [a, b, [one, other]] = [numberFor(rng, level, grade), numberFor(rng, level, grade), two(rng)];
      return {
        prompt: `${one} has ${a + b} ${things} and gives ${b} of them to ${other}. How many ${things} does ${one} have left?`,
        work: `${a + b} - ${b} = ${a}`,
        answer: `${a} ${things}`,
      };
    },
  },
  {
    id: 'difference-unknown',
    practices: ['whole-numbers.compare-stories'],
    called:
      /\bdifference (?:is )?unknown\b|\bcompar\w+ (?:word |story )?(?:problems?|stories|situations?)\b|\bhow many (?:more|fewer)\b/,
    tell: (rng, level, grade, { things }) => {
      const [a, b, [one, other]] = [numberFor(rng, level, grade), numberFor(rng, level, grade), two(rng)];
      const isMore = rng.chance(0.5);
      return {
        prompt: `${one} has ${a + b} ${things}. ${other} has ${a} ${things}. How many ${isMore ? `more ${things} does ${one} have than ${other}` : `fewer ${things} does ${other} have than ${one}`}?`,
        work: `${a + b} - ${a} = ${b}`,
        answer: `${b} ${things}`,
      };
    },
  },
  {
    id: 'times-as-many',
    practices: ['whole-numbers.times-as-many'],
    called: /\btimes as (?:many|much|long|tall|far|big)\b|\bmultiplicative compar\w+/,
    tell: (rng, level, _grade, { things }) => {
      const [a, k, [one, other]] = [rng.int(3, level === 1 ? 9 : 24), rng.int(2, 9), two(rng)];
      const form = rng.int(0, 2);
      const prompts = [
        `${one} has ${a} ${things}. ${other} has ${k} times as many. How many ${things} does ${other} have?`,
        `${other} has ${a * k} ${things}. That is ${k} times as many as ${one} has. How many ${things} does ${one} have?`,
        `${one} has ${a} ${things}, and ${other} has ${a * k}. How many times as many ${things} as ${one} does ${other} have?`,
      ] as const;
      const works = [`${k} × ${a} = ${a * k}`, `${a * k} ÷ ${k} = ${a}`, `${a * k} ÷ ${a} = ${k}`] as const;
      const answers = [`${a * k} ${things}`, `${a} ${things}`, `${k} times as many`] as const;
      return {
        prompt: prompts[form] ?? prompts[0],
        work: works[form] ?? works[0],
        answer: answers[form] ?? answers[0],
      };
    },
  },
];
