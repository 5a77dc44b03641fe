import { stemOf, wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest } from '@lemma/school/assistant';
import type { Asked } from '../answer-wish.ts';
import type { Explained } from '../judge/explain.ts';
import { type Claim, claimsOn } from '../ledger/claims.ts';
import { isGrammar, type Span, spanOf, spansOf, wordsOf } from '../ledger/words.ts';
import { gradeIn } from '../read/numbers.ts';
import { classFor, spokenOf } from './class-data.ts';
import { classOfStudent } from './of-student.ts';

/** The class that a question was answered for. */
const classOf = async ({ text, classId, school }: Asked) => {
  const chosen = classFor(text, await school.classes(), classId);
  return (await classOfStudent(text, chosen, school)) ?? chosen;
};

export const classNameOf = async (request: AssistantRequest, asked: Asked): Promise<string | undefined> =>
  request.make.startsWith('class') ? (await classOf(asked))?.name : undefined;

/** The figures are of the moment in which they are asked for. */
const NOW = /\b(?:right now|now|currently|so far|at the moment)\b/gi;
const OF_CLASS = /\b(?:class|students|kids|kiddos|children|in math)\b/gi;
const GRADE = /\b(?:the )?(?:grade \d|\d(?:st|nd|rd|th)[- ]grade(?:rs)?)\b(?: (?:class|students|kids|math))?/gi;

/** What a question about a class names, as its answer says it: the class, its students, a topic, a day. */
export async function classRead(asked: Asked, { parts }: Explained): Promise<Claim[]> {
  const { text } = asked;
  const classroom = await classOf(asked);
  const students = classroom ? (await asked.school.read(classroom)).students : [];
  const head = parts.flatMap((part) => (part.kind === 'text' && !part.form ? [part.text] : [])).join(' ');
  const whole = JSON.stringify(parts);
  const bare = classroom ? head.replaceAll(classroom.name, ' ') : head;
  const said = new Set(wordsIn(bare).flatMap((word) => [word, stemOf(word)]));
  const names: Span[] = students
    .filter(({ fullName }) => whole.includes(fullName))
    .flatMap(({ fullName }) => [fullName, ...fullName.split(/\s+/)].flatMap((name) => spanOf(text, name)));
  const ofClass = classroom
    ? [
        ...spanOf(text, classroom.name),
        ...spokenOf(text).flatMap((each) => spanOf(text, each.said)),
        ...classroom.name
          .split(/[\s,]+/)
          .filter((word) => /\d/.test(word) && /\p{L}/u.test(word))
          .flatMap((word) => spanOf(text, word)),
        ...spansOf(text, GRADE).filter((each) => gradeIn(each.said.toLowerCase()) === classroom.grade),
      ]
    : [];
  const days = spansOf(text, /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day['’]?s?\b/gi).filter(({ said: name }) =>
    new RegExp(`\\b${name.slice(0, 3)}(?:,|\\p{L}*day)`, 'iu').test(head),
  );
  const told = wordsOf(text).filter(
    ({ low }) => !isGrammar(low) && (said.has(low) || (low.length > 3 && said.has(stemOf(low)))),
  );
  return claimsOn(
    [
      ...names,
      ...ofClass,
      ...days,
      ...told,
      ...spansOf(text, /\b(?:home ?work|work|assignments?)\b/gi),
      ...spansOf(text, NOW),
      ...spansOf(text, OF_CLASS),
    ],
    'class',
  );
}
