import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutantsOf } from '../trust/rules/mutants-of.ts';
import { survivorsOf } from '../trust/rules/survivors-of.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const place = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId: 'demo-rules-all-mutants' };

it('kills every change of the rules that is not proved to be none', async () => {
  const { survivors, wronglyProved } = await survivorsOf(place, mutantsOf(rules));
  expect({ survivors, wronglyProved }).toEqual({ survivors: [], wronglyProved: [] });
}, 3_600_000);
