import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { fatesIn } from '../trust/rules/fates.ts';
import { mutantsOf } from '../trust/rules/mutants-of.ts';
import { survivorsOf } from '../trust/rules/survivors-of.ts';

const repository = join(import.meta.dirname, '../..');
const rules = readFileSync(join(repository, 'firestore.rules'), 'utf8');
const place = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId: 'demo-rules-all-mutants' };

it('kills every change of the rules that is not proved to be none', async () => {
  const mutants = mutantsOf(rules);
  const fates = fatesIn(join(repository, '.reports'));
  const { killed, survivors, wronglyProved, proved, stillborn } = await survivorsOf(place, mutants, fates);
  storeRun('mutants-of-rules', [
    { name: 'rules: mutants', value: mutants.length, unit: '' },
    { name: 'rules: mutants killed', value: killed, unit: '' },
    { name: 'rules: mutants that do not compile', value: stillborn, unit: '' },
    { name: 'rules: mutants proved equivalent', value: proved, unit: '' },
    atMost('rules: mutants alive without a proof', survivors.length, 0),
    atMost('rules: mutants killed in spite of a proof', wronglyProved.length, 0),
  ]);
  expect({ survivors, wronglyProved }).toEqual({ survivors: [], wronglyProved: [] });
}, 7_200_000);
