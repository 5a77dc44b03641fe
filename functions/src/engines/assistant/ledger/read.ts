import { type AssistantRequest, LONGEST_REQUEST, MOST_REQUEST, type RequestMake } from '@lemma/school/assistant';
import { unwantedIn } from '../read/affirmed.ts';
import { numberOf } from '../read/numbers.ts';
import { misconceptionCalled } from '../topic/topic-misconception.ts';
import { blanked, isIn, spanOf, spansOf, WHEN } from '../words/words.ts';
import { asking, codesOf } from './asking.ts';
import { type Claim, claimsOn, isLetterShort, leftOf, type Made } from './claims.ts';
import { fieldIn } from './field.ts';
import { type Kinds, kindsIn } from './kinds.ts';
import { claimsOfAll, daysIn, gradeNamed, minutesIn } from './numbers.ts';
import { limitIn, questionsIn, sentencesIn } from './question.ts';
import { denialsIn, readSheet, readUnmade } from './read-sheet.ts';
import { conditionsIn, languageIn } from './sheet-slots.ts';
import { judgedIn, taskIn } from './task.ts';
import { type TopicRead, topicOf } from './topic.ts';

/** A request with the account of its words. `makes` are the things that it names; only one of them can be made. */
export type Read = {
  readonly text: string;
  readonly makes: readonly RequestMake[];
  readonly topic?: TopicRead;
  readonly request?: AssistantRequest;
  readonly claims: readonly Claim[];
};

