import { type Skill, skills } from '@lemma/math';
import { saidOf } from '@lemma/math/said';
import { stemsOfTopic } from '@lemma/plans/topics';

const LIST = /\b(?:and|vs\.?|versus|or)\b|&|\//;
const OPERATION = /^(?:add|subtract|multipl|divid)$/;

/**
 * Whether a phrase is a name of the skill alone: two things side by side are two skills, unless both stand in the skill's own name;
 * half of its own name without what is done in it names others too.
 */
function namesAlone({ name }: Skill, phrase: string): boolean {
  const [own, said] = [new Set(stemsOfTopic(name)), stemsOfTopic(phrase)];
  const isPart = said.every((stem) => own.has(stem));
  if (isPart && name !== phrase) return [...own].every((stem) => !OPERATION.test(stem) || said.includes(stem));
  return isPart || !LIST.test(phrase);
}

const namesOf = (skill: Skill): string[] => [
  skill.name,
  ...saidOf(skill.code).filter((each) => namesAlone(skill, each)),
];

/** One name of a skill as the stems of its words. */
export type Name = { readonly skill: Skill; readonly stems: ReadonlySet<string>; readonly isOwn: boolean };
export type Names = {
  readonly all: readonly Name[];
  /** How much a stem tells: the fewer skills are called by it, the more. */
  readonly weightOf: (stems: Iterable<string>) => number;
  /** Stems that skills of several fields are called by, and verbs that many names begin with: they name nothing alone. */
  readonly isGeneral: (stem: string) => boolean;
  /** Whether a stem names something that is done: it is a topic of several fields. */
  readonly isDone: (stem: string) => boolean;
  readonly knows: (word: string) => boolean;
};

const FIELDS_OF_GENERAL = 10;
const DOES = /^(?:add|subtract|multipl|divid|round|factor|count|convert|estimat|compar|order)$/;

const SIZED = /\b(?:[1-6]|one|two|three|four|five|six)[- ](?:digits?|steps?)\b/gi;
/** The stems of a name in which a size is one stem, however its number is written: "three-digit", "3 digit". Sizes alone name nothing. */
function sizedOnce(name: string): ReadonlySet<string> {
  const others = stemsOfTopic(name.replace(SIZED, ' '));
  const sizes = (name.match(SIZED) ?? []).flatMap(stemsOfTopic).filter((stem) => /^\d(?:digit|step)$/.test(stem));
  return new Set(others.length > 0 ? [...others, ...sizes] : stemsOfTopic(name));
}

function read(): Names {
  const all = skills.flatMap((skill) =>
    namesOf(skill).flatMap((name): Name[] => {
      const stems = sizedOnce(name);
      return stems.size === 0 || [...stems].every((stem) => /^\d+$/.test(stem))
        ? []
        : [{ skill, stems, isOwn: name === skill.name }];
    }),
  );
  const bySkill = new Map<string, Set<string>>();
  const fields = new Map<string, Set<string>>();
  for (const { skill, stems } of all)
    for (const stem of stems) {
      bySkill.set(stem, (bySkill.get(stem) ?? new Set()).add(skill.code));
      fields.set(stem, (fields.get(stem) ?? new Set()).add(skill.domain));
    }
  const verbs = new Set(skills.flatMap(({ name }) => stemsOfTopic(name.split(' ')[0] ?? '')));
  const weight = (stem: string): number =>
    Math.log(1.3 + skills.length / (bySkill.get(stem)?.size ?? skills.length)) * (/^\d+$/.test(stem) ? 0.4 : 1);
  return {
    all,
    weightOf: (stems) => [...stems].reduce((sum, stem) => sum + weight(stem), 0),
    isDone: (stem) => DOES.test(stem),
    isGeneral: (stem) =>
      /^\d+$/.test(stem) || (verbs.has(stem) && !DOES.test(stem)) || (fields.get(stem)?.size ?? 0) >= FIELDS_OF_GENERAL,
    knows: (word) => stemsOfTopic(word).some((stem) => bySkill.has(stem)),
  };
}
let made: Names | undefined;
/** What all skills are called, by names that are theirs alone. It is read when it is first used. */
export const names = (): Names => {
  made ??= read();
  return made;
};

const GERUND = /\p{L}{3}ing$/iu;
/** Whether a name says that something is done, and does not only name a thing that is called alike: "factor a sum", not "by a factor". */
const says = (name: string, stem: string): boolean =>
  name
    .split(' ')
    .some(
      (word, at, all) =>
        stemsOfTopic(word).includes(stem) &&
        (at === 0 || GERUND.test(word) || /^(?:and|or|then)$|,$/.test(all[at - 1] ?? '')),
    );
/** Whether a skill is called by a word in its sense: what is done by a verb is done in it. */
export const isInSense = (word: string, { name }: Skill): boolean =>
  !GERUND.test(word) || stemsOfTopic(word).every((stem) => !DOES.test(stem) || says(name, stem));

/** What stands behind a thing in a name, if anything does. */
const LINKS =
  /^(?:|of|in|with|by|from|to|on|for|at|about|than|that|when|where|along|through|into|between|before|without|and|or|as|the|a|an|is|its|their|one)$/i;
let things: ReadonlySet<string> | undefined;
/** Whether a stem is said of other words alone, in all names of skills that have it: "like" of terms, "mixed" of numbers. */
export function isOnlySaidOf(stem: string): boolean {
  things ??= new Set(
    skills.flatMap(({ name }) => {
      const words = name.split(/[\s,"]+/);
      return words.flatMap((word, at) => (LINKS.test(words[at + 1] ?? '') ? stemsOfTopic(word) : []));
    }),
  );
  return !things.has(stem) && names().all.some((name) => name.isOwn && name.stems.has(stem));
}

let written: ReadonlyMap<Skill, ReadonlySet<string>> | undefined;
/** The words of all names, as they are written; read when they are first used. */
const wordsWritten = (): ReadonlyMap<Skill, ReadonlySet<string>> => {
  written ??= new Map(
    skills.map((skill) => [skill, new Set(namesOf(skill).flatMap((name) => name.toLowerCase().split(/[^\p{L}'’]+/u)))]),
  );
  return written;
};
const PAST = /\p{L}{2}ed$/u;
/** Whether a word tells what was done, and no name of some skills has it so: "our schedule changed", and not "mixed numbers". */
export const isToldPast = (low: string, own: readonly Skill[] = skills): boolean =>
  PAST.test(low) && !own.some((skill) => wordsWritten().get(skill)?.has(low));

/** The stems that stand in a name of some skills. */
export const stemsOfNames = (own: readonly Skill[]): ReadonlySet<string> =>
  new Set(own.flatMap(namesOf).flatMap(stemsOfTopic));
