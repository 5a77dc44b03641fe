import { unpacked } from '@lemma/school/base';
import type { z } from 'zod';
import { parseDocument } from './parse-document.ts';

/** The fields of a document that may be packed through its schema. @throws AppError `data/malformed`. */
export const parsePacked = <S extends z.ZodType>(schema: S, path: string, data: unknown): z.output<S> =>
  parseDocument(schema, path, unpacked(data));
