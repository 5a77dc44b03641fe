import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

/** A bound or a span of time without a name: `.max(200)`, `8 * 60 * 60`, `seconds * 1000`. Numbers of one digit are allowed. */
const BARE = /\.max\(\d[\d_]+\)|\b60 \* 60\b|\b24 \* 60\b|[\w)] \* 1_?000\b|\b1_?000 \* (?!2n)/;
/** Allowed: a named schema of a number, a percentage, and a named constant. */
const NAMED = /^(?:export )?const \w+Schema = z\.number|percent: z\.number|^(?:export )?const [A-Z_]+\b/;

const bareIn = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => BARE.test(line) && !NAMED.test(line.trim()) && !/^(?:\/\/|\*|\/\*)/.test(line.trim()));

it('finds a bound and a span of time without a name', () => {
  expect(bareIn('  ids: z.array(idSchema).min(1).max(200),\n  const until = now + 8 * 60 * 60 * 1000;')).toHaveLength(
    2,
  );
  expect(bareIn('  return seconds * 1000;')).toHaveLength(1);
});

it('takes what has one', () => {
  expect(bareIn('const LONGEST_WAIT_MS = 30_000;\nconst DAY = 24 * 60;')).toEqual([]);
  expect(bareIn('  ids: z.array(idSchema).max(MOST_IDS),\nconst hintSchema = z.number().max(10);')).toEqual([]);
});

it('names the bounds of schemas and the spans of time, where data is let in or kept', async () => {
  const found: string[] = [];
  for await (const path of glob(
    [
      'packages/{school,contract,offline}/src/**/*.{ts,tsx}',
      '{functions,shell,shared-auth,remote-*}/src/**/*.{ts,tsx}',
    ],
    { cwd: inRepository('.') },
  ))
    if (!/\.test\.tsx?$/.test(path))
      found.push(...bareIn(await readFile(inRepository(path), 'utf8')).map((line) => `${path}: ${line.trim()}`));
  expect(found).toEqual([]);
});
