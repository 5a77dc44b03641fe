import { findSkill, type Skill } from '@lemma/math';
import { saidOf } from '@lemma/math/said';
import { isAround, stemOf, stemsOfTopic, wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest } from '@lemma/school/assistant';
import { isOrdinary, wordsOfKind } from '../learned/ordinary.ts';
import { deniedIn } from '../read/affirmed.ts';
import { letterAs } from '../read/letter-in.ts';
import { partOfChip } from '../read/parts-in.ts';
import { BESIDE, contentOf, joined, NUMBER, OF_FORMS, phrasesOf } from '../read/phrases-of.ts';
import { factsIn } from '../teach/letter-facts.ts';
import { toldIn } from '../teach/letter-told.ts';
import { withoutExtras } from '../teach/plan-extras.ts';

const stems = (text: string): string[] => wordsIn(text).flatMap((word) => [word, ...word.split('-')].map(stemOf));

/** Words that say what every answer of a family has or is. */
const OF_FAMILIES: Readonly<Record<string, ReadonlySet<string>>> = {
  sheet: new Set(
    stems(`answer answers key keys total page sheet copy copies write writing find tell read level levels easy hard harder tough mix mixed
    mixing order numbered separate separately list listed bottom end top back version versions form forms same kind sort type
    only just exactly all every each none always never must should keep stay stays altogether at least most up to under over
    between number numbers digit digits problem min minute minutes quick day calculation facts sneak throw toss slip stick`),
  ),
  plan: new Set(stems('lesson plan teach teaching full day class period minute minutes wrong say get step')),
  piece: new Set(stems('spanish english next idea ideas activity question example list sheet lesson')),
  letter: new Set(
    stems(
      'mom mother dad father guardian know letter home family families parents write friendly easy words unit new note tell por favor spanish english',
    ),
  ),
  class: new Set(
    stems('class student students kids data list name names work results score scores percent last check'),
  ),
};

/** What is asked for by words of these kinds is more than an everyday word: "with a game", "sentence frames". */
const EXTRAS = ['piece.activity', 'piece.supports', 'piece.vocabulary', 'piece.rubric', 'piece.chart'] as const;
let extras: ReadonlyMap<string, readonly string[]> | undefined;
const extrasBut = (make: string): ReadonlySet<string> => {
  extras ??= new Map(EXTRAS.map((kind) => [kind, wordsOfKind(kind)]));
  return new Set([...extras].flatMap(([kind, words]) => (kind === make ? [] : words)));
};

/** The stems that the skills of a request are called by. */
const calledBy = (skills: readonly Skill[]): ReadonlySet<string> =>
  new Set(skills.flatMap(({ code, name }) => [name, ...saidOf(code)].flatMap(stemsOfTopic)));

/** `isChange`: the words of a change, in which everyday words may say what is to change. */
type Claims = {
  readonly request: AssistantRequest;
  readonly met: ReadonlySet<string>;
  readonly known?: readonly string[];
  readonly isChange?: boolean;
};

function claimOf({ request, met, known = [], isChange = false }: Claims): (word: string) => boolean {
  const { make, skills, conditions, theme, change, standard } = request;
  const family = make.split('.')[0] ?? '';
  const topic = calledBy(skills.flatMap((code) => findSkill(code) ?? []));
  const said = new Set([
    ...conditions.flatMap((each) => [...stems(each.said), ...stems(each.also?.words ?? '')]),
    ...stems(`${theme ?? ''} ${make.replace('.', ' ')} ${change ?? ''} ${known.join(' ')} ${standard ?? ''}`),
    ...wordsOfKind(make),
    ...(OF_FAMILIES[family] ?? []),
  ]);
  const more = extrasBut(make);
  return (word) =>
    !/\p{L}{2}/u.test(word) ||
    OF_FORMS.has(word) ||
    /^(?:k|\d)\.(?:[a-z]{1,3})$/i.test(word) ||
    (!isChange && (isAround(word) || (isOrdinary(word) && !more.has(stemOf(word))))) ||
    stems(word).every((stem) => said.has(stem)) ||
    stemsOfTopic(word).every((stem) => topic.has(stem) || met.has(stem));
}

