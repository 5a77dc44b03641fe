import { expect, it } from 'vitest';
import { partOf } from './spoken-math.ts';

it('names parts, and takes no name that every object has for one', () => {
  expect(['half', 'quarters', 'constructor', 'toString', 'second'].map(partOf)).toEqual([
    2,
    4,
    undefined,
    undefined,
    undefined,
  ]);
});
