import { type Skill, skills } from '@lemma/math';
import { coverOf, findStandard } from '@lemma/plans';
import { asSkillsSay, isAround, type Meeting, searchTopics, stemOf, topicIndex, wordsIn } from '@lemma/plans/topics';
import { topicIn } from '../learned/topic-in.ts';
import { gradeIn } from '../read/numbers.ts';
import { isEnglish } from '../words/is-english.ts';
import { index, isNameOfTopic } from '../words/topic-index.ts';
import { aroundTopic, closerTopic } from './around-topic.ts';
import { lettersOf } from './letters-of.ts';

const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/i;
/** Whether a request names a standard by its code. */
export const hasCode = (text: string): boolean => CODE.test(text.toLowerCase());
/** Text in the form of a standard's code, whether that standard exists or not. */
const ANY_CODE = /\b(?:k|\d|hs)[.-]?[a-z]{1,4}\.[a-z]\b|\b[a-z]-[a-z]{2,4}\.[a-z]\b/i;

/**
 * What a request is about. `standard` is the one that was named, or the first one of the skills; `name` is the topic in
 * a few words.
 */
export type Topic = {
  readonly standard?: string;
  readonly skills: readonly Skill[];
  readonly focus?: Skill;
  /** The skills of a standard that the other words of the request name. */
  readonly named?: readonly Skill[];
  readonly name: string;
};

/** The topic of a request, or `unsure` if the assistant must ask: it never guesses. */
export type TopicReading =
  | { readonly kind: 'found'; readonly topic: Topic }
  /** Each of these skills matches some of the words, none matches all. */
  | { readonly kind: 'unsure'; readonly near: readonly Skill[] };

const MOST_NEAR = 4;
const MOST_SKILLS = 8;
/** Skills whose share is less than this below the best one's belong to the topic too. */
const AS_GOOD = 0.06;
/** Of those, the ones that explain the whole request less are left out. */
const AS_WELL = 0.05;
/** Another skill belongs to the topic only if none of its words weighs less than in the best skill by more than this. */
const LESS_NAMED = 0.15;
/** From this weight on, a word counts as part of a skill's name. */
const NAMED = 0.8;
/** From this share on, a topic counts as found although no skill matches every word. */
const SURE = 0.75;
/** From this share on, one skill is meant, although the words could also name several. */
const AS_ONE = 0.85;
/** Up to this weight, a word occurs only in the wording of a standard, and counts little. */
const IN_PASSING = 0.55;
const SOLVES = /\bsolv\w*|\bsolution|\bequation|\broots?\b/;
/** Verbs with which many skills begin; a verb alone names none of them. */
const WEAK = new Set(
  'count compare order tell read write find name put measure draw make judge decide solve use complete work give'
    .split(' ')
    .map(stemOf),
);
/** The least share, by weight, of a request's words known from skills that a topic has to match. */
const EXPLAINED = 0.66;

const gradeOf = (code: string): number => (/^\d/.test(code) ? Number(code[0]) : /^K/.test(code) ? 0 : 9);

/** The standard of a skill in the grade that was asked for, otherwise its first. */
const standardOf = (skill: Skill, grade: number | undefined): string | undefined =>
  skill.standards.find((code) => gradeOf(code) === grade) ??
  skill.standards.find((code) => gradeOf(code) === skill.grade) ??
  skill.standards[0];

/** The topic that some skills are, by its first one. */
export const topicOf = (found: readonly Skill[], grade: number | undefined): Topic => {
  const [first] = found;
  const standard = first && standardOf(first, grade);
  return { ...(standard !== undefined && { standard }), skills: found, name: first?.name ?? '' };
};

/** The skill with the longest name that a text contains in full, word for word. */
function namedIn(text: string): Skill | undefined {
  const letters = lettersOf(text);
  return skills
    .filter(({ name }) => letters.includes(lettersOf(name)))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

/** The skills that can read a given example: "problems like 6/8 = ?/4". */
function alikeIn(text: string): Skill[] {
  const given =
    /\b(?:like|such as|similar to|same (?:kind|type) as|modeled on|e\.g\.)[:\s]+["`]?([-\d(a-z|?][^"`,;]*?\d[^"`,;]*?)["`]?(?=\s+(?:for|with|but|and|to|please|in)\b|[,;]|[.!]?$)/i.exec(
      text,
    )?.[1];
  return given === undefined || !/[-+*/×÷=^<>]/.test(given)
    ? []
    : skills.filter(({ read }) => read?.(given.trim()) !== undefined).slice(0, 1);
}

