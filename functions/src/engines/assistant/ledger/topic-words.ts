import { skills as everySkill, type Skill } from '@lemma/math';
import { stemsOfTopic } from '@lemma/plans/topics';
import type { RequestCondition } from '@lemma/school/assistant';
import { UNITS } from '../read/has-readers.ts';
import { type Drawn, drawSlot } from '../sheet/draw-slot.ts';
import { numbersIn } from '../sheet/meets-conditions.ts';
import { isItsId, LONGEST_LABEL } from '../topic/cases-in.ts';
import { OPERATIONS } from '../topic/plain-operations.ts';
import type { Slot } from '../wish/wish.ts';
import { isGrammar, isIn, type Span, wordsOf } from '../words/words.ts';
import { type Claim, claimsOn, type Made } from './claims.ts';
import { names } from './names.ts';
import type { TopicRead } from './topic.ts';

const SEEDS = [1, 2, 3, 4];
const cached = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
/** The stems of what the problems of a skill tell a child to do, case by case. */
function tasksOf({ code, cases }: Skill): ReadonlyMap<string, ReadonlySet<string>> {
  const known = cached.get(code);
  if (known) return known;
  const made = new Map(
    cases.map(({ id }) => [
      id,
      new Set(
        SEEDS.flatMap((seed) =>
          stemsOfTopic(drawSlot({ skill: code, case: id, seed, level: 2, form: 'open' }, 0)?.task ?? ''),
        ),
      ),
    ]),
  );
  cached.set(code, made);
  return made;
}

const isOperation = (stem: string): boolean => OPERATIONS.some((each) => each === stem);
/** What a label says is not in its case is no word of it. */
const labelStems = (label: string): Set<string> =>
  new Set(stemsOfTopic(label.replace(/\b(?:no|not|without) [\p{L}-]+/giu, ' ')));

/** The cases of a skill that have a word in their label, where the others have not; undefined where the word tells none apart. */
function casesWith(stem: string, { cases }: Skill): ReadonlySet<string> | undefined {
  const own = cases.flatMap(({ id, label }) => (labelStems(label).has(stem) || isItsId(stem, id, cases) ? [id] : []));
  return own.length === 0 || own.length === cases.length ? undefined : new Set(own);
}
/** The cases in which one of some operations is done and no other one; undefined where that tells none apart. */
function casesDoing(stems: readonly string[], skill: Skill): ReadonlySet<string> | undefined {
  const own = [...tasksOf(skill)].flatMap(([id, said]) => {
    const done = OPERATIONS.filter((each) => said.has(each));
    return done.length > 0 && done.every((each) => stems.includes(each)) ? [id] : [];
  });
  return own.length === 0 || own.length === skill.cases.length ? undefined : new Set(own);
}

