import { findSkill, type Skill, skills } from '@lemma/math';
import { stemOf } from '@lemma/plans/topics';
import { type AssistantRequest, type ChatPart, MOST_CHAT_PARTS, type RequestForm } from '@lemma/school/assistant';
import { asAsked, bare as bareOf, MADE } from '../form/ask-back.ts';
import { formPart } from '../form/form-part.ts';
import { bounded } from '../form/read-form.ts';
import { MEANS } from '../form/unspoken-means.ts';
import { say, suggest } from '../say/parts.ts';
import { guessTopic, NAMES_TOPIC } from '../topic/guess.ts';
import type { Memo } from '../wish/wish.ts';
import { isNameOfTopic } from '../words/topic-index.ts';
import { type Account, accountOf, askingWords, longestOf } from './account.ts';
import { numbersBroken } from './limits.ts';
import { isWorthSaying } from './worth-saying.ts';

/**
 * From this share of its words on, what is not in the answer was the point of the request, and another thing was answered.
 * What is made of a topic that was read is rather another version of it than another thing.
 */
const POINT = { made: 0.75, class: 0.7, other: 0.6 } as const;
const FEWEST = 2;

/** Whether so much of a request is not in its answer that it is the answer to something else. */
const isElse = ({ words, asked, isStated }: Account, make: string): boolean =>
  !isStated &&
  words.length >= Math.min(FEWEST, asked) &&
  words.length > (MADE.test(make) ? POINT.made : make.startsWith('class') ? POINT.class : POINT.other) * asked;

/** Phrases without those that stand in another one. */
function apart(phrases: readonly string[]): string[] {
  const bare = [...new Set(phrases.map((each) => bareOf(each)))].filter((each) => each !== '');
  return bare.filter(
    (each) => !bare.some((other) => other !== each && other.toLowerCase().includes(each.toLowerCase())),
  );
}

const MOST_SAID = 5;
const LONGEST_SAID = 90;
const cut = (phrase: string): string =>
  phrase.length > LONGEST_SAID ? `${phrase.slice(0, LONGEST_SAID - 1)}…` : phrase;
const quoted = (phrases: readonly string[]): string =>
  phrases
    .slice(0, MOST_SAID)
    .map((each) => `“${cut(each)}”`)
    .join(', ');

/** The number of problems, where another one was made than was asked for. */
function countOff(form: RequestForm | undefined, memo: Memo | undefined): string[] {
  const { count, versions = 1 } = form?.request ?? {};
  const made = memo?.slots?.length;
  return count === undefined || made === undefined || made === count * versions
    ? []
    : [`${count * versions} problems (${made} made)`];
}

/** The first sentence of an answer that does not do all of what was asked. */
const without = (phrases: readonly string[]): ChatPart => say(`Not in this answer: ${quoted(phrases)}.`);

let ofFields: ReadonlySet<string> | undefined;
/** The stems by which whole fields are called: fractions, decimals. */
const fields = (): ReadonlySet<string> => {
  ofFields ??= new Set(skills.map(({ domain }) => stemOf(domain)));
  return ofFields;
};

/** From this probability on the topic of a request is surely the one that its answer has. */
const SURE = 0.9;

/**
 * The phrase by which a request names another topic than its answer has, and the skills that it names: "quiz on decimals"
 * that is about graphs. Where the topic was not sure, one word of mathematics that is not in the answer is enough.
 */
function otherTopicIn(
  { lost }: Account,
  request: AssistantRequest,
  p: number,
): { readonly phrase: string; readonly skills: readonly Skill[] } | undefined {
  const own = request.skills.flatMap((code) => findSkill(code) ?? []);
  if (own.length === 0 || !MADE.test(request.make) || request.standard !== undefined) return undefined;
  for (const { phrase, words } of lost) {
    if (MEANS.some((each) => each.test(phrase.toLowerCase())) || !words.some(isNameOfTopic)) continue;
    const named = guessTopic(words.join(' '));
    const isOther = !named.skills.some(({ domain }) => own.some((each) => each.domain === domain));
    const isField = p < SURE && words.some((word) => fields().has(stemOf(word)));
    if (isField || (named.p >= NAMES_TOPIC && isOther)) return { phrase, skills: named.skills };
  }
  return undefined;
}

