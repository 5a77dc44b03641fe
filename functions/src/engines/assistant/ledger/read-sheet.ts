import { findSkill, type Skill } from '@lemma/math';
import {
  type AssistantRequest,
  type Condition,
  LONGEST_REQUEST,
  MOST_REQUEST,
  type RequestCondition,
  type RequestMake,
} from '@lemma/school/assistant';
import { frameOf, framesCalled, framesFor } from '../frames/frames.ts';
import { deniedIn, negatedIn, unwantedIn } from '../read/affirmed.ts';
import { isOfUnits } from '../read/has-readers.ts';
import { partOfChip } from '../read/parts-in.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { featuresOf } from '../sheet/features.ts';
import { meets } from '../sheet/meets-conditions.ts';
import { readPart } from '../sheet/part-read.ts';
import { isInNames } from '../topic/is-in-names.ts';
import type { Slot } from '../wish/wish.ts';
import { blanked, isGrammar, isIn, type Span, spanOf, spansOf, WHEN, wordsOf } from '../words/words.ts';
import { asking, codesOf } from './asking.ts';
import { casesNamed } from './cases-named.ts';
import { type Claim, claimsOn, type Made } from './claims.ts';
import { formsNamed } from './forms-named.ts';
import type { Kinds } from './kinds.ts';
import { names } from './names.ts';
import { claimsOfAll, countIn, gradeNamed, levelIn, minutesIn, nearestIn, risingIn, singleIn } from './numbers.ts';
import {
  conditionsIn,
  formIn,
  framesNamed,
  isEachStory,
  isStory,
  keyIn,
  languageIn,
  limitIn,
  partsNamed,
  themeNamed,
  versionsNamed,
} from './sheet-slots.ts';
import { type TopicRead, topicOf } from './topic.ts';
import { topicWords } from './topic-words.ts';

/** A class by its number, for which something is made. */
const FOR_CALLED = /\b(?:for|in) (?:my |our )?\d{1,2}[A-H]\b|^\W*\d{1,2}[A-H](?=[,:;])/g;
const FOR_CLASS =
  /\bfor (?:my|our|the) (?:(?:algebra(?: 1)?|math|\d[a-z]|period \d) )?(?:students|kids|class|kiddos|children)\b(?=\W*$|\W*(?:on|about)\b|[.,;!?])/gi;
const REVIEWS = /\b(?:review(?:ing)?|practic(?:e|ing)|practis(?:e|ing))\b/gi;

