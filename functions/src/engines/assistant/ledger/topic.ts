import { skills as everySkill, findSkill, type Skill } from '@lemma/math';
import { coverOf, findStandard } from '@lemma/plans';
import { isAround, stemsOfTopic } from '@lemma/plans/topics';
import { CODE, guessTopic, hasCode, hasSkillCode, SKILL_CODE } from '../topic/guess.ts';
import { lettersOf } from '../topic/letters-of.ts';
import { OPERATIONS, plainSkillOf } from '../topic/plain-operations.ts';
import { isNameOfTopic } from '../words/topic-index.ts';
import { blanked, isGrammar, isIn, noTopicIn, type Span, spansOf, wordsOf } from '../words/words.ts';
import { fieldIn, isOfGrade } from './field.ts';
import { isOnlySaidOf, isToldPast, type Name, names, stemsOfNames } from './names.ts';
import { isOtherTopic, turnedOf } from './other-topic.ts';
import { type Group, groupsIn, isOfOther, type Stemmed, stemmed } from './said.ts';

/**
 * What a request is about. `named`: the words name exactly these skills; `which`: they fit several, one of which has to be chosen;
 * `none`: no skill is named. `spans` are the words that name it.
 */
export type TopicRead = {
  readonly kind: 'named' | 'which' | 'none';
  readonly skills: readonly Skill[];
  readonly standard?: string;
  readonly spans: readonly Span[];
  /** Those of them that are the name itself, without the words beside it. */
  readonly core: readonly Span[];
};
const NONE: TopicRead = { kind: 'none', skills: [], spans: [], core: [] };

const CODES = new RegExp(`${CODE.source}|${SKILL_CODE.source}`, 'gi');

/** Names of one word each that stand side by side are a list: "mean median mode". */
const BESIDE = /^ +$/;
const JOINS = /^\s*(?:,|and\b|&|or\b|vs\b\.?|versus\b|plus\b|\+|\/|, ?and\b)\s*(?:(?:the|a|an) )?$/i;
/** Whether words that one name has and others have not stand in a list with them: "mean, median and mode". */
const isListed = (
  fresh: readonly number[],
  taken: readonly number[],
  words: readonly Stemmed[],
  text: string,
): boolean =>
  fresh.some((at) =>
    taken.some((other) => {
      const [one, two] = [words[Math.min(at, other)], words[Math.max(at, other)]];
      const between = one && two ? text.slice(one.word.to, two.word.from) : 'none';
      return JOINS.test(between) || (fresh.length === 1 && taken.length === fresh.length && BESIDE.test(between));
    }),
  );

const unique = (all: readonly Name[]): Skill[] => [...new Set(all.map(({ skill }) => skill))];
/** Of skills that the same words say those whose own name it is, of the grade and the form that are asked for. */
function meant({ said }: Group, text: string, isTold: boolean, grade: number | undefined): Skill[] {
  const letters = lettersOf(text);
  const narrowed = (all: readonly Skill[], is: (skill: Skill) => boolean): readonly Skill[] => {
    const own = all.filter(is);
    return own.length > 0 ? own : all;
  };
  const all = narrowed(unique(said), (skill) => letters.includes(lettersOf(skill.name)));
  const byName = narrowed(all, (skill) => said.some((name) => name.skill === skill && name.isOwn));
  const byGrade = narrowed(byName, isOfGrade(grade));
  return [...narrowed(byGrade, ({ wordProblem }) => (wordProblem === true) === isTold)];
}

/** Whether each of some skills is called by a word that is in no other one's name: "GCF and LCM". */
function isEachNamed(all: readonly Skill[], text: string): boolean {
  const said = new Set(stemsOfTopic(text));
  const own = all.map(({ name }) => new Set(stemsOfTopic(name)));
  return own.every((stems, at) =>
    [...stems].some((stem) => said.has(stem) && !own.some((other, place) => place !== at && other.has(stem))),
  );
}

const MOST_OF_ONE = 3;
/** Whether a few skills are the parts of one standard, so that what names them all means all: "Pythagorean theorem". */
const isOneStandard = (all: readonly Skill[]): boolean =>
  all.length <= MOST_OF_ONE && new Set(all.map(({ standards }) => standards[0])).size === 1;

