import { type Misconception, misconceptions, type Skill, skills } from '@lemma/math';
import { searchTopics, topicIndex } from '@lemma/plans/topics';
import { lettersOf } from './letters-of.ts';

let described:
  | ReturnType<typeof topicIndex<Misconception & { code: string; grade: number; standards: string[]; domain: string }>>
  | undefined;

/** How teachers describe ideas, and how the ideas are called. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bigger|larger|higher|greater) (?:the )?(\w+),?(?: (?:the|means|is|equals|makes|=|a))* (?:bigger|larger|greater) (?:the )?(\w+)/g,
    'larger $1, larger $2',
  ],
  [
    /\b(?:forget\w*|don['’]?t|doesn['’]?t|didn['’]?t|not|never) (?:to )?(?:flip|turn|switch|revers|chang)\w* (?:around )?(?:the )?(?:inequality )?(?:sign|symbol)s?\b/g,
    'keeps the sign when dividing by a negative number',
  ],
  [
    /\badd(?:s|ed|ing)? (?:the |both |up the )?(?:denominators?|bottoms?(?: numbers?)?|tops and (?:the )?bottoms|straight across|across)\b/g,
    'adds numerators and denominators',
  ],
  [/\bsmaller[- ]from[- ]larger\b/g, 'takes the smaller digit from the larger'],
];

/** The misconception that a text calls by its whole name. */
export const misconceptionCalled = (text: string): Misconception | undefined =>
  misconceptions.find(({ name }) => lettersOf(text).includes(lettersOf(name)));

/** The misconception that the words describe; undefined if none fits clearly. */
export function topicMisconception(typed: string): Misconception | undefined {
  const text = SPOKEN.reduce((rest, [said, meant]) => rest.replace(said, meant), typed.toLowerCase());
  const called = misconceptionCalled(text);
  if (called) return called;
  described ??= topicIndex(
    misconceptions.map((each) => ({
      ...each,
      code: each.id,
      canDo: each.idea.replaceAll('`', ''),
      grade: 0,
      standards: [],
      domain: each.id.split('.')[0] ?? '',
    })),
  );
  const search = searchTopics(described, text);
  const [best, next] = search.found;
  return best &&
    best.share > (text.length > 80 ? 0.85 : 0.6) &&
    search.words.length > 1 &&
    (next === undefined || best.share > next.share || best.share > 0.8)
    ? findById(best.skill.id)
    : undefined;
}
const findById = (id: string): Misconception | undefined => misconceptions.find((each) => each.id === id);

/** The skills in which a misconception can occur. */
export const skillsWith = (idea: string): Skill[] =>
  skills.filter(({ misconceptions: rules }) => rules.some(({ id }) => id === idea));
