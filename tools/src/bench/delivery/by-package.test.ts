import { expect, it } from 'vitest';
import { byPackage } from './by-package.ts';

it('divides the transferred bytes among the packages of each script', () => {
  const weights = new Map([
    ['a-12345678.js', { react: 300, shell: 100 }],
    ['b-12345678.js', { react: 50 }],
  ]);
  const scripts = [
    { path: '/assets/a-12345678.js', kB: 40 },
    { path: '/v/assets/b-12345678.js', kB: 5 },
    { path: '/v/x/other.js', kB: 2 },
  ];
  expect(Object.fromEntries(byPackage(scripts, weights))).toEqual({ react: 35, shell: 10, '(unknown)': 2 });
});
