import { type ChatPart, MOST_CHAT_PARTS, type RequestForm } from '@lemma/school/assistant';
import { bare as bareOf } from '../form/ask-back.ts';
import { formPart, notUsed } from '../form/form-part.ts';
import { bounded } from '../form/read-form.ts';
import type { Explained } from '../judge/explain.ts';
import { say } from '../say/parts.ts';
import { guessTopic } from '../topic/guess.ts';
import type { Memo } from '../wish/wish.ts';
import { accountOf, askingWords, longestOf } from './account.ts';
import { denialsMet } from './denials-met.ts';
import { numbersBroken } from './limits.ts';
import { isWorthSaying } from './worth-saying.ts';

/** Phrases without those that stand in another one. */
function apart(phrases: readonly string[]): string[] {
  const bare = [...new Set(phrases.map((each) => bareOf(each)))].filter((each) => each !== '');
  return bare.filter(
    (each) => !bare.some((other) => other !== each && other.toLowerCase().includes(each.toLowerCase())),
  );
}

/** The number of problems, where another one was made than was asked for. */
function countOff(form: RequestForm | undefined, memo: Memo | undefined): string[] {
  const { count, versions = 1 } = form?.request ?? {};
  const made = memo?.slots?.length;
  return count === undefined || made === undefined || made === count * versions
    ? []
    : [`${count * versions} problems (${made} made)`];
}

/** An answer as it was made. `speaksOf`: what it speaks of beside its words. */
type Made = {
  readonly parts: readonly ChatPart[];
  readonly memo?: Memo;
  readonly understood: boolean;
  readonly speaksOf?: string;
  readonly would?: Explained;
};
type Told = {
  readonly text: string;
  readonly known: readonly string[];
  /** True: the teacher has seen what of the request is not used, and pressed. */
  readonly isPressed: boolean;
  readonly isFollow: boolean;
  /** The names of the classes by their ids. */
  readonly classNames: Readonly<Record<string, string>>;
};

/** True for an answer that only asks back or declines: it makes nothing that could differ from what was asked. */
function makesNothing({ parts, memo, understood }: Made): boolean {
  const own = parts.filter((part) => part.kind !== 'text' || part.form === undefined);
  const isAsking = own.length === 2 && own[0]?.kind === 'text' && own[1]?.kind === 'try';
  return !understood || memo === undefined || (isAsking && memo.wish.kind === 'class') || memo.wish.kind === 'unknown';
}

/** What of a request is neither in a slot of its form nor in the finished answer, as it was typed. */
function leftOf(made: Made, form: RequestForm | undefined, { text, known }: Told): string[] {
  const account = accountOf(text, {
    request: form?.request,
    parts: made.parts,
    known: [...known, made.speaksOf ?? ''],
    met: guessTopic(text).met,
  });
  const make = form?.request.make ?? '';
  const isSheet = make.startsWith('sheet');
  const met = denialsMet(text, made.parts);
  const inForm = (form?.unused ?? []).filter((each) => {
    if (met.some((denied) => each.toLowerCase().includes(denied))) return false;
    if (/\b(?:no|not|without|never)\b/i.test(each)) return true;
    const words = askingWords(each);
    const lost = words.filter((word) => !account.isRead(word));
    const isNumberLeft = isSheet && /(?<![=\w.])\d/.test(each) && words.length > 0;
    const what = { isJudged: false, isTold: false, isClass: make.startsWith('class') };
    return isNumberLeft || (lost.length > 0 && isWorthSaying(bareOf(each), lost, what));
  });
  return apart([
    ...countOff(form, made.memo),
    ...numbersBroken(text, {
      text: isSheet ? '' : longestOf(made.parts),
      sets: form?.request.days ?? form?.request.versions ?? 1,
      isJudged: /^(?:grade|explain)/.test(make),
    }),
    ...account.unread,
    ...inForm,
  ]);
}

/** What a class's data or a student's work says stands by itself, and a plan is stored: what they don't use is only told. */
const STANDS = /^(?:class|grade|explain|plan)/;

/**
 * An answer as it may be shown: each phrase of the request stands in a slot of the reading above it, in the finished answer,
 * or is quoted as not used. Where something is not used, what was to be made is shown as its form first.
 */
export function accounted<M extends Made>(made: M, told: Told): M | Made {
  const form = made.parts.flatMap((part) => (part.kind === 'text' && part.form ? [part.form] : []))[0];
  if (form?.made === false) return foretold(made, form, told);
  if (makesNothing(made)) return made;
  const left = leftOf(made, form, told);
  if (form === undefined)
    return left.length === 0 ? made : { ...made, parts: [say(notUsed(left)), ...made.parts].slice(0, MOST_CHAT_PARTS) };
  const unused = bounded(left);
  const isOpen = left.length > 0 && !told.isPressed && !told.isFollow && !STANDS.test(form.request.make);
  const shown = formPart({ ...form, unused, made: !isOpen }, nameOf(form, told));
  if (isOpen) {
    const { slots: _, ...memo } = made.memo ?? { wish: { kind: 'unknown' } };
    return { parts: [say(LEFT), shown], memo, understood: true };
  }
  return { ...made, parts: made.parts.map((part) => (part.kind === 'text' && part.form ? shown : part)) };
}

/** A form that is only shown, with what of the request would not be in what it makes. */
function foretold({ would, ...made }: Made, form: RequestForm, told: Told): Made {
  const left = would === undefined ? form.unused : leftOf({ ...would, understood: true }, form, told);
  const unkept = bounded([...form.unkept, ...(would?.unkept ?? [])]);
  const shown = formPart({ ...form, unkept, unused: bounded(left) }, nameOf(form, told));
  return { ...made, parts: made.parts.map((part) => (part.kind === 'text' && part.form ? shown : part)) };
}
const nameOf = ({ request: { classId } }: RequestForm, { classNames }: Told): string | undefined =>
  classId === undefined ? undefined : classNames[classId];
const LEFT =
  'I can make this, but not all of what you asked for is in it: see “Not used”. Press “Make it” for the rest, or say that part in other words.';
