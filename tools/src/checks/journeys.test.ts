import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

const folder = inRepository('e2e', 'src');

it('reads the traffic of every journey: each takes its test from journey.ts', async () => {
  const journeys = (await readdir(folder)).filter((name) => /\.(e2e|soak)\.ts$/.test(name));
  expect(journeys.length).toBeGreaterThan(40);
  for (const name of journeys) {
    const text = await readFile(join(folder, name), 'utf8');
    expect(text, name).toMatch(/import \{[^}]*\btest\b[^}]*\} from '\.\/journey\.ts'/);
    expect(text, name).not.toMatch(/import \{[^}]*(?<!type )\btest\b[^}]*\} from 'playwright\/test'/);
  }
});