/** The words that name some skills, with those directly beside them that stand in one of their names too. */
function spread(skills: readonly Skill[], places: readonly number[], words: readonly Stemmed[]): Span[] {
  const stems = stemsOfNames(skills);
  const isNamed = words.map((_, at) => places.includes(at));
  const may = words.map(({ word, stems: own }) => !isGrammar(word.low) && own.some((stem) => stems.has(stem)));
  for (const step of [-1, 1]) {
    const order = step < 0 ? [...words.keys()] : [...words.keys()].reverse();
    for (const at of order) {
      if (!may[at] || isNamed[at]) continue;
      let near = at + step;
      while (words[near] !== undefined && isGrammar(words[near]?.word.low ?? '')) near += step;
      if (isNamed[near] && words[near]?.clause === words[at]?.clause) isNamed[at] = true;
    }
  }
  return words.flatMap(({ word }, at) => (isNamed[at] ? [word] : []));
}

const MOST_NEAR = 4;
const byForm = (all: readonly Skill[], isTold: boolean): Skill[] =>
  all.toSorted(
    (one, other) => Number((other.wordProblem === true) === isTold) - Number((one.wordProblem === true) === isTold),
  );

type Asked = { readonly text: string; readonly isTold: boolean; readonly grade: number | undefined };
/** One group of words and the skills that are listed with it; more than one topic side by side is none of them. */
function chosenFrom(groups: readonly Group[], words: readonly Stemmed[], { text, isTold, grade }: Asked): TopicRead {
  const [first, ...others] = groups;
  if (first === undefined) return NONE;
  const spansAt = (places: readonly number[]): Span[] => places.flatMap((at) => words[at]?.word ?? []);
  const own = meant(first, text, isTold, grade);
  const field =
    first.places.length === 1
      ? fieldIn(
          spansAt(first.places)
            .map(({ from, to }) => text.slice(from, to))
            .join(' '),
          grade,
        )
      : undefined;
  if (field)
    return {
      kind: 'which',
      skills: byForm(field.skills, isTold).slice(0, MOST_NEAR),
      spans: spansAt(first.places),
      core: spansAt(first.places),
    };
  if (own.length > 1 && !isEachNamed(own, text) && !isOneStandard(own)) {
    // Those with longer names that have all of these words may be meant as well.
    const stems = [...(first.said[0]?.stems ?? [])];
    const longer = namedBy(stems);
    const skills = [...new Set([...own, ...longer.filter(isOfGrade(grade))])].slice(0, MOST_NEAR);
    return { kind: 'which', skills, spans: spansAt(first.places), core: spansAt(first.places) };
  }
  const skills = [...own];
  const taken = [...first.places];
  const beside: Group[] = [];
  for (const group of others) {
    const fresh = group.places.filter((at) => !taken.includes(at));
    if (fresh.length === 0) continue;
    const [one, two] = meant(group, text, isTold, grade);
    if (unique(group.said).some((skill) => skills.includes(skill))) {
      taken.push(...fresh);
      continue;
    }
    if (one !== undefined && two === undefined && isListed(fresh, taken, words, text)) {
      skills.push(one);
      taken.push(...fresh);
    } else if (fresh.length === group.places.length) beside.push(group);
  }
  const all = [...new Set(skills)];
  if (beside.length === 0)
    return { kind: 'named', skills: all, spans: spread(all, taken, words), core: spansAt(taken) };
  const more = beside.flatMap((group) => meant(group, text, isTold, grade).slice(0, 1));
  return {
    kind: 'which',
    skills: [...new Set([...all.slice(0, 2), ...more])].slice(0, MOST_NEAR),
    spans: [...spansAt(taken), ...beside.flatMap(({ places }) => spansAt(places))],
    core: spansAt(taken),
  };
}

/** The words that tell of a topic: those that skills of few fields are called by. */
const tellingIn = (words: readonly Stemmed[]): Stemmed[] =>
  words.filter(
    ({ word, stems }) =>
      !isGrammar(word.low) &&
      !isToldPast(word.low) &&
      stems.some((stem) => names().knows(stem) && !names().isGeneral(stem)),
  );
