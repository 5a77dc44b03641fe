import { type Misconception, misconceptions, type Skill, skills } from '@lemma/math';
import { coverOf, findStandard } from '@lemma/plans';
import { asSkillsSay, isAround, type Meeting, searchTopics, stemOf, topicIndex, wordsIn } from '@lemma/plans/topics';
import { gradeIn } from '../read/numbers.ts';

const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/i;
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
  readonly name: string;
  readonly unused: readonly string[];
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
/** From this weight on, a word counts as part of a skill's name. */
const NAMED = 0.8;
/** From this share on, a topic counts as found although no skill matches every word. */
const SURE = 0.75;
/** From this share on, one skill is meant, although the words could also name several. */
const AS_ONE = 0.75;

let made: ReturnType<typeof topicIndex<Skill>> | undefined;
const index = () => {
  made ??= topicIndex(skills, (code) => findStandard(code)?.text ?? '');
  return made;
};

const gradeOf = (code: string): number => (/^\d/.test(code) ? Number(code[0]) : /^K/.test(code) ? 0 : 9);

/** The standard of a skill in the grade that was asked for, otherwise its first. */
const standardOf = (skill: Skill, grade: number): string | undefined =>
  skill.standards.find((code) => gradeOf(code) === grade) ??
  skill.standards.find((code) => gradeOf(code) === skill.grade) ??
  skill.standards[0];

const topicOf = (found: readonly Skill[], grade: number, unused: readonly string[] = []): Topic => {
  const [first] = found;
  const standard = first && standardOf(first, grade);
  return { ...(standard !== undefined && { standard }), skills: found, name: first?.name ?? '', unused };
};

const lettersOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

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
/** Rates how well a part of a request names a topic: many words that one skill matches, and few unknown ones. */
const worthOf = ({ words, unknown, found }: Search): number => {
  const [best] = found;
  return best === undefined
    ? -1
    : best.share * (1 + Math.min(3, words.length) * 0.35) +
        (best.all ? 0.4 : 0) -
        unknown.length * 0.12 -
        Math.max(0, words.length - 4) * 0.1;
};

/**
 * Several skills where no single one matches all words, as in "fractions and decimals": repeatedly the best skill for
 * the words that are left.
 */
function joined({ words, found }: Search): Meeting<Skill>[] {
  const chosen: Meeting<Skill>[] = [];
  let left = words.flatMap((_, at) => (found.some(({ meets }) => (meets[at] ?? 0) >= NAMED) ? [at] : []));
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

function bestPiece(text: string, grade: number): Search & { readonly piece: string } {
  const searches = piecesOf(text).map((piece) => ({ ...searchTopics(index(), piece, grade), piece }));
  const [best] = searches.toSorted((one, other) => worthOf(other) - worthOf(one));
  return best ?? { words: [], unknown: [], found: [], piece: '' };
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
        unused: [],
      },
    };
  const grade = gradeIn(text);
  const like = alikeIn(typed);
  if (like.length > 0) return { kind: 'found', topic: topicOf(like, grade) };
  const named = namedIn(text);
  if (named) return { kind: 'found', topic: topicOf([named], grade) };
  const search = bestPiece(text, grade);
  const near = search.found.slice(0, MOST_NEAR).map(({ skill }) => skill);
  const [best] = search.found;
  if (best === undefined || ANY_CODE.test(text)) return { kind: 'unsure', near };
  const isNamed = best.meets.every((weight) => weight >= NAMED);
  const isJoined = /\band\b|&|\/|\bvs\b/.test(search.piece);
  const mayJoin = isJoined ? !isNamed : !best.all && best.share < AS_ONE;
  const together = mayJoin && search.words.length > 1 ? joined(search) : [];
  const areMeant = together.every((each) => (isJoined ? each.share > 0.3 : isCalled(each, search.words)));
  if (together.length > 1 && together.length <= 4 && areMeant)
    return {
      kind: 'found',
      topic: topicOf(
        together.map(({ skill }) => skill),
        grade,
        search.unknown,
      ),
    };
  const tooStrange = search.unknown.length > Math.max(1, search.words.length);
  if ((!best.all && best.share < SURE) || best.share < 0.45 || tooStrange) return { kind: 'unsure', near };
  const alike = search.found
    .filter(({ share, all }) => share >= best.share - AS_GOOD && all === best.all)
    .slice(0, MOST_SKILLS);
  return {
    kind: 'found',
    topic: topicOf(
      alike.map(({ skill }) => skill),
      grade,
      search.unknown,
    ),
  };
}

