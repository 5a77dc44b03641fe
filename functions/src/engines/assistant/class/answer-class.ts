import type { BoardEntry } from '@lemma/school/assignment';
import type { RosterStudent } from '@lemma/school/class';
import { names } from '../../models/may-tell.ts';
import type { Measure } from '../ledger/measures.ts';
import { ASKS_WORK, type Question, questionsIn } from '../ledger/question.ts';
import { say, suggest } from '../say/parts.ts';
import { unended } from '../say/wording.ts';
import type { WishOf } from '../wish/wish.ts';
import { helpOn } from './answer-help.ts';
import { below, type ClassAnswer, groups, missed, weakest } from './answer-standings.ts';
import { answerStudent } from './answer-student.ts';
import { type ClassData, studentsNamed } from './class-data.ts';
import { topicOfQuestion } from './class-topic.ts';
import { compareStudents } from './compare-students.ts';
import { growth } from './report-rows.ts';
import { missingOf, missingOfOne, scoreOfOne, scoresOn, turnedInOf } from './scores-on.ts';
import { common, due, misconceptionMemo, next, stuckOrLowest, summary } from './summary.ts';
import { untouched } from './untouched.ts';
import { lastOf, NO_WORK, type WorkRead, workIn, worksOf } from './works.ts';

const MEASURE: Readonly<Record<WishOf<'class'>['question'], Measure>> = {
  ...{ missing: 'missing', common: 'common', struggling: 'help', next: 'next', due: 'due', summary: 'summary' },
  ...{ results: 'scores', student: 'student', weakest: 'weakest', below: 'level', groups: 'groups', pairs: 'pairs' },
  ...{ compare: 'compare', missed: 'missed' },
};
/** The questions of a text that are to be answered; what a form asks for comes first. */
function questionsOf({ text, question }: WishOf<'class'>): Question[] {
  const read = questionsIn(text);
  const isSame = (one: Question, other: Question): boolean =>
    one.measure === other.measure && one.end === other.end && one.bound?.percent === other.bound?.percent;
  const once = read.filter((each, at) => read.findIndex((other) => isSame(each, other)) === at);
  const isAsked = read.some(({ make }) => make === `class.${question}`);
  return isAsked
    ? once
    : [{ measure: MEASURE[question], make: `class.${question}`, said: text, from: 0, at: 0, spans: [] }];
}

/** Whether a student gives an answer that a question about the class would not. */
const ONE: ReadonlySet<Measure> = new Set([
  'missing',
  'turned-in',
  'late',
  'scores',
  'missed',
  'growth',
  'help',
  'student',
  'summary',
  'level',
]);
function ofStudent(asked: Question, student: RosterStudent, { entries }: WorkRead, data: ClassData, now: number) {
  const [entry] = entries;
  if (ASKS_WORK.has(asked.measure) && entry) return scoreOfOne(student, entry, data);
  if (asked.measure === 'missing' || asked.measure === 'turned-in' || asked.measure === 'late')
    return missingOfOne(student, data, now);
  return answerStudent(asked.said, asked.measure === 'growth', data, now);
}

const FEWEST_WORKS = 2;
const whichWork = ({ said }: Question, entries: readonly BoardEntry[], data: ClassData): ClassAnswer => ({
  parts: [
    say(`Which work of ${data.classroom.name} do you mean?`),
    suggest(...entries.slice(0, 4).map(({ title }) => `${unended(said.trim())}: ${title}?`)),
  ],
});

/** One question, answered from the class's own summaries. */
function answerOne(
  asked: Question,
  wish: WishOf<'class'>,
  data: ClassData,
  now: number,
  before: Before,
): ClassAnswer | undefined {
  const { measure, said } = asked;
  const named = studentsNamed(said, data.students);
  const [student, other] = named;
  if (student && other && (measure === 'compare' || measure === 'student' || measure === 'summary'))
    return { parts: compareStudents(named, said, data, now) };
  const works = ASKS_WORK.has(measure) ? workIn(asked, data, now, before.work) : NO_WORK;
  const { entries } = works;
  if (!works.isSure || (entries.length >= FEWEST_WORKS && (measure === 'scores' || measure === 'missed')))
    return whichWork(asked, entries, data);
  if (student && ONE.has(measure)) return ofStudent(asked, student, works, data, now);
  const own = { ...wish, text: said };
  switch (measure) {
    case 'missing':
      return missingOf(asked, entries, data, now);
    case 'late':
    case 'turned-in':
      return turnedInOf(asked, entries, data, now);
    case 'common':
      return { parts: common(data, now), memo: misconceptionMemo(data, now) };
    case 'help':
      return helpOn(own, data, now) ?? stuckOrLowest(data, now);
    case 'next':
      return { parts: next(data, now), memo: misconceptionMemo(data, now) };
    case 'due':
      return { parts: due(data, now) };
    case 'scores':
      return scores(asked, entries, data, now);
    case 'growth':
      return growth(asked, data, now);
    case 'summary':
      return helpOn(own, data, now) ?? { parts: summary(said, data, now) };
    case 'student':
      return names(said, data.classroom.name) ? { parts: summary(said, data, now) } : undefined;
    case 'untouched':
      return untouched(said, data);
    case 'weakest':
      return weakest(own, data, now);
    case 'level':
      return below(asked, data, now);
    case 'groups':
    case 'pairs':
      return groups(wish, data, now);
    case 'missed':
      return missed(own, entries[0] ?? lastOf(worksOf(data, now), now), data);
    case 'compare':
      return undefined;
  }
}

/** Scores on the work that is named; on a topic the estimates; where nothing is named, on the last work. */
function scores(asked: Question, entries: readonly BoardEntry[], data: ClassData, now: number): ClassAnswer {
  const [entry] = entries;
  if (entry) return scoresOn(asked, entry, data);
  if (topicOfQuestion(asked.said, data)) return below(asked, data, now);
  const last = lastOf(worksOf(data, now), now);
  return last
    ? scoresOn(asked, last, data)
    : { parts: [say(`Nothing has been turned in yet in ${data.classroom.name}.`)] };
}

/** What was spoken of last: the work of the answer above. */
export type Before = { readonly work?: string };

/** An answer from the class's own summaries; undefined where the question names neither a student nor the class. */
export function answerClass(
  wish: WishOf<'class'>,
  data: ClassData,
  now: number,
  before: Before = {},
): ClassAnswer | undefined {
  let known = before;
  const all = questionsOf(wish).map((asked) => {
    const answer = answerOne(asked, wish, data, now, known);
    known = { ...known, ...(answer?.memo?.work !== undefined && { work: answer.memo.work }) };
    return answer;
  });
  const found = all.flatMap((each) => each ?? []);
  return found.length < all.length || found.length === 0
    ? undefined
    : { parts: found.flatMap(({ parts }) => parts), memo: Object.assign({}, ...found.map(({ memo }) => memo)) };
}
