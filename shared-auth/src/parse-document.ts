import { AppError } from '@lemma/contract';
import { unpacked } from '@lemma/school/base';
import type { z } from 'zod';

/** The fields of a document through its schema. @throws AppError `data/malformed`. */
export function parseDocument<S extends z.ZodType>(schema: S, path: string, data: unknown): z.output<S> {
  const parsed = schema.safeParse(unpacked(data));
  if (!parsed.success) throw new AppError('data/malformed', path, parsed.error);
  return parsed.data;
}
