import { findSkill, generateProblem } from '@lemma/math';
import { numberOf, placesIn } from '../read/numbers.ts';
import { list, say, suggest } from '../say/parts.ts';
import { drawSlot, mistakesOf } from '../sheet/draw-slot.ts';
import type { Memo, Slot } from '../wish/wish.ts';
import { answer, type Follow } from './follow.ts';

const DATA =
  /\b(?:data|numbers|values|list)\b[^.?!]*\b(?:list|paste|desmos|copy|commas?|spreadsheet|plain)\b|\b(?:plain|comma) list\b/;
const LISTED = /-?\d+(?:\.\d+)?(?:,\s*-?\d+(?:\.\d+)?){2,}/;

/** The data of a problem: a list that stands in it, or the points of its plot. */
export function dataOf(slot: Slot, at: number): readonly string[] {
  const item = drawSlot(slot, at)?.item;
  if (item === undefined) return [];
  const listed = LISTED.exec(item.math ?? '')?.[0] ?? LISTED.exec(item.prompt)?.[0];
  if (listed !== undefined) return listed.split(/,\s*/);
  const picture = item.picture;
  if (picture?.kind !== 'dot-plot') return [];
  return picture.values.map(String);
}

/** "Give me the data for #2 as a plain list". */
function asList(text: string, slots: readonly Slot[], memo: Memo): Follow | undefined {
  if (!DATA.test(text)) return undefined;
  const places = placesIn(text, slots.length) ?? slots.map((_, at) => at);
  const rows = places.flatMap((at) => {
    const slot = slots[at];
    const values = slot === undefined ? [] : dataOf(slot, at);
    return values.length === 0 ? [] : [{ at, values }];
  });
  const [first] = rows;
  const { slots: _slots, ...rest } = memo;
  if (first === undefined)
    return answer({ isReply: true, parts: [say('There is no list of data in what you name.')], memo });
  const task = `mean and median of ${first.values.join(', ')}`;
  return answer({
    isReply: true,
    parts: [
      ...rows.map(({ at, values }) => say(`Data of problem ${at + 1}, to copy:\n${values.join(', ')}`)),
      suggest('Mean and median of it'),
    ],
    memo: rows.length === 1 ? { ...rest, wish: { kind: 'compute', task, brief: false } } : memo,
  });
}

const GRADE =
  /\b(?:how (?:do|should|would|can) i (?:grade|score|mark)|(\d|two|three|four|five)[- ]?(?:pt|point)s?\b(?! each)|rubric|scoring guide)\b/;
const MOST_POINTS = 6;

/** How the set above can be scored: what earns each point, with the wrong answers that its problems bring out. */
function scored(text: string, slots: readonly Slot[], memo: Memo): Follow | undefined {
  const [found, said] = GRADE.exec(text) ?? [];
  if (found === undefined || /\bworth\b/.test(text)) return undefined;
  const most = Math.min(MOST_POINTS, Math.max(2, said === undefined ? 3 : numberOf(said)));
  const shown = slots.flatMap((slot, at) => {
    const drawn = drawSlot(slot, at);
    const skill = findSkill(slot.skill);
    const item = drawn?.item;
    const wrong =
      skill && item ? mistakesOf(skill, generateProblem(skill, item.level, item.seed, item.case))[0] : undefined;
    return drawn ? [{ at, key: drawn.key.split(', because')[0] ?? drawn.key, wrong }] : [];
  });
  const middle = Array.from({ length: Math.max(0, most - 3) }, (_, at) => ({
    text: `${most - 2 - at} points`,
    note: 'the way is right and more than one step has a slip, or a step is left out',
  }));
  return answer({
    isReply: true,
    parts: [
      say(
        `${most} points for each problem above, to score fast: look at the answer first, at the work only where it is wrong.`,
      ),
      list([
        { text: `${most} points`, note: 'the answer of the key, with work or a reason that leads to it' },
        {
          text: `${most - 1} ${most === 2 ? 'point' : 'points'}`,
          note: 'the way is right, with one slip; or the right answer alone',
        },
        ...middle,
        ...(most > 2
          ? [
              {
                text: '1 point',
                note: 'a beginning that fits, or one of the wrong answers below: an idea is behind it',
              },
            ]
          : []),
        { text: '0 points', note: 'nothing that belongs to the problem' },
      ]),
      list(
        shown.map(({ at, key, wrong }) => ({
          text: `${at + 1}. Right: ${key}`,
          note: wrong ? `An answer of ${wrong.answer} shows: ${wrong.shows}.` : 'Compare with the key.',
        })),
      ),
    ],
    memo,
  });
}

/** What is asked about a set that stays as it is: its data, how to score it. */
export const sheetReply = (text: string, memo: Memo): Follow | undefined => {
  const { slots = [] } = memo;
  return slots.length === 0 ? undefined : (asList(text, slots, memo) ?? scored(text, slots, memo));
};

/** Whether a text asks for one of these. */
export const isSheetReply = (text: string): boolean => DATA.test(text) || GRADE.test(text);
