import { mustFind, nameOfProblem, type ProblemRef, refOf, restore } from './problems.ts';
import { readAs } from './read-problem.ts';
import { spokenToMath } from './spoken-math.ts';

const NUMBER = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?`;
const ASKED =
  /\b(?:what (?:about|if|would|happens)|how about|try|suppose|imagine|change|instead|let'?s (?:say|take))\b/i;
const PLACES: Readonly<Record<string, number>> = { first: 0, top: 0, second: 1, third: 2, fourth: 3, last: -1 };

const INSTEAD = new RegExp(`(${NUMBER})[^\\d]*\\b(?:instead of|rather than|and not|not)\\b[^\\d]*(${NUMBER})`, 'i');
const BECOMES = new RegExp(
  `(${NUMBER})(?: \\w+)?\\s+(?:was|were|is|became|becomes|to|into|for|with|by)\\s+(?:an? |the )?(${NUMBER})`,
  'i',
);
const PLACED = new RegExp(`\\b(first|second|third|fourth|last)\\b[^\\d]*(${NUMBER})`, 'i');

/** The text of a problem with some of its numbers replaced, as a teacher asks. */
export function changedLine(line: string, said: string): string | undefined {
  const there: readonly string[] = line.match(new RegExp(NUMBER, 'g')) ?? [];
  const replaceAt = (at: number, by: string): string | undefined => {
    const wanted = at < 0 ? there.length - 1 : at;
    let count = -1;
    return wanted < there.length
      ? line.replace(new RegExp(NUMBER, 'g'), (number) => {
          count += 1;
          return count === wanted ? by : number;
        })
      : undefined;
  };
  const [, fresh, old] = INSTEAD.exec(said) ?? [];
  if (fresh !== undefined && old !== undefined && there.includes(old)) return replaceAt(there.indexOf(old), fresh);
  const [, from, to] = BECOMES.exec(said) ?? [];
  if (from !== undefined && to !== undefined && there.includes(from)) return replaceAt(there.indexOf(from), to);
  const [, place, by] = PLACED.exec(said) ?? [];
  if (place !== undefined && by !== undefined) return replaceAt(PLACES[place.toLowerCase()] ?? 0, by);
  const given = said.match(new RegExp(NUMBER, 'g')) ?? [];
  if (given.length !== there.length || given.length < 2) return undefined;
  let count = -1;
  return line.replace(new RegExp(NUMBER, 'g'), (number) => {
    count += 1;
    return given[count] ?? number;
  });
}

/**
 * Reads "What if the second one was 1/8?", "and with 7 instead of 8?", "what about 5/6 and 3/8?": the problem on the
 * table with other numbers. Undefined if the words ask for no such change, or if the result is no problem of the skill.
 */
export function changedProblem(current: ProblemRef, text: string): ProblemRef | undefined {
  const said = spokenToMath(text);
  if (!ASKED.test(said)) return undefined;
  const { math, prompt } = restore(current);
  const line = changedLine(math ?? prompt.replace(/`/g, ''), said);
  const found = line === undefined ? undefined : readAs(mustFind(current.skill), [line]);
  const ref = found && refOf(found);
  return ref && nameOfProblem(ref) !== nameOfProblem(current) ? ref : undefined;
}
