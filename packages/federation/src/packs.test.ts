import { expect, it } from 'vitest';
import { type Chunk, packsOf } from './packs.ts';

const script = (name: string, length = 1000): Chunk => ({
  ...{ fileName: `assets/${name}.js`, code: 'x'.repeat(length), imports: [], dynamicImports: [] },
});
const files = (...names: readonly string[]) => names.map((name) => `assets/${name}.js`);
const told = (...given: Parameters<typeof packsOf>) =>
  packsOf(...given).map(
    ({ name, scripts }) => `${name}: ${scripts.map(({ fileName }) => fileName.slice(7, -3)).join(' ')}`,
  );

const routes = {
  '*': files('entry'),
  '': files('home', 'chart', 'button', 'en', 'en-home'),
  'one/:id': files('one', 'button', 'chart', 'table', 'sort'),
  two: files('two', 'button', 'table', 'sort', 'rows'),
};

it('has in one file what the first screen and most others need, in another what is for the first, and what the same ones need', () => {
  const names = ['entry', 'home', 'chart', 'button', 'one', 'two', 'table', 'sort', 'rows', 'later'];
  expect(
    told(
      names.map((name) => script(name)),
      routes,
    ),
  ).toEqual([
    ...['shared: entry button', 'first: home chart', 'one: one', 'two: two', 'parts: table sort', 'rows: rows'],
    'later: later',
  ]);
});

it('leaves the script that a release names for a screen alone, also where the first screen is the same', () => {
  const all = ['entry', 'home', 'chart'].map((name) => script(name));
  expect(told(all, { '': files('home', 'chart'), again: files('home', 'chart') })).toContain('home: home');
});

it('leaves English texts and large scripts files of their own', () => {
  const all = [script('entry'), script('button', 30_000), script('home'), script('en', 5000), script('en-home')];
  expect(told(all, routes)).toEqual(['entry: entry', 'button: button', 'first: home en-home', 'en: en']);
});

it('fills no file beyond its bound', () => {
  const named = ['a', 'b', 'c', 'd'];
  const all = named.map((name) => script(name, 10_000));
  expect(told(all, { '': files(...named) })).toEqual(['first: a b', 'first: c d']);
});

it('leaves every script a file of its own where the routes are not known', () => {
  expect(told([script('a'), script('b')], {})).toEqual(['a: a', 'b: b']);
});
