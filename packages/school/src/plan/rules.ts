import { LONGEST_OWN, MOST_OWN, type OwnQuestion, ownQuestionSchema } from '../question/index.ts';
import type { PlanItem } from './schema.ts';

const PLAIN = /^[-+]?[\d\s./,%]+$/;

/** The kind of answer, guessed from how a key is written. */
function kindOf(key: string): OwnQuestion['kind'] {
  if (/[<>≤≥]/.test(key)) return 'inequality';
  if (key.includes('=')) return 'equation';
  if (/^\{.*\}$/.test(key)) return 'set';
  if (/^\([^()]*,[^()]*\)$/.test(key)) return 'point';
  if (key.includes(', ') || key.includes(';')) return 'list';
  if (PLAIN.test(key)) return 'number';
  return /^[-+]?[\d./\s]+\s[a-z]+[²³]?$/i.test(key) ? 'quantity' : 'expression';
}

/**
 * An edited problem of a plan as a question of the teacher's own, with its current words, key and solution. Undefined
 * if a text is too long. Publishing tests the key, as for every such question.
 */
export function ownOfPlan({ prompt, math, key, options, solution }: PlanItem): OwnQuestion | undefined {
  const kind = options === undefined ? kindOf(key.trim()) : 'choice';
  const unit = kind === 'quantity' ? key.trim().split(/\s+/).at(-1) : undefined;
  const lines = solution.map(({ line, why }) => (line === '' ? why : `\`${line}\` ${why}`).trim());
  const made = ownQuestionSchema.safeParse({
    ...{ prompt, kind, key, accepts: [], hints: [] },
    solution: lines.filter((line) => line !== '' && line.length <= LONGEST_OWN.step).slice(0, MOST_OWN.solution),
    ...(math !== undefined && math.trim() !== '' && { math }),
    ...(options !== undefined && { options }),
    ...(unit !== undefined && { unit }),
  });
  return made.success ? made.data : undefined;
}
