import type { ChatPart } from '@lemma/school/assistant';
import type { Memo } from '../wish/wish.ts';
import { type Done, done } from './done.ts';
import { changeIn } from './grammar.ts';

const BETWEEN = /,? and (?:then |also )?(?=\p{L}|#)|,? then |[;.!?]\s+|,\s+/iu;
const MOST_IN_TURN = 4;
/** Acts that show something of the set and leave it as it is. */
const SHOWS: ReadonlySet<string> = new Set(['key', 'steps']);

/** Several changes of a set in one sentence, one after the other: "make #3 harder and give me the key"; undefined where one is not read or can't be made. */
export function doneInTurn(text: string, before: Memo, seed: number): Done | undefined {
  const clauses = text.split(BETWEEN).filter((each) => /[\p{L}\d]/u.test(each));
  if (clauses.length < 2 || clauses.length > MOST_IN_TURN) return undefined;
  let memo = before;
  let last: Done | undefined;
  const shown: ChatPart[] = [];
  const notes: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const { wish, slots } = memo;
    if (wish.kind !== 'sheet' || slots === undefined) return undefined;
    const change = changeIn(clause, slots.length, slots);
    if (change.act === undefined || change.left.length > 0) return undefined;
    const made = done(change, memo, wish, slots, seed + at);
    if (typeof made === 'string') return undefined;
    if (SHOWS.has(change.act)) shown.push(...made.parts);
    else {
      last = made;
      memo = made.memo;
      if (made.note !== undefined) notes.push(made.note);
    }
  }
  return {
    parts: [...(last?.parts ?? []), ...shown],
    memo,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(last?.unmet && { unmet: last.unmet }),
  };
}