/** Where what was made is the answer to something else: nothing is shown, and what was not read is quoted. */
const askedBack = (
  phrases: readonly string[],
  form: RequestForm | undefined,
  others: readonly Skill[] = [],
): ChatPart[] => {
  const [topic] = others.length > 0 ? others : (form?.topics ?? []);
  return [
    say(
      `I am not sure that I understood this, so I have made nothing. I could not read ${quoted(phrases)}. Say it in other words, or one thing at a time: what to make and on which topic, the student’s work line by line, or a question about a class.`,
    ),
    suggest(
      ...(topic === undefined
        ? ['Why would a student say 1/2 + 1/3 = 2/5?', 'Who needs help?']
        : [
            ...(form === undefined ? [] : asAsked(form.request.make, topic.name.toLowerCase(), form.request)).slice(
              0,
              1,
            ),
            `Make 4 problems on ${topic.name.toLowerCase()}`,
            `What mistakes do students make when they ${topic.name.toLowerCase()}?`,
          ]),
    ),
  ];
};

/** An answer as it was made. `speaksOf`: what it speaks of beside its words. */
type Made = {
  readonly parts: readonly ChatPart[];
  readonly memo?: Memo;
  readonly understood: boolean;
  readonly speaksOf?: string;
};
type Told = { readonly text: string; readonly known: readonly string[]; readonly isFollow: boolean };

/** True for an answer that only asks back or declines: it makes nothing that could differ from what was asked. */
function makesNothing({ parts, memo, understood }: Made): boolean {
  const own = parts.filter((part) => part.kind !== 'text' || part.form === undefined);
  const isAsking = own.length === 2 && own[0]?.kind === 'text' && own[1]?.kind === 'try';
  return !understood || memo === undefined || (isAsking && memo.wish.kind === 'class') || memo.wish.kind === 'unknown';
}

/**
 * An answer as it may be shown: each word of the request is in the finished answer, in a condition that was checked on
 * it, or in the first sentence as not done. Where most words are not in it, nothing is shown of it.
 */
export function accounted<M extends Made>(made: M, { text, known, isFollow }: Told): M | Made {
  const form = made.parts.flatMap((part) => (part.kind === 'text' && part.form ? [part.form] : []))[0];
  if (makesNothing(made) || form?.made === false) return made;
  const { met, p } = guessTopic(text);
  const account = accountOf(text, {
    request: form?.request,
    parts: made.parts,
    known: [...known, made.speaksOf ?? ''],
    met,
  });
  if (!isFollow && isElse(account, form?.request.make ?? ''))
    return { parts: askedBack(apart(account.unread), form), understood: false };
  const other = form && !isFollow ? otherTopicIn(account, form.request, p) : undefined;
  if (other) return { parts: askedBack([bareOf(other.phrase)], form, other.skills), understood: false };
  const isOfClass = form?.request.make.startsWith('class') === true;
  const isSheet = form?.request.make.startsWith('sheet') === true;
  const inForm = (form?.unused ?? []).filter((each) => {
    const words = askingWords(each);
    const lost = words.filter((word) => !account.isRead(word));
    const isNumberLeft = isSheet && /(?<![=\w.])\d/.test(each) && words.length > 0;
    return (
      isNumberLeft ||
      (lost.length > 0 &&
        isWorthSaying(bareOf(each), lost, { isJudged: false, isTold: false, isClass: !isSheet && isOfClass }))
    );
  });
  const left = apart([
    ...countOff(form, made.memo),
    ...numbersBroken(text, {
      text: isSheet ? '' : longestOf(made.parts),
      sets: form?.request.days ?? form?.request.versions ?? 1,
      isJudged: /^(?:grade|explain)/.test(form?.request.make ?? ''),
    }),
    ...(form?.unkept ?? []),
    ...account.unread,
    ...inForm,
  ]);
  if (left.length === 0) return made;
  const shown = made.parts.map((part) =>
    part.kind === 'text' && part.form
      ? formPart({ ...part.form, unused: bounded([...part.form.unused, ...account.unread]) })
      : part,
  );
  return { ...made, parts: [without(left), ...shown].slice(0, MOST_CHAT_PARTS) };
}
