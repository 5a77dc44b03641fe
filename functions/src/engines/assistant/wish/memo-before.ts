import type { ChatTurn } from '@lemma/school/assistant';
import { type Memo, memoSchema } from './wish.ts';

/** What the newest of some turns was made of, where it says so and this release can read it. */
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
