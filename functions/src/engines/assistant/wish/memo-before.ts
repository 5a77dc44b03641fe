import type { ChatTurn } from '@lemma/school/assistant';
import { type Memo, memoSchema } from './wish.ts';

/** The memo of the newest turn that has one which this release can read. */
export function memoBefore(turns: readonly ChatTurn[] = []): Memo | undefined {
  const written = turns.findLast(({ memo }) => memo !== undefined)?.memo;
  if (written === undefined) return undefined;
  try {
    const read = memoSchema.safeParse(JSON.parse(written));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
