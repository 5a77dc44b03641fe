import { expect, it } from 'vitest';
import { filesOfRoute } from './files-of-route.ts';

const preload = {
  '*': ['v/a/entry.js'],
  '': ['v/a/home.js'],
  'work/:id': ['v/a/work.js', 'v/a/work.css'],
  'work/new': ['v/a/new.js'],
};

it.each([
  ['', ['v/a/home.js']],
  ['work/7', ['v/a/work.js']],
  ['work', []],
  ['work/7/8', []],
])('knows the scripts of %o', (path, files) => {
  expect(filesOfRoute({ preload }, path)).toEqual(files);
});

it('knows no files of a build that does not list them, or without a build', () => {
  expect([filesOfRoute({}, ''), filesOfRoute(undefined, '')]).toEqual([[], []]);
});
