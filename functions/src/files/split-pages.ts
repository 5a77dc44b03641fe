import { createHash } from 'node:crypto';
import { AppError } from '@lemma/contract';
import type { ChosenPage } from '@lemma/school';
import type { Caller } from '../platform/caller.ts';
import { documents } from '../platform/documents.ts';
import type { Pages } from '../work/add-hand-in.ts';
import { keepFile } from './keep-file.ts';
import { takePage } from './pdf-pages.ts';
import { fileStore } from './store.ts';

async function splitPage(fileId: string, page: number, { uid, now }: Caller): Promise<string> {
  const [record, bytes] = await Promise.all([documents.files.read(fileId), (await fileStore()).get(fileId)]);
  if (record?.uid !== uid || bytes === undefined) throw new AppError('auth/forbidden', `file ${fileId}`);
  if (record.type !== 'application/pdf') return fileId;
  const one = await takePage(bytes, page);
  const name = record.name.replace(/\.pdf$/, ` – ${page}.pdf`);
  // Named after what it was taken from: taken twice, it is kept once.
  const digest = createHash('sha256').update(`${fileId} page ${page}`).digest('hex');
  const { file } = await keepFile({
    uid,
    name,
    type: 'application/pdf',
    bytes: one,
    pages: 1,
    purpose: 'student-work',
    digest,
    at: now,
  });
  return file.fileId;
}

/** Where a single page of a PDF was chosen, that page as a file of its own: nobody gets a classmate's page with theirs. */
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
