import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_OVERRIDES } from '@lemma/school/assignment';
import { calls } from '@lemma/school/calls';
import { MOST_IN_A_CLASS } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setLatePasses } from '../src/calls/assignments/set-late-passes.ts';
import { setOverride } from '../src/calls/assignments/set-override.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { takeLatePass } from '../src/calls/work/take-late-pass.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { act, freshId, NOW, newAdult, newClassOf, openTwoClasses, outcome, published } from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-passes-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

async function given() {
  const lee = await newAdult('Lee');
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Ben Osei']);
  const [ana = '', ben = ''] = ids;
  await act(calls.setLatePasses, setLatePasses, { classId, passes: { each: 2, hours: 24 } }, lee);
  const assignmentId = await published(lee, classId, { dueAt: NOW + 5 * HOUR });
  const passOf = (n: number) => ({
    ...{ id: `pass-kid${n}`, name: `Kid ${n}`, studentIds: [`kid${n}`], dueAt: NOW + 29 * HOUR },
    ...{ passes: 1, passId: `p${n}` },
  });
  const has = async (passes: number) => {
    const overrides = Array.from({ length: passes }, (_, n) => passOf(n));
    const assignment = await mustRead(documents.assignments, assignmentId);
    await documents.assignments.put(atOnce, assignmentId, { ...assignment, overrides });
  };
  return { lee, ana, ben, assignmentId, has };
}

it('lets everybody of a full class take a late pass, and a teacher give an extension beside them', async () => {
  const { lee, ana, ben, assignmentId, has } = await given();
  await has(MOST_IN_A_CLASS - 1);
  await act(calls.takeLatePass, takeLatePass, { assignmentId, passId: freshId() }, { uid: ana, name: '' });
  await act(calls.openWork, openWork, { assignmentId }, { uid: ben, name: '' });
  const override = { id: freshId(), name: 'Ben', studentIds: [ben], dueAt: NOW + 9 * HOUR };
  await act(calls.setOverride, setOverride, { assignmentId, override }, lee);
});

it('writes no assignment that nobody could read afterwards', async () => {
  const { ana, ben, assignmentId, has } = await given();
  await has(MOST_OVERRIDES + MOST_IN_A_CLASS);
  const pass = act(calls.takeLatePass, takeLatePass, { assignmentId, passId: freshId() }, { uid: ana, name: '' });
  expect(await outcome(pass)).toBe('data/too-large');
  expect(await outcome(act(calls.openWork, openWork, { assignmentId }, { uid: ben, name: '' }))).toBe('ok');
});
