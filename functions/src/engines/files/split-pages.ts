import { AppError } from '@lemma/contract';
import type { ChosenPage } from '@lemma/school/files';
import { dropPage, pageIdOf } from '../../domain/files/store-file.ts';
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
async function splitPage(fileId: string, page: number, { uid, now }: Caller, made: string[]): Promise<string> {
  const store = await fileStore();
  const record = await documents.files.read(fileId);
  if (record?.uid !== uid) throw new AppError('auth/forbidden', `file ${fileId}`);
  if (record.type !== 'application/pdf') return fileId;
  // The id is derived from file and page, so that splitting twice stores the page once.
  const id = pageIdOf(fileId, page);
  if (await documents.files.read(id)) return id;
  const bytes = await store.get(fileId);
  if (bytes === undefined) throw new AppError('auth/forbidden', `file ${fileId}`);
  const one = await takePdfPage(bytes, page);
  const name = record.name.replace(/\.pdf$/, ` – ${page}.pdf`);
  made.push(id);
  await store.put(id, one, record.type);
  const line = { id, uid, name, type: record.type, size: one.length, at: now, pages: 1, handedIn: [] };
  // Another request may have stored it a moment before; that one stays.
  await documents.files.create(atOnce, id, line).catch(ignoreExisting);
  return id;
}

const ALREADY_EXISTS = 6;
function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS)) throw error;
}

async function splitPages(chosen: readonly ChosenPage[], caller: Caller, made: string[]): Promise<Pages> {
  const pages: Pages[number][] = [];
  for (const { fileId, page, turn, questions } of chosen)
    pages.push({
      fileId: page === undefined ? fileId : await splitPage(fileId, page, caller, made),
      turn,
      ...(questions && { questions }),
    });
  return pages;
}

/**
 * Replaces each chosen page of a PDF by a file of its own, so that nobody gets a classmate's page together with theirs.
 * Splitting is work and takes room that is in no quota: first `require` says whether the pages are taken, which is asked
 * only where something is split, and what `use` does not take does not stay.
 */
export async function withSplitPages<T>(
  chosen: readonly ChosenPage[],
  caller: Caller,
  require: () => Promise<unknown>,
  use: (pages: Pages) => Promise<T>,
): Promise<T> {
  if (chosen.some(({ page }) => page !== undefined)) await require();
  const made: string[] = [];
  try {
    return await use(await splitPages(chosen, caller, made));
  } catch (error) {
    await Promise.all(made.map(dropPage));
    throw error;
  }
}
