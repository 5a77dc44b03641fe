import { stemOf, wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest } from '@lemma/school/assistant';
import type { Classroom } from '@lemma/school/class';
import type { Asked } from '../answer-wish.ts';
import type { Explained } from '../judge/explain.ts';
import { type Claim, claimsOn } from '../ledger/claims.ts';
import { isGrammar, type Span, spanOf, spansOf, wordsOf } from '../ledger/words.ts';
import { gradeIn } from '../read/numbers.ts';
import type { Memo } from '../wish/wish.ts';
import { classFor, spokenOf } from './class-data.ts';
import { classOfStudent } from './of-student.ts';

/**
 * The class that a question is about, found once: the one that is named in it, otherwise the one that was named before, otherwise the
 * one that is chosen. What the form says, the answer and the check of its words take this one.
 */
export async function settledClass(request: AssistantRequest, asked: Asked): Promise<Classroom | undefined> {
  if (!request.make.startsWith('class')) return undefined;
  const { text, classId, before, school } = asked;
  const chosen = classFor(text, await school.classes(), before?.classId ?? classId);
  return (await classOfStudent(text, chosen, school)) ?? chosen;
}

/** A request for the class that it was found to be about. */
export const forClass = (request: AssistantRequest, classroom: Classroom | undefined): AssistantRequest =>
  classroom === undefined ? request : { ...request, classId: classroom.id };

/** What is asked next is about the class that was named, too. */
export const remembered = <T extends { readonly memo?: Memo } | undefined>(
  made: T,
  classroom: Classroom | undefined,
  { classId }: Asked,
): T =>
  made?.memo === undefined || classroom === undefined || classroom.id === classId
    ? made
    : { ...made, memo: { ...made.memo, classId: classroom.id } };

/** The figures are of the moment in which they are asked for. */
const NOW = /\b(?:right now|now|currently|so far|at the moment)\b/gi;
const OF_CLASS = /\b(?:class|students|kids|kiddos|children|in math)\b/gi;
const GRADE = /\b(?:the )?(?:grade \d|\d(?:st|nd|rd|th)[- ]grade(?:rs)?)\b(?: (?:class|students|kids|math))?/gi;

/** What a question about a class names, as its answer says it: the class, its students, a topic, a day. */
export async function classRead(
  { text, school }: Asked,
  { parts }: Explained,
  classroom: Classroom | undefined,
): Promise<Claim[]> {
  const students = classroom ? (await school.read(classroom)).students : [];
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
          .flatMap((word) =>
            /\d\p{L}/u.test(word) ? spanOf(text, word) : wordsOf(text).filter(({ low }) => low === word.toLowerCase()),
          ),
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
