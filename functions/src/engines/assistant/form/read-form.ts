import { skills as everySkill, findSkill, type Skill } from '@lemma/math';
import { isAround, stemOf, stemsOfTopic, wordsIn } from '@lemma/plans/topics';
import type {
  AssistantRequest,
  RequestCondition,
  RequestField,
  RequestForm,
  RequestMake,
} from '@lemma/school/assistant';
import { MOST_FORM } from '@lemma/school/assistant';
import type { Asked } from '../answer-wish.ts';
import { frameOf, framesCalled, framesFor } from '../frames/frames.ts';
import { isOrdinary } from '../learned/ordinary.ts';
import { topicIn } from '../learned/topic-in.ts';
import { affirmed } from '../read/affirmed.ts';
import { gradeIn, gradeOfCode } from '../read/numbers.ts';
import { partOfChip, partPattern } from '../read/parts-in.ts';
import type { Kinds } from '../reading.ts';
import { notMet } from '../sheet/make-sheet.ts';
import { slotsOf } from '../sheet/slots.ts';
import { tellingPairs } from '../sheet/telling-pairs.ts';
import { toldIn } from '../teach/letter-told.ts';
import { type CaseOf, casesNearby, LONGEST_LABEL, namedCases } from '../topic/cases-in.ts';
import { type Guess, guessTopic, hasCode, hasSkillCode, NAMES_TOPIC } from '../topic/guess.ts';
import { plainOperations } from '../topic/plain-operations.ts';
import { isTopicWord, standardOf, topicOf } from '../topic/topic.ts';
import { withField } from '../topic/with-field.ts';
import type { PartWish } from '../wish/part.ts';
import type { SheetWish, Wish } from '../wish/wish.ts';
import { isMake, requestOf } from './request-of.ts';
import { topicChoices } from './topics.ts';
import { unusedOf } from './unused.ts';

/** A request as it was read, and how surely. */
export type ReadForm = {
  readonly request: AssistantRequest;
  readonly guess: Guess;
  readonly unsure: readonly RequestField[];
  readonly unused: readonly string[];
  readonly makes: readonly RequestMake[];
  /** Whether at least one reader names what to make. */
  readonly isLikely: boolean;
};

const NO_TOPIC: Guess = { skills: [], near: [], p: 1, met: new Set() };
/** From this probability on, a topic is surely read. */
export const SURE_TOPIC = 0.9;

const hasTopic = (make: RequestMake): boolean => /^(?:sheet|plan|piece|letter)/.test(make);

const MOST_CASES = 4;
/** What the words of a request call among the cases of its skills: "to the nearest hundred". */
function withCases(request: AssistantRequest, guess: Guess, typed: string): AssistantRequest {
  const text = affirmed(
    request.conditions.reduce((rest, { said }) => {
      const part = partOfChip(said);
      return part === undefined ? rest : rest.replace(partPattern(part.said), ' ');
    }, typed.toLowerCase()),
  );
  const said = new Set(stemsOfTopic(text.toLowerCase()));
  const small = request.conditions.reduce((rest, each) => rest.replace(each.said, ' '), text.toLowerCase());
  const named = guess.skills.slice(0, 3).flatMap((skill) => {
    const found = namedCases(skill, small);
    const labels = skill.cases.filter(({ id }) => found?.ids.includes(id)).map(({ label }) => label);
    const told = labels.filter((label) => {
      const stems = stemsOfTopic(label);
      // Half of a name says something else: of "a double" not "nearly a double", of "no solution" not "the solution is negative".
      return stems.filter((stem) => found?.words.includes(stem) || said.has(stem)).length > stems.length / 2;
    });
    return told.length > MOST_CASES || told.length * 2 > skill.cases.length + 1 ? [] : told;
  });
  const [first] = guess.skills;
  const pairs =
    named.length > 0 || first === undefined
      ? []
      : tellingPairs(
          { kind: 'sheet', use: 'practice', topic: small, count: 1, form: 'open', keyApart: false },
          first.cases.map(({ id }) => ({ skill: first, caseId: id })),
        ).map((pair) => pair.trim());
  const inParts = request.conditions.flatMap(({ said }) => partOfChip(said)?.said ?? []).join(' ');
  const chips = [...new Set([...named, ...pairs])]
    .filter((words) => !inParts.includes(words))
    .slice(0, MOST_CASES)
    .map((words) => ({ said: words.slice(0, LONGEST_LABEL), also: { words: words.slice(0, LONGEST_LABEL) } }));
  return { ...request, conditions: [...request.conditions, ...chips] };
}

