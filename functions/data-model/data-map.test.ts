import { expect, it } from 'vitest';
import { documents } from '../src/platform/documents.ts';
import { dataMap } from './data-map.ts';
import { endingsOf } from './endings.ts';
import { purposes } from './purposes.ts';
import { readModel } from './read-model.ts';

const { tables, schemas } = readModel();
const page = dataMap(tables, schemas);

it('sorts every collection into a class', () => {
  for (const { table } of tables) expect(page).toContain(`#### ${table}\n`);
  expect(page.match(/^#### /gm)).toHaveLength(Object.keys(documents).length);
});

it('names every field that is stored', () => {
  for (const { table } of tables) {
    const section = page.split(`#### ${table}\n`)[1]?.split('\n#### ')[0] ?? '';
    for (const key of Object.keys(documents[table].schema.shape)) expect(section, table).toContain(`| \`${key}\` |`);
  }
});

it('stores nothing about a child without an end', () => {
  const endless = tables.map(({ table }) => table).filter((table) => endingsOf(table).length === 0);
  expect(endless.filter((table) => ['child', 'secret'].includes(purposes[table][0]))).toEqual(['signingKeys']);
});
