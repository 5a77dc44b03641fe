import { stemOf, wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest } from '@lemma/school/assistant';
import type { Classroom } from '@lemma/school/class';
import { escaped } from '../../models/may-tell.ts';
import type { Asked } from '../answer-wish.ts';
import type { Explained } from '../judge/explain.ts';
import { type Claim, claimsOn } from '../ledger/claims.ts';
import { questionsIn } from '../ledger/question.ts';
import { gradeIn } from '../read/numbers.ts';
import type { Memo } from '../wish/wish.ts';
import { isIn, type Span, shifted, spanOf, spansOf, wordsOf } from '../words/words.ts';
import { MIXED_WORDS } from './answer-standings.ts';
import { classesNamed, classFor, mentionsOf } from './class-data.ts';
import { topicOfQuestion } from './class-topic.ts';
import { unknownCourses } from './course-named.ts';
import { classOfStudent, classOfWork } from './of-student.ts';
import { MONTHS } from './report-rows.ts';
import { NO_WORK, workIn } from './works.ts';

/**
 * The class that a question is about, found once: the one that is named in it, otherwise the one that was named before, otherwise the
 * one that is chosen. What the form says, the answer and the check of its words take this one.
 */
export async function settledClass(request: AssistantRequest, asked: Asked): Promise<Classroom | undefined> {
  if (!request.make.startsWith('class')) return undefined;
  const { text, classId, before, school } = asked;
  const classes = await school.classes();
  const chosen = classFor(text, classes, before?.classId ?? classId);
  if (classesNamed(text, classes).length > 0) return chosen;
  // A class that is called by a course which none has is no other class.
  if (unknownCourses(text, classes).length > 0) return undefined;
  const ofStudent = (await classOfStudent(text, chosen, school)) ?? chosen;
  return (await classOfWork(text, ofStudent, asked)) ?? ofStudent;
}

/** A request for the class that it was found to be about. */
export const forClass = (request: AssistantRequest, classroom: Classroom | undefined): AssistantRequest =>
  classroom === undefined ? request : { ...request, classId: classroom.id };

/** What is asked next is about the class that was named, too. */
export const remembered = <T extends { readonly memo?: Memo } | undefined>(
  made: T,
  classroom: Classroom | undefined,
  { classId }: Pick<Asked, 'classId'>,
): T =>
  made?.memo === undefined || classroom === undefined || classroom.id === classId
    ? made
    : { ...made, memo: { ...made.memo, classId: classroom.id } };

/** The figures are of the moment in which they are asked for. */
const NOW = /\b(?:right now|now|currently|so far|at the moment)\b/gi;
const OF_CLASS = /\b(?:class|students|kids|kiddos|children|in math|(?:the |our |this )?unit)\b/gi;
/** When something was compared with now. */
const SINCE = new RegExp(
  `\\b(?:(?:since|than|over|from|in) )?(?:(?:last|a|one|the past|this) (?:week|month|quarter|semester|year)(?: ago)?|(?:the beginning of )?(?:${MONTHS.join('|')}))\\b`,
  'gi',
);
const BY_NEED = /\bby (?:need|level|score|skill)\b/gi;
/** The students of the answer above. */
const THOSE = /\b(?:(?:of|for|from|in) )?(?:those|these|them|they)\b/gi;
const GRADE = /\b(?:the )?(?:grade \d|\d(?:st|nd|rd|th)[- ]grade(?:rs)?)\b(?: (?:class|students|kids|math))?/gi;

/** What a question about a class names, as its answer says it: the class, its students, a topic, a day. */
export async function classRead(
  { text, school, now, before }: Asked,
  { parts }: Explained,
  classroom: Classroom | undefined,
): Promise<Claim[]> {
  const data = classroom && (await school.read(classroom));
  const students = data?.students ?? [];
  const head = parts.flatMap((part) => (part.kind === 'text' && !part.form ? [part.text] : [])).join(' ');
  const whole = JSON.stringify(parts);
  const bare = classroom ? head.replaceAll(classroom.name, ' ') : head;
  const said = new Set(wordsIn(bare).flatMap((word) => [word, stemOf(word)]));
  const names: Span[] = students
    .filter(({ fullName }) => whole.includes(fullName))
    .flatMap(({ fullName }) => [fullName, ...fullName.split(/\s+/)].flatMap((name) => spanOf(text, name)));
  // A class that is named is in the answer: alone, or beside the other one that it is compared with.
  const all = (await school.classes()).filter((each) => each.id === classroom?.id || whole.includes(each.name));
  const ofClass = classroom
    ? [
        ...all
          .flatMap((each) => mentionsOf(text, each))
          .flatMap((said) => spansOf(text, new RegExp(`${escaped(said)}(?: math)?`, 'gi'))),
        ...wordsOf(text).filter(({ low }) => wordsOf(classroom.name).some((word) => word.low === low)),
        ...spansOf(text, GRADE).filter((each) => gradeIn(each.said.toLowerCase()) === classroom.grade),
      ]
    : [];
  const days = spansOf(text, /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day['’]?s?\b/gi).filter(({ said: name }) =>
    new RegExp(`\\b${name.slice(0, 3)}(?:,|\\p{L}*day)`, 'iu').test(head),
  );
  const topic = data && topicOfQuestion(text, data)?.said;
  const told = wordsOf(text).filter(
    (word) =>
      isIn(word, spanOf(text, topic ?? '')) &&
      (said.has(word.low) || said.has(stemOf(word.low)) || head.includes(topic ?? '')),
  );
  const works = questionsIn(text).flatMap((asked) => {
    const { entries, spans } = data ? workIn(asked, data, now, before?.work) : NO_WORK;
    return entries.some(({ title }) => whole.includes(title)) ? shifted(spans, asked.from) : [];
  });
  return claimsOn(
    [
      ...works,
      ...(/\bSince the week of|in the week of|two weeks to compare/.test(head) ? spansOf(text, SINCE) : []),
      ...(/\bstudents? above\b/.test(head) ? spansOf(text, THOSE) : []),
      ...(head.includes('strong with weak')
        ? [...spansOf(text, MIXED_WORDS), ...spansOf(text, /\bi['’]d (?:like|want)\b/gi)]
        : []),
      ...(head.includes('stand near each other') ? spansOf(text, BY_NEED) : []),
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
