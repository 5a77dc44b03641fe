import { AppError } from '@lemma/contract';
import type { ChosenPage } from '@lemma/school/files';
import { pageIdOf } from '../../domain/files/store-file.ts';
import type { Pages } from '../../domain/work/add-hand-in.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { atOnce } from '../../platform/firebase.ts';
import { takePdfPage } from './pdf-pages.ts';

/**
 * Stores a page of a PDF as a file of its own. It belongs to the work that it is turned in with: it is not on the shelf
 * and does not count toward the quota, so that thirty scans do not bury the teacher's own files.
 */
async function splitPage(fileId: string, page: number, { uid, now }: Caller): Promise<string> {
  const store = await fileStore();
  const [record, bytes] = await Promise.all([documents.files.read(fileId), store.get(fileId)]);
  if (record?.uid !== uid || bytes === undefined) throw new AppError('auth/forbidden', `file ${fileId}`);
  if (record.type !== 'application/pdf') return fileId;
  // The id is derived from file and page, so that splitting twice stores the page once.
  const id = pageIdOf(fileId, page);
  if (await documents.files.read(id)) return id;
  const one = await takePdfPage(bytes, page);
  const name = record.name.replace(/\.pdf$/, ` – ${page}.pdf`);
  await store.put(id, one, record.type);
  const made = { id, uid, name, type: record.type, size: one.length, at: now, pages: 1, handedIn: [] };
  // Another request may have stored it a moment before; that one stays.
  await documents.files.create(atOnce, id, made).catch(ignoreExisting);
  return id;
}

const ALREADY_EXISTS = 6;
function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS)) throw error;
}

/**
 * Replaces each chosen page of a PDF by a file of its own, so that nobody gets a classmate's page together with theirs.
 */
export async function splitPages(chosen: readonly ChosenPage[], caller: Caller): Promise<Pages> {
  const pages: Pages[number][] = [];
  for (const { fileId, page, turn, questions } of chosen)
    pages.push({
      fileId: page === undefined ? fileId : await splitPage(fileId, page, caller),
      turn,
      ...(questions && { questions }),
    });
  return pages;
}
