import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

const folder = inRepository('docs/decisions');

it('numbers each record once, dates it, says its status, and lists it in the index by its title', async () => {
  const records = (await readdir(folder)).filter((name) => /^\d{4}-.*[.]md$/.test(name)).sort();
  const numbers = records.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  const index = await readFile(`${folder}/README.md`, 'utf8');
  for (const name of records) {
    const record = await readFile(`${folder}/${name}`, 'utf8');
    const [title = ''] = record.split('\n');
    const date = /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(record)?.[1];
    expect(record, name).toMatch(/^Status: (?:accepted|partly overturned by|overturned by)/m);
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}[.] `));
    expect(index, name).toContain(`| ${date} | [${title.replace(/^# \d+[.] /, '')}](${name}) |`);
  }
});