/** The skills of a standard, with `focus` on the one that further words name: "7.RP.A.3, they are weak on percents". */
function chosenOf(own: readonly Skill[], words: string): Pick<Topic, 'skills' | 'focus'> {
  const search = searchTopics(topicIndex(own), words);
  const [best] = search.found;
  if (best === undefined || best.share < 0.3) return { skills: own };
  const meant = own.filter((skill) =>
    search.found.some((each) => each.skill === skill && each.share > best.share - 0.1),
  );
  const [focus] = meant;
  return focus === undefined || meant.length === own.length
    ? { skills: own }
    : { skills: [...meant, ...own.filter((skill) => !meant.includes(skill))], focus };
}

/** All skills of any grade that match about as well as the best one, for questions about a whole subject. */
export function findSubject(text: string): readonly Skill[] {
  const reading = readTopic(text);
  if (reading.kind === 'unsure') return [];
  const { found } = bestPiece(text.toLowerCase(), gradeIn(text.toLowerCase()));
  const [best] = found;
  if (CODE.test(text) || best === undefined) return reading.topic.skills;
  return [
    ...new Set([
      ...reading.topic.skills,
      ...found.filter(({ share, all }) => share > best.share - 0.3 && all === best.all).map(({ skill }) => skill),
    ]),
  ];
}

let described:
  | ReturnType<typeof topicIndex<Misconception & { code: string; grade: number; standards: string[]; domain: string }>>
  | undefined;

/** The misconception that the words describe; undefined if none fits clearly. */
export function topicMisconception(text: string): Misconception | undefined {
  const letters = lettersOf(text);
  const called = misconceptions.find(({ name }) => letters.includes(lettersOf(name)));
  if (called) return called;
  described ??= topicIndex(
    misconceptions.map((each) => ({
      ...each,
      code: each.id,
      canDo: each.idea.replaceAll('`', ''),
      grade: 0,
      standards: [],
      domain: each.id.split('.')[0] ?? '',
    })),
  );
  const search = searchTopics(described, text);
  const [best, next] = search.found;
  return best &&
    best.share > (text.length > 80 ? 0.85 : 0.6) &&
    search.words.length > 1 &&
    (next === undefined || best.share > next.share || best.share > 0.8)
    ? findById(best.skill.id)
    : undefined;
}
const findById = (id: string): Misconception | undefined => misconceptions.find((each) => each.id === id);

/** Words of a request that no skill knows: they may be the theme of a word problem. */
export const unknownWords = (text: string): readonly string[] =>
  searchTopics(index(), text.toLowerCase()).unknown.filter((word) => word.length > 3);

/** The skills in which a misconception can occur. */
export const skillsWith = (idea: string): Skill[] =>
  skills.filter(({ misconceptions: rules }) => rules.some(({ id }) => id === idea));

/** Pairs of a word in the label of a case and the words that people use for it. */
const CASE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bregroup(?:ing)?\b|\bcarry(?:ing)?\b/g, 'carry regroup'],
  [/\b(?:round(?:ed|s)? )?(?:it )?up\b/g, 'one-more'],
  [/\b(?:dropp?\w*|ignor\w*|thrown away|round(?:ed|s)? down)\b/g, 'full'],
  [/\b(?:answers?|results?)\b/g, 'solution'],
  [/\b(?:flip|revers|switch)\w*\b/g, 'negative number'],
];
const caseText = (text: string): string =>
  CASE_WORDS.reduce((all, [said, meant]) => all.replace(said, meant), text.toLowerCase());
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(asSkillsSay(text))
      .flatMap((word) => [word, ...word.split('-')])
      .filter((word) => word.length > 2 && !isAround(word))
      .map(stemOf),
  );

/**
 * The cases of a skill that the words name; all if they name none. A word only counts if some of the cases have it and
 * others do not.
 */
export function casesIn(skill: Skill, text: string): readonly string[] {
  const own = skill.cases.map(({ id, label }) => ({ id, words: stemsOf(`${caseText(id)} ${caseText(label)}`) }));
  const said = stemsOf(caseText(text));
  const isList = /\band\b|,/.test(skill.name);
  const name = isList ? new Set<string>() : stemsOf(skill.name);
  const telling = [...said].filter(
    (word) => !name.has(word) && own.some(({ words }) => words.has(word)) && !own.every(({ words }) => words.has(word)),
  );
  const found = own.filter(({ words }) => telling.some((word) => words.has(word)));
  const bare =
    /\bwithout (?:regroup|carry|borrow)|\bno (?:regroup|carry|borrow)/.test(text) &&
    !/\bwith (?:regroup|carry)|half\b/.test(text);
  if (bare) return own.filter(({ id }) => /^no-/.test(id)).map(({ id }) => id);
  return (found.length > 0 ? found : own).map(({ id }) => id);
}
