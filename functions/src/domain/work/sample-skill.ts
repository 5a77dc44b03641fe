import { type Misconception, skill } from '@lemma/math';

/** A small skill with one misconception, so that tests of marking and drawing do not depend on the real skills. */
export const sampleSkill = skill<{ readonly a: number; readonly b: number }>({
  code: 'whole-numbers.add-multi-digit',
  name: 'Add two numbers',
  canDo: 'I can add two numbers.',
  grade: 1,
  standards: [],
  prerequisites: [],
  cases: { small: { label: 'small numbers', draw: (rng) => ({ a: rng.int(11, 9999), b: rng.int(11, 9999) }) } },
  pose: ({ a, b }) => ({
    prompt: 'Add.',
    math: `${a} + ${b}`,
    answer: { kind: 'quantity', key: `${a + b} cm`, units: ['cm'], unitPolicy: 'required' },
  }),
  solve: ({ a, b }) => [{ line: `${a} + ${b} = ${a + b}`, why: 'Add.' }],
  hints: () => ['Begin with the ones.', 'Then the tens.'],
  confirms: ({ a, b }, key) => key === `${b + a} cm`,
  mistakes: { 'whole-numbers.add-from-the-left': ({ a, b }) => ({ answer: `${a}${b}`, steps: [] }) },
});

export const sampleMisconception: Misconception = {
  id: 'whole-numbers.add-from-the-left',
  name: 'writes the numbers side by side',
  idea: 'You write one after the other.',
  why: 'Numbers are read as names.',
  move: 'Ask which is larger.',
  feedback: 'Think of both numbers on a number line.',
  sources: [],
};
