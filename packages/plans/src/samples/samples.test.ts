import { expect, it } from 'vitest';
import { samples } from './samples.ts';

it('writes six plans and three stories, all checked, with mathematics as MathML', () => {
  const pages = samples();
  expect([...pages.keys()].filter((name) => name.startsWith('plan'))).toHaveLength(6);
  expect([...pages.keys()].filter((name) => name.startsWith('story'))).toHaveLength(3);
  for (const [name, html] of pages) {
    const [, right, checked] = /(\d+) of (\d+) answers/.exec(html) ?? [];
    expect(right, name).toBe(checked);
    expect(html, name).toContain('<math');
    expect(html, name).not.toMatch(/undefined|\[object|`/);
  }
});
