import type { ChosenPage, StoredFile, Turn } from '@lemma/school/files';
import type { Upload } from './upload-queue.ts';

/** The next rotation, a quarter turn to the right. */
export const turned = (turn: Turn): Turn => (turn === 0 ? 90 : turn === 90 ? 180 : turn === 180 ? 270 : 0);

export const storedFileOf = ({ state }: Upload): StoredFile | undefined =>
  state.kind === 'kept' ? state.file : undefined;

/** How many pages have been uploaded. */
export const pageCount = (uploads: readonly Upload[]): number =>
  uploads.reduce((sum, upload) => sum + (storedFileOf(upload)?.pages ?? 0), 0);

/** The pages to turn in: each file once, in the order of the list. */
export function chosenPages(
  uploads: readonly Upload[],
  turns: Readonly<Record<string, Turn>>,
  shown: Readonly<Record<string, readonly number[]>> = {},
): ChosenPage[] {
  const seen = new Set<string>();
  return uploads.flatMap((upload) => {
    const file = storedFileOf(upload);
    if (!file || seen.has(file.fileId)) return [];
    seen.add(file.fileId);
    const questions = [...(shown[upload.key] ?? [])];
    return { fileId: file.fileId, turn: turns[upload.key] ?? 0, ...(questions.length > 0 && { questions }) };
  });
}

/** One page of a scan, and its student. */
export type ScanPage = {
  readonly key: string;
  readonly upload: Upload;
  readonly file: StoredFile;
  readonly page: number;
};

/**
 * Every page of the scan, once: if a file that was chosen twice counted twice, all later students would get wrong
 * pages.
 */
export const scanPages = (uploads: readonly Upload[]): ScanPage[] =>
  uploads.flatMap((upload, at) => {
    const file = storedFileOf(upload);
    const isAgain = uploads.slice(0, at).some((before) => storedFileOf(before)?.fileId === file?.fileId);
    if (!file || isAgain) return [];
    return Array.from({ length: file.pages }, (_, index) => ({
      key: `${file.fileId}-${index + 1}`,
      upload,
      file,
      page: index + 1,
    }));
  });

/** Assigns the pages to the students in order, the same number to each, as for a stack of papers in class order. */
export function dealtOut(
  pages: readonly ScanPage[],
  students: readonly string[],
  each: number,
): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ key }, index) => {
      const student = students[Math.floor(index / each)];
      return student === undefined ? [] : [[key, student]];
    }),
  );
}

/** The pages of each student, in the order of the scan. */
export function pagesOf(
  pages: readonly ScanPage[],
  owners: Readonly<Record<string, string>>,
): Map<string, ChosenPage[]> {
  const byStudent = new Map<string, ChosenPage[]>();
  for (const { key, file, page } of pages) {
    const student = owners[key];
    if (student === undefined || student === '') continue;
    const chosen: ChosenPage = { fileId: file.fileId, turn: 0, ...(file.pages > 1 && { page }) };
    byStudent.set(student, [...(byStudent.get(student) ?? []), chosen]);
  }
  return byStudent;
}
