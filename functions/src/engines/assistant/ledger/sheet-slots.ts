import { findSkill, type Skill } from '@lemma/math';
import { stemOf, wordsIn } from '@lemma/plans/topics';
import { type AssistantRequest, type Condition, LONGEST_REQUEST, type RequestCondition } from '@lemma/school/assistant';
import { framesCalled, framesFor } from '../frames/frames.ts';
import { isOfWorld } from '../frames/worlds.ts';
import { allConditionsIn } from '../read/all-conditions.ts';
import { partSaid, partsIn } from '../read/parts-in.ts';
import { themeIn } from '../read/theme.ts';
import { versionsIn } from '../read/versions-in.ts';
import { brokenConditions, numbersIn } from '../sheet/meets-conditions.ts';
import { unkeptParts } from '../sheet/part-slots.ts';
import type { Slot } from '../wish/wish.ts';
import { blanked, isGrammar, type Span, spanOf, spansOf } from '../words/words.ts';
import { type Claim, claimsOn, type Made } from './claims.ts';
import { DISTRACTORS } from './kinds.ts';
import type { Value } from './numbers.ts';

/** Conditions whose words name the topic as well, or are of no use beside it. */
const OF_TOPIC: ReadonlySet<Condition['rule']> = new Set(['operation']);

const holdsFor =
  (condition: Condition) =>
  ({ drawn }: Made): boolean =>
    drawn.length > 0 && brokenConditions([condition], drawn).length === 0;