/** "Three bakery problems": what the problems are about, where no skill is called so. */
function themeOf(text: string): string | undefined {
  const [, word] =
    /\b(?:an?|\d+|one|two|three|four|five|six|eight|ten|some|few) (\p{L}{4,}) (?:problems?|questions?)\b/iu.exec(
      text,
    ) ?? [];
  const small = word?.toLowerCase();
  return small === undefined || isTopicWord(small) || isAround(small) || isOrdinary(small) ? undefined : small;
}

const operationsOf = ({ name }: Skill): string =>
  (name.toLowerCase().match(/\b(?:add|subtract|multiply|divide)\b/g) ?? []).join(' ');

/** Conditions that the names of topics say as well. */
const OF_TOPICS: ReadonlySet<string> = new Set(['operation', 'unlike', 'picture', 'range', 'one-of']);

/** The text of a topic without what is said of parts of the set, unless these name it alone. */
function withoutParts(parts: readonly PartWish[], typed: string): string {
  const rest = parts.reduce((left, { said }) => left.replace(partPattern(said), ' '), typed);
  return guessTopic(rest).p >= NAMES_TOPIC ? rest : typed;
}

/** The skills of stories that are built as was asked for. */
const builtSkills = ({ frames, stories, parts = [] }: SheetWish): Skill[] => {
  const ids = [
    ...(frames?.ids ?? []),
    ...(stories === undefined ? [] : parts).flatMap(({ said }) => framesCalled(said.toLowerCase())?.ids ?? []),
  ];
  const codes = ids.flatMap((id) => frameOf(id)?.practices.slice(0, 1) ?? []);
  return [...new Set(codes)].flatMap((code) => findSkill(code) ?? []);
};

/** The topic of a wish; words of conditions on its problems count less, names of cases only where its skill has none such. */
function topicOfWish(wish: Wish, typed: string): Guess {
  const parts = wish.kind === 'sheet' ? (wish.parts ?? []) : [];
  const text = affirmed(parts.length === 0 ? typed : withoutParts(parts, typed));
  const built = wish.kind === 'sheet' && !hasCode(typed) ? builtSkills(wish) : [];
  if (built.length > 0) return { skills: built, near: [], p: 1, met: new Set(stemsOfTopic(typed)) };
  const plain = wish.kind === 'sheet' ? plainOperations(text, wish.theme) : [];
  if (plain.length > 0) return { skills: plain, near: [], p: SURE_TOPIC, met: new Set(stemsOfTopic(text)) };
  if (
    wish.kind === 'sheet' &&
    wish.stories === 'all' &&
    wish.theme !== undefined &&
    /\b(?:word|story) problems?\b/i.test(text)
  ) {
    const bare = topicOfWish({ ...wish, stories: undefined }, text.replace(/\b(?:word|story) problems?\b/gi, ' '));
    if (bare.p >= NAMES_TOPIC && bare.skills.some((skill) => framesFor(skill).length > 0)) return bare;
  }
  const conditions =
    wish.kind === 'sheet' ? [...(wish.conditions ?? []), ...(wish.versionConditions ?? []).flat()] : [];
  if (conditions.length === 0) return guessTopic(text);
  const stemsOf = (all: typeof conditions) => new Set(all.flatMap(({ said }) => stemsOfTopic(said)));
  const own = conditions.filter(({ rule }) => rule !== 'case' && !OF_TOPICS.has(rule));
  const first = guessTopic(text, stemsOf(own));
  const best = first.skills.slice(0, 1);
  const cases = conditions.filter(({ rule, said }) => rule === 'case' && casesNearby(best, said).length > 0);
  const guess = cases.length === 0 ? first : guessTopic(text, stemsOf([...own, ...cases]));
  // "Two with no solution": a skill of the same standard has such problems.
  const beside = cases
    .filter(({ count }) => count !== undefined)
    .flatMap(({ said }) => casesNearby(guess.skills.slice(0, 1), said).slice(0, 1));
  const isAlike = ({ skill }: CaseOf): boolean =>
    operationsOf(skill) === guess.skills.slice(0, 1).map(operationsOf).join();
  const skills = [...new Set([...guess.skills, ...beside.filter(isAlike).map(({ skill }) => skill)])];
  if (skills.length > guess.skills.length) return { ...guess, skills };
  return wish.kind === 'sheet' && guess.p < SURE_TOPIC ? meeting(wish, guess) : guess;
}

