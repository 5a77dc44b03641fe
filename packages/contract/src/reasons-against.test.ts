import { expect, it } from 'vitest';
import { isInRange, reasonsAgainst } from './reasons-against.ts';

it.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^19.3.1', true],
  ['19.3.1', '^19.4.0', false],
  ['20.0.0', '^19.0.0', false],
  ['19.10.0', '^19.9.9', true],
  ['0.2.5', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '*', undefined],
  ['1.0.0', '>=1.0.0', undefined],
  ['1.0.0-rc.1', '^1.0.0', undefined],
])('finds %s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

const shell = { contractVersion: 1, shared: { react: '19.3.1' } };
const against = (contractVersion: number, requires: Record<string, string>) =>
  reasonsAgainst('teacher', 'aaaaaaaaaaaa', { contractVersion, requires }, shell);

it('says what needs what', () => {
  expect(against(1, { react: '^19.0.0' })).toEqual([]);
  expect(against(2, { react: '^20.0.0', vue: '^3.0.0' })).toEqual([
    'teacher@aaaaaaaaaaaa needs contract 2; the shell speaks contract 1.',
    'teacher@aaaaaaaaaaaa needs react ^20.0.0; the shell has react 19.3.1.',
    'teacher@aaaaaaaaaaaa needs vue ^3.0.0; the shell does not share vue.',
  ]);
});

it('does not take a range that it cannot read as a match', () => {
  expect(against(1, { react: '>=1' })).toHaveLength(1);
});

it('takes a version of every contract that the shell speaks', () => {
  const both = { ...shell, contractVersion: 2, contracts: [1, 2] };
  const needing = (contractVersion: number) =>
    reasonsAgainst('coach', 'aaaaaaaaaaaa', { contractVersion, requires: {} }, both);
  expect([1, 2].flatMap(needing)).toEqual([]);
  expect(needing(3)).toEqual(['coach@aaaaaaaaaaaa needs contract 3; the shell speaks contract 1 and 2.']);
});
