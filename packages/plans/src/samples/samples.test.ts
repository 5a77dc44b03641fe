import { expect, it } from 'vitest';
import { samples } from './samples.ts';

it('writes ten plans and eight stories, all checked, with mathematics as MathML', () => {
  const pages = samples(({ alt }) => `<p>${alt}</p>`);
  expect([...pages.keys()].filter((name) => name.startsWith('plan'))).toHaveLength(10);
  expect([...pages.keys()].filter((name) => name.startsWith('story'))).toHaveLength(8);
  expect([...pages.keys()].filter((name) => name.startsWith('teacher'))).toHaveLength(8);
  for (const [name, html] of pages) {
    expect(html, name).not.toMatch(/&amp;(?:nbsp|quot|#\d+);/);
    expect(html, name).not.toMatch(/undefined|\[object|`|\{[^}]*\|/);
    if (name.startsWith('story')) continue;
    const [, right, checked] = /(\d+) of (\d+) agree/.exec(html) ?? [];
    expect(right, name).toBe(checked);
    expect(html, name).toContain('<math');
  }
});