const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/\badd(?:ing|ition)?\b/i, 'add'],
  [/\bsubtract(?:ing|ion)?\b/i, 'subtract'],
  [/\bmultipl(?:y|ying|ication)\b/i, 'multiply'],
  [/\bdivi(?:de|ding|sion)\b/i, 'divide'],
];
/** With the skill beside the first that does another operation which is named: "addition and subtraction". */
function withOperations(guess: Guess, text: string): Guess {
  const [first] = guess.skills;
  if (first === undefined || guess.standard !== undefined || guess.p < NAMES_TOPIC) return guess;
  const done = guess.skills.map(operationsOf).join(' ');
  if (done === '') return guess;
  const more = OPERATIONS.filter(([asked, name]) => asked.test(text) && !done.includes(name)).flatMap(
    ([, name]) => guess.near.find((each) => each.domain === first.domain && operationsOf(each).includes(name)) ?? [],
  );
  return { ...guess, skills: [...guess.skills, ...more], near: guess.near.filter((each) => !more.includes(each)) };
}

/** What skills build on. */
const before = (some: readonly Skill[]): readonly Skill[] =>
  some.slice(0, 1).flatMap(({ prerequisites }) => prerequisites.flatMap((code) => findSkill(code) ?? []));

const MOST_TRIED = 4;
/** Of skills that may be meant the first with problems that keep to everything: only some are divided by 25. */
function meeting(wish: SheetWish, guess: Guess): Guess {
  const [best, ...more] = guess.skills;
  if (best === undefined || more.length > 0) return guess;
  const sets = wish.versionConditions ?? [[]];
  const keeps = (skill: Skill): boolean =>
    sets.every((own) => {
      const conditions = [...(wish.conditions ?? []), ...own].filter(({ count }) => count === undefined);
      const { versions: _, versionConditions: __, ...rest } = wish;
      const tried = { ...rest, conditions, skills: [skill.code], topic: skill.code, cases: '', count: 2 };
      return notMet(tried, slotsOf(tried, topicOf([skill], undefined), 1)).length === 0;
    });
  const found = [best, ...guess.near.slice(0, MOST_TRIED)].find(keeps);
  if (found === undefined || found === best) return guess;
  return { ...guess, skills: [found], near: [best, ...guess.near.filter((each) => each !== found)] };
}

/** Skills of several domains without a standard that holds them together are hardly all meant. */
const isScattered = ({ skills, standard }: Guess): boolean =>
  standard === undefined && skills.length > 2 && new Set(skills.map(({ domain }) => domain)).size > 1;

