import type { Skill } from '@lemma/math';
import { MOST_REQUEST } from '@lemma/school/assistant';
import { type Span, spansOf } from '../words/words.ts';

/** Verbs by which something is asked for: they are of the thing that they ask for. */
const ASKS =
  /\b(?:make|give|get|create|write|need|want|like|draft|build|generate|prepare|plan|find|come up with|put together|show|have|do|help|produce|suggest|use|put|pull|let)\b/gi;
/** The verbs before the last of some places, in the sentence in which that stands. */
export const asking = (text: string, at: readonly Span[]): Span[] => {
  return spansOf(text, ASKS).filter(({ to }) =>
    at.some(({ from }) => to <= from && !/[.!?\n]/.test(text.slice(to, from))),
  );
};

export const codesOf = (skills: readonly Skill[]): string[] =>
  skills.slice(0, MOST_REQUEST.skills).map(({ code }) => code);
