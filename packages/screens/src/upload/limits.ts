import {
  type FilePurpose,
  fileEndings,
  LARGEST_FILE_BYTES,
  MOST_PAGES,
  mostPagesFor,
  typesFor,
} from '@lemma/school/files';
import type { FileLimits } from '@lemma/ui';

/** What may be chosen for a purpose, as it is said before choosing. `taken` counts against the limit. */
export function limitsFor(purpose: FilePurpose, kinds: string, taken = 0): FileLimits {
  const types = typesFor(purpose);
  // Some systems name no type for a table: the ending speaks too.
  const accept = [...types, ...types.map((type) => `.${fileEndings[type]}`)].join(',');
  const pages = !types.includes('application/pdf')
    ? {}
    : purpose === 'hand-in'
      ? { maxPagesInAll: MOST_PAGES }
      : { maxPages: mostPagesFor(purpose) };
  return { accept, kinds, maxBytes: LARGEST_FILE_BYTES, maxFiles: Math.max(0, MOST_PAGES - taken), ...pages };
}
