import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { calls } from '@lemma/school/calls';
import { collections } from '@lemma/school/collections';
import {
  type SampleRole,
  samplePartSchema,
  samplePaths,
  sampleRoles,
  sampleSchema,
  shifted,
} from '@lemma/school/sample';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../src/platform/documents.ts';
import type { SampleFiles } from './cut-sample.ts';

/** What the build has made, as the site serves it. */
const made = async (path: string) =>
  JSON.parse(await readFile(resolve(import.meta.dirname, '../.sample', basename(path)), 'utf8').catch(missing));
const missing = (): never => {
  throw new Error('There is no sample class. Make it: npm run sample -w functions');
};
const filesOf = async (role: SampleRole): Promise<SampleFiles> => {
  const first = await made(samplePaths(role).first);
  return first.later === undefined ? { first } : { first, later: await made(samplePaths(role).later) };
};
let sample: Readonly<Record<SampleRole, SampleFiles>>;

beforeAll(async () => {
  sample = { teacher: await filesOf('teacher'), student: await filesOf('student'), parent: await filesOf('parent') };
});

const documentsOf = (role: SampleRole) =>
  Object.entries({ ...sample[role].first.documents, ...sample[role].later?.documents });
const answersOf = (role: SampleRole) => ({ ...sample[role].first.answers, ...sample[role].later?.answers });

describe.each(sampleRoles)('the sample class of the %s', (role) => {
  it('has the form of its files', () => {
    sampleSchema.parse(sample[role].first);
    if (sample[role].later !== undefined) samplePartSchema.parse(sample[role].later);
    expect(sample[role].first.profile.role).toBe(role);
  });

  it('has no document that only the server reads, and none that its table cannot read', () => {
    const tables = new Map(Object.values(documents).map(({ collection, schema }) => [String(collection), schema]));
    const known: Readonly<Record<string, { readonly clients: string }>> = collections;
    const today = { days: 0, time: (time: number) => time, moment: (time: number) => Timestamp.fromMillis(time) };
    for (const [path, data] of documentsOf(role)) {
      const [collection = '', id = ''] = path.split('/');
      expect(known[collection]?.clients, path).not.toMatch(/^nobody/);
      expect(tables.get(collection)?.safeParse({ ...Object(shifted(data, today)), id }).success, path).toBe(true);
    }
  });

  it('has answers that its screens can read', () => {
    const outputs = new Map(Object.entries(calls).map(([name, { output }]) => [name, output]));
    for (const [call, answers] of Object.entries(answersOf(role)))
      for (const { output } of answers) expect(outputs.get(call)?.safeParse(output).success, call).toBe(true);
  });
});

it('has one class for the teacher, one child for the student, and the same child for the parent', () => {
  const ids = (role: SampleRole, collection: string) =>
    documentsOf(role).flatMap(([path]) => (path.startsWith(`${collection}/`) ? [path.split('/')[1]] : []));
  const child = sample.student.first.profile.uid;
  expect(ids('teacher', 'classes')).toHaveLength(1);
  expect(ids('teacher', 'students').length).toBeGreaterThan(20);
  expect(ids('teacher', 'desks')).toEqual([]);
  for (const role of ['student', 'parent'] as const)
    for (const collection of ['students', 'desks', 'progress']) expect(ids(role, collection)).toEqual([child]);
  expect(ids('student', 'notes')).toEqual([]);
  expect(ids('parent', 'guardians')).toHaveLength(1);
});
