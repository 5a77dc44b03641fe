import { bankSchema } from '@lemma/school/assignment';
import { documentQuery } from '@lemma/shared-auth';
import { teacherQueries } from './teacher-queries.ts';

/** The questions and phrases that the teacher has kept, in one document. */
export const bankQuery = (uid: string) => documentQuery([...teacherQueries.all(uid), 'bank'], 'banks', uid, bankSchema);