/** What is made on a topic beside problems: a lesson, a letter, usual mistakes, a worked example. */
function readOther(text: string, make: RequestMake, { named }: Kinds): Read {
  const noKind = blanked(text, named);
  const [grade, minutes, days, language] = [gradeNamed(noKind), minutesIn(noKind), daysIn(noKind), languageIn(noKind)];
  const isPlan = make === 'plan';
  const own = isPlan ? [grade, minutes, days] : make === 'letter' ? [grade, language] : [grade];
  const said = blanked(noKind, claimsOfAll(...own));
  const about = blanked(said, denialsIn(said, unwantedIn));
  // A letter may tell of a whole field.
  const topic = (make === 'letter' ? fieldIn(about, grade.value) : undefined) ?? topicOf(about, false, grade.value);
  // What problems are to be like is looked up in sets alone: "with regrouping".
  const all = make === 'piece.worked' ? conditionsIn(about) : { conditions: [], claims: [] };
  const unmet = all.claims.filter((_, at) => /^(?:regroups|remainder)$/.test(all.conditions[at]?.on?.rule ?? ''));
  const shorts = make === 'letter' ? spansOf(noKind, /\bshort(?:er)?\b|\bbrief\b/gi) : [];
  const working = make === 'letter' ? spansOf(noKind, WORKING) : [];
  const substitute = isPlan ? spansOf(text, /\b(?:for (?:a|the|my) )?sub(?:stitute)?\b/gi) : [];
  const request: AssistantRequest = {
    ...{ make, skills: codesOf(topic.skills), conditions: [] },
    ...(topic.standard !== undefined && { standard: topic.standard }),
    ...(isPlan && { minutes: Math.min(MOST_REQUEST.minutes, minutes.value ?? 45) }),
    ...(isPlan && days.value !== undefined && days.value > 1 && { days: Math.min(MOST_REQUEST.days, days.value) }),
    ...(substitute.length > 0 && { substitute: true }),
    ...(make === 'letter' && { language: language.value ?? ('en' as const) }),
    ...(shorts.length > 0 && { short: true }),
  };
  const claims = [
    ...claimsOn([...named, ...asking(text, named), ...(make === 'letter' ? [] : spansOf(text, WHEN))], 'make'),
    ...claimsOn(
      topic.spans.filter((span) => !isIn(span, unmet)),
      'topic',
    ),
    ...claimsOn(shorts, 'short', isLetterShort),
    ...claimsOn(working, 'topic', ({ text: said }) => /We are working on|estamos trabajando/.test(said)),
    ...claimsOn(substitute, 'substitute', ({ text: said }) => said.includes('For the substitute')),
    ...claimsOfAll(...own),
  ];
  const notes = make === 'letter' ? notesOn(text, claims) : [];
  return {
    ...{ text, makes: [make], topic, claims: [...claims, ...notes] },
    request: {
      ...request,
      ...(notes.length > 0 && {
        words: notes
          .map(({ said }) => said)
          .join('\n')
          .slice(0, LONGEST_REQUEST.words),
      }),
    },
  };
}
const WORKING = /\bwhat we(?:['’]re| are) (?:learning|doing|working on|studying)(?: in| about)?\b/gi;
const CHILD = /\b(?:son|daughter|child|kid|boy|girl|student|he|she|his|her|him)\b/i;
/** What is told of a child stands in the letter as it was typed. */
const notesOn = (text: string, claims: readonly Claim[]): (Claim & { readonly said: string })[] =>
  leftOf(text, claims)
    .filter((said) => CHILD.test(said))
    .flatMap((said) =>
      claimsOn(spanOf(text, said), 'words', (made) => made.text.includes(said)).map((claim) => ({ ...claim, said })),
    );

/** A question about a class: what it is of is found in the class, what it names beside is told. */
function readClass(text: string, make: RequestMake, { named }: Kinds, classId: string | undefined): Read {
  const asked = questionsIn(text);
  const limit = limitIn(text);
  // The sentences in which it is asked, and how many are wanted; what else is told is not read.
  const words = sentencesIn(text)
    .filter(
      ({ said, from }) =>
        asked.some((each) => each.from === from) || (limit && from <= limit.from && limit.from < from + said.length),
    )
    .map(({ said }) => said.trim())
    .join('. ');
  const holds = ({ text: said }: Made): boolean => make !== 'class.groups' || isGrouped(words, said);
  return {
    ...{ text, makes: [make] },
    request: {
      make,
      skills: [],
      conditions: [],
      words: (words === '' || /^class\.(?:groups|pairs)$/.test(make) ? text : words).slice(0, LONGEST_REQUEST.words),
      ...(classId !== undefined && { classId }),
    },
    claims: [
      ...claimsOn(named, 'make', holds),
      ...claimsOn(limit ? [limit] : [], 'words'),
      ...claimsOn(spansOf(text, EACH), 'words', ({ text: said }) =>
        groupsOf(said).every((size) => size <= mostEach(text)),
      ),
      ...claimsOn(asking(text, named), 'make'),
    ],
  };
}
const EACH =
  /\b(?:no|not|never) more than (?:\d+|three|four|five|six)(?: (?:students|kids))?(?: (?:in|per) (?:each|a)(?: group)?)?\b/gi;
const mostEach = (text: string): number =>
  numberOf(/than (\w+)/i.exec(text.match(EACH)?.[0] ?? '')?.[1]?.toLowerCase() ?? '');
const groupsOf = (said: string): number[] =>
  said.split('\n').flatMap((line) => (/^Group \d+:/.test(line) ? [line.split(',').length] : []));
/** "4 groups": so many are there. "Groups of 4": none has more. */
function isGrouped(words: string, said: string): boolean {
  const [, count, size] =
    /\b(\d+|two|three|four|five|six) (?:small )?groups\b|\bgroups of (\d+|two|three|four|five|six)\b/i.exec(words) ??
    [];
  const groups = groupsOf(said);
  if (count !== undefined) return groups.length === numberOf(count.toLowerCase());
  return size === undefined || (groups.length > 0 && groups.every((each) => each <= numberOf(size.toLowerCase())));
}

const isSheet = (make: RequestMake): boolean => make.startsWith('sheet');
/** A request as one thing that it names. */
export function readAs(text: string, make: RequestMake, kinds: Kinds, classId: string | undefined): Read {
  if (make.startsWith('class')) return readClass(text, make, kinds, classId);
  const own = { ...kinds, named: kinds.named.filter((each) => each.make === make) };
  return isSheet(make) ? readSheet(text, make, own) : readOther(text, make, own);
}

/** What a text asks for, from the words that say it: the teacher's own problem, otherwise what is called by its name. */
export function readRequest(text: string, classId: string | undefined): Read {
  const idea = /^\W*explain\b/i.test(text) ? misconceptionCalled(text) : undefined;
  if (idea) {
    const request = {
      make: 'explain' as const,
      skills: [],
      conditions: [],
      words: text.slice(0, LONGEST_REQUEST.words),
    };
    return {
      text,
      makes: ['explain'],
      request,
      claims: claimsOn([...spanOf(text, 'explain'), ...spanOf(text, idea.name)], 'words'),
    };
  }
  const kinds = kindsIn(text);
  const [make, other] = kinds.makes;
  const strong =
    make !== undefined && !(make === 'sheet.practice' || make === 'sheet.word problems' || make === 'piece.errors');
  const judged = strong ? undefined : judgedIn(text);
  if (judged) return { text, makes: [judged.request.make], request: judged.request, claims: judged.claims };
  const task = make === undefined ? taskIn(text) : undefined;
  if (task) return { text, makes: [task.request.make], request: task.request, claims: task.claims };
  if (make === undefined) return readUnmade(text, kinds);
  // Several questions about a class are answered one after the other.
  if (other !== undefined && !kinds.makes.every((each) => each.startsWith('class')))
    return { ...readUnmade(text, kinds), makes: kinds.makes };
  return readAs(text, make, kinds, classId);
}
