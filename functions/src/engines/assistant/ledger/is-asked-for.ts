import type { Span } from '../words/words.ts';

/** Verbs and turns by which somebody asks for a thing. */
const ASKS_FOR =
  /\b(?:make|making|give|giving|write|writing|create|draft|build|generate|prepare|design|suggest|find|plan|send|show|help|put together|come up with|pull together|throw together|whip up|need|needs|want|wants|like|love|looking for|get|have|use|please|could|can|would|may|how about|do|let['’]?s|add|include|provide|produce|mak|mkae)\b/i;
/** What is told of what was: "I gave them a question", "came back to a stack of exit tickets". */
const TELLS =
  /(?:^|\b\p{L}+(?:['’](?:s|ve|d|m|re))? )\W*(?:\w+ly |just |also |all |never |already )?(?:was|were|did|had|gave|wrote|asked|got|came|said|went|thought|took|tried|handed|missed|failed|bombed|taught|(?:have|has)(?: not|n['’]t)? \w+ed|haven['’]?t|hasn['’]?t|didn['’]?t|couldn['’]?t|wasn['’]?t|weren['’]?t)\b/iu;
/** How something went: what is asked is about what was, and makes nothing. */
export const HOW_IT_WENT =
  /\bhow (?:(?:did|was|were)\b|(?!much|many|well|often|long|far|old|come)(?:(?:my|the|our|her|his|their) )?\w+(?: all| each)? (?:did|went|scored|performed)\b)/i;
/** What is spoken of as known: "not reading the question". */
const KNOWN = /\b(?:the|that|this|those|these|her|his|their|which|whose)\s+(?:\w+\s+)?$/i;
/** Whether a thing is asked for where it is named: by a verb before it in its clause, or in a few words that tell of nothing that was. */
export function isAskedFor(text: string, { from }: Span, isItem = false): boolean {
  const own =
    text
      .slice(0, from)
      .split(/[.!?\n]\s|[,;—–]| (?:and|but|so|because) /)
      .at(-1) ?? '';
  return ASKS_FOR.test(own) || !(TELLS.test(own) || (isItem && KNOWN.test(own)));
}