/** The numbers that stand in a field. */
function numbersOf({
  count,
  versions,
  minutes,
  days,
  conditions,
  skills,
  standard,
}: AssistantRequest): ReadonlySet<string> {
  const said = [
    ...conditions.map((each) => each.said),
    ...skills.flatMap((code) => findSkill(code)?.name ?? []),
    standard ?? '',
  ];
  return new Set([
    ...[count, versions, minutes, days, ...conditions.map(({ on }) => on?.count)].map(String),
    ...said.flatMap((each) => (each.match(/\d[\d,]*/g) ?? []).map((number) => number.replaceAll(',', ''))),
    ...(conditions.some((each) => partOfChip(each.said)) ? ['half'] : []),
  ]);
}

/** What begins so gives a reason and asks for nothing. */
const REASON = /^\W*(?:because|since|as they|in case|cause|so that|so (?:they|i|we|he|she))\b/i;

/** What speaks of some of the problems and stands in no condition: "in one of them they find the height". */
const OF_SOME =
  /\b(?:in |for |on )?(?:(?:at least |only )?(?:one|two|three|four|five|half|some|most|\d{1,2}) of (?:them|these|those)|the (?:first|last) (?:one|two|three|problem|question|few)|the (?:others?|rest))\b[^.;\n]*/gi;
const unreadParts = (text: string, conditions: AssistantRequest['conditions']): string[] => {
  const read = conditions.map(({ said }) => said.toLowerCase());
  return (text.match(OF_SOME) ?? []).filter((phrase) => {
    const words = contentOf(phrase).filter(
      (word) =>
        !OF_FORMS.has(word) && !/^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|half|some|most)$/.test(word),
    );
    return words.length > 0 && !read.some((said) => words.some((word) => said.includes(word)));
  });
};

/**
 * What of a request stands in no field of its form, in the teacher's words. `met` are the stems that its topic was found
 * by, `known` names of classes and students.
 */
export function unusedOf(typed: string, claims: Claims): string[] {
  const text =
    claims.request.make === 'letter'
      ? [...factsIn(typed), ...toldIn(typed, letterAs(typed, typed.toLowerCase()).name ?? '')].reduce(
          (rest, { said }) => rest.replace(said, ' '),
          typed,
        )
      : claims.request.make === 'plan'
        ? withoutExtras(typed)
        : typed;
  const isClaimed = claimOf(claims);
  const numbers = numbersOf(claims.request);
  const isNumberIdle = (phrase: string): boolean =>
    (phrase.replace(BESIDE, ' ').match(NUMBER) ?? []).some((number) => !numbers.has(number.replace(/[$,%]/g, '')));
  // A question about a class is read as it stands: its names and numbers are in it.
  const isOfClass = /^(?:class|letter)/.test(claims.request.make);
  const { asked } = phrasesOf(text);
  const { conditions } = claims.request;
  // "No hundredths": the topic has the word, and yet nothing keeps to it.
  const isDenied = (phrase: string): boolean =>
    deniedIn(phrase.toLowerCase()).some(
      (denied) =>
        wordsIn(denied).some(
          (word) =>
            !isAround(word) &&
            (!OF_FORMS.has(word) ||
              (!claims.request.make.startsWith('sheet') && /^worksheets?$|^homework$/.test(word))),
        ) && !conditions.some(({ said }) => said.includes(denied.trim()) || denied.includes(said)),
    );
  const left = asked.filter(
    (phrase) =>
      !REASON.test(phrase.text) &&
      (contentOf(isOfClass ? phrase.text.replace(/\b\p{Lu}\p{Ll}+/gu, ' ') : phrase.text).some(
        (word) => !/^\d/.test(word) && !isClaimed(word),
      ) ||
        (!isOfClass && (isDenied(phrase.text) || (!claims.isChange && isNumberIdle(phrase.text))))),
  );
  const { make } = claims.request;
  const overlooked = make.startsWith('sheet') && !claims.isChange ? (unreadParts(text, conditions) ?? []) : [];
  return [...joined(text, left), ...overlooked].filter((each) => each !== '');
}
