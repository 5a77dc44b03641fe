import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { contentOf, stemOf } from './amounts-in.ts';
import { lowered, partsOf } from './goal.ts';

const COMMON =
  /^(?:about|after|again|answer|answers|because|before|being|could|different|doing|every|first|going|hello|little|might|morning|number|numbers|other|please|problem|really|right|should|something|student|their|there|these|thing|things|think|thinking|those|three|through|together|using|wanted|what's|where|which|while|without|would|write|wrong|yours?|sweetie|friend|okay|along|always|group|change[sd]?|another|around|bigger|biggest|count(?:ed|ing)?|enough|fewer|higher|inside|large[rst]*|least|longe[rst]+|lower|maybe|never|often|place|second|short(?:er|est)?|since|small(?:er|est)?|start(?:ed)?|still|stand|their|third|twice|under|until|usually|looks?|looking|hello|actually|already|almost|happens?|happened|makes?|means?|tells?)$/i;

/** The word of a sentence that it hangs on and that is nothing of the problem. */
export function strangeWord(text: string, known = ''): string | undefined {
  const there = contentOf(known);
  return (text.match(/[a-z]{5,}/gi) ?? [])
    .filter((word) => !COMMON.test(word) && !there.has(stemOf(word)))
    .toSorted((one, other) => other.length - one.length)[0]
    ?.toLowerCase();
}

const FACT =
  /^(?:and |so |but |hm+,? |ok(?:ay)?,? )*(?:[^,?]*, )?(?:who|where|when|whose|which|what kind|what color|how old)\b/i;

/** What is said where a question names something and nothing that the student knows answers it. */
export function notUnderstood({ question }: Ask, about: TalkCase): string | undefined {
  const { told } = partsOf(about.asked);
  const wanted = contentOf(question);
  const near = told.find((one) => [...contentOf(one)].filter((word) => wanted.has(word)).length > 0);
  // A time is told where it says when.
  if (
    /\bwhen (?:does|do|did|is|are|was|were|will)\b|\bwhat time\b/i.test(question) &&
    near !== undefined &&
    /\d/.test(near)
  )
    return said(`it says ${lowered(near.replace(/[.!]$/, ''))}`);
  if (FACT.test(question) && near !== undefined)
    return said('hm, it doesn’t say that', `it only says: ${lowered(near.replace(/[.!]$/, ''))}`);
  const strange = strangeWord(question, `${about.asked} ${about.idea ?? ''}`);
  return strange === undefined
    ? undefined
    : said(`hm, I don’t get what you mean by “${strange}”`, 'can you say it another way?');
}

/** The same where nothing of the problem is at hand. */
export const askedBack = (text: string): string => {
  const strange = strangeWord(text);
  return strange === undefined
    ? 'I don’t get what you mean. Can you say it another way?'
    : `What do you mean by “${strange}”? Can you say it another way?`;
};
