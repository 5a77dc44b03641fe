import type { Skill } from '@lemma/math';
import { stemsOfTopic } from '@lemma/plans/topics';
import { OPERATIONS } from '../topic/plain-operations.ts';
import { names } from './names.ts';

/** An operation as the name of a topic: "adding", "division". As a verb it may be said of anything: "add a key". */
const NAMED = /\b(?:adding|addition|subtracting|subtraction|multiplying|multiplication|dividing|division)\b/gi;
const operationsOf = (stems: readonly string[]): string[] => OPERATIONS.filter((each) => stems.includes(each));

const LINK = /\b(by|from)\b/i;
/** So many words before and behind "by" are of what is divided by what. */
const NEAR = 5;
/** What stands before and behind "by" or "from", in stems that only one of the sides has. */
function sidesOf(
  text: string,
): { readonly before: Set<string>; readonly behind: Set<string>; readonly link: string } | undefined {
  const [link] = LINK.exec(text) ?? [];
  const at = text.search(LINK);
  if (link === undefined) return undefined;
  const before = new Set(
    stemsOfTopic(
      text
        .slice(0, at)
        .split(/\s+/)
        .slice(-NEAR - 1)
        .join(' '),
    ),
  );
  const behind = new Set(
    stemsOfTopic(
      text
        .slice(at + link.length)
        .split(/\s+/)
        .slice(0, NEAR + 1)
        .join(' '),
    ),
  );
  return {
    before: new Set([...before].filter((stem) => !behind.has(stem) && !OPERATIONS.includes(stem))),
    behind: new Set([...behind].filter((stem) => !before.has(stem))),
    link: link.toLowerCase(),
  };
}
/** Whether what is divided by what is said the other way round than in a name: "a fraction by a whole number". */
function isTurned(text: string, { name }: Skill): boolean {
  const [said, own] = [sidesOf(text), sidesOf(name)];
  if (said === undefined || own === undefined || said.link !== own.link) return false;
  const isIn = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
    [...some].some((stem) => all.has(stem));
  return (
    (isIn(own.before, said.behind) && !isIn(own.before, said.before)) ||
    (isIn(own.behind, said.before) && !isIn(own.behind, said.behind))
  );
}

/** Whether a text names another topic than a skill that has its words: another operation, or the same the other way round. */
export function isOtherTopic(text: string, skill: Skill): boolean {
  const said = operationsOf((text.match(NAMED) ?? []).flatMap(stemsOfTopic));
  const own = operationsOf(stemsOfTopic(skill.name));
  const isOtherOperation = said.length > 0 && own.length > 0 && !own.some((each) => said.includes(each));
  return isOtherOperation || isTurned(text, skill);
}

/** The skills whose names have the same words as one, the other way round. */
export const turnedOf = (text: string, { name, domain }: Skill): Skill[] => {
  const [own, sides] = [operationsOf(stemsOfTopic(name)), sidesOf(text)];
  if (sides === undefined) return [];
  return [
    ...new Set(
      names().all.flatMap(({ skill, isOwn }) => {
        const other = isOwn && skill.domain === domain && LINK.test(skill.name) ? sidesOf(skill.name) : undefined;
        const isSame =
          other !== undefined &&
          [...sides.before].some((stem) => other.before.has(stem)) &&
          [...sides.behind].some((stem) => other.behind.has(stem)) &&
          own.every((each) => stemsOfTopic(skill.name).includes(each)) &&
          !isOtherTopic(text, skill);
        return isSame ? [skill] : [];
      }),
    ),
  ];
};
