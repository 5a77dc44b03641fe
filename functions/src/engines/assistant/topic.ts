import { type Misconception, misconceptions, type Skill, skills } from '@lemma/math';
import { coverOf, findStandard } from '@lemma/plans';

const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/i;
/** What looks like a code of a standard, whether there is one or not. */
const ANY_CODE = /\b(?:k|\d|hs)[.-]?[a-z]{1,4}\.[a-z]\b|\b[a-z]-[a-z]{2,4}\.[a-z]\b/i;
const COMMON = new Set(
  'long a an the of to and or in on with for about from by as at is are be it its that this these those my our me i we you please can could make give some lesson class grade how do does students student pupils problem problems plan minutes one when what which who why explain misconception misconceptions mistake mistakes idea ideas hard easy harder easier level think thinks they them'.split(
    ' ',
  ),
);
/** Words around a topic that say nothing of it. */
const AROUND = new Set(
  'tomorrow today tonight next week monday tuesday wednesday thursday friday first last period hour whole quick short good nice fun new intro introduction introducing review practice practise warm up warmup day days kid kids children child everyone using use via some few several couple more another different also just need want like create write generate prepare show get find help set sheet worksheet worksheets quiz quizzes test homework exit ticket teach teaching learn learning understand understanding math maths mathematics topic subject skill skills standard standards common core ccss thanks thank hi hello'.split(
    ' ',
  ),
);
const GRADE = /\b(?:grade|year|class)\s*(\d)\b|\b(\d)(?:st|nd|rd|th)[- ]grade/;

/** Words as they are compared: without endings, so that "adding fractions" meets "Add fractions". */
export const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word))
    .map(stemOf);

/** Of one word, whether it stands for one or many: "rate" and "rates" are the same. */
function stemOf(word: string): string {
  const one = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  return one.length > 3 ? one.replace(/(?:ations?|ating|ing|ions?|ie|ed|e|y)$/, '') : one;
}

