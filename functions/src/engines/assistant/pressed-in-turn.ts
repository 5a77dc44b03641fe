import { demoSchool } from './demo-school.ts';
import { pressed } from './press.ts';
import type { Memo } from './wish/wish.ts';

const NOW = Date.UTC(2026, 10, 20);

/**
 * For tests: the answers to one turn after the other in the made-up school, with what the last one said and what is
 * remembered after it.
 */
export async function pressedInTurn(
  turns: readonly string[],
  { classId, seed }: { readonly classId: string | undefined; readonly seed: number },
) {
  let made: Awaited<ReturnType<typeof pressed>> | undefined;
  let memo: Memo | undefined;
  for (const [at, text] of turns.entries()) {
    const asked = { text, before: memo, classId, seed: seed + at, turnId: `t${at}` };
    made = await pressed({ ...asked, school: demoSchool(NOW), now: NOW });
    memo = made.memo ?? memo;
  }
  return { made, memo };
}
