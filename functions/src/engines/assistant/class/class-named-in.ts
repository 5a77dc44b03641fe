import type { AssistantRequest } from '@lemma/school/assistant';
import type { Classroom } from '@lemma/school/class';
import type { Asked } from '../answer-wish.ts';
import type { Explained } from '../judge/explain.ts';
import { questionsIn } from '../ledger/question.ts';
import type { Memo } from '../wish/wish.ts';
import { classesNamed } from './class-data.ts';

/** The class that was named stays the one of the conversation, also where nothing was made of the rest. */
export async function classNamedIn({ text, before, classId, school }: Asked): Promise<{ readonly memo?: Memo }> {
  const [named] = classesNamed(text, await school.classes());
  return named === undefined || named.id === classId
    ? {}
    : { memo: { ...(before ?? { wish: { kind: 'unknown' as const } }), classId: named.id } };
}

const ONE_OF_LIST =
  /\b(?:on |in |with |about )?(?:the )?(?:first|weakest|lowest|strongest|top|that|this)(?: (?:one|standard))\b/i;
/** A question about a class on a standard of the list above, which is called by its place there. */
export const onStandard = (text: string, before: Memo | undefined): string =>
  before?.wish.kind === 'class' && before.standard !== undefined && questionsIn(text).length > 0
    ? text.replace(ONE_OF_LIST, ` on ${before.standard}`).replace(/ {2,}/g, ' ')
    : text;

/** The class that an answer is about; of those that it compares all. */
export const classSaid = (
  { make }: AssistantRequest,
  { parts }: Explained,
  classroom: Classroom | undefined,
): string | undefined => {
  const rows = make === 'class.compare' ? parts.flatMap((part) => (part.kind === 'list' ? part.rows : [])) : [];
  const named = rows.filter(({ target }) => target?.page === 'statistics').map(({ text }) => text);
  return named.length > 1 ? named.join(' and ') : classroom?.name;
};
/** What a question about a class points to above where nothing here follows it: the standards of a list. Students are “they” and “them”. */
export const pointing = (text: string, { before }: Asked, { parts }: Explained): string[] => {
  const isFollowed = parts.some((part) => part.kind === 'text' && /^Of the \d+ students? above/.test(part.text));
  return before?.wish.kind === 'class' && !isFollowed
    ? (text.match(/\b(?:all )?(?:of |on )?(?:those|these)\b/gi) ?? []).slice(0, 1)
    : [];
};
