import { numberOf } from '../read/numbers.ts';
import type { ClassWish } from '../wish/wish.ts';

const NUMBERED =
  /\b(?:groups?|teams?) of (\w+)|\b(?:below|under|less than|lower than|above|over|at least|higher than) ?(\d+)|\b(?:question|number|problem|item|#|no\.?|q) ?#?(\d+)/;

/** A question of a kind, with the number that it names: of a group's students, of a limit, of a problem. */
export function classQuestionAs(question: ClassWish['question'], typed: string): ClassWish {
  const [, size, limit, number] = NUMBERED.exec(typed.toLowerCase()) ?? [];
  const value = numberOf(size ?? limit ?? number ?? '');
  return { kind: 'class', question, text: typed, ...(Number.isNaN(value) ? {} : { number: value }) };
}
