import { AppError } from '@lemma/contract';
import type { z } from 'zod';

/** The fields of a document that is not packed through its schema. @throws AppError `data/malformed`. */
export function parseDocument<S extends z.ZodType>(schema: S, path: string, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('data/malformed', path, parsed.error);
  return parsed.data;
}

/** The same of any document. Few of a page's first ones are packed, so what unpacks them is loaded with one that is. */
export async function parseFirst<S extends z.ZodType>(schema: S, path: string, data: unknown): Promise<z.output<S>> {
  const isPacked = typeof data === 'object' && data !== null && 'packed' in data;
  return parseDocument(schema, path, isPacked ? (await import('./unpack.ts')).unpacked(data) : data);
}
