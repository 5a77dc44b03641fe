import { expect, it } from 'vitest';
import { renamedIn } from './renamed-in.ts';

const names = new Map([
  ['a.js', 'one.js'],
  ['b.js', 'one.js'],
  ['c.js', 'other.js'],
]);

it('lists a file once, where several scripts have become one', () => {
  expect(renamedIn({ '': ['a.js', 'b.js', 'c.js'], later: ['d.css'] }, names)).toEqual({
    '': ['one.js', 'other.js'],
    later: ['d.css'],
  });
});

it('says of such a file what was said of each: all that they import, and how long they are together', () => {
  const imports = { 'a.js': { imports: ['c.js'] }, 'b.js': { imports: ['c.js', 'd.js'] }, 'c.js': { imports: [] } };
  expect(renamedIn(imports, names)).toEqual({
    'one.js': { imports: ['other.js', 'd.js'] },
    'other.js': { imports: [] },
  });
  expect(renamedIn({ 'a.js': { react: 2, own: 1 }, 'b.js': { own: 3 }, 'c.js': { own: 4 } }, names)).toEqual({
    'one.js': { react: 2, own: 4 },
    'other.js': { own: 4 },
  });
});