const SAME: Record<string, string> = {
  sum: 'add',
  plu: 'add',
  plus: 'add',
  addit: 'add',
  minu: 'subtract',
  minus: 'subtract',
  tak: 'subtract',
  subtract: 'subtract',
  tim: 'multiply',
  times: 'multiply',
  product: 'multiply',
  multipl: 'multiply',
  multiply: 'multiply',
  divis: 'divid',
  divid: 'divid',
  denominator: 'denominator',
  bottom: 'denominator',
  slop: 'slope',
  percentag: 'percent',
  negativ: 'negativ',
  minus_number: 'negativ',
  different: 'unlike',
  unlik: 'unlike',
  unlike: 'unlike',
};
/** What figures say of the topic: 0.35 is about decimals, 3/4 about fractions. */
const told = (text: string): string =>
  [
    text,
    /\d\.\d/.test(text) ? 'decimals' : '',
    /\d\s*\/\s*\d/.test(text) ? 'fractions' : '',
    /(?:^|[\s(])[-−]\d/.test(text) ? 'negative numbers' : '',
    /\d\s*%/.test(text) ? 'percent' : '',
  ]
    .join(' ')
    .replace(/(?<![\p{L}])[-−]?\d[\d./]*/gu, ' ')
    .replace(/\b(?:bigger|larger|greater|smaller|less|biggest|largest)\b/gi, 'compare');

const same = (word: string): string => SAME[word] ?? word;

const wordsOf = (text: string): Set<string> => new Set(stems(text).map(same));

/** The share of the wanted words that a text has, with rare words counting more. */
function scorer(texts: readonly string[]) {
  const all = texts.map(wordsOf);
  const seen = new Map<string, number>();
  for (const words of all) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(1 + all.length / (seen.get(word) ?? 1));
  return (wanted: ReadonlySet<string>, index: number): number => {
    const own = all[index] ?? new Set();
    let found = 0;
    let total = 0;
    for (const word of wanted) {
      // A word that nothing knows is asked for all the same.
      total += weight(word);
      if (own.has(word)) found += weight(word);
    }
    if (total === 0) return 0;
    // Of two texts with the same words, the shorter one is more to the point.
    return found / total - own.size / 1000;
  };
}

let skillScore: ReturnType<typeof scorer> | undefined;
let misconceptionScore: ReturnType<typeof scorer> | undefined;
const GOOD_ENOUGH = 0.55;

function best<T>(items: readonly T[], score: (index: number) => number): T | undefined {
  let found: { item: T; value: number } | undefined;
  for (const [index, item] of items.entries()) {
    const value = score(index);
    if (value > (found?.value ?? GOOD_ENOUGH)) found = { item, value };
  }
  return found?.item;
}

/** What the words ask for, compared with what a skill is called and what its standards say. */
const skillTexts = () =>
  skills.map(({ name, domain, canDo, standards }) =>
    [name, domain, canDo, ...standards.map((code) => findStandard(code)?.text ?? '')].join(' '),
  );

/** What of the words has to be met: what only stands around a topic is left out, also a grade. */
function wantedIn(text: string): Set<string> {
  const bare = told(text.toLowerCase().replace(GRADE, ' ')).split(/[^\p{L}\p{N}’'-]+/u);
  return wordsOf(bare.filter((word) => !AROUND.has(word)).join(' '));
}

/** A topic is surely met, or asked about: nothing is taken for what was not named. */
type TopicReading =
  | { readonly kind: 'found'; readonly topic: Topic }
  /** Some of the words are met by these, and none of them by all. */
  | { readonly kind: 'unsure'; readonly near: readonly Skill[] };

const MOST_NEAR = 4;

/**
 * What a plan or problems can be about: a code in the words, else the skill that meets all of them. A code that there is not, or a
 * word that no skill knows, is no reason to take another.
 */
export function readTopic(text: string): TopicReading {
  if (CODE.test(text)) {
    const topic = findTopic(text);
    if (topic) return { kind: 'found', topic };
  }
  const named = namedIn(text);
  if (named) return { kind: 'found', topic: topicOf(named) };
  const wanted = wantedIn(text);
  const grade = gradeIn(text);
  const ranked = skills
    .map((skill, index) => ({
      skill,
      ...closeness(wanted, index),
      away: grade === 0 ? 0 : Math.abs(skill.grade - grade),
    }))
    .filter(({ met }) => met > 0)
    .toSorted((one, other) => other.met - one.met || one.away - other.away || other.likeness - one.likeness);
  const [best] = ranked;
  if (best && best.met === wanted.size && !ANY_CODE.test(text)) return { kind: 'found', topic: topicOf(best.skill) };
  return { kind: 'unsure', near: ranked.slice(0, MOST_NEAR).map(({ skill }) => skill) };
}

const topicOf = (skill: Skill): Topic => {
  const [standard] = skill.standards;
  return { ...(standard !== undefined && { standard }), skills: [skill] };
};

const lettersOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The skill whose whole name stands in the words, the longest one: the order of its words counts. */
function namedIn(text: string): Skill | undefined {
  const letters = lettersOf(text);
  return skills
    .filter(({ name }) => letters.includes(lettersOf(name)))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

let skillWords: readonly { readonly all: ReadonlySet<string>; readonly name: ReadonlySet<string> }[] | undefined;

/** How many of the words a skill meets, and how much its name is these words and no others, 0 to 1. */
function closeness(wanted: ReadonlySet<string>, index: number): { readonly met: number; readonly likeness: number } {
  skillWords ??= skillTexts().map((text, at) => ({ all: wordsOf(text), name: wordsOf(skills[at]?.name ?? '') }));
  const { all, name } = skillWords[index] ?? { all: new Set<string>(), name: new Set<string>() };
  const met = [...wanted].filter((word) => all.has(word)).length;
  const shared = [...wanted].filter((word) => name.has(word)).length;
  return { met, likeness: shared / Math.max(1, wanted.size + name.size - shared) };
}

function gradeIn(text: string): number {
  const [, one, other] = GRADE.exec(text.toLowerCase()) ?? [];
  return Number(one ?? other ?? 0);
}

export type Topic = { readonly standard?: string; readonly skills: readonly Skill[] };

/** What a plan or problems can be about: a code in the words, else the skill that the words name. */
export function findTopic(text: string): Topic | undefined {
  const code = CODE.exec(text)?.[0];
  if (code !== undefined && findStandard(code) === undefined) return undefined;
  const standard = code === undefined ? undefined : findStandard(code);
  if (standard) return { standard: standard.code, skills: coverOf(standard.code).skills };
  const wanted = wantedIn(text);
  if (wanted.size === 0) return undefined;
  skillScore ??= scorer(skillTexts());
  const score = skillScore;
  const grade = gradeIn(text);
  const skill = best(skills, (index) => {
    const value = score(wanted, index);
    const away = grade === 0 ? 0 : Math.abs((skills[index]?.grade ?? 0) - grade);
    return value - away * 0.05;
  });
  if (skill === undefined) return undefined;
  const [first] = skill.standards;
  return { ...(first !== undefined && { standard: first }), skills: [skill] };
}

/** All skills that the words name about as well as the best one, of every grade: for questions about a whole subject. */
export function findSubject(text: string): readonly Skill[] {
  const topic = findTopic(text);
  if (topic === undefined || CODE.test(text)) return topic?.skills ?? [];
  const wanted = wantedIn(text);
  const score = skillScore;
  return score === undefined ? topic.skills : skills.filter((_, index) => score(wanted, index) > GOOD_ENOUGH);
}

/** The idea that the words name. */
export function topicMisconception(text: string): Misconception | undefined {
  const wanted = wantedIn(text);
  if (wanted.size === 0) return undefined;
  misconceptionScore ??= scorer(misconceptions.map(({ name, idea }) => `${name} ${idea}`));
  const score = misconceptionScore;
  return best(misconceptions, (index) => score(wanted, index));
}

/** The skills in which an idea is known. */
export const skillsWith = (idea: string): Skill[] =>
  skills.filter(({ misconceptions: rules }) => rules.some(({ id }) => id === idea));