/** Parts of a request that may name the topic: all of it, its clauses, and what follows words like "on" or "about". */
function piecesOf(text: string): string[] {
  const clauses = text
    .split(/[.!?;:,()\n]+|\b(?:but|because|so that|and then|instead of|not just)\b/)
    .map((each) => each.trim());
  const behind = clauses.flatMap((clause) =>
    [
      ...clause.matchAll(
        /\b(?:on|about|of|for|with|in|teach(?:ing)?|when|using|reviews?|practic\w+|doing|finished|started|weak (?:on|in))\s+/g,
      ),
    ].map((found) => clause.slice((found.index ?? 0) + found[0].length)),
  );
  return [...new Set([text, ...clauses, ...behind])].filter((each) => each.length > 2);
}

type Search = ReturnType<typeof searchTopics<Skill>>;

/** The share of the words known from skills that at least one of these skills matches, by weight: 0 to 1. */
function explainedBy(chosen: readonly Skill[], { words, weights, found }: Search): number {
  const met = weights.map((weight, at) => {
    const best = Math.max(0, ...found.filter(({ skill }) => chosen.includes(skill)).map(({ meets }) => meets[at] ?? 0));
    return weight * (best === 0 || best > IN_PASSING ? Math.min(1, best / NAMED) : 0.3);
  });
  const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
  return words.length === 0 ? 1 : sum(met) / sum(weights);
}

/**
 * Rates how well a part of a request names a topic: many words that one skill matches, few unknown ones, and little of
 * the whole request left out.
 */
const worthOf = ({ words, unknown, found }: Search, whole: Search): number => {
  const [best] = found;
  return best === undefined
    ? -1
    : best.share * (1 + Math.min(3, words.length) * 0.35) +
        (best.all ? 0.4 : 0) +
        explainedBy([best.skill], whole) -
        unknown.length * 0.12 -
        Math.max(0, words.length - 4) * 0.1;
};

/**
 * Several skills where no single one matches all words, as in "fractions and decimals": repeatedly the best skill for
 * the words that are left.
 */
function joined({ words, found }: Search): Meeting<Skill>[] {
  const chosen: Meeting<Skill>[] = [];
  let left = words.flatMap((word, at) =>
    !isSize(word) && found.some(({ meets }) => (meets[at] ?? 0) >= NAMED) ? [at] : [],
  );
  while (left.length > 0) {
    const [best] = found
      .map((each) => ({ each, gains: left.filter((at) => (each.meets[at] ?? 0) >= NAMED).length }))
      .filter(({ gains, each }) => gains > 0 && !chosen.includes(each))
      .toSorted(
        (one, other) =>
          other.gains * 0.3 +
          other.each.share -
          other.each.skill.name.length / 100 -
          (one.gains * 0.3 + one.each.share - one.each.skill.name.length / 100),
      );
    if (best === undefined) return [];
    chosen.push(best.each);
    left = left.filter((at) => (best.each.meets[at] ?? 0) < NAMED);
  }
  return chosen;
}

/** Words that say how large numbers are, and so belong to what is done with them. */
const isSize = (word: string): boolean => /-?digits?$|^(?:whole|numbers?|within|one|two|three|four)$/.test(word);

type Piece = Search & { readonly piece: string };
function bestPiece(text: string, grade: number | undefined): Piece & { readonly whole: Search } {
  const whole = searchTopics(index(), text, grade);
  const searches = piecesOf(text).map((piece) => ({ ...searchTopics(index(), piece, grade), piece }));
  const [best] = searches.toSorted((one, other) => worthOf(other, whole) - worthOf(one, whole));
  return { ...(best ?? { words: [], weights: [], unknown: [], found: [], piece: '' }), whole };
}

/** Whether the name of a skill has another number than the request: "within 1,000" does not fit "within 20". */
function isOtherSize({ name }: Skill, text: string): boolean {
  const [, own] = /\bwithin ([\d,]+)/i.exec(name) ?? [];
  const [, asked] = /\b(?:within|(?:up )?to) (\d[\d,]*)/.exec(text) ?? [];
  return own !== undefined && asked !== undefined && own.replace(',', '') !== asked.replace(',', '');
}

/** Whether the words contain everything that distinguishes a skill's name: "Find the mode". */
const isCalled = ({ skill }: Meeting<Skill>, words: readonly string[]): boolean => {
  const said = new Set(words.map(stemOf));
  return wordsIn(skill.name).every((word) => isAround(word) || said.has(stemOf(word)));
};

/**
 * Finds the topic of a request: a standard's code, otherwise the skills that match its words. For a code that does not
 * exist, or words that no skill matches, it returns `unsure` instead of another topic.
 */
export function readTopic(typed: string): TopicReading {
  const reading = readAnyGrade(typed);
  const grade = gradeIn(typed.toLowerCase());
  if (reading.kind === 'unsure' || grade === undefined || CODE.test(typed.toLowerCase())) return reading;
  const isOfGrade = reading.topic.skills.some(({ standards }) => standards.some((code) => gradeOf(code) === grade));
  const own = isOfGrade ? undefined : ofGrade(typed.toLowerCase(), grade);
  return own ? { kind: 'found', topic: topicOf([own], grade) } : reading;
}

