import { codeOf } from '@lemma/contract';
import type { ExportKind } from '@lemma/school/privacy';
import { call } from '@lemma/shared-auth';

/** The children of the sample class are made up: nobody is to be told. */
const exceptInSample = (fault: unknown): void => {
  if (codeOf(fault) !== 'sample/read-only') throw fault;
};

/** Records for each of these students, of a class if the page knows it, that somebody takes their data along in a file. */
export async function noteExport(
  classId: string | undefined,
  studentIds: readonly string[],
  what: ExportKind,
): Promise<void> {
  if (studentIds.length === 0) return;
  const of = classId === undefined ? {} : { classId };
  await call('noteExport', { ...of, studentIds: [...studentIds], what }).catch(exceptInSample);
}

/** The same for the tables about one class. */
export const noteIn =
  (classId: string) =>
  (studentIds: readonly string[], what: ExportKind): Promise<void> =>
    noteExport(classId, studentIds, what);

/** The same for the students whom a conversation with the assistant names. */
export async function noteChatExport(chatId: string): Promise<void> {
  await call('noteChatExport', { chatId }).catch(exceptInSample);
}
