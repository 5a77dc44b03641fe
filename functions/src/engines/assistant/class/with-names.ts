import type { Asked } from '../answer-wish.ts';
import { capital } from '../say/parts.ts';
import { isEnglish } from '../words/is-english.ts';

const WORD = /(?<![\p{L}'’])\p{Ll}{3,}(?=['’]s\b|(?![\p{L}'’]))/gu;
/** What may be asked of somebody: only then a word is looked up on the rosters. */
const ASKS = /\b(?:how|what|whats|did|does|has|have|is|who|whos|tell|show|why)\b|\b(?:doing|missing)\b/i;

/** A text in which first names of students that were typed small begin with a capital letter. */
export async function withNames(text: string, { school, classId, before }: Asked): Promise<string> {
  const words = (text.match(WORD) ?? []).filter((word) => !isEnglish(word));
  if (words.length === 0 || !ASKS.test(text)) return text;
  const chosen = (await school.classes()).find(({ id }) => id === (before?.classId ?? classId));
  if (chosen === undefined) return text;
  const { students } = await school.read(chosen);
  const names = new Set(students.flatMap(({ fullName }) => fullName.toLowerCase().split(/\s+/)));
  return text.replaceAll(WORD, (word) => (!isEnglish(word) && names.has(word) ? capital(word) : word));
}
