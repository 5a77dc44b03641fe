import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { contentOf, wordsShared } from './amounts-in.ts';
import { lowered, partsOf } from './goal.ts';

const FACT =
  /^(?:and |so |but |hm+,? |ok(?:ay)?,? )*(?:[^,?]*, )?(?:who|where|when|whose|which|what kind|what color|how old)\b/i;

/** What is said where a question names something and nothing that the student knows answers it. */
export function notSaid({ question }: Ask, about: TalkCase): string | undefined {
  const { told } = partsOf(about.asked);
  const wanted = contentOf(question);
  const near = told.find((one) => wordsShared(one, wanted) > 0);
  // A time is told where it says when.
  if (
    /\bwhen (?:does|do|did|is|are|was|were|will)\b|\bwhat time\b/i.test(question) &&
    near !== undefined &&
    /\d/.test(near)
  )
    return said(`it says ${lowered(near.replace(/[.!]$/, ''))}`);
  if (FACT.test(question) && near !== undefined)
    return said('hm, it doesn’t say that', `it only says: ${lowered(near.replace(/[.!]$/, ''))}`);
  return undefined;
}
