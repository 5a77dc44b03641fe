import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { misconceptions, skills } from '../registry.ts';
import { inline } from './markdown.ts';
import { misconceptionPages } from './misconceptions-page.ts';
import { skillPages } from './skills-page.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const folders = new Map([
  ['skills', skillPages()],
  ['misconceptions', misconceptionPages()],
]);
const pages = new Map<string, string>(
  [...folders].flatMap(([folder, made]) => [...made].map(([name, text]) => [`${folder}/${name}`, text] as const)),
);
const all = [...pages.values()].join('\n');

describe('pages made from the registry', () => {
  it('are up to date, and the folder contains nothing else (npm run skills-doc makes them again)', () => {
    const stale = [...pages].filter(([name, text]) => readFileSync(join(docs, name), 'utf8') !== text);
    expect(stale.map(([name]) => name)).toEqual([]);
    for (const [folder, made] of folders)
      expect(readdirSync(join(docs, folder)).toSorted()).toEqual([...made.keys()].toSorted());
  });

  it('have a place for every skill and every misconception', () => {
    for (const { code } of skills) expect(all).toContain(`<a id="${code}"></a>`);
    for (const { id } of misconceptions) expect(all).toContain(`<a id="${id}"></a>`);
  });

  it('link only to pages and places that exist', () => {
    const places = new Map([...pages].map(([name, text]) => [name, new Set(text.match(/(?<=<a id=")[^"]+/g))]));
    const broken = [...pages].flatMap(([from, text]) =>
      [...text.matchAll(/\]\(((?:\.\.\/)?[\w/-]+\.md)?(?:#([^)]+))?\)/g)]
        .map(([, to = '', place]) => ({ page: to === '' ? from : join(from, '..', to), place }))
        .filter(({ page, place }) => !(place === undefined ? places.has(page) : places.get(page)?.has(place))),
    );
    expect(broken).toEqual([]);
  });

  it('stay small enough for one page', () => {
    for (const [name, text] of pages) expect(text.length, name).toBeLessThan(150_000);
  });
});

describe('prose in Markdown', () => {
  it('leaves mathematics unchanged and escapes signs', () => {
    expect(inline('Sam has $5 and `3*4` [or less]')).toBe('Sam has \\$5 and `3*4` \\[or less\\]');
  });
});
