import { type Skill, skills } from '@lemma/math';
import type { AssistantRequest, RequestMake } from '@lemma/school/assistant';
import { gradeNamed } from '../ledger/numbers.ts';
import type { Read } from '../ledger/read.ts';
import { guessTopic, NAMES_TOPIC, rankTopics } from '../topic/guess.ts';
import { countOfWords } from '../words/words.ts';
import { sentenceOf } from './shown-form.ts';

/** From so many minutes on something is a lesson; before that it is a warm-up. */
const LEAST_OF_LESSON = 15;

/** What can be meant instead, each as a sentence that is read as just that. */
export const sentences = (
  read: Read,
  makes: readonly RequestMake[],
  skills: readonly (readonly string[])[],
): string[] => {
  const { minutes, ...base }: AssistantRequest = read.request ?? { make: 'sheet.practice', skills: [], conditions: [] };
  const long = minutes === undefined || minutes < LEAST_OF_LESSON ? {} : { minutes };
  return makes.flatMap((make) => skills.map((own) => sentenceOf({ ...base, ...long, make, skills: [...own] })));
};

const AT_HOME = /\b(?:home|famil(?:y|ies)|parents?|moms?|dads?|guardians?)\b/i;
const OF_LESSON = /\b(?:teach\w*|lesson|explain\w*|introduc\w*|activit(?:y|ies)|tomorrow|day)\b/i;
const OF_WRONG =
  /\b(?:mistakes?|wrong|struggl\w*|confus\w*|misconceptions?|don['’]?t (?:get|understand)|think(?:s|ing)?)\b/i;
const MOST_OFFERED = 4;
const MOST_SKILLS = 3;

/** What may be wanted of a topic where nothing to make is named, that first which the other words speak for. */
function makesFor({ text, request }: Read): RequestMake[] {
  const usual: RequestMake[] = ['sheet.exit ticket', 'sheet.practice', 'plan'];
  const first: RequestMake[] = [
    ...(AT_HOME.test(text) ? (['letter'] as const) : []),
    ...(OF_WRONG.test(text) ? (['piece.errors'] as const) : []),
    ...(request?.minutes !== undefined && request.minutes < LEAST_OF_LESSON ? (['sheet.warm-up'] as const) : []),
    ...(request?.minutes !== undefined || OF_LESSON.test(text) ? (['plan'] as const) : []),
  ];
  return [...new Set([...first, ...usual])];
}

/**
 * What can be made on the topic that a request names, as sentences to press; none where it names none. `isMost` where most of the
 * request is about something else.
 */
export function offersOf(read: Read, isMost: boolean): string[] {
  const { topic } = read;
  if (topic === undefined || topic.kind === 'none') return [];
  // In a long request about something else, one word of a name may mean anything: "f(3) means f times 3".
  if (isMost && topic.core.length < 2 && topic.skills.length < 2) return [];
  const codes = topic.skills.map(({ code }) => code);
  const makes = makesFor(read);
  if (topic.kind === 'named') return sentences(read, makes, [codes]).slice(0, MOST_OFFERED);
  const [make = 'sheet.practice', other = 'plan'] = makes;
  return [
    ...sentences(
      read,
      [make],
      codes.slice(0, MOST_SKILLS).map((each) => [each]),
    ),
    ...sentences(read, [other], [codes.slice(0, 1)]),
  ];
}

/** From this score on, a skill is called like some words; one word of many names has less. */
const LEAST_LIKE = 5;
/** What may be meant where the words name no topic: the skills that are called most like them, otherwise those of a grade. */
export function nearIn(read: Read): string[] {
  const [make] = read.makes;
  if (make === undefined) return [];
  const { found } = rankTopics(read.text);
  const grade = gradeNamed(read.text).value;
  const isLike = (found[0]?.score ?? 0) >= LEAST_LIKE && guessTopic(read.text).p >= NAMES_TOPIC;
  const all = isLike ? found.map(({ skill }) => skill) : grade === undefined ? [] : ofGrade(grade);
  return sentences(
    read,
    [make],
    all.slice(0, MOST_SKILLS).map(({ code }) => [code]),
  );
}
/** What a grade works on, a skill of each field. */
const ofGrade = (grade: number): Skill[] =>
  [
    ...Map.groupBy(
      skills.filter((skill) => skill.grade === grade),
      ({ domain }) => domain,
    ).values(),
  ].flatMap((own) => own.slice(0, 1));

const MOST_STRAY = 3;
/** Whether most of a request is about something else than its topic. */
export const isMostly = ({ text, topic }: Read, left: readonly string[]): boolean =>
  countOfWords(left) > MOST_STRAY + 2 * countOfWords(topic?.spans.map(({ from, to }) => text.slice(from, to)) ?? []);
