import {
  type FilePurpose,
  fileEndings,
  LARGEST_FILE_BYTES,
  MOST_PAGES,
  mostPagesFor,
  typesFor,
} from '@lemma/school/files';
import type { FileLimits } from '@lemma/ui';

/** The limits for files of a purpose, as they are stated before choosing. `taken` counts towards the limit. */
export function limitsFor(purpose: FilePurpose, kinds: string, taken = 0): FileLimits {
  const types = typesFor(purpose);
  // Some systems report no type for spreadsheets, so the extension counts too.
  const accept = [...types, ...types.map((type) => `.${fileEndings[type]}`)].join(',');
  const pages = !types.includes('application/pdf')
    ? {}
    : purpose === 'hand-in'
      ? { maxPagesInAll: MOST_PAGES }
      : { maxPages: mostPagesFor(purpose) };
  return { accept, kinds, maxBytes: LARGEST_FILE_BYTES, maxFiles: MOST_PAGES, sent: taken, ...pages };
}