const LEAST_OF_GRADE = 0.55;
const byGrade = new Map<number, ReturnType<typeof topicIndex<Skill>>>();
/** The skill of a grade that has every word of a request, though another grade's fits better: first graders' tens and ones. */
function ofGrade(text: string, grade: number): Skill | undefined {
  const wordingOf = (code: string): string => findStandard(code)?.text ?? '';
  const own =
    byGrade.get(grade) ??
    topicIndex(
      skills.filter(({ standards }) => standards.some((code) => gradeOf(code) === grade)),
      { wordingOf, isWord: isEnglish },
    );
  byGrade.set(grade, own);
  const [best] = [...piecesOf(aroundTopic(text)), topicIn(text) ?? '']
    .flatMap((piece) => {
      const { found, words, unknown } = searchTopics(own, piece);
      return found.slice(0, 1).filter(({ all }) => all && words.length > 1 && unknown.length === 0);
    })
    .toSorted((one, other) => other.share - one.share);
  return best && best.share >= LEAST_OF_GRADE ? best.skill : undefined;
}

function readAnyGrade(typed: string): TopicReading {
  const text = typed.toLowerCase();
  const code = CODE.exec(text)?.[0];
  const standard = code === undefined ? undefined : findStandard(code);
  if (code !== undefined && standard === undefined) return { kind: 'unsure', near: [] };
  if (standard)
    return {
      kind: 'found',
      topic: {
        standard: standard.code,
        ...chosenOf(coverOf(standard.code).skills, text.replace(CODE, ' ')),
        name: standard.text,
      },
    };
  const grade = gradeIn(text);
  const like = alikeIn(typed);
  if (like.length > 0) return { kind: 'found', topic: topicOf(like, grade) };
  const first = readWords(text, aroundTopic(text), grade);
  if (first.kind === 'found') return first;
  const span = topicIn(text);
  const told = span === undefined ? first : readWords(span, span, grade);
  if (told.kind === 'found' && !namesOthers(aroundTopic(text), told.topic.skills)) return told;
  const closer = readWords(text, closerTopic(text), grade);
  if (closer.kind === 'found') return closer;
  const called = calledIn(text, grade);
  return called ? { kind: 'found', topic: topicOf([called], grade) } : first;
}

const LEAST_CALLED = 2;
/**
 * The one skill that a part of a long request calls by everything that its name consists of: "a plan for solving
 * systems by substitution, whose parts add up to 38".
 */
function calledIn(text: string, grade: number | undefined): Skill | undefined {
  const found = piecesOf(aroundTopic(text)).flatMap((piece) =>
    searchTopics(index(), piece, grade)
      .found.slice(0, 3)
      .filter(
        (each) =>
          isCalled(each, wordsIn(asSkillsSay(piece))) &&
          wordsIn(each.skill.name).filter((word) => !isAround(word) && !WEAK.has(stemOf(word))).length >= LEAST_CALLED,
      )
      .map(({ skill }) => skill),
  );
  const all = [...new Set(found)];
  return all.length === 1 ? all[0] : undefined;
}

/** So many words for other topics than the one that was found may be a manner of speaking. */
const MOST_OTHERS = 1;
/** Whether a text is about further topics, so that these skills would answer a part of it. */
export function namesOthers(text: string, chosen: readonly Skill[]): boolean {
  const known = wordsOfSkills(chosen.map(({ code }) => code));
  return wordsIn(text).filter((word) => isNameOfTopic(word) && !known.has(stemOf(word))).length > MOST_OTHERS;
}

/** The topic that the words of a request mean, once the words around it were removed. */
function readWords(text: string, bare: string, grade: number | undefined): TopicReading {
  const named = namedIn(text);
  if (named && saidEnough([named], searchTopics(index(), bare, grade)))
    return { kind: 'found', topic: topicOf([named], grade) };
  const search = bestPiece(bare, grade);
  const near = [...search.whole.found, ...search.found]
    .map(({ skill }) => skill)
    .filter((skill, at, all) => all.indexOf(skill) === at)
    .slice(0, MOST_NEAR);
  const chosen = ANY_CODE.test(text) ? undefined : chosenFrom(search, bare, grade);
  if (chosen === undefined || !saidEnough(chosen, search.whole)) return { kind: 'unsure', near };
  return { kind: 'found', topic: topicOf(chosen, grade) };
}

/** True for a word that names no topic by itself: "cut it to 30 minutes" is not about cuts through a solid. */
const isWeakWord = (word: string, text: string): boolean =>
  WEAK.has(stemOf(word)) || new RegExp(`\\b${word} (?:it|this|that|them|these|those)\\b`).test(text);