/** Grades that one request hardly means together. */
const FAR_APART = 3;
const GRADE = /\bgrades? \d\b|\b\d(?:st|nd|rd|th)[- ]?grade\w*/gi;
/** A guess without the skills that a stray word brought in: of other grades by far, and for one lesson or piece of another field. */
function together(guess: Guess, kind: string): Guess {
  const [first] = guess.skills;
  if (first === undefined || guess.standard !== undefined || guess.skills.length < 2) return guess;
  const isOne = /^(?:plan|piece)/.test(kind);
  const own = guess.skills.filter(
    ({ grade, domain }) => Math.abs(grade - first.grade) <= FAR_APART && (!isOne || domain === first.domain),
  );
  return own.length === guess.skills.length
    ? guess
    : { ...guess, skills: own, near: [...guess.skills.filter((each) => !own.includes(each)), ...guess.near] };
}

/** The standard that is named, or that of the grade that is named: half hours are of grade 1, five minutes of grade 2. */
function standardFor({ standard, skills: [first] }: Guess, kind: string, text: string): { readonly standard?: string } {
  if (standard !== undefined) return { standard };
  const grade = /^(?:plan|piece|letter)/.test(kind) ? gradeIn(text.toLowerCase()) : undefined;
  const own = grade === undefined ? undefined : first?.standards.find((code) => gradeOfCode(code) === grade);
  return own === undefined || (first && own === standardOf(first, undefined)) ? {} : { standard: own };
}

/** The skills that both readings have, and others that are called by a word of the request which is not in the first one's name. */
function named({ skills: all, met }: Guess, own: readonly Skill[]): readonly Skill[] {
  const [first] = all;
  const said = new Set(stemsOfTopic(first?.name ?? ''));
  return all.filter(
    (skill) =>
      skill === first ||
      own.includes(skill) ||
      stemsOfTopic(skill.name).some((stem) => !said.has(stem) && met.has(stem)),
  );
}

const fields: ReadonlySet<string> = new Set(everySkill.map(({ domain }) => stemOf(domain)));

/** Under this probability words name no topic by themselves, and a topic that both readings have is not sure. */
const NAMES = { own: 0.1, both: 0.2 } as const;
/**
 * The topic by two readings: of the whole request, and of the words in it that name a topic. Of 153 requests of two authors
 * who were left out, the readings agreed on 110, and 109 of these were right. Neither alone is sure; where they differ, both
 * are offered.
 */
function twiceRead(found: Guess, about: string): Guess {
  const [first] = found.skills;
  if (found.p === 1 || hasCode(about)) return found;
  const words = topicIn(about);
  const own = words === undefined ? undefined : guessTopic(words);
  const [other] = own?.skills ?? [];
  if (own === undefined || other === undefined || own.p < NAMES.own) return { ...found, p: Math.min(found.p, UNSURE) };
  if (first === undefined) return { ...own, p: Math.min(own.p, UNSURE) };
  // A whole field names no skill of it.
  const isField = wordsIn(words ?? '').every((word) => isAround(word) || fields.has(stemOf(word)));
  const p = isField ? Math.min(UNSURE, Math.max(found.p, own.p)) : Math.max(found.p, own.p);
  if (found.skills.includes(other) || own.skills.includes(first))
    return { ...found, skills: named(found, own.skills), p: isField || p < NAMES.both ? p : Math.max(p, SURE_TOPIC) };
  const [best, rest] = own.p > found.p ? [own, found] : [found, own];
  const near = [...new Set([...rest.skills, ...best.near, ...rest.near])].filter((each) => !best.skills.includes(each));
  return { ...best, near, met: new Set([...best.met, ...rest.met]), p: Math.min(best.p, UNSURE) };
}
/** The highest probability of a topic that is not sure. */
const UNSURE = 0.7;

