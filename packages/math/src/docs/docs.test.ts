import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { misconceptions, skills } from '../registry.ts';
import { inline } from './markdown.ts';
import { misconceptionsPage } from './misconceptions-page.ts';
import { skillsPage } from './skills-page.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const written = (name: string): string => readFileSync(join(docs, name), 'utf8');

describe('pages made from the registry', () => {
  it('are up to date (npm run skills-doc makes them again)', () => {
    expect(written('skills.md') === skillsPage()).toBe(true);
    expect(written('misconceptions.md') === misconceptionsPage()).toBe(true);
  });

  it('have a place for every skill and every idea', () => {
    const [page, ideas] = [skillsPage(), misconceptionsPage()];
    for (const { code } of skills) expect(page).toContain(`<a id="${code}"></a>`);
    for (const { id } of misconceptions) expect(ideas).toContain(`<a id="${id}"></a>`);
  });

  it('link only to places that exist', () => {
    const pages = new Map([
      ['skills.md', skillsPage()],
      ['misconceptions.md', misconceptionsPage()],
    ]);
    const places = new Map([...pages].map(([name, text]) => [name, new Set(text.match(/(?<=<a id=")[^"]+/g))]));
    const broken = [...pages].flatMap(([name, text]) =>
      [...text.matchAll(/\]\(([a-z-]+\.md)?#([^)]+)\)/g)]
        .map(([, page = name, place = '']) => ({ page, place }))
        .filter(({ page, place }) => places.get(page)?.has(place) !== true),
    );
    expect(broken).toEqual([]);
  });

  it('stay small enough for a page', () => {
    expect(skillsPage().length).toBeLessThan(1_500_000);
  });
});

describe('prose in Markdown', () => {
  it('keeps mathematics as it is and signs as signs', () => {
    expect(inline('Sam has $5 and `3*4` [or less]')).toBe('Sam has \\$5 and `3*4` \\[or less\\]');
  });
});
