import { stemOf } from '@lemma/plans/topics';
import { isNameOfTopic } from '../words/topic-index.ts';

const CODE =
  /(?<![\p{L}\d])(?:k|\d|hs)\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?(?![\p{L}\d])|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/iu;
const TERM = String.raw`[-−(]*(?:\d[\d.,]*[a-z]?|[a-z](?![\p{L}']))[)²³]*`;
const CALCULATION = new RegExp(String.raw`(?<![\p{L}\d])${TERM}(?:\s*[-−+*/×÷·^]\s*${TERM})+(?![\p{L}])`, 'iu');
const RELATION = new RegExp(
  String.raw`(?<![\p{L}\d])${TERM}(?:\s*[-−+*/×÷·^]\s*${TERM})*\s*[=<>≤≥]\s*${TERM}(?:\s*[-−+*/×÷·^=<>≤≥]\s*${TERM})*(?![\p{L}])`,
  'iu',
);
const NUMBER = /[$#]?\d+(?:[.,:/]\d+)*%?/u;
const WORD = /\p{L}[\p{L}’']*/u;
const MARK = /[?!.,;:\n]/u;
const TOKEN = new RegExp(
  [CODE, RELATION, CALCULATION, NUMBER, WORD, MARK].map(({ source }, at) => `(?<k${at}>${source})`).join('|'),
  'giu',
);
const KINDS = ['zcode', 'zequation', 'zmath', 'znumber', 'word', 'mark'] as const;

/** A word of a request: numbers, calculations, equations and codes of standards are each one word for all. */
type Token = {
  /** As it stands there, in small letters, or the word for all of its kind. */
  readonly word: string;
  readonly stem: string;
  readonly isTopic: boolean;
};

const LONGEST_SHORT = 3;
const NAME = /^\p{Lu}\p{Ll}{2,}/u;

/** The words of a text in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((found, at) => {
    const kind = KINDS.find((_, place) => found.groups?.[`k${place}`] !== undefined) ?? 'word';
    const typed = found[0].toLowerCase().replaceAll('’', "'");
    const starts = at === 0 || /[.?!\n]\s*$/.test(text.slice(0, found.index));
    const isTopic = kind === 'word' && isNameOfTopic(typed);
    const isName = kind === 'word' && !starts && !isTopic && NAME.test(found[0]);
    const word = isName ? 'zname' : kind === 'word' || kind === 'mark' ? typed : kind;
    return {
      word,
      stem: word.length <= LONGEST_SHORT || word.startsWith('z') ? word : stemOf(word),
      isTopic,
    };
  });
}
