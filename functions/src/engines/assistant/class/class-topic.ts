import { skills as known, type Skill } from '@lemma/math';
import { coverOf } from '@lemma/plans';
import { stemsOfTopic } from '@lemma/plans/topics';
import { escaped } from '../../models/may-tell.ts';
import { fieldIn } from '../ledger/field.ts';
import { kindsIn } from '../ledger/kinds.ts';
import { isInSense, names } from '../ledger/names.ts';
import { isOfOther, stemmed } from '../ledger/said.ts';
import { topicOf } from '../ledger/topic.ts';
import { CODE } from '../topic/guess.ts';
import { blanked, isGrammar, wordsOf } from '../words/words.ts';
import type { ClassData } from './class-data.ts';
import { withoutCourses } from './course-named.ts';

/** What every question about a class may speak of, and what is no topic. */
const OF_CLASS =
  /\b(?:class(?:es)?|students?|kids?|period|block|hour|math|grade \d|standards?|skills?|topics?|right now|now|tests?|quiz\w*|homework|percent|compared (?:to|with|against)|(?:this|last|next|first|second|third|fourth) (?:quarter|semester|year|month|week|unit|trimester))\b/gi;

/** A class works on skills of so many grades below its own too. */
const GRADES_BELOW = 2;

export type ClassTopic = { readonly skills: readonly Skill[]; readonly said: string; readonly standard?: string };

/**
 * The topic of a question about a class: a standard, a domain such as fractions, or a skill; empty if it names none.
 */
export function topicOfQuestion(
  text: string,
  { classroom, students }: Pick<ClassData, 'classroom' | 'students'>,
): ClassTopic | undefined {
  const code = CODE.exec(text)?.[0];
  if (code !== undefined) {
    const standard = code.toUpperCase().replace(/(?<=[0-9])[A-D]$/, (part) => part.toLowerCase());
    return { skills: coverOf(standard).skills, said: standard, standard };
  }
  const people = [classroom.name, ...students.flatMap(({ fullName }) => [fullName, ...fullName.split(/\s+/)])];
  const bare = people.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), ' '),
    withoutCourses(blanked(text, kindsIn(text).named)).replace(OF_CLASS, ' '),
  );
  const ofClass = ({ grade }: Skill): boolean => grade <= classroom.grade && grade >= classroom.grade - GRADES_BELOW;
  const field = fieldIn(bare, undefined);
  const read = field ?? topicOf(bare, false);
  const told = stemmed(bare).flatMap(({ word: { low, from, to } }, at, all) =>
    isGrammar(low) || !names().knows(low) || isOfOther(at, all) || stemsOfTopic(low).every((stem) => /^\d+$/.test(stem))
      ? []
      : [{ from, to }],
  );
  const spans = read.kind === 'none' ? told : read.spans;
  // Of an operation the skills that are called so, of a whole field all of it.
  const words = spans.flatMap(({ from, to }) => wordsOf(bare.slice(from, to)).map(({ low }) => low));
  const stems = words.flatMap(stemsOfTopic);
  const isMeant = (skill: Skill): boolean => words.every((word) => isInSense(word, skill));
  const called = known.filter((skill) => {
    const own = stemsOfTopic(skill.name);
    return ofClass(skill) && isMeant(skill) && stems.length > 0 && stems.every((stem) => own.includes(stem));
  });
  const own = field
    ? field.skills.filter(ofClass)
    : read.kind === 'named' || called.length === 0
      ? read.skills.filter(isMeant)
      : called;
  // One word that skills of several fields are called by, and that is nothing done, names none of them; a word of one name alone may be any other word.
  const isAny =
    field === undefined &&
    stems.length === 1 &&
    !stems.some(names().isDone) &&
    (stems.every(names().isGeneral) || (read.kind === 'none' && own.length === 1));
  const [first, last] = [spans[0], spans.at(-1)];
  return isAny || own.length === 0 || first === undefined || last === undefined
    ? undefined
    : { skills: own, said: (bare.slice(first.from, last.to).split(/[,;.!?]/)[0] ?? '').toLowerCase().trim() };
}