/** A story of several steps is worked out by more than one operation. */
const STEPS = /\b(?:two|2|three|3|multi)[- ]?steps?\b/gi;
const hasSteps = ({ drawn }: Made): boolean =>
  drawn.length > 0 &&
  drawn.every(({ key, item }) => {
    const work = /because `([^`]+)`/.exec(key)?.[1];
    if (work === undefined)
      return /\b(?:two|three|multi|several)[- ]?steps?\b/i.test(
        `${findSkill(item?.skill ?? '')?.name} ${item?.caseLabel}`,
      );
    return (work.match(/(?<=[\d)a-z] ?)[-+×÷](?= ?[\d(a-z])/g) ?? []).length > 1;
  });

const MIXED = /\b(?:mixed|a mix(?: of)?)\b/gi;
/** "Facts to 10": no factor is above it. */
const FACTS_TO = /(?<=\bfacts\b.{0,12})\b(?:up )?(?:to|through) (?:10|12|9|5)(?:s|['’]s)?\b/gi;
const isFactsTo =
  (most: number) =>
  ({ drawn }: Made): boolean =>
    drawn.length > 0 &&
    drawn.every((each) => {
      const { operation, answer } = featuresOf(each);
      const [first = 0, second = 0] = operation?.numbers ?? [];
      return operation?.sign === '×'
        ? Math.max(first, second) <= most
        : second <= most && (answer[0] ?? most + 1) <= most;
    });
const USUAL: Readonly<Partial<Record<string, number>>> = {
  ...{ 'sheet.exit ticket': 3, 'sheet.warm-up': 4, 'sheet.word problems': 4 },
};
const USUAL_COUNT = 5;
/** Conditions whose words name the topic as well. */
const OF_TOPIC: ReadonlySet<Condition['rule']> = new Set([
  ...(['digits', 'place', 'operation', 'digits-of', 'regroups', 'remainder', 'unlike', 'minutes', 'picture'] as const),
]);
const bounded = (count: number): number => Math.max(1, Math.min(MOST_REQUEST.count, count));

/** How a calculation is written is looked up, whatever topics are called by. */
const IN_COLUMNS = /\bcolumns\b|\bvertical|\bstacked\b/;

/** A text in which some spans stand again as they were typed. */
const restored = (text: string, typed: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + typed.slice(from, to) + rest.slice(to), text);

type SheetKinds = Kinds & { readonly all: readonly Span[] };
/** What is said of the set as a whole, each reader on what is left by those before it. */
function readWhole(text: string, make: RequestMake, { all, told }: SheetKinds) {
  const noKind = blanked(text, all);
  const grade = gradeNamed(noKind);
  const [language, versions, form, key] = [languageIn(noKind), versionsNamed(noKind), formIn(noKind), keyIn(text)];
  const first = blanked(noKind, claimsOfAll(grade, language, versions, form, key));
  const counted = countIn(blanked(text, claimsOfAll(grade, versions)));
  const count =
    counted.value === undefined && /^sheet\.(?:practice|word problems)$/.test(make)
      ? singleIn(blanked(text, claimsOfAll(grade, versions)))
      : counted;
  const nearest = nearestIn(noKind);
  const minutes = minutesIn(first);
  // Word problems are what a part of a set is like, too.
  const parts = partsNamed(blanked(restored(first, text, told), count.claims), count.value);
  const open = blanked(first, [...claimsOfAll(count, minutes), ...parts.claims]);
  const wanted = blanked(open, deniedIn(open));
  const rising = risingIn(wanted);
  const level = rising.value ? { claims: [] } : levelIn(wanted, (word) => names().knows(word));
  const isTold = make === 'sheet.word problems' || told.length > 0;
  const theme = themeNamed(isTold ? blanked(text, claimsOfAll(count, grade)) : text);
  const limit = limitIn(open);
  const plain = blanked(open, claimsOfAll(rising, level, theme, limit));
  return {
    ...{ grade, language, versions, form, key, count, nearest, minutes, parts, rising, level, theme, limit, plain },
    isTold,
  };
}
type Whole = ReturnType<typeof readWhole>;

/** Where stories are called by how they are built, the skills that are practiced by that. */
function builtOf(text: string, topic: TopicRead, isTold: boolean): TopicRead {
  const called = isTold ? framesCalled(text.toLowerCase()) : undefined;
  const isBuilt =
    topic.kind === 'named' && topic.skills.some((skill) => framesFor(skill).some(({ id }) => called?.ids.includes(id)));
  const codes = called?.ids.flatMap((id) => frameOf(id)?.practices.slice(0, 1) ?? []) ?? [];
  const skills = [...new Set(codes)].flatMap((code) => findSkill(code) ?? []);
  const spans = called ? spanOf(text, called.said) : [];
  if (isBuilt || skills.length === 0 || spans.length === 0) return topic;
  // A standard that is named stays where the stories are of it.
  const isOfIt = topic.standard !== undefined && skills.every((skill) => topic.skills.includes(skill));
  return {
    ...(isOfIt && { standard: topic.standard }),
    kind: 'named',
    skills,
    core: [],
    spans: isOfIt ? [...spans, ...topic.spans] : spans,
  };
}

/** Rules that some skills keep to in one of their cases, and others in none. */
const IN_CASES: ReadonlySet<Condition['rule']> = new Set(['remainder', 'regroups', 'unlike', 'with']);
const [DRAWN, EACH] = [[1, 2, 3], { level: 2, form: 'open' }] as const;
const canMeet = (skill: Skill, condition: Condition): boolean =>
  skill.cases.some(({ id }) =>
    DRAWN.some((seed) => {
      const drawn = drawSlot({ ...EACH, skill: skill.code, case: id, seed }, 0);
      return drawn !== undefined && meets(drawn, condition);
    }),
  );
/** Of several topics that may be meant, the one that has problems like those that are asked for. */
function ofMeeting(topic: TopicRead, conditions: readonly RequestCondition[]): TopicRead {
  const asked = conditions.flatMap(({ on }) => (on && IN_CASES.has(on.rule) ? [on] : []));
  if (topic.kind !== 'which' || asked.length === 0) return topic;
  const skills = topic.skills.filter((skill) => asked.every((condition) => canMeet(skill, condition)));
  return skills.length === 1 ? { ...topic, kind: 'named', skills } : topic;
}

/** Whether a skill is called by what a condition denies: "Divide with a remainder". */
const isCalledBy = (name: string, rule: string): boolean =>
  (rule === 'remainder' && /(?<!without (?:a )?)\bremainders?\b/i.test(name)) ||
  (rule === 'regroups' && /(?<!without )\bregrouping\b/i.test(name));
/** A topic without the skills that are called by what is denied: "no remainders" is no division with a remainder. */
function withoutDenied(topic: TopicRead, conditions: readonly RequestCondition[]): TopicRead {
  const isDenied = ({ name }: Skill): boolean => conditions.some(({ on }) => on?.not && isCalledBy(name, on.rule));
  const skills = topic.skills.filter((skill) => !isDenied(skill));
  if (skills.length === topic.skills.length) return topic;
  return skills.length > 0 ? { ...topic, skills } : { kind: 'none', skills, spans: [], core: [] };
}
/** What numbers, units or pictures problems are to have is their topic only where nothing else is: "integers only". */
const isAside = (condition: RequestCondition | undefined): boolean =>
  condition?.on !== undefined &&
  (/^(?:picture|whole-numbers|whole-answers)$/.test(condition.on.rule) || isOfUnits(condition.said));

/** What the set is about, and what of its problems is named by the words that are left. */
function readProblems(text: string, { plain, limit, theme, isTold, grade }: Whole, told: readonly Span[]) {
  const isStories = isTold || theme.value !== undefined;
  const topicAt = topicOf(restored(plain, text, limit.claims), isStories, grade.value);
  const all = conditionsIn(
    plain,
    topicAt.skills.length === 1 && /\badd and subtract\b|\bmultiply and divide\b/i.test(topicAt.skills[0]?.name ?? ''),
  );
  const denied = deniedIn(plain);
  const about = restored(blanked(plain, denied), text, limit.claims);
  const aside = all.claims.filter((_, at) => isAside(all.conditions[at]));
  // What is not wanted is no topic, unless nothing else names one: "subtracting without regrouping", "no remainders".
  const negated = negatedIn(plain);
  const wanted = topicOf(blanked(about, negated), isStories, grade.value, aside);
  const named =
    wanted.kind === 'none' && negated.length > 0
      ? topicOf(blanked(about, unwantedIn(plain)), isStories, grade.value, aside)
      : wanted;
  // "Word problems with negative numbers" is what a skill of stories is called.
  const stories = told.length > 0 ? topicOf(restored(about, text, told), true, grade.value, aside) : undefined;
  const canTell = named.skills.some((skill) => skill.wordProblem === true || framesFor(skill).length > 0);
  const isOfStories = !canTell && stories?.kind === 'named' && stories.skills.every(({ wordProblem }) => wordProblem);
  const built = builtOf(plain, isOfStories && stories ? stories : ofMeeting(named, all.conditions), isStories);
  const topic = withoutDenied(built, all.conditions);
  // Words of the topic are no condition beside it, unless they are one of those that topics are called by too.
  const isBeside = ({ on }: RequestCondition, at: number): boolean => {
    const span = all.claims[at];
    const words = span ? wordsOf(plain).filter((word) => isIn(word, [span]) && !isGrammar(word.low)) : [];
    const isCalled = words.length > 0 && words.every((word) => isIn(word, topic.core));
    return (on !== undefined && (OF_TOPIC.has(on.rule) || isOfUnits(on.said) || IN_COLUMNS.test(on.said))) || !isCalled;
  };
  const conditions = {
    conditions: all.conditions.filter(isBeside),
    claims: all.claims.filter((_, at) => isBeside(all.conditions[at] ?? { said: '' }, at)),
  };
  const frames = isTold ? framesNamed(plain, topic.skills) : { conditions: [], claims: [] };
  const cases = casesNamed(
    blanked(plain, [...topic.spans, ...all.claims, ...frames.claims, ...denied]),
    topic.skills,
    plain,
  );
  const forms = formsNamed(plain, topic.skills);
  const words = topicWords(text, topic);
  // What they are measured in is looked up in them, whatever the topic is called by.
  const units = all.claims.filter((_, at) => isOfUnits(all.conditions[at]?.said ?? ''));
  return { conditions, topic, frames, cases, forms, words, units, steps: isTold ? spansOf(text, STEPS) : [] };
}
type Problems = ReturnType<typeof readProblems>;

/** Whether a part says something that problems of a topic can be like; what it says otherwise is told as not read. */
function isPartRead(said: string, skills: readonly Skill[]): boolean {
  const part = partOfChip(said);
  return part !== undefined && readPart(part, skills).isRead;
}

function requestFor(make: RequestMake, told: readonly Span[], whole: Whole, problems: Problems): AssistantRequest {
  const { level, theme, form, versions, key, language, count, minutes, parts, rising, limit } = whole;
  const { topic, conditions, frames, cases, forms, words } = problems;
  const codes = topic.skills.map(({ code }) => code);
  const perMinute = minutes.value !== undefined && minutes.value <= MOST_REQUEST.count ? minutes.value : undefined;
  const isAllTold = told.length > 0 && make !== 'sheet.word problems' && parts.conditions.length === 0;
  return {
    ...{ make, skills: codesOf(topic.skills), count: bounded(count.value ?? perMinute ?? USUAL[make] ?? USUAL_COUNT) },
    ...(topic.standard !== undefined && { standard: topic.standard }),
    ...(level.value && { level: level.value }),
    ...(theme.value !== undefined && { theme: theme.value.slice(0, LONGEST_REQUEST.theme) }),
    ...(form.value && { form: form.value }),
    ...(versions.value !== undefined && { versions: versions.value }),
    ...(key.value && { key: true }),
    ...(language.value && { language: language.value }),
    conditions: [
      ...conditions.conditions.filter(({ said }) => !isInNames(said, codes)),
      ...parts.conditions.filter(({ said }) => isPartRead(said, topic.skills)),
      ...frames.conditions,
      ...(forms.conditions.length + cases.conditions.length > 0 ? [] : words.conditions),
      ...(forms.conditions.length > 0 ? forms : cases).conditions.filter(({ said }) => !isInNames(said, codes)),
      ...(isAllTold ? [{ said: 'all are word problems', also: { stories: 'all' as const } }] : []),
      ...(rising.value ? [{ said: 'from easy to hard', also: { rising: true as const } }] : []),
      ...(limit.value === undefined ? [] : [{ said: `nothing above ${limit.value}`, also: { limit: limit.value } }]),
    ].slice(0, MOST_REQUEST.conditions),
  };
}

/** Each skill has a problem; a story may be of another skill, which has several in one, only where that has the same standard. */
const isOnTopic =
  ({ skills, standard }: TopicRead, isTold: boolean) =>
  ({ slots }: Made): boolean => {
    const isOf = ({ skill: code }: Slot): boolean =>
      skills.some((skill) => skill.code === code) ||
      (isTold &&
        findSkill(code)?.standards.some((each) => skills.some(({ standards }) => standards.includes(each))) === true);
    return (
      slots.every(isOf) &&
      (slots.length === 0 ||
        (isTold && slots.some(({ skill }) => skills.every(({ code }) => code !== skill))) ||
        // Of a standard the form names those skills that the set has problems of.
        standard !== undefined ||
        // Parts of one standard are named by one name.
        new Set(skills.map(({ standards }) => standards[0])).size === 1 ||
        skills.every(({ code }) => slots.some(({ skill }) => skill === code)))
    );
  };

/** A set of problems, with the account of the words that say what it is. */
export function readSheet(text: string, make: RequestMake, own: Kinds) {
  const { named, told, items } = own;
  const beside = [REVIEWS, FOR_CLASS, FOR_CALLED, WHEN].flatMap((pattern) => spansOf(text, pattern));
  const kinds = { ...own, all: [...named, ...told, ...items, ...beside] };
  const whole = readWhole(text, make, kinds);
  const problems = readProblems(text, whole, told);
  const { topic, steps, forms } = problems;
  const { grade, language, versions, form, key, count, nearest, minutes, rising, level, theme, limit, parts } = whole;
  const claims: readonly Claim[] = [
    ...claimsOn(
      [...named.filter((span) => !isIn(span, told)), ...items, ...asking(text, kinds.all), ...beside],
      'make',
    ),
    ...claimsOn(told, 'conditions', parts.conditions.length > 0 ? ({ slots }) => slots.some(isStory) : isEachStory),
    ...claimsOn(steps, 'conditions', hasSteps),
    ...claimsOn(spansOf(text, MIXED), 'topic', ({ slots }) => new Set(slots.map(({ skill }) => skill)).size > 1),
    ...spansOf(text, FACTS_TO).flatMap((span) =>
      claimsOn([span], 'conditions', isFactsTo(Number(/\d+/.exec(span.said)?.[0] ?? 0))),
    ),
    ...claimsOn(
      topic.spans.filter(
        (span) => !isIn(span, [...steps, ...forms.claims, ...problems.units, ...problems.words.claims]),
      ),
      'topic',
      isOnTopic(topic, whole.isTold),
    ),
    ...claimsOfAll(grade, language, versions, form, key, count, nearest, minutes, rising, level, theme, limit),
    ...claimsOfAll(parts, problems.conditions, problems.frames, problems.cases, forms, problems.words),
  ];
  return {
    ...{ text, makes: [make], topic, claims, minutes: minutes.value },
    request: requestFor(make, told, whole, problems),
  };
}

/** A request that names nothing to make: what is said of it, for whatever may be made. */
export function readUnmade(text: string, kinds: Kinds) {
  const { topic, claims, request, minutes } = readSheet(text, 'sheet.exit ticket', kinds);
  const { count, level: _, ...plain } = request;
  return {
    // "A simple definition" is no easy set.
    ...{ text, makes: [], topic, claims: claims.filter(({ field }) => field !== 'level') },
    request: {
      ...plain,
      ...(claims.some(({ field }) => field === 'count') && { count }),
      ...(minutes !== undefined && { minutes }),
    },
  };
}
