import type { Level } from '@lemma/math';
import { isAround, wordsIn } from '@lemma/plans/topics';
import type { CaseOf } from '../topic/cases-in.ts';
import type { SheetWish } from '../wish/wish.ts';
import { drawSlot } from './draw-slot.ts';

/** A skill and one of its cases, for a problem of a set. */
export type Place = CaseOf;

export const LEVELS: readonly Level[] = [1, 2, 3];
const SAMPLES = 6;
const MOST_SAMPLED = 8;
/**
 * Pairs of words of the request that stand in some problems of the topic and not in others, "nearest hundred": only
 * those problems are meant.
 */
export function tellingPairs({ topic, cases, level }: SheetWish, places: readonly Place[]): readonly string[] {
  const tasks = places
    .slice(0, MOST_SAMPLED)
    .flatMap(({ skill, caseId }) =>
      (level === undefined ? LEVELS : [level])
        .flatMap((each) =>
          Array.from({ length: SAMPLES }, (_, at) =>
            drawSlot({ skill: skill.code, case: caseId, level: each, seed: at + 1, form: 'open' }, 0),
          ),
        )
        .flatMap((drawn) => (drawn ? [wordsBetween(drawn.task)] : [])),
    );
  const words = wordsBetween(cases ?? topic)
    .trim()
    .split(' ');
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word} `);
  return [...new Set(pairs)].filter((pair) => {
    const count = tasks.filter((task) => task.includes(pair)).length;
    return !/\d/.test(pair) && !pair.trim().split(' ').every(isAround) && count > 0 && count < tasks.length;
  });
}
/** The words of a text in small letters, each between spaces, without articles. */
export const wordsBetween = (text: string): string =>
  ` ${wordsIn(text)
    .filter((word) => !/^(?:an?|the)$/.test(word))
    .join(' ')} `;
