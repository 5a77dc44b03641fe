import {
  type AssistantRequest,
  type Condition,
  LONGEST_REQUEST,
  MOST_REQUEST,
  type RequestMake,
} from '@lemma/school/assistant';
import { reasonFor } from '../judge/why.ts';
import { unwantedIn } from '../read/affirmed.ts';
import { CALCULATION } from '../read/calculation.ts';
import { isOfUnits } from '../read/has-readers.ts';
import { numberOf } from '../read/numbers.ts';
import { problemIn } from '../read/problem-in.ts';
import { termsIn } from '../read/terms-in.ts';
import { titleIn, titleSaid } from '../read/title-in.ts';
import { capital } from '../say/parts.ts';
import { meets } from '../sheet/meets-conditions.ts';
import { misconceptionCalled } from '../topic/topic-misconception.ts';
import { blanked, isIn, type Span, spanOf, spansOf, WHEN } from '../words/words.ts';
import { asking, codesOf } from './asking.ts';
import { type Claim, claimsOn, isLetterShort, type Made } from './claims.ts';
import { fieldIn } from './field.ts';
import { type Kinds, kindsIn } from './kinds.ts';
import { claimsOfAll, daysIn, gradeNamed, minutesIn, type Value } from './numbers.ts';
import { limitIn, questionsIn, sentencesIn } from './question.ts';
import { readSheet, readUnmade } from './read-sheet.ts';
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

/** An activity says how long it takes. */
const lasting = ({ value, claims }: Value<number>): Value<number> => ({
  claims: claims.map((claim) => ({ ...claim, holds: ({ text: said }) => said.includes(`about ${value} minutes`) })),
});

/** What is made on a topic beside problems: a lesson, a letter, usual mistakes, a worked example. */
function readOther(text: string, make: RequestMake, { named: things }: Kinds): Read {
  const noKind = blanked(text, things);
  const [grade, minutes, days, language] = [gradeNamed(noKind), minutesIn(noKind), daysIn(noKind), languageIn(noKind)];
  const isPlan = make === 'plan';
  const piece = pieceIn(text, make);
  const own = isPlan
    ? [grade, minutes, days]
    : make === 'letter'
      ? [grade, language]
      : make === 'piece.rich-task'
        ? [grade, days]
        : [grade, piece, ...(make === 'piece.activity' ? [lasting(minutes)] : [])];
  const inLetter = (pattern: RegExp): Span[] => (make === 'letter' ? spansOf(noKind, pattern) : []);
  const [both, atHome, working, tone] = [BOTH, AT_HOME, WORKING, TONE].map(inLetter) as [
    Span[],
    Span[],
    Span[],
    Span[],
  ];
  const said = blanked(noKind, [...claimsOfAll(...own), ...both, ...atHome, ...working, ...tone]);
  const wanted = blanked(said, unwantedIn(said));
  // A letter may tell of a whole field.
  const named = (make === 'letter' ? fieldIn(wanted, grade.value) : undefined) ?? topicOf(wanted, false, grade.value);
  // From one topic to another each of them stands in the list.
  const listed = make === 'piece.after' && named.kind === 'which' ? { ...named, kind: 'named' as const } : named;
  const topic =
    listed.kind === 'named' && (make !== 'piece.differentiate' || piece.alone.length === 0)
      ? listed
      : piece.alone.length === 0
        ? named
        : { ...named, ...ALONE, spans: make === 'piece.vocabulary' ? [...piece.alone, ...named.spans] : piece.alone };
  const like = likeIn(wanted, make);
  const shorts = make === 'letter' ? spansOf(noKind, /\bshort(?:er)?\b|\bbrief\b|\bnot (?:too|very|so) long\b/gi) : [];
  const about = make === 'letter' && topic.kind === 'none' ? noteIn(noKind) : undefined;
  const substitute = isPlan ? spansOf(text, /\b(?:for (?:a|the|my) )?sub(?:stitute)?\b/gi) : [];
  const request: AssistantRequest = {
    ...{ make, skills: codesOf(topic.skills), conditions: [] },
    ...(topic.standard !== undefined && { standard: topic.standard }),
    ...(isPlan && { minutes: Math.min(MOST_REQUEST.minutes, minutes.value ?? 45) }),
    ...(isPlan && days.value !== undefined && days.value > 1 && { days: Math.min(MOST_REQUEST.days, days.value) }),
    ...(substitute.length > 0 && { substitute: true }),
    ...(make === 'letter' && { language: language.value ?? ('en' as const) }),
    ...(make === 'letter' && both.length > 0 && language.value === 'es' && { bilingual: true }),
    ...(shorts.length > 0 && { short: true }),
    ...(make.startsWith('piece') && { words: text.slice(0, LONGEST_REQUEST.words) }),
    ...(piece.value !== undefined && { count: piece.value }),
    ...(make === 'piece.rich-task' && days.value !== undefined && { days: Math.min(MOST_REQUEST.days, days.value) }),
  };
  const claims = [
    ...claimsOn([...things, ...asking(text, things), ...(make === 'letter' ? [] : spansOf(text, WHEN))], 'make'),
    ...claimsOn(
      topic.spans.filter((span) => !isIn(span, like)),
      'topic',
    ),
    ...like,
    ...claimsOn(shorts, 'short', isLetterShort),
    ...claimsOn(both, 'language', ({ text: said }) => said.includes('In English:')),
    ...claimsOn(about?.spans ?? [], 'words'),
    ...saidInLetter(atHome, working, tone),
    ...claimsOn(substitute, 'substitute', ({ text: said }) => said.includes('For the substitute')),
    ...claimsOfAll(...own),
  ];
  if (about)
    return { text, makes: [make], topic: { ...topic, ...ALONE }, claims, request: { ...request, words: about.says } };
  return { text, makes: [make], topic, claims, request };
}
/** What problems are to be like is looked up in those that stand in what is made: "with regrouping", "in inches". */
function likeIn(wanted: string, make: RequestMake): Claim[] {
  const { conditions, claims } = HAS_PROBLEMS.test(make) ? conditionsIn(wanted) : { conditions: [], claims: [] };
  return claims.flatMap((claim, at) => {
    const { on } = conditions[at] ?? {};
    if (!on || !/^(?:regroups|remainder|with)$/.test(on.rule)) return [];
    return [{ ...claim, holds: isOfUnits(on.said) ? isInEach(on) : isInSome(on) }];
  });
}
/** What problems stand in. */
const HAS_PROBLEMS = /^(?:plan|piece\.(?:worked|activity|early-finishers|differentiate))$/;
const isInEach =
  (condition: Condition) =>
  ({ drawn }: Made): boolean =>
    drawn.length > 0 && drawn.every((each) => meets(each, condition));
