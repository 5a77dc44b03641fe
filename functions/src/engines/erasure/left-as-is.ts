import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lemma/contract';
import { getAll } from '../../platform/firebase.ts';
import type { BackupHead, BackupLine } from './backup-file.ts';
import { placeOf } from './place-of.ts';
import { toPlain } from './to-plain.ts';

/** What becomes of documents that are newer than a school's backup: with `refuse`, nothing at all is restored. */
export type Newer = 'refuse' | 'replace' | 'leave';

const COMPARED_AT_ONCE = 200;

/**
 * The documents of a backup that are stored otherwise, and were written after it was made: a restore would put what is
 * older in their place. Records of files are not among them, because they are joined.
 */
async function newerThan({ madeAt }: BackupHead, lines: readonly BackupLine[]): Promise<Set<string>> {
  const newer = new Set<string>();
  const saved = lines.flatMap((line) => ('document' in line && !line.document.startsWith('files/') ? [line] : []));
  for (let from = 0; from < saved.length; from += COMPARED_AT_ONCE) {
    const some = saved.slice(from, from + COMPARED_AT_ONCE);
    const stored = await getAll(some.map(({ document }) => placeOf(document)));
    const now = new Map(stored.map((one) => [one.ref.path, one]));
    for (const { document, data } of some) {
      const one = now.get(document);
      if (one === undefined || !one.exists) continue;
      const isLater = (one.updateTime?.toMillis() ?? 0) > madeAt;
      if (isLater && !isDeepStrictEqual(toPlain(one.data()), data)) newer.add(document);
    }
  }
  return newer;
}

/** How many of each collection. */
const countsOf = (paths: ReadonlySet<string>): string =>
  [...Map.groupBy(paths, (path) => path.split('/')[0])].map(([name, of]) => `${name} ${of.length}`).join(', ');

/**
 * The documents of a school that a restore leaves as they are. A class or a child is restored only where it is gone.
 * @throws AppError `data/conflict` where some are newer than the file, and nobody said what becomes of them.
 */
export async function leftAsIs(
  head: BackupHead,
  lines: readonly BackupLine[],
  newer: Newer,
): Promise<ReadonlySet<string>> {
  if (head.kind !== 'school' || newer === 'replace') return new Set();
  const found = await newerThan(head, lines);
  if (newer === 'refuse' && found.size > 0)
    throw new AppError(
      'data/conflict',
      `Nothing was restored. Documents that were changed after the file was made: ${found.size} (${countsOf(found)}). ` +
        '--replace puts those of the file in their place, --leave-newer leaves them.',
    );
  return found;
}
