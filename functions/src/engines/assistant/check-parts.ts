import { followsFrom } from '@lemma/math';
import { taskInSpanish } from '@lemma/math/spanish/tasks';
import { checkBlocks, problemOfItem } from '@lemma/plans';
import { type ChatPart, type ChatTurn, MOST_CHAT_FAULTS } from '@lemma/school/assistant';
import type { PlanItem } from '@lemma/school/plan';

type Check = ChatTurn['check'];
type Row = Parameters<typeof checkBlocks>[0][number]['rows'][number];

/** Checks that every line of a solution follows from the one before. A line that cannot be decided counts as unread. */
function checkSteps({ lines }: Extract<ChatPart, { kind: 'steps' }>): Check {
  const faults: string[] = [];
  let checked = 0;
  let unread = 0;
  for (const [index, { line }] of lines.entries()) {
    const before = lines[index - 1]?.line;
    if (before === undefined) continue;
    const { verdict } = followsFrom(before, line);
    if (verdict === 'unknown' || verdict === 'invalid') {
      unread += 1;
      continue;
    }
    checked += 1;
    if (verdict === 'does-not') faults.push(`${line} does not follow`);
  }
  return { checked, right: checked - faults.length, unread, faults };
}

/** A problem as its generator says it: in Spanish only its words differ, which have to be the translation of these. */
function inEnglish(item: PlanItem): PlanItem {
  const own = problemOfItem(item);
  return own !== undefined && taskInSpanish(own.prompt, 'child') === item.prompt
    ? { ...item, prompt: own.prompt }
    : item;
}

function rowOf(part: ChatPart, index: number): Row[] {
  const empty = { id: `p${index}`, title: '', text: '', parts: [] };
  if (part.kind === 'item') return [{ ...empty, item: inEnglish(part.item) }];
  if (part.kind === 'text' && part.form === undefined)
    return [{ ...empty, parts: [{ label: '', text: part.text, kind: part.claim }] }];
  return [];
}

/**
 * Verifies an answer before it is shown: each claim in its texts, each line of its solutions, and the key of each
 * problem by a second computation.
 */
export function checkParts(parts: readonly ChatPart[]): Check {
  const said = checkBlocks([{ id: 'answer', rows: parts.flatMap(rowOf) }]);
  const steps = parts.flatMap((part) => (part.kind === 'steps' ? [checkSteps(part)] : []));
  const all = [{ ...said, faults: said.faults.map(({ text, reason }) => `${text}: ${reason}`) }, ...steps];
  return {
    checked: all.reduce((sum, { checked }) => sum + checked, 0),
    right: all.reduce((sum, { right }) => sum + right, 0),
    unread: all.reduce((sum, { unread = 0 }) => sum + unread, 0),
    faults: all.flatMap(({ faults }) => faults).slice(0, MOST_CHAT_FAULTS),
  };
}
