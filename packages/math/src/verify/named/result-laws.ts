import { constantValue, parse } from '../../check/index.ts';
import type { Amount, Law, Line, Scene } from '../laws/scene.ts';
import { stands } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';

/** A number as it may stand in a calculation: 3/4, 2⁵, 0.3, (−2). */
const NUMBER = String.raw`\(?[-−]?\d[\d,]*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?(?:[⁰¹²³⁴-⁹]+|\^\d+)?\)?`;
const CALCULATION = `${NUMBER}(?: ?[-+−×÷·*] ?${NUMBER})*`;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function valueIn(text: string): number | undefined {
  const read = parse(
    text
      .trim()
      .replaceAll(/(?<=\d),(?=\d)/g, '')
      .replaceAll('−', '-')
      .replaceAll(/(\d) (\d+\/\d+)/g, '($1+$2)')
      .replaceAll(/(?<=[÷×] ?)(\d+\/\d+)/g, '($1)')
      .replaceAll(/[⁰¹²³⁴-⁹]+/g, (raised) => `^${[...raised].map((digit) => RAISED.indexOf(digit)).join('')}`),
  );
  return read.ok ? constantValue(read.tree) : undefined;
}

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

type Spoken = readonly [RegExp, (a: number, b: number) => number];
const two = (source: string): RegExp => new RegExp(source.replaceAll('N', `(${NUMBER})`), 'i');
const SPOKEN: readonly Spoken[] = [
  [two('\\b(?:divide|dividing) N by N'), (a, b) => a / b],
  [two('N (?:is |are )?divided by N'), (a, b) => a / b],
  [two('\\b(?:multiply|multiplying) N (?:by|and|times) N'), (a, b) => a * b],
  [two('N (?:is |are )?multiplied by N'), (a, b) => a * b],
  [two('\\bproduct of N and N'), (a, b) => a * b],
  [two('\\b(?:subtract|subtracting|take|taking)(?: away)? N (?:away )?from N'), (a, b) => b - a],
  [two('\\b(?:add|adding) N (?:and|to) N'), (a, b) => a + b],
  [two('\\bsum of N and N'), (a, b) => a + b],
  [two('\\bdifference (?:of|between) N and N'), (a, b) => Math.abs(a - b)],
  [two('\\bquotient of N and N'), (a, b) => a / b],
];
const ASKED = new RegExp(
  `\\b(?:what is|(?<!\\bas )in|find|evaluate|compute|calculate|work out|simplify|the value of|to find) (${CALCULATION})(?![\\w⁰-⁹=^/]| ?[=×÷+*])`,
  'i',
);

/** The value that a sentence asks for, or says in words how to find. */
function taskOf(text: string): { readonly value: number; readonly end: number } | undefined {
  for (const [pattern, make] of SPOKEN) {
    const found = pattern.exec(text);
    const [a, b] = [valueIn(found?.[1] ?? ''), valueIn(found?.[2] ?? '')];
    if (!found || a === undefined || b === undefined) continue;
    // "Divide 12 by 4 and 3", "the sum of 3 and 4 squared": more than these two.
    const rest = text.slice(found.index + found[0].length);
    if (/^(?:,? (?:and|by|plus|minus|times|squared|of|percent)\b|[\d%°]| ?[-+−×÷=^²³/]|,? \d)/.test(rest))
      return undefined;
    const value = make(a, b);
    return Number.isFinite(value) ? { value, end: found.index + found[0].length } : undefined;
  }
  const found = ASKED.exec(text);
  const value = found && /[-+−×÷·*]/.test(found[1]?.slice(1) ?? '') ? valueIn(found[1] ?? '') : undefined;
  return found && value !== undefined ? { value, end: found.index + found[0].length } : undefined;
}

const RESULT = new RegExp(
  `\\b(?:(?:the|its|our) (?:result|answer|value|final answer)(?: then)?(?: is| comes to| equals)?|(?:that|this|it|which)(?: all)? (?:gives|makes|leaves|equals|comes to|is)(?: (?:us|you|the (?:value|answer|result)))?|(?:we|you) (?:get|end up with|have)|(?<=\\d )(?:leaves|gives|makes|is|equals)) (${CALCULATION})(?![\\w⁰-⁹=^/%°]|[.,]\\d| ?[=×÷+*<>]| (?:more|less|times|of|tens?|ones?|hundreds?|remainder|r) ?\\b)`,
  'gi',
);

