import { AppError } from '@lemma/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readPart } from './read-part.ts';

const document = vi.fn();
const readDocument = vi.fn();
vi.mock('./own-reads.ts', () => ({ ownReads: async () => ({ document }) }));
vi.mock('./load-store.ts', () => ({ loadStore: async () => ({ readDocument }) }));
beforeEach(() => vi.resetAllMocks());

const schema = z.object({ classId: z.string() });
const fields = [['classId'], ['students', 'ana']];
const read = () => readPart('rosters', 'c1', fields, schema);

it('asks for these fields, and reads them through the schema', async () => {
  document.mockResolvedValue({ classId: 'c1', other: 1 });
  expect(await read()).toEqual({ classId: 'c1' });
  expect(document).toHaveBeenCalledWith('rosters', 'c1', fields);
  expect(readDocument).not.toHaveBeenCalled();
});

it('finds nothing where there is no document', async () => {
  document.mockResolvedValue(undefined);
  expect(await read()).toBeUndefined();
  expect(readDocument).not.toHaveBeenCalled();
});

it.each([
  ['is refused', () => document.mockRejectedValue(new Error('Firestore answered 403.'))],
  ['does not fit the schema', () => document.mockResolvedValue({ classId: 7 })],
])('leaves it to Firestore’s client to say what is wrong where the request %s', async (_, fails) => {
  fails();
  readDocument.mockRejectedValue(new AppError('auth/forbidden', 'rosters/c1'));
  await expect(read()).rejects.toThrow('auth/forbidden');
  expect(readDocument).toHaveBeenCalledWith('rosters', 'c1', schema);
});
