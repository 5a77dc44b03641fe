import type { RequestForm } from '@lemma/school/assistant';
import { answer } from './answer.ts';
import type { Answer } from './answer-of.ts';
import type { Asked } from './answer-wish.ts';

/** The form of an answer that was not made yet. */
export function openForm(made: Answer): RequestForm | undefined {
  const form = formIn(made);
  return form?.made ? undefined : form;
}

/** The form of an answer, made or not. */
export const formIn = ({ parts }: Answer): RequestForm | undefined =>
  parts.flatMap((part) => (part.kind === 'text' && part.form ? [part.form] : []))[0];

/** The answer to a request, where its form has to be seen first with one press of “Make it”. */
export async function pressed(asked: Asked): Promise<Answer> {
  const first = await answer(asked);
  const form = openForm(first);
  return form === undefined ? first : answer({ ...asked, request: form.request });
}
