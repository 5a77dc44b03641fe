import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutantsOf } from '../trust/rules/mutants-of.ts';
import { proofOf } from '../trust/rules/proof-of.ts';
import { survivorsOf } from '../trust/rules/survivors-of.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const place = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId: 'demo-rules-mutants' };

/** Those that outlived the tests of earlier releases, and one of every so many others; soak tries all. */
const NAMED = [
  ...['users: without isUser(uid) (0)', 'isOwner(): without isUser(uid) (0)'],
  ...['progress', 'submissions', 'studentNotes'].map((name) => `${name}: isUser for isStudentHere(`),
  'submissions: teachesStudent for teaches(',
];
const ONE_OF = 150;

it('kills the sample of changed rules', async () => {
  const all = mutantsOf(rules);
  const named = NAMED.flatMap((begins) => all.find(({ name }) => name.startsWith(begins)) ?? []);
  expect(named).toHaveLength(NAMED.length);
  const sample = [...named, ...all.filter(({ name }, index) => index % ONE_OF === 0 && proofOf(name) === undefined)];
  expect((await survivorsOf(place, sample)).survivors).toEqual([]);
});