/** The skills whose own names have all of some stems. */
const namedBy = (stems: readonly string[]): Skill[] =>
  unique(names().all.filter((name) => name.isOwn && stems.every((stem) => name.stems.has(stem))));

const APART = /[,;.:!?()\n]|\b(?:because|since|so|about|while|when|if|but)\b/i;
/** Operations alone, with a grade: what is calculated with whole numbers in it. What is told behind them is no part of their name. */
function operationsIn(words: readonly Stemmed[], { grade, text }: Asked): TopicRead | undefined {
  const own = words.filter(({ stems }) => OPERATIONS.some((each) => stems.includes(each)));
  const isBeside = ({ word: { from, to } }: Stemmed): boolean =>
    own.some(({ word }) => !APART.test(text.slice(Math.min(to, word.to), Math.max(from, word.from))));
  if (grade === undefined || own.length === 0 || tellingIn(words).some((each) => !own.includes(each) && isBeside(each)))
    return undefined;
  const skills = own.flatMap(({ stems }) => {
    const operation = OPERATIONS.findIndex((each) => stems.includes(each));
    return findSkill(plainSkillOf(operation, grade) ?? '') ?? [];
  });
  const spans = own.map(({ word }) => word);
  return skills.length === 0 ? undefined : { kind: 'named', skills: [...new Set(skills)], spans, core: spans };
}

/** Whether words stand beside each other, or with grammar between them. */
const isTogether = (some: readonly Stemmed[], words: readonly Stemmed[]): boolean => {
  const [first, last] = [words.indexOf(some[0] as Stemmed), words.indexOf(some.at(-1) as Stemmed)];
  return words.slice(first, last + 1).every((each) => some.includes(each) || isGrammar(each.word.low));
};
/** One word alone names a topic only where it is one of mathematics, and is not said of another word: "a way to", "like 4 + 6". */
const mayMeanAnything = (own: Stemmed, words: readonly Stemmed[]): boolean =>
  isOfOther(words.indexOf(own), words) || !isNameOfTopic(own.word.low) || own.stems.every(isOnlySaidOf);
/** What stands before the word for a topic. */
const STATED =
  /\b(?:on|about|covering|reviewing|practicing|topic(?: is|:)?|skill(?: is|:)?)(?: (?:the|finding|basic))?\s+$/i;
/** Where no whole name is said: the skills whose names have all words that tell something, one of which may be meant. */
function widerIn(words: readonly Stemmed[], asked: Asked): TopicRead {
  const { isTold, grade } = asked;
  const done = operationsIn(words, asked);
  if (done) return done;
  const all = tellingIn(words);
  const content = words.filter(({ word }) => !isGrammar(word.low) && /^\p{L}/u.test(word.low));
  // One word that is all there is, or that stands behind "on", is the topic though names of several fields have it: "area".
  const isStated = ({ word, stems }: Stemmed): boolean =>
    stems.some(names().knows) &&
    !isAround(word.low) &&
    (content.length === 1 || STATED.test(asked.text.slice(0, word.from))) &&
    !stems.every((stem) => names().isDone(stem));
  const stated = all.length > 1 ? [] : content.filter(isStated);
  const isTelling = all.length !== 1 || !all.some((each) => mayMeanAnything(each, words));
  const telling = stated.length === 1 ? stated : isTelling ? all : [];
  const stems = telling.flatMap((each) => each.stems.slice(0, 1));
  if (stems.length === 0) return NONE;
  const called = namedBy(stems);
  const own = called.filter(isOfGrade(grade));
  const skills = byForm(own.length > 0 ? own : called, isTold).slice(0, MOST_NEAR);
  // A single word in a single name may be any other word.
  if (skills.length === 0 || (skills.length === 1 && stems.length === 1)) return NONE;
  return {
    // Two words of a name that stand apart may be two other words.
    kind: skills.length === 1 && isTogether(telling, words) ? 'named' : 'which',
    skills,
    spans: telling.map(({ word }) => word),
    core: telling.map(({ word }) => word),
  };
}

