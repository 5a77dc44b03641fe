import { type Skill, skills } from '@lemma/math';
import type { AssistantRequest, RequestMake } from '@lemma/school/assistant';
import { likelyMakes } from '../learned/kinds-of.ts';
import { isForOthers } from '../ledger/for-whom.ts';
import { CLASS, personIn } from '../ledger/measures.ts';
import { gradeNamed } from '../ledger/numbers.ts';
import type { Read } from '../ledger/read.ts';
import { guessTopic, NAMES_TOPIC, rankTopics } from '../topic/guess.ts';
import type { Memo } from '../wish/wish.ts';
import { countOfWords } from '../words/words.ts';
import { sentenceOf } from './shown-form.ts';
import { skillsAbove } from './skills-above.ts';

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

/** Questions about a class as they are asked, each with the class that is named. */
const QUESTIONS: Readonly<Record<string, string>> = {
  ...{ missing: 'Who hasn’t turned in their work', common: 'Which misconceptions does my class show' },
  ...{
    struggling: 'Who needs help',
    next: 'What should I teach next',
    due: 'What is due',
    results: 'How did the last quiz go',
  },
  ...{
    summary: 'How is my class doing',
    weakest: 'Which standard is my class weakest on',
    below: 'Who is ready for a challenge',
  },
  ...{
    groups: 'Make groups of 4',
    pairs: 'Pair up the students, strong with weak',
    missed: 'Which questions were missed most',
  },
};
/** A question about a class as a sentence, for the class or the student of a text. */
function questionOf(make: RequestMake, text: string): string[] {
  const [, name = ''] = make.split('.');
  const child = personIn(text);
  if (name === 'student') return child === undefined ? [] : [`How is ${child} doing?`];
  const [named] = text.match(CLASS) ?? [];
  const where = named === undefined || /^(?:my|our|the|this|that)\b/.test(named) ? '' : ` in ${named}`;
  const said = QUESTIONS[name];
  return said === undefined ? [] : [`${said}${where}${/^(?:Make|Pair)/.test(said) ? '' : '?'}`];
}

const MOST_OFFERED = 4;
const MOST_SKILLS = 3;
/** What the teacher's own problem is needed for can’t be offered. */
const NEEDS_A_PROBLEM = /^(?:compute|explain|grade|equation-story)$/;

/** The three likeliest things that a request may want, where it names none. */
const makesFor = ({ text, request }: Read): RequestMake[] =>
  [
    ...new Set<RequestMake>([
      ...(request?.minutes === undefined
        ? []
        : request.minutes < LEAST_OF_LESSON
          ? (['sheet.warm-up'] as const)
          : (['plan'] as const)),
      ...likelyMakes(text),
    ]),
  ].filter((make) => !NEEDS_A_PROBLEM.test(make) && !isForOthers(make, text));
const USUAL: readonly RequestMake[] = ['sheet.exit ticket', 'sheet.practice', 'plan'];

/**
 * What may be wanted by a request that names no thing, as sentences to press: the likeliest things on the topic that it names, or on
 * the skills that are called most like its words. `isMost` where most of the request is about something else.
 */
export function offersOf(read: Read, isMost: boolean): string[] {
  const { topic, text } = read;
  const likely = makesFor(read);
  const asked = likely.filter((make) => make.startsWith('class')).flatMap((make) => questionOf(make, text));
  const own = likely.filter((make) => !make.startsWith('class'));
  const isNamed = topic?.kind === 'named';
  // In a long request about something else, one word of a name may mean anything: "f(3) means f times 3".
  const isStray = isMost && (topic?.core.length ?? 0) < 2 && (topic?.skills.length ?? 0) < 2;
  const codes = isStray ? [] : topic && topic.kind !== 'none' ? topic.skills.map(({ code }) => code) : likeWords(text);
  if (codes.length === 0) return asked.slice(0, MOST_OFFERED);
  const makes = own.length > 0 ? own : asked.length > 0 ? [] : USUAL;
  const [make] = makes;
  const made = isNamed
    ? sentences(read, makes, [codes])
    : make === undefined
      ? []
      : [
          ...sentences(
            read,
            [make],
            codes.slice(0, 2).map((each) => [each]),
          ),
          ...sentences(read, makes.slice(1), [codes.slice(0, 1)]),
        ];
  const isAsked = likely[0]?.startsWith('class');
  return (isAsked ? [...asked, ...made] : [...made, ...asked]).slice(0, MOST_OFFERED);
}

const MOST_AFTER = 3;
/** What a text may want of the answer above that no change says: the likeliest things on its topic. */
export function offersAfter(text: string, memo: Memo): string[] {
  const { standard } = memo;
  const codes = skillsAbove(memo, text);
  const known = codes.length === 0 && standard === undefined ? [] : likelyMakes(text);
  const base = {
    ...{ skills: codes.slice(0, MOST_SKILLS), conditions: [], words: text },
    ...(codes.length === 0 && standard !== undefined && { standard }),
  };
  return known
    .filter((make) => !NEEDS_A_PROBLEM.test(make) && !make.startsWith('class') && !isForOthers(make, text))
    .slice(0, MOST_AFTER)
    .map((make) => sentenceOf({ ...base, make }));
}

/** From this score on, a skill is called like some words; one word of many names has less. */
const LEAST_LIKE = 5;
/** The skills that are called most like some words. */
function likeWords(text: string): string[] {
  const { found } = rankTopics(text);
  const isLike = (found[0]?.score ?? 0) >= LEAST_LIKE && guessTopic(text).p >= NAMES_TOPIC;
  return isLike ? found.slice(0, MOST_SKILLS).map(({ skill }) => skill.code) : [];
}
/** What may be meant where the words name no topic: the skills that are called most like them, otherwise those of a grade. */
export function nearIn(read: Read): string[] {
  const [make] = read.makes;
  if (make === undefined) return [];
  const like = likeWords(read.text);
  const grade = gradeNamed(read.text).value;
  const all = like.length > 0 || grade === undefined ? like : ofGrade(grade).map(({ code }) => code);
  return sentences(
    read,
    [make],
    all.slice(0, MOST_SKILLS).map((code) => [code]),
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
