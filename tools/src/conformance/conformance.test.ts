import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { goneOf } from '../shown/gone.ts';
import { conformancePage } from './conformance-page.ts';
import { readCriteria } from './criteria.ts';

const listed = (text: string): readonly string[] => text.trim().split(/\s+/);
/** The numbers of WCAG 2.2. Criterion 4.1.1 was taken out of it. */
const numbers = {
  A: listed(`1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3
    2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`),
  AA: listed(`1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8
    3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`),
} as const;

const all = await readCriteria();

it('has every criterion of levels A and AA once, at its level', () => {
  for (const level of ['A', 'AA'] as const) {
    const ids = all.filter((one) => one.level === level).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...numbers[level]].toSorted());
  }
});

it('names tests, files and texts that are there', async () => {
  expect((await Promise.all(all.map(goneOf))).flat()).toEqual([]);
});

it('stands in docs/accessibility.md: after a change, run npm run conformance', async () => {
  expect(await readFile(inRepository('docs', 'accessibility.md'), 'utf8')).toBe(conformancePage(all));
});
