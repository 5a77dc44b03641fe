import { compute } from '../judge/compute.ts';
import { say } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import type { Memo } from '../wish/wish.ts';
import { changeIn } from './grammar.ts';
import { type Changed, ofAll } from './stays.ts';

const WAY =
  /\b(?:by|using|with) (elimination|substitution|completing the square|(?:the )?quadratic formula)\b(?: (?:instead|too|please|now))*/i;

/** Problems of a set worked out in the way that is named: "solve the second one by elimination"; undefined where one can't be. */
export function inOtherWay(text: string, before: Memo): Changed | undefined {
  const [said, way] = WAY.exec(text) ?? [];
  const { slots } = before;
  if (said === undefined || slots === undefined) return undefined;
  const change = changeIn(text.replace(said, ' '), slots.length);
  if (change.act !== 'steps' || change.left.length > 0) return undefined;
  const places = change.places ?? slots.map((_, at) => at);
  const made = places.flatMap((at) => {
    const slot = slots[at];
    const math = slot && drawSlot(slot, at)?.item?.math;
    const solved = math ? compute({ kind: 'compute', task: `Solve ${math} by ${way}`, brief: false }) : undefined;
    return solved?.memo ? [[say(`${at + 1}. \`${math}\`, by ${way}:`), ...solved.parts]] : [];
  });
  return made.length === places.length
    ? { kind: 'answer', parts: made.flat(), memo: before, ...ofAll(text) }
    : undefined;
}
