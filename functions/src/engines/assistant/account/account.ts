import { findSkill } from '@lemma/math';
import { saidOf } from '@lemma/math/said';
import { isSame, lettersApart, stemOf, stemsOfTopic, wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest, ChatPart } from '@lemma/school/assistant';
import { unusedWords } from '../judge/left-over.ts';
import { reasonFor } from '../judge/why.ts';
import { asTyped } from '../read/claim.ts';
import { letterAs } from '../read/letter-in.ts';
import { BESIDE, type Phrase, phrasesOf } from '../read/phrases-of.ts';
import { knownTask } from '../solve/known-tasks.ts';
import { factsIn } from '../teach/letter-facts.ts';
import { toldIn } from '../teach/letter-told.ts';
import { denialsBroken, denialsMet } from './denials-met.ts';
import { isPlain } from './is-plain.ts';
import { limitsMet } from './limits.ts';
import { asNumber, CODE, stemsSaid, textOf } from './said.ts';
import { stemsOfForm } from './stems-of-form.ts';
import { isWorthSaying, tellsSomething, WAYS } from './worth-saying.ts';

/** What of a request its finished answer does not account for, as typed, and whether a word is accounted for. */
export type Account = {
  readonly unread: readonly string[];
  readonly isRead: (word: string) => boolean;
};

type Claims = {
  readonly request: AssistantRequest | undefined;
  readonly parts: readonly ChatPart[];
  readonly known: readonly string[];
  readonly met: ReadonlySet<string>;
};

const familyOf = (request: AssistantRequest | undefined): string => request?.make.split('.')[0] ?? '';
/** Judged or worked out: what is told of it needs no answer, its numbers are checked where it is read. */
const JUDGED = /^(?:explain|grade|compute|equation-story|versions)$/;
const LONG = 5;

/** Whether a word of a request is in its answer, in what the answer is, or in a condition that holds. */
function isReadBy({ request, parts, known, met }: Claims, text: string): (word: string) => boolean {
  const family = familyOf(request);
  const said = stemsSaid(`${textOf(parts)} ${known.join(' ')}`);
  const own = request ? stemsOfForm(request, parts) : new Set<string>();
  const topic = new Set([
    ...(request?.skills ?? []).flatMap((code) => [findSkill(code)?.name ?? '', ...saidOf(code)]).flatMap(stemsOfTopic),
    ...(request?.standard === undefined
      ? []
      : [request.standard.toLowerCase(), request.standard.toLowerCase().replace(/(?<=\d)[a-d]$/, '')]),
  ]);
  const idle = family === 'compute' ? new Set(knownTask(asTyped(text)) ? [] : unusedWords(text)) : undefined;
  const all = [...said];
  const hasWord = (word: string): boolean => said.has(word) || own.has(word);
  return (word) => {
    if (JUDGED.test(family) && /\d|^.$/.test(word)) return true;
    if (topic.has(word)) return true;
    if (idle && !idle.has(word) && !WAYS.test(word)) return true;
    const stem = stemOf(word);
    if ([word, stem, asNumber(word)].some(hasWord)) return true;
    if (word.includes('-') && word.split('-').every((each) => isPlain(each) || hasWord(each) || hasWord(stemOf(each))))
      return true;
    const stems = stemsOfTopic(word);
    if (stems.length > 0 && topic.size > 0 && stems.every((each) => topic.has(each) || met.has(each))) return true;
    return (
      stem.length >= LONG &&
      all.some((each) => isSame(stem, each) || (each.length >= LONG && lettersApart(stem, each) < 2))
    );
  };
}
const GRADE =
  /\b(?:grades?|gr\.?|year)[- ]?(?:\d|k)\b|\b\d(?:st|nd|rd|th)\b(?:[- ](?:gr\b|grade\w*|hour|hr|period|block))?|\bevery single\b/gi;
const spaces = (text: string): string => ' '.repeat(text.length);

type Word = { readonly word: string; readonly from: number; readonly to: number };
/** The words of a phrase that ask for something, each with its place; codes of standards whole. */
function askingIn(phrase: string): Word[] {
  const codes = [...phrase.matchAll(CODE)].map(({ 0: code, index }) => ({
    ...{ word: code.toLowerCase(), from: index, to: index + code.length },
  }));
  const rest = phrase
    .replace(CODE, spaces)
    .replace(GRADE, spaces)
    .replace(BESIDE, (found) => (/\d ?-?(?:min|hour|hr)/i.test(found) ? found : spaces(found)));
  const words = [...rest.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].flatMap(({ 0: typed, index }) => {
    const [word] = wordsIn(typed);
    return word === undefined || isPlain(word) || /^\d+$/.test(word)
      ? []
      : [{ word, from: index, to: index + typed.length }];
  });
  return [...codes, ...words].toSorted((one, other) => one.from - other.from);
}
export const askingWords = (phrase: string): string[] => askingIn(phrase).map(({ word }) => word);

/** A text with the phrases blanked that stand in it. */
const blanked = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => {
    const at = phrase.trim() === '' ? -1 : rest.toLowerCase().indexOf(phrase.trim().toLowerCase());
    return at < 0 ? rest : rest.slice(0, at) + spaces(phrase.trim()) + rest.slice(at + phrase.trim().length);
  }, text);

