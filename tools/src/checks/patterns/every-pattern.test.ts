import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { partOf } from '@lemma/math/part-of';
import { expect, it } from 'vitest';
import type { EveryPattern } from './every-pattern.ts';
import { pumpOf } from './pump-of.ts';

/**
 * Expressions that are told apart by looks at more than one character, which `pumpOf` takes as met, and a text that
 * would show it: what they read many times, and what they cannot go on with.
 */
const TOLD_APART = [
  { from: 'read/bounds-in.ts', pump: ',000,0', text: (times: number) => `denominators are 1${',000'.repeat(times)}x` },
];

const script = join(import.meta.dirname, 'every-pattern.ts');
async function everyPattern(): Promise<EveryPattern> {
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 100_000_000 });
  return JSON.parse(stdout);
}

/** Milliseconds of the processor. */
function costOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage().user;
  pattern.test(text);
  return (process.cpuUsage().user - before) / 1000;
}

it('has no expression whose time doubles with each word that somebody types', async () => {
  const { found, missed } = await everyPattern();
  expect(missed).toEqual([]);
  expect(found.length).toBeGreaterThan(5000);
  const faults = partOf(6, found, ({ source, flags }) => `${flags}/${source}`).flatMap(({ source, flags, at }) => {
    const pump = pumpOf(source, flags);
    if (pump === undefined) return [];
    const known = TOLD_APART.find(({ from, pump: own }) => at.includes(from) && own === pump);
    // Forty turns would take a trillion steps.
    if (known && costOf(new RegExp(source, flags.replace('g', '')), known.text(40)) < 500) return [];
    return [`${at}: ${JSON.stringify(pump)} in ${source}`];
  });
  expect(faults).toEqual([]);
});