/** The form that a wish which was read makes; undefined for what has none. */
export function formOfWish(
  wish: Wish,
  topicText: string,
  kinds: Kinds,
  { text, classId, known }: Pick<Asked, 'text' | 'classId'> & { readonly known: readonly string[] },
): ReadForm | undefined {
  const kind = kinds.makes[0];
  if (kind === undefined) return undefined;
  // Whoever asks what comes before names the grade of the students, not of what they lack.
  const about = kind === 'piece.before' && !hasCode(topicText) ? topicText.replace(GRADE, ' ') : topicText;
  const found = hasTopic(kind) || hasSkillCode(topicText) ? twiceRead(topicOfWish(wish, about), about) : NO_TOPIC;
  const isOfBefore = hasSkillCode(topicText) && !hasSkillCode(text);
  const isWhole = /^(?:sheet|letter)/.test(kind);
  const listed = wish.kind === 'sheet' ? withOperations(found, about) : found;
  const read =
    isWhole || (wish.kind === 'plan' && wish.days !== undefined) ? withField(listed, about, isWhole) : listed;
  const isTold = wish.kind === 'letter' && toldIn(text, wish.name ?? '').length > 0 && read.p < SURE_TOPIC;
  const near = wish.kind === 'sheet' && isOfBefore ? meeting(wish, { ...read, near: before(read.skills) }) : read;
  const all = isTold
    ? NO_TOPIC
    : near !== read && near.skills[0] !== read.skills[0]
      ? { ...near, p: UNSURE }
      : hasCode(text) || hasSkillCode(topicText)
        ? read
        : together(read, kind);
  // One problem is of one skill.
  const guess =
    wish.kind === 'sheet' && wish.count === 1 && !hasCode(text)
      ? { ...all, skills: all.skills.slice(0, 1), near: [...all.skills.slice(1), ...all.near] }
      : all;
  const named = {
    skills: guess.skills.map(({ code }) => code),
    ...standardFor(guess, kind, text),
  };
  const asked = requestOf(wish, named, text, classId);
  if (asked === undefined) return undefined;
  const isTopic = ({ said, on }: RequestCondition): boolean =>
    on?.rule === 'case' && stemsOfTopic(said).every((stem) => guess.met.has(stem));
  const theme = wish.kind === 'sheet' && wish.theme === undefined ? themeOf(text) : undefined;
  const conditions = asked.conditions.filter((each) => !isTopic(each));
  const plain = { ...asked, conditions, ...(theme !== undefined && { theme }) };
  const request = wish.kind === 'sheet' ? withCases(plain, guess, topicText) : plain;
  const met = hasTopic(kind) ? guess.met : guessTopic(text).met;
  const unused = unusedOf(text, { request, met, known });
  return {
    ...{ request, guess, makes: kinds.makes, isLikely: kinds.isLikely ?? kinds.isSure },
    unused: /^(?:explain|grade|compute|equation-story|versions)/.test(kind) ? [] : unused,
    unsure: [
      ...(kinds.isSure ? [] : (['make'] as const)),
      ...(hasTopic(kind) && (isScattered(guess) || guess.p < SURE_TOPIC) ? (['topic'] as const) : []),
    ],
  };
}

export const bounded = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.map((each) => each.replace(/\s+/g, ' ').trim()))]
    .filter((each) => each !== '')
    .map((each) => (each.length > MOST_FORM.phrase ? `${each.slice(0, MOST_FORM.phrase - 1)}…` : each))
    .slice(0, MOST_FORM.unused);

type Over = { readonly made: boolean; readonly unkept?: readonly string[]; readonly changed?: readonly RequestField[] };

/** The form as it is shown and stored. */
export const shownForm = (
  { request, guess, unsure, unused, makes }: ReadForm,
  { made, unkept = [], changed = [] }: Over,
): RequestForm => ({
  request,
  made,
  unsure: made ? [] : [...unsure, ...(unkept.length > 0 ? (['conditions'] as const) : [])],
  makes: made ? [] : makes.filter(isMake).slice(0, MOST_FORM.makes),
  topics: topicChoices(request.skills, made ? [] : guess.near),
  unused: bounded(unused),
  unkept: bounded(unkept),
  changed: [...changed],
});
