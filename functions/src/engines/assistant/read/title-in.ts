import type { Span } from '../words/words.ts';

/** A title in quotation marks, or behind a colon: its words are the teacher's, and ask for nothing else. */
const TITLE =
  /\b(?:(?:and |please |can you |with )*(?:the |a )?(?:title[ds]?|name|call|heading|label)(?: (?:it|this|them|the (?:sheet|page|set|quiz|worksheet|ticket)))?(?: (?:is|as|to be|should (?:be|say|read)|of|with|at the top))*:? ?["“]([^"”\n]{2,60})["”]|(?:title|heading)(?: (?:is|should (?:be|say|read)))?: ?([^.;\n"“]{2,60}))/i;
export function titleIn(text: string): { readonly title: string; readonly span: Span } | undefined {
  const found = TITLE.exec(text);
  const title = (found?.[1] ?? found?.[2])?.trim();
  return found === null || title === undefined
    ? undefined
    : { title, span: { from: found.index, to: found.index + found[0].length } };
}

/** The title as a condition of a form says it, and back. */
export const titleSaid = (title: string): string => `title “${title}”`;
export const titleOfChip = (said: string): string | undefined => /^title “(.+)”$/.exec(said)?.[1];
