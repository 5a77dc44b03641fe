import { expect, it } from 'vitest';
import { testsIn } from './tests-in.ts';

const found = (text: string): string[] =>
  testsIn('some.test.ts', text).map(({ name, isSkipped }) => `${name}${isSkipped ? ', skipped' : ''}`);

it.each([
  ["it('adds', () => 1)", ['adds']],
  ['test("adds", { timeout: 1 }, () => 1)', ['adds']],
  ['it.each([[1, `b`]])(`adds %i`, () => 1)', ['adds %i']],
  ["it.each`a`('adds', () => 1)", ['adds']],
  ["describe('sums', () => { it.concurrent('adds', () => 1) })", ['adds']],
])('reads %s', (text, names) => {
  expect(found(text)).toEqual(names);
});

it.each([
  "it.skip('adds', () => 1)",
  "it.todo('adds', () => 1)",
  "it.skipIf(true)('adds', () => 1)",
  "test.fixme('adds', () => 1)",
  "describe.skip('sums', () => { it('adds', () => 1) })",
  "test.describe.skip('sums', () => { test('adds', () => 1) })",
  "test('adds', () => { test.skip(true, 'not today'); })",
])('sees that a test is skipped: %s', (text) => {
  expect(found(text)).toEqual(['adds, skipped']);
});

it.each(["// it('adds', () => 1)", "const name = 'adds';", 'say("it(\'adds\', () => 1)", 1)', "it('adds')"])(
  'takes for no test: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