/** A standard or a skill by its code, with the words that name which of its skills are meant. */
function byCode(text: string): TopicRead {
  const codes = [...new Set(spansOf(text, CODE).flatMap(({ said }) => findStandard(said)?.code ?? []))];
  // Of several standards one skill each: a set on them has problems of all.
  if (codes.length > 1) {
    const skills: Skill[] = [];
    for (const code of codes) {
      const own = coverOf(code).skills;
      const next = own.find((skill) => !skills.includes(skill));
      if (next) skills.push(next);
    }
    const spans = spansOf(text, CODES);
    return { kind: skills.length > 0 ? 'named' : 'none', skills, spans, core: spans };
  }
  const { standard, skills, met } = guessTopic(text);
  const own = new Set(
    stemsOfTopic([findStandard(standard ?? '')?.text ?? '', ...skills.map(({ name }) => name)].join(' ')),
  );
  const named = wordsOf(text).filter((word) => {
    const stems = stemsOfTopic(word.low);
    const isMet = (stem: string): boolean => met.has(stem) || own.has(stem);
    return stems.length > 0 && stems.every(isMet) && !isGrammar(word.low);
  });
  return {
    ...{
      kind: skills.length > 0 ? 'named' : 'none',
      skills,
      spans: [...spansOf(text, CODES), ...named],
      core: spansOf(text, CODES),
    },
    ...(standard !== undefined && { standard }),
  };
}

const SHORTEST_NAME = 3;
/** The skills that are called by their whole names, with their places. */
export function calledIn(text: string): { readonly skill: Skill; readonly span: Span }[] {
  const small = text.toLowerCase();
  const isCalled = ({ name }: Skill): boolean =>
    name.split(' ').length >= SHORTEST_NAME ||
    (name.includes(' ') && /\b(?:make|on|about)\b/.test(small) && small.includes(` and ${name.toLowerCase()}`)) ||
    small.includes(` on ${name.toLowerCase()} and `);
  return everySkill
    .filter(isCalled)
    .flatMap((skill) => {
      const at = small.indexOf(skill.name.toLowerCase());
      return at < 0 ? [] : [{ skill, span: { from: at, to: at + skill.name.length } }];
    })
    .filter(
      ({ span }, at, all) =>
        !all.some(
          (each, place) =>
            place !== at &&
            each.span.from <= span.from &&
            span.to <= each.span.to &&
            each.span.to - each.span.from > span.to - span.from,
        ),
    );
}

/** A topic without what only has the same words: another operation, or the same thing the other way round. */
function asNamed(found: TopicRead, text: string): TopicRead {
  const skills = found.skills.filter((skill) => !isOtherTopic(text, skill));
  if (skills.length === found.skills.length) return found;
  if (skills.length > 0) return { ...found, skills };
  const turned = found.skills.flatMap((skill) => turnedOf(text, skill)).slice(0, MOST_NEAR);
  return turned.length > 0 ? { ...found, kind: 'which', skills: turned } : NONE;
}

/** What a text is about, read from the words that name it and from no others. Words that are used otherwise are blank in it. */
export function topicOf(typed: string, isTold: boolean, grade?: number, aside: readonly Span[] = []): TopicRead {
  const text = blanked(typed, noTopicIn(typed));
  if (hasCode(text) || hasSkillCode(text)) return byCode(text);
  const called = calledIn(text);
  if (called.length > 0)
    return {
      kind: 'named',
      skills: [...new Set(called.map(({ skill }) => skill))],
      spans: called.map(({ span }) => span),
      core: called.map(({ span }) => span),
    };
  const words = stemmed(text);
  const asked = { text, isTold, grade };
  // A picture that is wanted, such as a ten-frame, is a topic only where nothing else is one.
  const rest = aside.length === 0 ? words : words.filter(({ word }) => !isIn(word, aside));
  const beside = chosenFrom(groupsIn(rest), rest, asked);
  const found = beside.kind !== 'none' || aside.length === 0 ? beside : chosenFrom(groupsIn(words), words, asked);
  if (found.kind === 'named') return asNamed(found, text);
  if (found.kind !== 'none') return found;
  const field = fieldIn(text, grade);
  return field
    ? { kind: 'which', skills: byForm(field.skills, isTold).slice(0, MOST_NEAR), spans: field.spans, core: field.spans }
    : widerIn(words, asked);
}
