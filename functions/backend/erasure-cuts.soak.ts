import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const figuresSchema = z.tuple([
  z.object({ name: z.string(), value: z.number() }),
  z.object({ name: z.string(), value: z.number() }),
  z.object({ name: z.string(), value: z.number() }),
]);

const run = async (file: string, ...given: readonly string[]) => {
  const script = fileURLToPath(new URL(`../${file}`, import.meta.url));
  return promisify(execFile)(process.execPath, [script, ...given], { maxBuffer: 10_000_000 });
};
const { GCLOUD_PROJECT = '', FIREBASE_AUTH_EMULATOR_HOST = '', FIRESTORE_EMULATOR_HOST = '' } = process.env;

it('leaves the same school after an erasure that is cut at any step and repeated, and tells no cut as success', async () => {
  await run('demonstration/make.ts');
  // A project of its own, whose documents wake no functions; in a process of its own, whose writes are counted.
  const places = [`${GCLOUD_PROJECT}-erasure`, FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST];
  const { stdout, stderr } = await run('trust/erasure-figures.ts', ...places);
  const [steps, toldAsDone, unlike] = figuresSchema.parse(JSON.parse(stdout));
  storeRun('erasure-cuts', [
    { name: `erasure: ${steps.name}`, value: steps.value, unit: '' },
    atMost(`erasure: ${toldAsDone.name}`, toldAsDone.value, 0),
    atMost(`erasure: ${unlike.name}`, unlike.value, 0),
  ]);
  expect({ toldAsDone: toldAsDone.value, unlike: unlike.value }, stderr).toEqual({ toldAsDone: 0, unlike: 0 });
  expect(steps.value).toBeGreaterThan(0);
}, 3_600_000);
