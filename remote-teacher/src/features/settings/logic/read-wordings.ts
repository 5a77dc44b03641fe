import { type OfficialWordings, readCaseFile, standardCodeSchema } from '@lemma/school/plan';

/** A file that is read, or why it cannot be: it is no JSON, no CASE package (with the place), or names no standard. */
export type WordingsReading =
  | { readonly ok: true; readonly official: OfficialWordings }
  | { readonly ok: false; readonly why: 'text' | 'none' }
  | { readonly ok: false; readonly why: 'shape'; readonly where: string };

/** Reads a teacher's file; which of its codes are of mathematics says the server. */
export function readWordings(text: string): WordingsReading {
  const read = readCaseFile(text, (code) => standardCodeSchema.safeParse(code).success);
  if (read.ok) return { ok: true, official: read.official };
  const [fault] = read.faults;
  if (fault === undefined || fault.where === '') return { ok: false, why: 'text' };
  if (fault.where === 'CFItems' && fault.what.startsWith('no code')) return { ok: false, why: 'none' };
  return { ok: false, why: 'shape', where: fault.where };
}
