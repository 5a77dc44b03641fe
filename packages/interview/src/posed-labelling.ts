import type { Labelling } from './moves/label.ts';
import { mathIn } from './read-problem.ts';
import { spokenToMath } from './spoken-math.ts';
import { numbersIn } from './values.ts';

const START = String.raw`^(?:(?:ok(?:ay)?|now|please|so|and|then|well|good|great|thanks?|thank you|all ?right|can you|could you|would you|will you|let us|let's|have a go at|i (?:want|would like|'d like) you to|try(?: to)?)[,.!…]*\s+)*`;
const QUESTION = new RegExp(
  `${START}(?:what|how (?:much|many|about)|which|is|are|does|suppose|imagine|[-−\\d(|√½⅓⅔¼¾])`,
  'i',
);
const TASK = new RegExp(
  `${START}(?:write|find|give|divide|multiply|add|subtract|take|share|split|round|simplify|expand|solve|evaluate|work|calculate|convert|compare|do|try|compute|show|draw|change)\\b`,
  'i',
);
const TELLS =
  /\b(?:you(?:'ve)? (?:have|need|must|should|ought|forgot|always|never|can ?not|can't)|because|answer is|that(?:'s| is) (?:wrong|not)|(?:first|then) you|remember|do not forget|don't forget|by (?:lining|finding|putting|taking|adding|moving|writing))\b|\d\)?\s+(?:is|makes|gives|equals)\s+-?\d|=\s*-?\d[\d./]*\s*[.!]?$/i;

/**
 * Whether a text with a problem in it asks the student to solve it: "Divide 3/4 by 1/2", "What is the sum of 2/3 and
 * 1/4". Words that lead through the problem on the table ("take 8 from 12") or state a result ("3/4 + 1/6 is 11/12") do
 * not.
 */
export function poses(text: string, current: string): boolean {
  const said = spokenToMath(text.replace(/`/g, ' ')).trim();
  if (/^[^=]*\d[^=]*=\s*\??$/.test(said)) return true;
  const equation = /[a-z]/i.test(mathIn(said)[0] ?? '');
  if (TELLS.test(said) && !(equation && !/\b(?:you|because|answer)\b/i.test(said))) return false;
  if (QUESTION.test(said)) return true;
  const numbers = numbersIn(said);
  return TASK.test(said) && numbers.some((number) => !current.includes(number));
}

/** Setting a problem does not count as telling, even if it is worded as an order. */
export function posedLabelling(labelling: Labelling, posed: boolean, text: string): Labelling {
  if (!posed || labelling.move === 'probing') return labelling;
  const [piece] = mathIn(spokenToMath(text));
  return { ...labelling, move: 'probing', evidence: piece ?? labelling.evidence };
}