const isInSome =
  (condition: Condition) =>
  ({ drawn }: Made): boolean =>
    drawn.some((each) => meets(each, condition));
const ALONE = { kind: 'named' as const, skills: [], core: [] };
const MANY =
  /\b(\d|two|three|four|five|six)(?= (?:(?:math|learning|quick|short) )?(?:stations?|centers?|rotations?|number (?:talks?|strings?)|talks|strings)\b|(?: of them)\b)(?: of them)?/gi;
const A_GAME =
  /\b(?:and )?(?:(?:at least )?one|1)(?: of (?:them|which|these))?,? (?:should|could|can|must|has to|needs to)? ?(?:be|is|being)? ?(?:an? )?(?=game\b)|\bgames?\b/gi;
const WORDS_OF = /\bfor the week\b|\b(?:this|next|all) week\b|\beach day\b|\bmental(?:ly)?(?: math)?\b/gi;
const DICE = /\b(?:with|using) (?:two|2|a pair of) (?:dice|number cubes)\b/gi;
const FOR_TEST = /\bfor (?:our|the|my|a|an) (?:\w+ )?(?:test|quiz|exam|unit)\b(?: on)?/gi;
const AT_GRADE = /\b(?:in|from|to|by|through) [1-8](?:st|nd|rd|th)\b(?: grade)?/gi;
/** What is said of a piece beside its topic, and the words that take the place of one. */
function pieceIn(text: string, make: RequestMake): Value<number> & { readonly alone: readonly Span[] } {
  if (!make.startsWith('piece')) return { claims: [], alone: [] };
  const [first] = spansOf(text, MANY);
  const value = first && numberOf(first.said.toLowerCase().split(' ')[0] ?? '');
  const holds = ({ text: said }: Made): boolean =>
    new RegExp(`\\b(?:Station|Number talk) ${value}\\b`).test(said) &&
    !new RegExp(`\\b(?:Station|Number talk) ${(value ?? 0) + 1}\\b`).test(said);
  const reason = /explain|discussion/.test(make) ? reasonFor(text) : undefined;
  return {
    ...(value !== undefined && { value }),
    claims: [
      ...claimsOn(first ? [first] : [], 'count', holds),
      ...claimsOn(spansOf(text, A_GAME), 'words', ({ text: said }) => /\bgame\b/i.test(said)),
      ...(/\b(?:venn|sort)/i.test(text) ? gradeNamed(text).claims : []).map((claim) => ({
        ...claim,
        holds: ({ text: said }: Made) => /Left loop/.test(said),
      })),
      ...claimsOn(spansOf(text, DICE), 'words', ({ text: said }) => /two dice/.test(said)),
      ...(make === 'piece.vocabulary' ? termsIn(text) : []).flatMap(({ term }) =>
        claimsOn(spanOf(text, term), 'words', ({ text: said }) => said.toLowerCase().includes(term)),
      ),
      ...claimsOn(make === 'piece.number-talk' ? spansOf(text, WORDS_OF) : [], 'words'),
      ...claimsOn(make === 'piece.chart' ? spansOf(text, FOR_TEST) : [], 'make'),
      ...(make === 'piece.after' ? spansOf(text, AT_GRADE) : []).flatMap((span) =>
        claimsOn([span], 'words', ({ text: said }) => new RegExp(`Grade ${/\d/.exec(span.said)?.[0]}`).test(said)),
      ),
    ],
    alone: [
      ...(reason ? spansOf(text.toLowerCase(), reason.asked) : []),
      ...(make === 'piece.vocabulary' ? termsIn(text).flatMap(({ term }) => spanOf(text, term)) : []),
      ...(make === 'piece.number-talk' ? spansOf(text, CALCULATION) : []),
      ...(make === 'piece.differentiate' ? spanOf(text, problemIn(text) ?? '') : []),
    ],
  };
}
const BOTH =
  /\b(?:in )?(?:both )?english (?:and|&|\+) spanish\b|\b(?:in )?spanish (?:and|&|\+) english\b|\bboth languages\b/gi;