/** "When 2⁵ is divided by 2², the result is 2³"; "Taking away 3 from 52 leaves 49." */
const spokenResultLaw: Law = ({ lines }) => {
  const tasks = lines.flatMap((line, at) => {
    const task = taskOf(line.text);
    return task ? [{ ...task, at }] : [];
  });
  const [task, other] = tasks;
  // With two tasks, a result may be that of either; a text about a mistake tells wrong results.
  if (!task || other || lines.length > 5 || lines.some(({ text }) => NO_RESULT.test(text))) return [];
  const said = lines.flatMap((line, at) =>
    at < task.at
      ? []
      : [...line.text.matchAll(RESULT)].flatMap((found) => {
          const from = found.index + found[0].length - (found[1]?.length ?? 0);
          const value = at > task.at || found.index + 1 >= task.end ? valueIn(found[1] ?? '') : undefined;
          return value === undefined ? [] : [{ value, text: found[1] ?? '', start: line.start + from }];
        }),
  );
  const last = said.at(-1);
  // Only the last result is the result of the whole; what comes before may be a step.
  if (!last || !isLastNumber(lines, last.start + last.text.length)) return [];
  const places = /\.(\d+)/.exec(last.text)?.[1]?.length ?? (/\//.test(last.text) ? undefined : 0);
  const holds = close(last.value, task.value) || stands(last.value, places, task.value, false);
  return [{ start: last.start, end: last.start + last.text.length, holds }];
};
const NO_RESULT =
  /[?]\s*\S|\b(?:mistakes?|wrong|incorrect|remainder|estimate|about|round\w*|instead|not|never|check|percent|nearest|left over|leftover|if|but)\b|%/i;

const isLastNumber = (lines: readonly Line[], end: number): boolean =>
  !lines.some(({ text, start }) => {
    const rest = text.slice(Math.max(0, end - start));
    return start + text.length > end && /\d/.test(rest.replace(/^,? (?:or|which is|that is) [\d/ ,.]+/, ''));
  });

const SAME = new RegExp(
  `(?<![\\w./+×÷−-] ?)(${CALCULATION}) and (${CALCULATION}) (?:(?:both )?(?:have|give|has|make) the same (?:value|answer|result|sum|product|quotient|difference|amount|number)|are (?:the same|equal|equivalent)(?: number| amount| value)?\\b|are equivalent)`,
  'gi',
);

/** "12 ÷ 4 and 4 ÷ 12 have the same value." */
const sameValueLaw: Law = ({ lines }) =>
  lines.flatMap(({ text, start }): Finding[] =>
    /[?]|\b(?:not|n't|if|whether|never)\b/i.test(text)
      ? []
      : [...text.matchAll(SAME)].flatMap((found): Finding[] => {
          const [a, b] = [valueIn(found[1] ?? ''), valueIn(found[2] ?? '')];
          if (a === undefined || b === undefined) return [];
          return [{ start: start + found.index, end: start + found.index + found[0].length, holds: close(a, b) }];
        }),
  );

const PARTS =
  /\b(?:add(?:ing)?|put(?:ting)?|sum of|combin(?:e|ing)|join(?:ing)?)\b[^#]{0,30}\b(?:partial products?|products|parts|pieces|results|together|sums|them)\b[^#]{0,30} $/;

/** "20 × 36 = 720 and 7 × 36 = 252. Adding the two partial products, we get 972." */
const partsLaw: Law = ({ amounts, lines }: Scene) =>
  amounts.flatMap((said, at): Finding[] => {
    const line = lines[said.sentence];
    if (
      !line ||
      said.quantity.computed ||
      !PARTS.test(said.before.replaceAll(/#\d+ /g, '')) ||
      /[?]|\bnot\b/.test(line.pattern)
    )
      return [];
    const parts = amounts.slice(0, at).filter(({ quantity, kind }) => quantity.computed && kind === said.kind);
    if (parts.length < 2 || parts.length > 4 || parts.some(({ sentence }) => sentence > said.sentence)) return [];
    const values = [parts, parts.slice(-2)].map((own: readonly Amount[]) =>
      own.reduce((sum, { base }) => sum + base, 0),
    );
    const holds = values.some((value) => close(value, said.base));
    return [{ start: said.quantity.start, end: said.quantity.end, holds }];
  });

/** What a text gives as the result of a calculation that it says in words. */
export const RESULT_LAWS: readonly Law[] = [spokenResultLaw, sameValueLaw, partsLaw];
