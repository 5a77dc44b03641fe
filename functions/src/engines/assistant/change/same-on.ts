import { skills as everySkill, findSkill, type Skill } from '@lemma/math';
import { stemsOfTopic } from '@lemma/plans/topics';
import { requestOf } from '../form/request-of.ts';
import { sentenceOf } from '../form/shown-form.ts';
import { isOfGrade } from '../ledger/field.ts';
import { gradeNamed } from '../ledger/numbers.ts';
import { topicOf } from '../ledger/topic.ts';
import { OPERATIONS } from '../topic/plain-operations.ts';
import type { Memo } from '../wish/wish.ts';
import { blanked, phrasesLeft, type Span, spansOf, wordsOf } from '../words/words.ts';
import type { Changed } from './stays.ts';

/** What says that the set above is meant once more, for something else. */
const ONCE_MORE =
  /\b(?:(?:now |then )?(?:do|make|give me|write|try|create|can i (?:get|have)|can you (?:do|make)|i need|let['’]s (?:do|have))? ?(?:me )?(?:the )?(?:exact )?(?:same|one|another(?: one)?|a|that|this|it|these|them)(?: (?:exact )?(?:thing|set|sheet|quiz|kind|type|number of (?:problems|questions)|one|again))*(?: but)?(?: (?:for|with|on|about|as|using))?(?: (?:the|an?))?)(?= )|^\W*(?:and |ok |now |then )*(?:what|how) about(?: (?:with|for|on|one (?:with|for|on)))?\b|\b(?:switch|change)(?: (?:it|this|that|them|the topic|the skill))? to\b|\b(?:instead|version(?: of (?:it|this|that|these))?|this time|as well|too|again|now|but)\b/gi;

/** What surely says so. */
const AGAIN = /\b(?:same|another|instead|version|switch|change|about|this time|again|now)\b/i;

/** The name of a skill in which one operation stands for another: "Add two-digit numbers" as "subtract two-digit numbers". */
function withOperation(name: string, wanted: string): string | undefined {
  const words = name.toLowerCase().split(' ');
  const at = words.findIndex((word) => stemsOfTopic(word).some((stem) => OPERATIONS.includes(stem)));
  if (at < 0) return undefined;
  return words.with(at, wanted).join(' ');
}

const MOST_OTHERS = 1;
/** The skill of a field that shares most of its own name with another one; none where two share as much. */
function nearestTo(skill: Skill, fits: (other: Skill) => boolean): Skill | undefined {
  const own = new Set(stemsOfTopic(skill.name));
  const shared = ({ name }: Skill): number => stemsOfTopic(name).filter((stem) => own.has(stem)).length;
  const all = everySkill
    .filter((other) => other !== skill && other.domain === skill.domain && fits(other) && shared(other) > MOST_OTHERS)
    .toSorted((one, other) => shared(other) - shared(one));
  const [first, second] = all;
  return first && (second === undefined || shared(second) < shared(first)) ? first : undefined;
}

/** The other skill that a text names by how it differs from the one above: its operation, a word more of its name, or its grade. */
function otherSkill(text: string, above: Skill): { readonly skill: Skill; readonly used: readonly Span[] } | undefined {
  const words = wordsOf(text);
  const operations = words.filter(({ low }) => stemsOfTopic(low).some((stem) => OPERATIONS.includes(stem)));
  const [operation, other] = operations;
  if (operation && other === undefined) {
    const name = withOperation(above.name, stemsOfTopic(operation.low)[0] === 'multipl' ? 'multiply' : operation.low);
    const named = name === undefined ? undefined : topicOf(name, above.wordProblem === true);
    const [skill, second] = named?.kind === 'named' ? named.skills : [];
    if (skill && second === undefined && skill !== above && skill.domain === above.domain)
      return { skill, used: [operation] };
  }
  const own = new Set(stemsOfTopic(above.name));
  const more = words.filter(({ low }) => stemsOfTopic(low).some((stem) => !own.has(stem)));
  const stems = new Set(more.flatMap(({ low }) => stemsOfTopic(low)));
  const longer = nearestTo(above, ({ name }) => {
    const theirs = stemsOfTopic(name);
    const fresh = theirs.filter((stem) => !own.has(stem));
    return (
      [...own].every((stem) => theirs.includes(stem)) &&
      fresh.length > 0 &&
      fresh.every((stem) => [...stems].some((each) => each.slice(0, 5) === stem.slice(0, 5)))
    );
  });
  if (longer) {
    const theirs = new Set(stemsOfTopic(longer.name));
    return {
      skill: longer,
      used: words.filter(({ low }) =>
        stemsOfTopic(low).some((stem) => [...theirs].some((each) => each.slice(0, 5) === stem.slice(0, 5))),
      ),
    };
  }
  const grade = gradeNamed(text);
  const { value } = grade;
  if (value === undefined) return undefined;
  const skill = nearestTo(above, isOfGrade(value));
  return skill && { skill, used: grade.claims };
}

/** The set above once more on another topic: "the same but subtraction", "now with fractional sides", "a 4th grade version". */
export function sameOn(text: string, { wish, slots, standard }: Memo): Changed | undefined {
  if (wish.kind !== 'sheet' || slots === undefined) return undefined;
  const [code, second] = [...new Set(slots.map(({ skill }) => skill))];
  const above = findSkill(code ?? '');
  if (above === undefined || second !== undefined) return undefined;
  const cues = spansOf(text, ONCE_MORE);
  if (!cues.some(({ said }) => AGAIN.test(said))) return undefined;
  const rest = blanked(text, cues);
  const named = topicOf(rest, wish.use === 'word problems');
  const [skill, other] = named.kind === 'named' ? named.skills : [];
  const found =
    cues.length > 0 && skill && other === undefined && skill !== above
      ? { skill, used: named.spans }
      : otherSkill(rest, above);
  if (found === undefined || phrasesLeft(text, [...cues, ...found.used]).length > 0) return undefined;
  const request = requestOf(wish, [found.skill.code], standard);
  const { standard: _own, ...plain } = request;
  // What was said of the other topic by its own name is not said of this one.
  const conditions = plain.conditions.filter(
    ({ said }) => !stemsOfTopic(said).some((stem) => OPERATIONS.includes(stem)),
  );
  return { kind: 'request', text: sentenceOf({ ...plain, conditions }) };
}