const saidEnough = (chosen: readonly Skill[], whole: Search): boolean => explainedBy(chosen, whole) >= EXPLAINED;

/** The skills that a search clearly means; undefined if it may mean others. */
function chosenFrom(
  search: Piece & { readonly whole: Search },
  text: string,
  grade: number | undefined,
): readonly Skill[] | undefined {
  const fitting = search.found.filter(({ skill }) => !isOtherSize(skill, text));
  const [best] = fitting;
  if (best === undefined) return undefined;
  const isNamed = best.meets.every((weight) => weight >= NAMED);
  const isJoined = /\band\b|&|\/|\+|,|\bvs\b/.test(search.piece);
  const mayJoin = !isNamed && (isJoined || best.share < AS_ONE);
  const together = mayJoin && search.words.length > 1 ? joined({ ...search, found: fitting }) : [];
  const isNamedIn = ({ meets }: Meeting<Skill>): boolean =>
    search.words.some((word, at) => (meets[at] ?? 0) >= NAMED && isNameOfTopic(word) && !isSize(word));
  const areMeant = together.every(
    (each) => (isJoined && each.share > 0.3 && isNamedIn(each)) || isCalled(each, search.words),
  );
  if (together.length > 1 && together.length <= 4 && areMeant) return together.map(({ skill }) => skill);
  const isWeak =
    !isCalled(best, search.words) &&
    best.meets.every((weight, at) => weight === 0 || isWeakWord(search.words[at] ?? '', text));
  if ((!best.all && best.share < SURE) || best.share < 0.45 || isWeak) return undefined;
  const alike = fitting.filter(
    ({ share, all, meets }) =>
      share >= best.share - AS_GOOD &&
      all === best.all &&
      meets.every((weight, at) => weight >= (best.meets[at] ?? 0) - LESS_NAMED),
  );
  const ofGrade = alike.filter(({ skill }) => skill.grade === grade);
  const graded = (ofGrade.length > 0 ? ofGrade : alike).map(({ skill }) => skill);
  // Without a word of solving, "factorable quadratics" are factored.
  const plain = SOLVES.test(text) ? [] : graded.filter(({ name }) => !SOLVES.test(name.toLowerCase()));
  const near = plain.length > 0 ? plain : graded;
  const explains = near.map((skill) => explainedBy([skill], search.whole));
  const said = new Set(search.words.map(stemOf));
  const unsaid = ({ name }: Skill): number =>
    wordsIn(name).filter((word) => !isAround(word) && !WEAK.has(stemOf(word)) && !said.has(stemOf(word))).length;
  // "Systems of equations" means systems of lines rather than a line and a curve.
  return near
    .filter((_, at) => (explains[at] ?? 0) > Math.max(...explains) - AS_WELL)
    .toSorted((one, other) => unsaid(one) - unsaid(other))
    .slice(0, MOST_SKILLS);
}

/** The skills of a standard, with `focus` on the one that further words name: "7.RP.A.3, they are weak on percents". */
function chosenOf(own: readonly Skill[], words: string): Pick<Topic, 'skills' | 'focus' | 'named'> {
  const search = searchTopics(topicIndex(own), words);
  const [best] = search.found;
  if (best === undefined || best.share < 0.3) return { skills: own };
  const meant = own.filter((skill) =>
    search.found.some((each) => each.skill === skill && each.share > best.share - 0.1),
  );
  const [focus] = meant;
  return focus === undefined || meant.length === own.length
    ? { skills: own }
    : { skills: [...meant, ...own.filter((skill) => !meant.includes(skill))], focus, named: meant };
}

/** All skills of any grade that match about as well as the best one, for questions about a whole subject. */
export function findSubject(text: string): readonly Skill[] {
  const reading = readTopic(text);
  if (reading.kind === 'unsure') return [];
  const { found } = bestPiece(closerTopic(text.toLowerCase()), gradeIn(text.toLowerCase()));
  const [best] = found;
  if (CODE.test(text) || best === undefined) return reading.topic.skills;
  return [
    ...new Set([
      ...reading.topic.skills,
      ...found.filter(({ share, all }) => share > best.share - 0.3 && all === best.all).map(({ skill }) => skill),
    ]),
  ];
}

/** The words of a request that are in no skill, such as what a word problem should be about. */
export const unknownWords = (text: string): readonly string[] =>
  searchTopics(index(), text.toLowerCase()).unknown.filter((word) => word.length > 3);

/** The stems of all words by which skills are known. */
export const wordsOfSkills = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(index().all.flatMap(({ skill, weights }) => (codes.includes(skill.code) ? [...weights.keys()] : [])));

/** Whether a word occurs in a skill, in the same spelling. */
export const isTopicWord = (word: string): boolean => index().spellings.has(word) || index().seen.has(stemOf(word));
