import { afterEach, expect, it, vi } from 'vitest';
import { decodedFields, encoded, firstReadsWith } from './first-reads.ts';
import { startSession } from './session.ts';

const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
startSession({ firebase: { apiKey: 'k', authDomain: 'a.example', projectId: 'p' }, areas, functionsRegion: 'r' });

const documents = 'projects/p/databases/(default)/documents';

/** Answers every request with this. */
const answering = (answer: unknown, status = 200) => {
  const ask = vi.fn(async (_: string, __: RequestInit) => Response.json(answer, { status }));
  vi.stubGlobal('fetch', ask);
  return ask;
};
afterEach(() => vi.unstubAllGlobals());

it('decodes every type of value as the client of Firestore does', () => {
  const fields = {
    none: { nullValue: null },
    yes: { booleanValue: true },
    whole: { integerValue: '42' },
    half: { doubleValue: 0.5 },
    endless: { doubleValue: 'Infinity' },
    text: { stringValue: '½' },
    bytes: { bytesValue: 'AQI=' },
    list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { a: { stringValue: 'b' } } } }] } },
    empty: { arrayValue: {} },
    blank: { mapValue: {} },
  };
  expect(decodedFields(fields)).toEqual({
    none: null,
    yes: true,
    whole: 42,
    half: 0.5,
    endless: Number.POSITIVE_INFINITY,
    text: '½',
    bytes: new Uint8Array([1, 2]),
    list: [1, { a: 'b' }],
    empty: [],
    blank: {},
  });
});

it('encodes what conditions compare with', () => {
  expect([encoded('a'), encoded(3), encoded(0.5), encoded(false), encoded(['a'])]).toEqual([
    { stringValue: 'a' },
    { integerValue: '3' },
    { doubleValue: 0.5 },
    { booleanValue: false },
    { arrayValue: { values: [{ stringValue: 'a' }] } },
  ]);
});

it('reads a document with the person’s own token', async () => {
  const ask = answering([{ found: { name: `${documents}/users/ana`, fields: { role: { stringValue: 'teacher' } } } }]);
  expect(await firstReadsWith(async () => 'own').document('users', 'ana')).toEqual({ role: 'teacher' });
  const [address, { headers, body }] = ask.mock.calls[0] ?? ['', {}];
  expect(address).toBe(`https://firestore.googleapis.com/v1/${documents}:batchGet`);
  expect(headers).toMatchObject({ authorization: 'Bearer own' });
  expect(JSON.parse(String(body))).toEqual({ documents: [`${documents}/users/ana`] });
});

it('asks for some fields of a document alone, by names that it quotes', async () => {
  const line = { mapValue: { fields: { '7a': { stringValue: 'Ana' } } } };
  const ask = answering([{ found: { name: `${documents}/rosters/c1`, fields: { students: line } } }]);
  const found = await firstReadsWith(async () => 'own').document('rosters', 'c1', [['classId'], ['students', '7a`\\']]);
  expect(found).toEqual({ students: { '7a': 'Ana' } });
  expect(JSON.parse(String(ask.mock.calls[0]?.[1].body))).toEqual({
    documents: [`${documents}/rosters/c1`],
    mask: { fieldPaths: ['`classId`', '`students`.`7a\\`\\\\`'] },
  });
});

it('finds nothing where there is no document', async () => {
  answering([{ missing: `${documents}/settings/ana` }]);
  expect(await firstReadsWith(async () => 'own').document('settings', 'ana')).toBeUndefined();
});

it('reads the documents that meet all conditions', async () => {
  const ask = answering([
    { document: { name: `${documents}/classes/c1`, fields: { name: { stringValue: '4A' } } } },
    { readTime: '2026-11-23T00:00:00Z' },
  ]);
  const found = await firstReadsWith(async () => 'own').where(
    'classes',
    [['teacherIds', 'array-contains', 'ana']],
    200,
  );
  expect(found).toEqual([{ path: 'classes/c1', data: { name: '4A' } }]);
  expect(JSON.parse(String(ask.mock.calls[0]?.[1].body)).structuredQuery).toMatchObject({
    from: [{ collectionId: 'classes' }],
    limit: 200,
  });
});

it('rejects what the rules refuse', async () => {
  answering({ error: { code: 403 } }, 403);
  await expect(firstReadsWith(async () => 'own').document('submissions', 'other')).rejects.toThrow('403');
});
