import { isAround, stemOf } from '@lemma/plans/topics';
import { isOrdinary } from '../learned/ordinary.ts';
import requests from '../learned/requests.json' with { type: 'json' };
import { tokensOf } from '../learned/tokens-of.ts';
import { contentOf } from '../read/phrases-of.ts';
import { index } from '../words/topic-index.ts';
import { guessTopic, hasCode } from './guess.ts';
import { isTopicWord } from './topic.ts';

/** Under this probability, no skill is meant by the words of a request. */
const NO_TOPIC = 0.15;
/** So many words that no request for a classroom has; of short requests one is enough. */
const STRANGE = { long: 2, short: 1 } as const;
const SHORT = 4;
const MATH = /\d\s*(?:[+×÷*=<>^%]|\.\d)|\d\s[-−/]\s\d|\d\/\d|[<>=]\s*\d/;

/** Word problems, and what children say or write of numbers, are of a math classroom whatever else is said. */
const OF_CLASSROOMS =
  /\b(?:word|story|math) problems?\b|\bmath\b|\b(?:stu|students?|kids?|child|he|she|they|mine)\b[^.?!]{0,30}\b(?:says?|said|writes?|wrote|gets?|got|puts?|reads?|thinks?)\b[^.?!]*\d|\b(?:newcomers?|english learners?|iep|co-?teacher|paras?)\b/i;

let made: ReadonlySet<string> | undefined;
/** The stems of the words of all requests for mathematics or a class. */
const wordsOfClassrooms = (): ReadonlySet<string> => {
  made ??= new Set(
    requests
      .filter(({ kind }) => kind !== 'none' && !kind.startsWith('refuse'))
      .flatMap(({ text }) => tokensOf(text).map(({ stem }) => stem)),
  );
  return made;
};

/** True where the words of a request have nothing of school mathematics, of a class or of teaching it. */
export function isOutOfScope(request: string): boolean {
  if (hasCode(request) || MATH.test(request) || OF_CLASSROOMS.test(request) || guessTopic(request).p >= NO_TOPIC)
    return false;
  const words = contentOf(request).filter((word) => !isAround(word) && !/\d/.test(word));
  const strange = words.filter(
    (word) =>
      !wordsOfClassrooms().has(stemOf(word)) &&
      !index().seen.has(stemOf(word)) &&
      !isOrdinary(word) &&
      !isTopicWord(word),
  );
  return strange.length >= (words.length <= SHORT ? STRANGE.short : STRANGE.long);
}
