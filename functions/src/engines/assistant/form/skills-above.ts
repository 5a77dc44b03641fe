import { skills } from '@lemma/math';
import { reads } from '../judge/explain.ts';
import { topicOf } from '../ledger/topic.ts';
import { equationsIn } from '../read/claim.ts';
import type { Memo } from '../wish/wish.ts';

/** The task of the teacher's own that was worked out or judged. */
function taskOf({ wish }: Memo): string | undefined {
  if (wish.kind === 'compute') return wish.task;
  if (wish.kind === 'explain') return wish.question;
  return wish.kind === 'grade' ? (wish.answers?.[0]?.question ?? wish.lines?.[0]) : undefined;
}

const MOST_READING = 3;
/** The skill that practices a task, where few read it. */
function skillOfTask(task: string): string | undefined {
  const asked = task.trim();
  const bare = asked.replace(/^(?:what(?:['’]s| is)|find|solve|calculate|compute)\s+/i, '');
  const [equation] = equationsIn(asked);
  const own = skills.filter(
    (skill) => reads(skill, asked) || reads(skill, bare) || (equation !== undefined && reads(skill, equation)),
  );
  if (own.length > 0) return own.length <= MOST_READING ? own[0]?.code : undefined;
  // "5/8 as a decimal" is a fraction as a decimal.
  const named = topicOf(
    NOTATIONS.reduce((text, [numbers, name]) => text.replace(numbers, name), asked),
    false,
  );
  return named.kind === 'named' ? named.skills[0]?.code : undefined;
}
const NOTATIONS: readonly (readonly [RegExp, string])[] = [
  [/\d+ \d+\/\d+/g, 'mixed number'],
  [/\d+\/\d+/g, 'fraction'],
  [/\d[\d.]*%/g, 'percent'],
  [/\d*\.\d+/g, 'decimal'],
  [/\d[\d,]*/g, ' '],
];

const PLACES: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];
const PLACE =
  /\b(?:the |number |#)?(first|second|third|fourth|fifth|last|top|[1-5])(?:st|nd|rd|th)?(?: (?:one|two|2|kid|student|person|standard|skill|topic|group))?\b/i;
/** The place in a list that a text speaks of. */
function placeIn(text: string, size: number): number | undefined {
  const said = PLACE.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  const at = said === 'last' ? size - 1 : said === 'top' ? 0 : PLACES.indexOf(said);
  return at < 0 ? Number(said) - 1 : at;
}

/** The skills that the answer above is about: of a list those of the row that a text speaks of, otherwise those of all. */
export function skillsAbove(memo: Memo, text = ''): string[] {
  const { rows = [], slots = [], skill } = memo;
  const at = rows.length > 0 ? placeIn(text, rows.length) : undefined;
  const row = at === undefined ? undefined : rows[at];
  if (row) return [row];
  if (slots.length > 0) return [...new Set(slots.map((slot) => slot.skill))];
  if (skill !== undefined) return [skill];
  const task = taskOf(memo);
  const own = task === undefined ? undefined : skillOfTask(task);
  return own === undefined ? rows.slice(0, 1) : [own];
}