/** Tables that are named by their numbers: "6s, 7s and 8s". */
const TABLES = /\b(?:(?:[x×]?\d{1,2}['’]?s|[x×]\d{1,2})(?:,? ?(?:and|&|\/|,)? ?(?=\d|[x×]))?){1,8}/gi;
const DENIED = /\b(?:no|not|without|skip|avoid|leave out)(?: the| any)? [^.;]{0,12}$/i;
function tablesIn(text: string): (Condition & { readonly from: number; readonly to: number })[] {
  if (!/\b(?:facts?|tables?|multiplication|times|division)\b/i.test(text)) return [];
  return spansOf(text, TABLES).flatMap(({ said, from, to }) => {
    if (DENIED.test(text.slice(0, from))) return [];
    const numbers = (said.match(/\d+/g) ?? []).map(Number).filter((each) => each > 0 && each <= 12);
    return numbers.length === 0
      ? []
      : [{ rule: 'factors' as const, said: said.trim().toLowerCase(), numbers, from, to }];
  });
}

/** What all problems are to keep to, each with the words that say it. `text` is blank where something else was read. */
export function conditionsIn(
  text: string,
  doesSeveral = false,
): { readonly conditions: RequestCondition[]; readonly claims: Claim[] } {
  const tables = tablesIn(text);
  const rest = blanked(text, tables);
  const found = [
    ...tables.map(({ from, to, ...on }) => ({ on, spans: [{ from, to }] })),
    ...allConditionsIn(rest.toLowerCase())
      .filter(({ rule }) => doesSeveral || !OF_TOPIC.has(rule))
      .map((on) => ({ on, spans: spanOf(rest, on.said) })),
  ].filter(({ spans }) => spans.length > 0);
  return {
    conditions: found.map(({ on }) => ({ said: on.said, on })),
    claims: found.flatMap(({ on, spans }) => claimsOn(spans, 'conditions', holdsFor(on))),
  };
}

const LIMIT = /\b(?:with)?in (\d{1,3}(?:,?000)?)\b(?! ?(?:min|hour|day|%|percent))/gi;
const PRICE = /\$\d[\d,.]*/g;
/** "Within 100": no number of a problem or its answer is above it. */
export function limitIn(text: string): Value<number> {
  const [found] = spansOf(text, LIMIT).filter(({ said }) => /^within/i.test(said));
  if (found === undefined) return { claims: [] };
  const value = Number(found.said.replace(/\D/g, ''));
  return {
    value,
    claims: claimsOn([found], 'conditions', ({ drawn }) =>
      drawn.every(({ task, key }) =>
        numbersIn(`${task.replace(/^.*?\d+\. /, '')} ${key}`.replace(PRICE, ' ')).every((each) => each <= value),
      ),
    ),
  };
}

const FORBIDDEN = /\b(?:forbidden|banned|prohibited|not (?:allowed|wanted)|off[- ]limits|taken already)\b/i;
/** What parts of a set are like: "two of them word problems", "half need regrouping". */
export function partsNamed(
  text: string,
  count: number | undefined,
): { readonly conditions: RequestCondition[]; readonly claims: Claim[] } {
  const { parts } = partsIn(text.toLowerCase(), count);
  const denied = /^no /;
  const spansFor = (said: string): Span[] => {
    const own = spanOf(text, said);
    // "Half don't" says the same of the other half.
    return own.length > 0 || !denied.test(said)
      ? own
      : spansOf(text, /\bhalf(?: of them)? (?:don['’]?t|do not|without|not|no)\b/gi);
  };
  // What is not to be there is no part.
  const all = parts.filter(({ said }) => !FORBIDDEN.test(said)).map((part) => ({ part, spans: spansFor(part.said) }));
  // Operations that are listed as "all four" are said by that.
  const four = spansOf(text, /\ball (?:four|4) operations,? (?:\d+|one|two|three|four) (?:of )?each\b/gi);
  const found =
    four.length > 0 ? all.map(({ part }) => ({ part, spans: four })) : all.filter(({ spans }) => spans.length > 0);
  const numbers = (part: (typeof parts)[number], from: number) => {
    const before = text.slice(0, from);
    const [said] = new RegExp(
      `\\b(?:${part.count}|one|two|three|four|five|six|half|the (?:first|last) \\w+)(?: of (?:them|these|those))?\\W*$`,
      'i',
    ).exec(before) ?? [''];
    return said === '' ? [] : [{ from: from - said.length, to: from }];
  };
  return {
    conditions: found.map(({ part }) => ({ said: partSaid(part) })),
    claims: found.flatMap(({ part, spans }) =>
      claimsOn([...spans, ...spans.flatMap(({ from }) => numbers(part, from))], 'conditions', ({ memo }) => {
        const wish = memo?.wish;
        const isIn = wish?.kind === 'sheet' && wish.parts?.some(({ said }) => said === part.said);
        return isIn === true && !unkeptParts(wish, memo?.slots ?? []).some((each) => each.includes(part.said));
      }),
    ),
  };
}

/** A story in each problem, each with a word of the theme or of its world: "tacos" are of a taco truck. */
export const isToldAbout =
  (theme: string) =>
  ({ drawn, slots }: Pick<Made, 'drawn' | 'slots'>): boolean => {
    const stems = wordsIn(theme)
      .filter((word) => !isGrammar(word))
      .map(stemOf);
    const told = drawn.map(({ task }) => {
      const said = new Set(wordsIn(task).map(stemOf));
      const met = stems.filter((stem) => said.has(stem)).length;
      return isOfWorld(theme, task.toLowerCase()) ? stems.length : met;
    });
    return told.length > 0 && slots.every(({ form }) => form === 'story') && told.every((met) => met > 0);
  };
/** A theme of which there is no word in each problem is none of the set: nothing calls it so. */
export function withoutTheme(request: AssistantRequest, made: Made): AssistantRequest {
  const { theme, ...plain } = request;
  return theme === undefined || !request.make.startsWith('sheet') || isToldAbout(theme)(made) ? request : plain;
}

const OF_ONE =
  /(?:^|[,;.(:] *|\band |\bwith )(?:(?:at least|just|only|make) )?(?:one|two|three|\d|some|half)(?: of (?:them|these|those))? (?:(?:should|must|has to|needs to|could|can) )?(?:(?:be|is) )?(?:about|involving|on)(?: (?:an?|the|my|our))?\s*$/i;
/** What stories are about. */
export function themeNamed(text: string): Value<string> {
  const theme = themeIn(text);
  const spans = theme === undefined ? [] : spanOf(text, theme);
  // "One about soccer" says it of one of them.
  const isOfOne = spans.some(({ from }) => OF_ONE.test(text.slice(0, from)));
  return theme === undefined || spans.length === 0 || isOfOne
    ? { claims: [] }
    : { value: theme, claims: claimsOn(spans, 'theme', isToldAbout(theme)) };
}

/** How stories are built: "two-step", by the words for it. Only where stories are asked for. */
export function framesNamed(
  text: string,
  skills: readonly Skill[],
): { readonly conditions: RequestCondition[]; readonly claims: Claim[] } {
  const found = framesCalled(text.toLowerCase());
  const spans = found === undefined ? [] : spanOf(text, found.said);
  if (found === undefined || spans.length === 0 || skills.some((skill) => framesFor(skill).length === 0))
    return { conditions: [], claims: [] };
  return {
    conditions: [{ said: found.said.slice(0, LONGEST_REQUEST.said) }],
    claims: claimsOn(
      spans,
      'conditions',
      ({ slots }) => slots.length > 0 && slots.every(({ frame }) => frame !== undefined && found.ids.includes(frame)),
    ),
  };
}

/** Versions of one set: "versions A and B". */
export function versionsNamed(text: string): Value<number> {
  const found = versionsIn(text.toLowerCase());
  const spans = found === undefined ? [] : found.said.slice(0, 1).flatMap((said) => spanOf(text, said));
  return found === undefined || spans.length === 0
    ? { claims: [] }
    : {
        value: found.versions,
        claims: claimsOn(
          spans,
          'versions',
          ({ memo }) => memo?.wish.kind === 'sheet' && memo.wish.versions === found.versions,
        ),
      };
}

const KEY_APART =
  /\b(?:(?:with |include |and )?(?:an? |the )?(?:answers?|keys?|answer keys?|solutions)(?: listed)? (?:separate(?:ly)?|(?:at|on) (?:the )?(?:end|bottom|back)|apart|on (?:a|another|its own|a separate) page))\b|\bseparate (?:answer )?keys?\b|\banswer sheet\b/gi;
const KEY =
  /(?<!\b(?:in|of|for|as|all|both|your|their) (?:the )?)\b(?:with )?(?:an? |the )?(?:answer keys?|answers|keys?|(?<!\b(?!and|with|the|plus|include|including|or|w|need|give|show|want|an?)\p{L}+ )solutions)\b(?: (?:too|please|included))?(?=\s*(?:$|[.,;!?)&]|and\b|for\b|so\b))/giu;
/** The key: beside each problem it is always there, after all of them where that is asked for. */
export function keyIn(text: string): Value<true> {
  const apart = spansOf(text, KEY_APART);
  if (apart.length > 0)
    return { value: true, claims: claimsOn(apart, 'key', ({ text: said }) => said.includes('Answer key')) };
  return {
    claims: claimsOn(
      spansOf(text, KEY),
      'key',
      ({ drawn }) => drawn.length > 0 && drawn.every(({ key }) => key !== ''),
    ),
  };
}

const FORMS: readonly (readonly [RegExp, 'choice' | 'true-false'])[] = [
  [/\bmultiple[- ]choice\b|\bmcq?s?\b/gi, 'choice'],
  [/\btrue[- ]?(?:or|\/|and)?[- ]?false\b|\bt\/f\b/gi, 'true-false'],
];
export function formIn(text: string): Value<'choice' | 'true-false'> {
  const [found] = FORMS.flatMap(([pattern, form]) => {
    const spans = spansOf(text, pattern);
    return spans.length === 0 ? [] : [{ form, spans }];
  });
  const wrong = claimsOn(
    spansOf(text, DISTRACTORS),
    'form',
    ({ drawn }) => drawn.length > 0 && drawn.every(({ key }) => key.includes('What the others show')),
  );
  return found === undefined
    ? { claims: [] }
    : {
        value: found.form,
        claims: [
          ...wrong,
          ...claimsOn(
            found.spans,
            'form',
            ({ drawn }) =>
              drawn.length > 0 &&
              drawn.every(({ task }) => (found.form === 'choice' ? /\bA\) .*B\) /s : /^True or false\?/).test(task)),
          ),
        ],
      };
}

const SPANISH = /\bin spanish\b|\bspanish\b|\ben español\b|\bespañol\b/gi;
/** A language that somebody speaks is none that is wanted, nor is another one beside the one that is. */
const SPOKEN = /\b(?:speaks?|speaking|spoken|know|understand)\b[^.,;]{0,12}$/i;
const ONLY_ENGLISH = /\bin english\b(?! (?:and|&|or|\/))/i;
export function languageIn(text: string): Value<'es'> {
  const spans = spansOf(text, SPANISH).filter(
    ({ said, from }) => !SPOKEN.test(text.slice(0, from)) && (/^(?:in|en) /i.test(said) || !ONLY_ENGLISH.test(text)),
  );
  return spans.length === 0
    ? { claims: [] }
    : {
        value: 'es',
        claims: claimsOn(spans, 'language', ({ text: said }) =>
          /[áéíóúñ¿¡]|\b(?:cuál|escribe|familias|resuelve|suma|resta)\b/i.test(said),
        ),
      };
}

/** Whether a problem is told: by its own kind, by a frame, or by the case that it is of. */
export const isStory = ({ form, skill: code, case: kind }: Slot): boolean => {
  const skill = findSkill(code);
  const label = skill?.cases.find(({ id }) => id === kind)?.label ?? '';
  return (
    skill?.wordProblem === true ||
    (form === 'story' && skill !== undefined && framesFor(skill).length > 0) ||
    /\bstory\b/.test(`${kind} ${label}`)
  );
};
/** Word problems: each problem tells one. */
export const isEachStory = ({ slots }: Made): boolean => slots.length > 0 && slots.every(isStory);