/** What denies a word of a case: “not in neat rows”. The cases that have it are not meant. */
const DENIED = /\b(?:not|never|(?:are|is|should)n['’]?t)(?: [\p{L}-]+){0,3} +$/iu;
const LINKED = /\b(?:with|using|use)(?: (?:a|an|the|some|two|2))?(?: [\p{L}-]+)?\s*$/iu;
let called: ReadonlySet<string> | undefined;
/** Whether a stem stands in a name or a case of any skill: what stands in none is a thing that is used, and no mathematics. */
const isCalled = (stem: string): boolean => {
  called ??= new Set(
    everySkill.flatMap(({ name, domain, cases }) =>
      [name, domain, ...cases.map(({ label }) => label)].flatMap(stemsOfTopic),
    ),
  );
  return called.has(stem);
};

type Word = Span & { readonly stems: readonly string[] };
export type TopicWords = { readonly conditions: readonly RequestCondition[]; readonly claims: readonly Claim[] };

/**
 * The words of a topic that say more than its name: operations, cases by a word of their label, and things that problems are to
 * have in them. Each is looked up in the problems that were made.
 */
export function topicWords(text: string, { kind, skills, spans, standard }: TopicRead): TopicWords {
  if (kind !== 'named' || standard !== undefined || skills.length === 0) return { conditions: [], claims: [] };
  const own = stemsOfOwn(skills);
  const words: Word[] = wordsOf(text)
    .filter((word) => isIn(word, spans) && !isGrammar(word.low))
    .map(({ low, from, to }) => ({ from, to, stems: stemsOfTopic(low) }));
  const doing = words.filter(({ stems }) => stems.some(isOperation));
  const telling = words.filter(
    (word) =>
      !DENIED.test(text.slice(0, word.from)) &&
      !doing.includes(word) &&
      word.stems.some((stem) => !own.has(stem) && !/^\d/.test(stem) && !names().isGeneral(stem)),
  );
  const things = telling.filter(
    ({ from, to, stems }) =>
      LINKED.test(text.slice(0, from)) &&
      stems.every((stem) => !isCalled(stem)) &&
      // In "edge lengths" the second word is the thing.
      !words.some((other) => other.from > to && /^[ -]+$/.test(text.slice(to, other.from))),
  );
  const done = doing.flatMap(({ stems }) => stems.filter(isOperation));
  const ofDoing = new Map(
    skills.flatMap((skill) => entry(skill, done.length === 0 ? undefined : casesDoing(done, skill))),
  );
  const ofCases = telling
    .filter((word) => !things.includes(word))
    .flatMap((word) => {
      const cases = new Map(
        skills.flatMap((skill) =>
          entry(
            skill,
            firstOf(word.stems, (stem) => casesWith(stem, skill)),
          ),
        ),
      );
      return cases.size === 0 ? [] : [{ word, cases }];
    });
  const all = [...(ofDoing.size > 0 ? [ofDoing] : []), ...ofCases.map(({ cases }) => cases)];
  const labels = skills.flatMap(({ code, cases }) => {
    const limits = all.flatMap((each) => each.get(code) ?? []);
    return limits.length === 0
      ? []
      : cases.flatMap(({ id, label }) => (limits.every((each) => each.has(id)) ? [label.slice(0, LONGEST_LABEL)] : []));
  });
  return {
    conditions: [...new Set(labels)].slice(0, MOST_LABELS).map((label) => ({ said: label, also: { words: label } })),
    claims: [
      ...sizesNamed(text, words),
      ...claimsOn(
        doing,
        'topic',
        ({ drawn, slots }) => drawn.every((each) => isDoing(each, done)) && isAmong(slots, ofDoing),
      ),
      ...ofCases.flatMap(({ word, cases }) => claimsOn([word], 'topic', ({ slots }) => isAmong(slots, cases))),
      ...things.flatMap((word) =>
        claimsOn([word], 'topic', ({ drawn }: Made) =>
          drawn.every(({ task, item }) => {
            const said = new Set(stemsOfTopic(`${task} ${item?.picture?.kind ?? ''}`));
            return word.stems.some((stem) => said.has(stem));
          }),
        ),
      ),
    ],
  };
}
/** Units and places that are named: "feet and inches", "to the millions". */
function sizesNamed(text: string, words: readonly Span[]): Claim[] {
  const saidAt = ({ from, to }: Span): string => text.slice(from, to).toLowerCase();
  const units = words.flatMap((word) =>
    UNITS.filter((unit) => unit.test(saidAt(word))).map((unit) => ({ word, unit })),
  );
  const places = words.flatMap((word) => {
    const size = PLACES[saidAt(word).replace(/s$/, '')];
    return size === undefined ? [] : [{ word, size }];
  });
  return [
    ...claimsOn(
      units.map(({ word }) => word),
      'topic',
      ({ drawn }) => drawn.every(({ task, key }) => units.some(({ unit }) => unit.test(`${task} ${key}`))),
    ),
    ...places.flatMap(({ word, size }) =>
      claimsOn([word], 'topic', ({ drawn }) =>
        drawn.some(({ task, key }) => numbersIn(`${task} ${key}`).some((each) => each >= size)),
      ),
    ),
  ];
}
const MOST_LABELS = 4;
/** Places that are named, each with the least number that has it. */
const PLACES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 };

const entry = (skill: Skill, cases: ReadonlySet<string> | undefined): [string, ReadonlySet<string>][] =>
  cases === undefined ? [] : [[skill.code, cases]];
const firstOf = <T>(all: readonly string[], of: (each: string) => T | undefined): T | undefined => {
  for (const each of all) {
    const found = of(each);
    if (found !== undefined) return found;
  }
  return undefined;
};
const isAmong = (slots: readonly Slot[], cases: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  slots.every((slot) => cases.get(slot.skill)?.has(slot.case) ?? true);

const VERBS = /^(?:\d+\. )?(add|subtract|multiply|divide)\b/i;
/** False for a problem that tells to do another operation than those that are named. */
function isDoing({ task }: Drawn, done: readonly string[]): boolean {
  const [, verb] = VERBS.exec(task) ?? [];
  return verb === undefined || stemsOfTopic(verb).some((stem) => done.includes(stem));
}

/** The stems of the own names of some skills. */
const stemsOfOwn = (all: readonly Skill[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ name }) => stemsOfTopic(name)));