/** The longest text of an answer: the letter, comment or reason that it is. */
export const longestOf = (parts: readonly ChatPart[]): string =>
  parts.map((part) => textOf([part])).reduce((one, other) => (other.length > one.length ? other : one), '');

/** The phrase that says what the stories are about, where they are: "set them at a sneaker store". */
const themePhrases = (text: string, theme: string | undefined, parts: readonly ChatPart[]): string[] => {
  const stems = theme === undefined ? [] : wordsIn(theme).map(stemOf);
  const said = stemsSaid(textOf(parts));
  const isTold = stems.some((stem) => said.has(stem));
  return isTold
    ? phrasesOf(text).asked.flatMap(({ text: phrase }) =>
        wordsIn(phrase).some((word) => stems.includes(stemOf(word))) ? [phrase] : [],
      )
    : [];
};

/** The phrases of a request that were read whole: each made true by the product, or checked on it here. */
function phrasesRead(text: string, { request, parts }: Claims): string[] {
  const family = familyOf(request);
  const longest = longestOf(parts);
  const quoted = /^(?:grade|equation-story)$/.test(family) ? (request?.words ?? '').split('\n') : [];
  const extras = family === 'plan' ? (request?.words ?? '').split('; ').filter((each) => !/\bgame\b/i.test(each)) : [];
  const reason = family === 'explain' ? reasonFor(text)?.asked.exec(text.toLowerCase())?.[0] : undefined;
  return [
    ...(request?.conditions ?? []).flatMap(({ said, off }) => (off ? [] : [said])),
    ...quoted,
    ...extras,
    ...(reason === undefined ? [] : [reason]),
    ...(family === 'letter'
      ? [...factsIn(text), ...toldIn(text, letterAs(text, text.toLowerCase()).name ?? '')].map(({ said }) => said)
      : []),
    ...limitsMet(text, longest),
    ...denialsMet(text, parts),
    ...themePhrases(text, request?.theme, parts),
  ];
}

/** Numbers of a problem and of what was answered to it: the phrase that has them states it. */
const stated = ({ request }: Claims): readonly string[] =>
  request?.make === 'explain' && request.question !== undefined
    ? (`${request.question} ${request.answer ?? ''}`.match(/\d+(?:[.,/]\d+)*/g) ?? [])
    : [];
const NAME =
  /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+\b|^\s*\p{Lu}\p{Ll}+(?=(?:['’]s)? (?:\p{Lu}\p{Ll}+ )?(?:says?|said|wrote|writes|keeps?|did|does|got|gets|thinks?|thought|rounded|put|has|is|was|told|drew|claims?|solved|added)\b)/gu;
/** A phrase of so many words is quoted whole. */
const SHORT = 6;
const NOT_BEFORE = /(?:\b(?:no|not|without|only|just|never|don['’]?t) (?:\p{L}+ )?)$/iu;

/** Whether a phrase goes on with what is told before it: "so the kids can't tell | by the order". */
function isTail(text: string, phrase: Phrase, all: readonly Phrase[]): boolean {
  const before = all.findLast(({ at }) => at < phrase.at);
  if (
    before === undefined ||
    !/^\s*(?:by|in|on|at|for|from|with|of|to|only|just|as|like|over|until|after|before)\b/i.test(phrase.text)
  )
    return false;
  const between = text.slice(before.at, phrase.at);
  return !/[.,;:!?\n]/.test(between.trim()) && tellsSomething(before.text);
}

/** What of a request is neither in the finished answer nor in a condition that was checked on it. */
export function accountOf(text: string, claims: Claims): Account {
  const family = familyOf(claims.request);
  const isRead = isReadBy(claims, text);
  const rest = blanked(text, phrasesRead(text, claims));
  const numbers = stated(claims);
  const { asked, told } = phrasesOf(text);
  const lostIn = ({ at, text: phrase }: Phrase): Word[] => {
    if (numbers.some((number) => phrase.includes(number))) return [];
    const own = rest.slice(at, at + phrase.length);
    const plain = JUDGED.test(family) ? own.replace(NAME, spaces) : own;
    return askingIn(plain).filter(({ word }) => !isRead(word));
  };
  const isTold = !JUDGED.test(family) && family !== 'class';
  const phrases = [...asked, ...(isTold ? told : [])].toSorted((one, other) => one.at - other.at);
  const lost = phrases.map((phrase) => ({ phrase, words: lostIn(phrase) })).filter(({ words }) => words.length > 0);
  const isTelling = (phrase: Phrase): boolean => told.includes(phrase) || isTail(text, phrase, phrases);
  const unread = lost
    .filter(({ phrase, words }) =>
      isWorthSaying(
        phrase.text,
        words.map(({ word }) => word),
        { isJudged: family === '' || JUDGED.test(family), isTold: isTelling(phrase), isClass: family === 'class' },
      ),
    )
    .map(({ phrase, words }) => {
      const [first, last] = [words[0], words.at(-1)];
      if (first === undefined || last === undefined) return '';
      const before = NOT_BEFORE.exec(phrase.text.slice(0, first.from))?.[0] ?? '';
      if (phrase.text.trim().split(/\s+/).length <= SHORT) return phrase.text.trim();
      return `${before}${phrase.text.slice(first.from, last.to)}`.replace(/\s+/g, ' ');
    });
  return { isRead, unread: [...unread, ...denialsBroken(text, claims.parts)] };
}
