import { findSkill, type Skill } from '@lemma/math';
import type { RequestCondition } from '@lemma/school/assistant';
import { drawSlot } from '../sheet/draw-slot.ts';
import { LONGEST_LABEL } from '../topic/cases-in.ts';
import { spansOf } from '../words/words.ts';
import { type Claim, claimsOn } from './claims.ts';

const TERM = String.raw`\d*[a-z]`;
/** Forms of an expression or equation, each with what is written in it, without spaces. */
const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bvertex[- ]form\b/gi, /\([a-z][-+]\d+\)\^2/i],
  [/\b(?:factored|intercept) form\b/gi, /\([^()]*[a-z][^()]*\)(?:\^2|\([^()]*[a-z][^()]*\))|\b\d*[a-z]\([^()]+\)/i],
  [/\bslope[- ]intercept form\b/gi, /\by=-?(?:[\d/().]*[a-z]|\d)/i],
  [/\bpoint[- ]slope form\b/gi, /\by[-+]\d+=-?[\d/().]*\([a-z][-+]\d+\)/i],
  [/\bexpanded form\b/gi, new RegExp(`${TERM}\\^2[-+]${TERM}|\\d0+\\+\\d`, 'i')],
];
const SAMPLES = [1, 2, 3] as const;
const isWritten = (pattern: RegExp, said: string): boolean => pattern.test(said.replaceAll(/[\s`]/g, ''));

/** Cases of a skill all of whose problems are written in a form. */
const casesWritten = (skill: Skill, pattern: RegExp): Skill['cases'][number][] =>
  skill.cases.filter(({ id }) =>
    SAMPLES.every((seed) => {
      const drawn = drawSlot({ skill: skill.code, case: id, level: 2, seed, form: 'open' }, 0);
      return drawn !== undefined && isWritten(pattern, `${drawn.task} ${drawn.key}`);
    }),
  );

/** "Vertex form": each problem is written in it, and where only some kinds of problems of a skill are, it is these. */
export function formsNamed(
  text: string,
  skills: readonly Skill[],
): { readonly conditions: RequestCondition[]; readonly claims: Claim[] } {
  const found = FORMS.flatMap(([said, pattern]) => spansOf(text, said).map((span) => ({ span, pattern })));
  const [only, other] = found;
  if (only === undefined || other !== undefined) return { conditions: [], claims: [] };
  const labels = skills.flatMap((skill) => {
    const own = casesWritten(skill, only.pattern);
    return own.length === 0 || own.length === findSkill(skill.code)?.cases.length ? [] : own.map(({ label }) => label);
  });
  return {
    conditions: [...new Set(labels)]
      .slice(0, 4)
      .map((label) => label.slice(0, LONGEST_LABEL))
      .map((words) => ({ said: words, also: { words } })),
    claims: claimsOn(
      [only.span],
      'conditions',
      ({ drawn }) => drawn.length > 0 && drawn.every(({ task, key }) => isWritten(only.pattern, `${task} ${key}`)),
    ),
  };
}
