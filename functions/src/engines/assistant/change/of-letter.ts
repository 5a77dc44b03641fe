import { stemOf, wordsIn } from '@lemma/plans/topics';
import { capital, say } from '../say/parts.ts';
import { makeLetter } from '../teach/letter.ts';
import type { LetterWish, Memo } from '../wish/wish.ts';
import { isGrammar, isIn, type Span, spansOf, wordsOf } from '../words/words.ts';
import { type Changed, ofAll } from './stays.ts';

const LETTER =
  /^(?:(?:and|now|ok|can you|could you|please|make it|write it|do it|a|bit|little|it|too|so i can check it|friendlier|more|warmer|warm|nicer|kinder|friendly|less formal|sound)(?: ?, ?| )?)*(in spanish|in english|shorter|short|longer)?(?: (?:and friendlier|too|also|please|so i can check it))*\W*$/i;
const TELL =
  /[,;.]?\s*\b(?:and )?(?:please )?(?:also )?(?:say|mention|add|tell (?:them|parents|families)|include|remind (?:them|parents|families))(?: that| to)?:? ([^.?!\n]{3,160})[.!]?/i;

/** A language of the letter, with the other one beside it where that is said: "the English version too". */
const IN_LANGUAGE =
  /\b(?:(?:in|into) (english|spanish)|(?:an? |the )?(english|spanish) (?:version|copy|translation|one))\b/i;
const COULD_HAVE = /\b(?:write|make|do|put|give|get|have|send)(?: me)?(?: it)?\b/i;
const BOTH = /\b(?:too|also|as well|both|with it|underneath|below)\b/i;
function inLanguage(text: string, wish: LetterWish): LetterWish | undefined {
  const found = IN_LANGUAGE.exec(text);
  const said = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (said === undefined) return undefined;
  const language = said === 'spanish' ? ('es' as const) : ('en' as const);
  const { bilingual: _both, ...rest } = wish;
  return BOTH.test(text) && language !== wish.language
    ? { ...wish, language: 'es', bilingual: true }
    : { ...rest, language };
}

const NOT_SAID =
  /[,;.]?\s*\b(?:(?:and|but) )?(?:please )?(?:don['’]?t|do not|without|leave out|take out|remove|skip)(?: (?:mention(?:ing)?|say(?:ing)?|talk(?:ing)? about|include|including|anything|about|any))* ((?:(?:the|his|her|their|that|any) )?\p{L}{3,}(?: \p{L}+){0,4})[.!]?/iu;
/** What is said of a child in more than one way: who is absent misses class. */
const ABSENT = /absen|\bmiss(?:ed|es|ing)?\b/i;
/** A letter without what was told for it and is not to be said; undefined where nothing of it was told. */
function withoutSaid(words: string, wish: LetterWish): LetterWish | undefined {
  const stems = wordsIn(words)
    .filter((word) => !isGrammar(word) && word.length > 3)
    .map(stemOf);
  const isMeant = (line: string): boolean =>
    wordsIn(line).some((word) => stems.includes(stemOf(word))) || (ABSENT.test(words) && ABSENT.test(line));
  const lines = wish.notes?.split('\n') ?? [];
  const left = lines.filter((line) => !isMeant(line));
  const { notes: _notes, ...rest } = wish;
  return left.length === lines.length ? undefined : { ...rest, ...(left.length > 0 && { notes: left.join('\n') }) };
}

/** The tone of a letter is always the same. */
const TONE = /\b(?:warm|nice|kind|friendl|less formal)\w*/gi;
const withoutTone = (text: string): Span[] => wordsOf(text).filter((word) => !isIn(word, spansOf(text, TONE)));

/** A change of a letter: its language, its length, what it also says, what it does not say. */
export function ofLetter(text: string, before: Memo, seed: number): Changed | undefined {
  const { wish } = before;
  if (wish.kind !== 'letter') return undefined;
  type Read = { readonly used: readonly Span[]; readonly asks: string };
  const shown = (next: LetterWish, { used, asks }: Read = ofAll(text), lead: readonly string[] = []) => {
    const made = makeLetter(next, seed);
    return (
      made.memo && { kind: 'answer' as const, parts: [...lead.map(say), ...made.parts], memo: made.memo, used, asks }
    );
  };
  const inOther = inLanguage(text, wish);
  if (inOther)
    return shown(inOther, {
      used: [IN_LANGUAGE, BOTH, COULD_HAVE].flatMap((pattern) => spansOf(text, pattern)),
      asks: inOther.bilingual ? 'in Spanish too' : `in ${inOther.language === 'es' ? 'Spanish' : 'English'}`,
    });
  const denied = NOT_SAID.exec(text);
  const others = denied === null ? text : text.replace(denied[0], ' ');
  const size = LETTER.exec(others.trim())?.[1]?.toLowerCase();
  if (denied?.[1] !== undefined && (others.trim() === '' || LETTER.test(others.trim()))) {
    const next = withoutSaid(denied[1], wish);
    const short = size?.startsWith('short') ?? wish.short;
    return shown({ ...(next ?? wish), short }, ofAll(text), next ? [] : [`Of “${denied[1]}” the letter says nothing.`]);
  }
  // What is to be said too stands in a note as it was typed.
  const told = TELL.exec(text);
  const rest = told === null ? text : text.replace(told[0], ' ');
  const read = LETTER.exec(rest.trim());
  const said = read?.[1]?.toLowerCase();
  if (told?.[1] !== undefined && read !== null) {
    const notes = [...(wish.notes === undefined ? [] : [wish.notes]), `${capital(told[1].trim())}.`].join('\n');
    return shown(
      { ...wish, notes, short: said === 'shorter' || said === 'short' || wish.short },
      { used: withoutTone(text), asks: told[0].trim() },
    );
  }
  return said === undefined
    ? undefined
    : shown({ ...wish, short: said !== 'longer' }, { used: withoutTone(text), asks: said });
}
