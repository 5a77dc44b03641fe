import type { ChatPart } from '@lemma/school/assistant';
import { placesIn } from '../read/numbers.ts';
import type { Memo } from '../wish/wish.ts';
import { answer, type Follow } from './follow.ts';
import type { Sheet } from './sheet-changes.ts';
import { sheetFollow } from './sheet-follow.ts';

/** Where one change ends and the next begins, each with the places that it is about: "do #2, and swap number 6". */
const NEXT =
  /(?<=[.!?;])\s+|,? (?:and|then|also) (?=(?:then |also )?(?:swap|change|make|add|remove|replace|drop|turn|put|do|show|redo|delete)\b)/;
const STAYS = /^\W*(?:\w+[.,!] )?(?:keep|leave)\b/;

/** Several changes in one request, one after the other; what only shows something stands before the set. */
export function changesInTurn(
  written: string,
  typed: string,
  memo: Memo,
  was: Sheet,
  seed: number,
): Follow | undefined {
  const clauses = written.split(NEXT);
  const areChanges = clauses.every((each) => !STAYS.test(each) && placesIn(each, was.slots.length) !== undefined);
  if (clauses.length < 2 || !areChanges) return sheetFollow(written, typed, memo, was, seed);
  let [last, shown]: [Memo, ChatPart[]] = [memo, []];
  let set: ChatPart[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (last.wish.kind !== 'sheet') return undefined;
    const made = sheetFollow(clause, clause, last, { wish: last.wish, slots: last.slots ?? [] }, seed + at);
    if (made === undefined || made.kind === 'wish') return sheetFollow(written, typed, memo, was, seed);
    if (made.answer.memo === last) shown = [...shown, ...made.answer.parts];
    else set = [...made.answer.parts];
    last = made.answer.memo ?? last;
  }
  return answer({ parts: [...shown, ...set], memo: last });
}
