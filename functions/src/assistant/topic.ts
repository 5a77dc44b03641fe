import { type Misconception, misconceptions, type Skill, skills } from '@lemma/math';
import { coverOf, findStandard } from '@lemma/plans';

const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/i;
const COMMON = new Set(
  'long a an the of to and or in on with for about from by as at is are be it its that this these those my our me i we you please can could make give some lesson class grade how do does students student pupils problem problems plan minutes one when what which who why explain misconception misconceptions mistake mistakes idea ideas hard easy harder easier level think thinks they them'.split(
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
    .map((word) =>
      word.length > 4 ? word.replace(/(?:ations?|ating|ing|ions?|ies|es|ed|s|e|y)$/, '') : word.replace(/s$/, ''),
    );

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
  const weight = (word: string): number => Math.log(1 + all.length / (seen.get(word) ?? all.length));
  return (wanted: ReadonlySet<string>, index: number): number => {
    const own = all[index] ?? new Set();
    let found = 0;
    let total = 0;
    for (const word of wanted) {
      if (!seen.has(word)) continue;
      total += weight(word);
      if (own.has(word)) found += weight(word);
    }
    if (total === 0) return 0;
    // Of two texts with the same words, the shorter one is more to the point.
    return found / total - own.size / 1000;
  };
}

let skillScore: ReturnType<typeof scorer> | undefined;
let ideaScore: ReturnType<typeof scorer> | undefined;
const GOOD_ENOUGH = 0.55;

function best<T>(items: readonly T[], score: (index: number) => number): T | undefined {
  let found: { item: T; value: number } | undefined;
  for (const [index, item] of items.entries()) {
    const value = score(index);
    if (value > (found?.value ?? GOOD_ENOUGH)) found = { item, value };
  }
  return found?.item;
}

export type Topic = { readonly standard?: string; readonly skills: readonly Skill[] };

/** What a plan or problems can be about: a code in the words, else the skill that the words name. */
export function findTopic(text: string): Topic | undefined {
  const code = CODE.exec(text)?.[0];
  const standard = code === undefined ? undefined : findStandard(code);
  if (standard) return { standard: standard.code, skills: coverOf(standard.code).skills };
  const wanted = new Set(stems(told(text)).map(same));
  if (wanted.size === 0) return undefined;
  skillScore ??= scorer(skills.map(({ name, domain, canDo }) => `${name} ${domain} ${canDo}`));
  const score = skillScore;
  const [, one, other] = GRADE.exec(text.toLowerCase()) ?? [];
  const grade = Number(one ?? other ?? 0);
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
  const wanted = new Set(stems(told(text)).map(same));
  const score = skillScore;
  return score === undefined ? topic.skills : skills.filter((_, index) => score(wanted, index) > GOOD_ENOUGH);
}

/** The idea that the words name. */
export function findIdea(text: string): Misconception | undefined {
  const wanted = new Set(stems(told(text)).map(same));
  if (wanted.size === 0) return undefined;
  ideaScore ??= scorer(misconceptions.map(({ name, idea }) => `${name} ${idea}`));
  const score = ideaScore;
  return best(misconceptions, (index) => score(wanted, index));
}

/** The skills in which an idea is known. */
export const skillsWith = (idea: string): Skill[] =>
  skills.filter(({ misconceptions: rules }) => rules.some(({ id }) => id === idea));
