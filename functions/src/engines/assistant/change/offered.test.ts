import { describe, expect, it } from 'vitest';
import { ask, tasksOf } from '../ask-demo.ts';
import { refusals } from '../read/refusals.ts';
import { largestIn } from '../sheet/slots.ts';

describe('what is offered is understood when it is typed', () => {
  it.each([
    ['6 problems on unit rates', 'swap number 2 for something about a spaceship with a map'],
    ['6 problems on unit rates', 'make them harder with a comic'],
    ['4 problems on subtracting integers', 'can you make number 2 easier with a flat donation'],
    ['6 problems on unit rates', '2 more with a border'],
    ['6 problems on unit rates', 'I need to laminate these'],
  ])('%s, then “%s”', async (first, text) => {
    const { memo: before } = await ask(first);
    const made = await ask(text, before);
    expect(made.memo?.slots).toEqual(before?.slots);
    const says = made.parts.flatMap((part) => (part.kind === 'try' ? part.says : []));
    expect(says.length).toBeGreaterThan(0);
    for (const each of says) {
      const { understood, memo, parts } = await ask(each, before);
      expect(understood, each).toBe(true);
      expect(JSON.stringify(parts), each).not.toContain('stays as it is');
      if (each !== 'just the answer key') expect(memo?.slots, each).not.toEqual(before?.slots);
    }
  });
});

describe('a change', () => {
  it('adds a problem of the topic that is named, and no other', async () => {
    const { memo: before } = await ask('3 problems on the area of a triangle');
    const { memo } = await ask('add one about area of a parallelogram', before);
    expect(memo?.slots).toHaveLength(4);
    expect(memo?.slots?.[3]?.skill).toBe('geometry.parallelogram-area');
    expect(memo?.slots?.slice(0, 3)).toEqual(before?.slots);
  });

  it('adds nothing on what is no topic', async () => {
    const { memo: before } = await ask('3 problems on the area of a triangle');
    const made = await ask('add one about zebras', before);
    expect(made.memo?.slots).toEqual(before?.slots);
    expect(JSON.stringify(made.parts)).toContain('no topic called “zebras”');
  });

  it('smaller numbers are smaller in each problem', async () => {
    const { memo: before } = await ask('5 problems on adding two-digit numbers');
    const { memo } = await ask('make the numbers smaller', before);
    const [was, is] = [tasksOf(before).map(largestIn), tasksOf(memo).map(largestIn)];
    expect(is).toHaveLength(5);
    for (const [at, each] of is.entries()) expect(each).toBeLessThan(was[at] ?? 0);
  });

  it.each([
    ['can you make it 4 problems instead', 4],
    ['fewer, 3', 3],
    ['make it 7 problems', 7],
  ])('of how many there are: %s', async (text, count) => {
    const { memo: before } = await ask('5 problems on adding two-digit numbers');
    expect((await ask(text, before)).memo?.slots).toHaveLength(count);
  });

  it('a key with its steps shows the steps', async () => {
    const { memo: before } = await ask('3 problems on solving two-step equations');
    const { parts } = await ask('and an answer key with the steps', before);
    expect(parts.some(({ kind }) => kind === 'list')).toBe(true);
  });
});

describe('a thing that is called by its name alone', () => {
  it('goes on with the topic above', async () => {
    const { memo: before } = await ask('4 problems on comparing decimals');
    const { memo } = await ask('Now a 3 question exit ticket for Tuesday', before);
    expect(memo?.slots).toHaveLength(3);
    expect(new Set(memo?.slots?.map(({ skill }) => skill))).toEqual(new Set(before?.slots?.map(({ skill }) => skill)));
  });
});

it.each([
  ...new Set(refusals.flatMap(({ instead }) => instead)),
  'Explain: adds numerators and denominators',
  'Make 5 problems on 6.RP.A.3',
])('what is offered where something is declined is done at once: %s', async (text) => {
  const made = await ask(text);
  expect(made.understood).toBe(true);
  expect(made.memo, JSON.stringify(made.parts).slice(0, 300)).toBeDefined();
  expect(JSON.stringify(made.parts)).not.toContain('I can’t');
});
