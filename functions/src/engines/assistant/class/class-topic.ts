import type { Skill } from '@lemma/math';
import { findSkill, skills as known } from '@lemma/math';
import { coverOf } from '@lemma/plans';
import { isAround, searchTopics, stemOf, topicIndex, wordsIn } from '@lemma/plans/topics';
import { isNameOfTopic } from '../words/topic-index.ts';
import type { ClassData } from './class-data.ts';

const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/i;
/** Words in questions about a class that name no topic. */
const NO_TOPIC =
  /\b(?:right (?:now|away)|now|just|currently|actually|really|lately|score[sd]?|percent|%|below|under|above|over|period|block|class\w*|students?|kids|groups?|pairs?|quiz\w*|tests?|data|based|strong\w*|weak\w*|compare|order|table|number|difference|small|large|tmrw|progress|mean|ones?|improv\w*|doing|form|letter|whole|parts?|points?|value|rate|like|time|line|long|short|level|missing|things?|stuff|standards?|results?|find|list|names?|put|rows?|sets?|sort|divide|split)\b/gi;

/** A topic of so many words is said as it was typed. */
const LONGEST_SAID = 3;

/** A class works on skills of so many grades below its own too. */
const GRADES_BELOW = 2;
/** The skills of whole fields that a phrase names, and nothing else: "fractions", "expressions and equations". */
function fieldsIn(phrase: string, grade: number): readonly Skill[] {
  const stems = wordsIn(phrase)
    .filter((word) => !isAround(word))
    .map(stemOf);
  const own = known.filter(
    ({ domain, grade: at }) => stems.includes(stemOf(domain)) && at <= grade && at >= grade - GRADES_BELOW,
  );
  const fields = new Set(own.map(({ domain }) => stemOf(domain)));
  return stems.length > 0 && stems.every((stem) => fields.has(stem)) ? own : [];
}

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
  const names = [
    classroom.name,
    ...students.map(({ fullName }) => fullName),
    ...students.map(({ fullName }) => fullName.split(/\s+/)[0] ?? ''),
  ];
  const bare = names.reduce(
    (rest, name) =>
      rest.replaceAll(new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu'), ' '),
    text,
  );
  const behind = [
    ...bare.matchAll(
      /\b(?:on|in|with|at|by|about|for|of|from|mastered|learned|understands?|knows?|gets?)\s+(?:the |our |my )?(?!(?:period|class|tomorrow|today)\b)([a-z][^?.!,]*?)(?=\b(?:on|in|with|at|by|about|for|of|and (?:i|we|if))\b|[?.!,]|$)/gi,
    ),
  ].map(([, typed = '']) => ({ typed, bare: typed.replace(NO_TOPIC, ' ') }));
  const named = behind.filter((each) => searchTopics(topicIndex(known), each.bare).words.length > 0);
  const asked = named.findLast((each) => wordsIn(each.bare).some(isNameOfTopic)) ?? named.at(-1);
  const words = asked?.bare ?? '';
  const field = fieldsIn(asked?.typed ?? '', classroom.grade);
  if (field.length > 0) return { skills: field, said: (asked?.typed ?? '').trim().toLowerCase() };
  const { found, words: met } = searchTopics(topicIndex(known), words);
  const [best] = found;
  if (best === undefined || best.share < 0.6) return undefined;
  const alike = found
    .filter(({ share, all: every }) => share > best.share - 0.35 && every === best.all)
    .flatMap(({ skill }) => findSkill(skill.code) ?? []);
  const typed = (asked?.typed ?? '').trim().toLowerCase();
  return { skills: alike, said: typed.split(/\s+/).length <= LONGEST_SAID ? typed : met.join(' ') };
}
