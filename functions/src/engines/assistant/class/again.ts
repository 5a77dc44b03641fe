import type { Classroom } from '@lemma/school/class';
import type { Asked } from '../answer-wish.ts';
import { kindsIn } from '../ledger/kinds.ts';
import { questionsIn } from '../ledger/question.ts';
import { unended } from '../say/wording.ts';
import type { Memo } from '../wish/wish.ts';
import { isGrammar, wordsOf } from '../words/words.ts';
import { classesNamed, mentionsOf, studentsNamed } from './class-data.ts';
import { topicOfQuestion } from './class-topic.ts';

/** How somebody goes on with the same question: "and in 6B?", "what about Malik?". */
const LEAD =
  /^\W*(?:(?:and|ok(?:ay)?|now|also|then|so|what about|how about|(?:the )?same(?: thing| question| for)?|do|just|only|please)\b[ ,]*)+|^\W*(?=(?:in|for|on)\b)/i;
/** Groups made another way: "by need instead", "groups of 3 then". */
const KINDS = /\b(?:(?:i['’]d like )?mixed(?: ability)?|by (?:need|level|skill|score|what they need))\b/gi;
const SIZES = /\b(?:\d+|two|three|four|five|six) groups\b|\bgroups of (?:\d+|two|three|four|five|six)\b/gi;
/** Whether a text says how groups are to be made, and of nobody else. */
const isRegroup = (text: string): boolean =>
  (text.search(KINDS) >= 0 || text.search(SIZES) >= 0) && kindsIn(text).makes.every((make) => make === 'class.groups');
/** The question for groups with what is said of them now in place of what was said before. */
function regrouped(wish: string, text: string): string {
  const bare = [KINDS, SIZES].reduce((all, kind) => (text.search(kind) < 0 ? all : all.replace(kind, '')), wish);
  return `${bare.replace(/[?.!,;\s]+$/, '')}${/\bgroups?\b/i.test(bare) ? '' : ' in groups'}. ${text}`;
}
const isOnly = (text: string, name: string): boolean => {
  const own = new Set(wordsOf(name).map(({ low }) => low));
  return wordsOf(text).every(
    ({ low }) => isGrammar(low) || own.has(low) || /^(?:period|class|block|hour|p\d|per|\d)$/.test(low),
  );
};

/** A question in which another class stands in the place of the one that it names. */
function forClassroom(text: string, classes: readonly Classroom[], named: Classroom): string {
  const [first, ...rest] = classes
    .flatMap((each) => mentionsOf(text, each))
    .toSorted((one, other) => other.length - one.length);
  const bare = rest.reduce((all, said) => (first?.includes(said) ? all : all.replace(said, ' ')), text);
  return first === undefined ? `${unended(bare)} in ${named.name}?` : bare.replace(first, named.name);
}

const MOST_OF_A_SHORT = 6;
/** A short question for whom, after one on a topic, is on that topic: "who's the lowest". */
async function onSameTopic(
  text: string,
  { wish, classId }: Memo,
  asked: Pick<Asked, 'school' | 'classId'>,
): Promise<string | undefined> {
  const [question, other] = questionsIn(text);
  if (wish.kind !== 'class' || question === undefined || other !== undefined || wordsOf(text).length > MOST_OF_A_SHORT)
    return undefined;
  if (!/^(?:scores|level|help)$/.test(question.measure) || !/\b(?:who|which)/i.test(text)) return undefined;
  const classes = await asked.school.classes();
  const current = classesNamed(wish.text, classes)[0] ?? classes.find(({ id }) => id === (classId ?? asked.classId));
  if (current === undefined || classesNamed(text, classes).length > 0) return undefined;
  const data = await asked.school.read(current);
  const topic = topicOfQuestion(text, data) === undefined ? topicOfQuestion(wish.text, data) : undefined;
  return topic && `${unended(text)} on ${topic.said} in ${current.name}?`;
}

/** What is asked by a text that only names another class, student or topic: the last question about a class again. */
export async function askedAgain({ text, school, classId }: Asked, before: Memo): Promise<string | undefined> {
  const { wish } = before;
  if (wish.kind !== 'class') return undefined;
  const onSame = await onSameTopic(text, before, { school, classId });
  if (onSame !== undefined) return onSame;
  if (/^(?:groups|pairs)$/.test(wish.question)) return isRegroup(text) ? regrouped(wish.text, text) : undefined;
  if (!LEAD.test(text) || kindsIn(text).makes.length > 0) return undefined;
  const rest = unended(text.replace(LEAD, ''));
  const classes = await school.classes();
  const [named] = classesNamed(rest, classes);
  if (named && isOnly(rest, named.name)) return forClassroom(wish.text, classes, named);
  const current = classes.find(({ id }) => id === (before.classId ?? classId));
  if (current === undefined) return undefined;
  const data = await school.read(current);
  const [student, other] = studentsNamed(rest, data.students);
  if (student && other === undefined && isOnly(rest, student.fullName)) {
    const [was] = studentsNamed(wish.text, data.students);
    const called = was && [was.fullName, was.fullName.split(' ')[0] ?? ''].find((name) => wish.text.includes(name));
    return called ? wish.text.replace(called, student.fullName) : `How is ${student.fullName} doing?`;
  }
  const topic = topicOfQuestion(rest, data);
  const words = wordsOf(rest).filter(({ low }) => !isGrammar(low));
  if (topic === undefined || words.length > wordsOf(topic.said).length) return undefined;
  const was = topicOfQuestion(wish.text, data)?.said;
  const at = was === undefined ? -1 : wish.text.toLowerCase().indexOf(was);
  return was !== undefined && at >= 0
    ? wish.text.slice(0, at) + topic.said + wish.text.slice(at + was.length)
    : `${unended(wish.text)} on ${topic.said}?`;
}
