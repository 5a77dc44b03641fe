import { environmentSchema } from '@lemma/contract';
import { describe, expect, it } from 'vitest';
import { isEnvironment } from './is-environment.ts';

const environment = {
  firebase: { apiKey: 'key', authDomain: 'school.example', projectId: 'school', appId: 'app' },
  emulators: { auth: '127.0.0.1:1', firestore: '127.0.0.1:2', functions: '127.0.0.1:3' },
  areas: { teacher: 'https://t.example', parent: 'https://p.example', student: 'http://127.0.0.1:4' },
  firestore: { cacheSizeBytes: 2_000_000, longPollingTimeoutSeconds: 20 },
  functionsRegion: 'us-central1',
  releaseKeys: { teacher: ['a key', 'the next'] },
};

/** The environment with the value at a path replaced or removed. */
function changed(path: string, value?: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(environment);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const at = names.reduce<Record<string, unknown>>((of, name) => Object(of[name]), copy);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const optional = ['emulators', 'firestore', 'firebase.appId', 'firestore.cacheSizeBytes', 'releaseKeys'];
const required = ['firebase', 'firebase.apiKey', 'emulators.auth', 'areas', 'areas.student'];
const wrong: [string, unknown][] = [
  ['firebase.projectId', 7],
  ['emulators.functions', null],
  ['areas.parent', 'not an address'],
  ['areas.teacher', 'javascript:alert(1)'],
  ['firestore.cacheSizeBytes', '1'],
  ['firestore.longPollingTimeoutSeconds', Number.NaN],
  ['functionsRegion', 1],
  ['releaseKeys.teacher', 'one key'],
  ['releaseKeys.teacher', [7]],
];

describe('the environment, checked without its schema', () => {
  it.each([...optional, ...required])('agrees with the schema without %s', (path) => {
    const candidate = changed(path);
    expect(isEnvironment(candidate)).toBe(environmentSchema.safeParse(candidate).success);
    expect(isEnvironment(candidate)).toBe(optional.includes(path));
  });

  it.each(wrong)('refuses a %s of %o, as the schema does', (path, value) => {
    const candidate = changed(path, value);
    expect([isEnvironment(candidate), environmentSchema.safeParse(candidate).success]).toEqual([false, false]);
  });

  it.each([undefined, null, 'text', []])('refuses %o', (candidate) => {
    expect(isEnvironment(candidate)).toBe(false);
  });

  it('accepts a complete environment', () => {
    expect([isEnvironment(environment), environmentSchema.safeParse(environment).success]).toEqual([true, true]);
  });
});
