import type { Condition } from '@lemma/school/assistant';
import { boundsIn } from './bounds-in.ts';
import { numberOf } from './numbers.ts';

const COUNT = '(?:one|two|three|four|five|six|[1-9]|1\\d|an? few|an? couple)';
/** "One has no solution", "two with a unique solution", "two inconsistent": so many of a set, and what they are like. */
const SHARE = new RegExp(
  `(?<=^|[,;:.(] ?|\\band |\\bwhere |\\bwith |\\bhave |\\bplus |\\bwant |\\bneed |\\binclude )(${COUNT}) (?:of (?:them|these|those|which) )?(?:(?:problems?|equations?|systems?|ones?|questions?|items?|inequalities) )?((?:(?:should|must|to|that|which|where|has|have|having|with|is|are|be|works?|being|whose|an?) )*)([^,;.()]{4,60}?)(?=,| and ${COUNT}\\b|[;.()]|$)`,
  'g',
);
/** What stands behind a number of things, and says only what they are: "two problems", "one for Friday". */
const PLAIN =
  /^(?:problems?|questions?|items?|in all|each|altogether|more|versions?|for|on|of|step|dig|digits?|numbers?|by|answers?|page|times?|sets?)\b/;

/** What a part of the problems has to be like, each with how many: a condition of its own, or the name of a case. */
export function sharesIn(text: string): Condition[] {
  const found = foundIn(text);
  // One alone may be how many problems there are: "three with regrouping".
  return found.length > 1 || OF_THEM.test(text) ? found : [];
}

const OF_THEM = new RegExp(
  `\\b(?:a few|a couple) (?:of them )?with\\b|\\b${COUNT} of (?:them|these|those|which)\\b|\\bwhere ${COUNT} \\b`,
);
/** Things that are counted by themselves: "ten sums". */
const COUNTED =
  /\b(?:problems|questions|items|sums|exercises|page|sheet|tasks|facts)\b|^(?:\w+ )?(?:equations|systems|inequalities|ones|expressions|quadratics)\b/;

/** So many words the name of a case has at most. */
const LONGEST_NAME = 5;
function foundIn(text: string): Condition[] {
  return [...text.matchAll(SHARE)].flatMap(([all, number = '', verb = '', said = '']): Condition[] => {
    if (PLAIN.test(`${verb}${said}`) || COUNTED.test(said) || /^\d+$/.test(said)) return [];
    const count = numberOf(number.replace(/^an? /, ''));
    const [own] = boundsIn(said);
    if (own) return [{ ...own, said: all.trim().slice(0, 80), count }];
    if (said.split(' ').length > LONGEST_NAME) return [];
    return [{ rule: 'case', said: `${verb}${said}`.trim().slice(0, 80), count }];
  });
}