const NOTE =
  /\b(about|that|saying(?: that)?|to (?:remind|ask|tell) (?:them|families|parents)(?: to| that)?|(?:reminding|asking|telling) (?:them|families|parents)(?: to| that)?) ([^.?!\n]{6,200})/i;
/** What a note home is to say that is about no topic: as it was typed, in a sentence. */
function noteIn(text: string): { readonly says: string; readonly spans: readonly Span[] } | undefined {
  const found = NOTE.exec(text);
  const [said = '', lead = '', what = ''] = found ?? [];
  if (found === null) return undefined;
  const plain = what
    .replace(/\s+/g, ' ')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .trim();
  const says = /^about$/i.test(lead)
    ? `This is a note about ${plain}.`
    : / to$/i.test(lead)
      ? `Please ${plain}.`
      : `${capital(plain)}.`;
  return { says, spans: [{ from: found.index, to: found.index + said.length }] };
}
const AT_HOME =
  /\b(?:and )?(?:what|how) (?:(?:can|could) )?(?:they|families|parents|you) (?:(?:can|could) )?(?:do|help)(?: to help)?(?: (?:at|from) home)?\b/gi;
const WORKING =
  /\b(?:our|the|a|my) (?:new|next|current|upcoming) unit(?: (?:on|about|in))?\b|\bwe(?:['’]re| are)? (?:start(?:ing)?|begin(?:ning)?)(?: (?:learning|with|on|our (?:new )?unit on|a (?:new )?unit on))?\b|\bwhat we(?:['’]re| are) (?:learning|doing|working on|studying)(?: in| about)?\b/gi;
const saidInLetter = (atHome: readonly Span[], working: readonly Span[], tone: readonly Span[]): Claim[] => [
  ...claimsOn(atHome, 'topic', ({ text: said }) => /At home|En casa/.test(said)),
  ...claimsOn(working, 'topic', ({ text: said }) => /We are working on|estamos trabajando/.test(said)),
  ...claimsOn(tone, 'make'),
];
/** Every letter is friendly. */
const TONE =
  /\b(?:(?:make it|keep it|and|but|very|nice and|warm and) )*(?:friendly|warm|positive|nice|polite|simple|clear|easy to read)\b|\b(?:not|no|without) (?:scolding|blam(?:e|ing)|preachy|harsh|formal|too formal)\b/gi;

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
  const titled = titleIn(text);
  return titled === undefined ? readUntitled(text, classId) : withTitle(text, classId, titled);
}

/** A set with its title; what else is made has none, and the words are told as not used. */
function withTitle(
  text: string,
  classId: string | undefined,
  { title, span }: NonNullable<ReturnType<typeof titleIn>>,
): Read {
  const read = { ...readUntitled(blanked(text, [span]), classId), text };
  const { request, claims } = read;
  if (!request?.make.startsWith('sheet')) return read;
  const conditions = [...request.conditions, { said: titleSaid(title) }].slice(0, MOST_REQUEST.conditions);
  const titles = claimsOn([span], 'conditions', ({ text: said }) => said.split('\n').includes(title));
  return { ...read, request: { ...request, conditions }, claims: [...claims, ...titles] };
}

function readUntitled(text: string, classId: string | undefined): Read {
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
    make !== undefined &&
    !/^(?:sheet\.(?:practice|word problems)|piece\.(?:errors|explain-topic|differentiate))$/.test(make);
  const judged = strong ? undefined : judgedIn(text);
  if (judged) return { text, makes: [judged.request.make], request: judged.request, claims: judged.claims };
  const task = make === undefined ? taskIn(text) : undefined;
  if (task) return { text, makes: [task.request.make], request: task.request, claims: task.claims };
  if (make === undefined)
    return reasonFor(text) && /\b(?:why|how|is|are|explain)\b/i.test(text)
      ? readOther(text, 'piece.explain-topic', kinds)
      : readUnmade(text, kinds);
  // Several questions about a class are answered one after the other.
  if (other !== undefined && !kinds.makes.every((each) => each.startsWith('class')))
    return { ...readUnmade(text, kinds), makes: kinds.makes };
  return readAs(text, make, kinds, classId);
}
