import { findMisconception, findSkill, skills } from '@lemma/math';
import { isAround } from '@lemma/plans/topics';
import type { Condition } from '@lemma/school/assistant';
import { framesFor } from '../frames/frames.ts';
import type { Explained } from '../judge/explain.ts';
import { withoutConditions } from '../read/conditions-in.ts';
import { countIn, placesIn } from '../read/numbers.ts';
import { allConditionsIn } from '../read/sheet-in.ts';
import { themeIn } from '../read/theme.ts';
import { list, say } from '../say/parts.ts';
import { type Drawn, drawSlot, keyOf, partsOfSheet } from '../sheet/draw-slot.ts';
import { showSheet } from '../sheet/make-sheet.ts';
import { meetsConditions } from '../sheet/meets-conditions.ts';
import { isTopicWord } from '../topic/topic.ts';
import type { Memo, SheetWish, Slot } from '../wish/wish.ts';
import { byMeasure, easier, type Show } from './by-measure.ts';
import { answer, type Follow, wish } from './follow.ts';
import { nextVersion } from './next-version.ts';
import { onOtherTopic, otherTopic } from './other-topic.ts';
import { placesCalled } from './places-called.ts';
import { respecified, toldAt } from './respecified.ts';
import {
  added,
  onlyOperation,
  otherOperation,
  redrawn,
  replacedWhere,
  retoldAt,
  type Sheet,
  wantedCase,
} from './sheet-changes.ts';

/**
 * A slot for an earlier skill: a prerequisite that is at least `grades` grades lower, otherwise a skill of the same
 * domain, otherwise the easiest case of the same skill.
 */
function behind(slot: Slot, grades: number): Omit<Slot, 'seed'> {
  const skill = findSkill(slot.skill);
  if (skill === undefined) return easier(slot);
  let frontier = [skill];
  for (let step = 0; step < 6; step += 1) {
    const next = frontier.flatMap(({ prerequisites }) => prerequisites.flatMap((code) => findSkill(code) ?? []));
    const fits = next.find(({ grade }) => grade <= skill.grade - grades);
    if (fits) return { ...slot, skill: fits.code, case: fits.cases[0]?.id ?? '', level: 2, form: 'open' };
    if (next.length === 0) break;
    frontier = next;
  }
  const [same] = skills
    .filter(({ grade, domain }) => grade <= skill.grade - grades && domain === skill.domain)
    .toReversed();
  return same ? { ...slot, skill: same.code, case: same.cases[0]?.id ?? '', level: 2, form: 'open' } : easier(slot);
}

/** The problem set with further conditions on its problems. A condition of the same kind replaces the earlier one. */
function withConditions(
  { wish: made, slots }: Sheet,
  text: string,
): { readonly sheet: Sheet; readonly more: readonly Condition[] } {
  const more = allConditionsIn(text).filter(({ rule }) => rule !== 'case' && rule !== 'operation');
  const before = (made.conditions ?? []).filter(
    ({ rule, of }) => !more.some((condition) => condition.rule === rule && condition.of === of),
  );
  return more.length === 0
    ? { sheet: { wish: made, slots }, more }
    : { sheet: { wish: { ...withoutLimit(made, more), conditions: [...before, ...more] }, slots }, more };
}

/** A new range of numbers takes the place of a limit: "up to 1000" after "within 100". */
const withoutLimit = ({ limit, ...made }: SheetWish, more: readonly Condition[]): SheetWish =>
  limit === undefined || more.some(({ rule }) => rule === 'range') ? made : { ...made, limit };

/** "Now cats", after problems about dogs. */
function otherTheme(typed: string, { theme }: SheetWish): string | undefined {
  const said = /^(?:(?:and|now|ok|then|instead)\s+)+(?:with |about |for )?([a-z][a-z -]{2,30}?)\W*$/i.exec(
    typed.trim(),
  )?.[1];
  return theme !== undefined && said !== undefined && !isTopicWord(said) && !isAround(said)
    ? said.toLowerCase()
    : undefined;
}

/** What keeps the problems, or all that was asked of them: another operation, a story, one worked out. */
function withTheirNumbers(
  written: string,
  typed: string,
  text: string,
  sheet: Sheet,
  places: readonly number[],
  memo: Memo,
  seed: number,
): Follow | undefined {
  const { wish: made, slots } = sheet;
  const isAll = places.length === slots.length;
  const operation = isAll ? otherOperation(written, made, slots) : undefined;
  if (operation) return wish(withSign(operation));
  const onlyOne = isAll ? onlyOperation(written, sheet) : undefined;
  if (onlyOne) return wish({ ...onlyOne, count: countIn(text) ?? made.count });
  const stories = retoldAt(typed, written, sheet, places);
  if (stories) return answer(showSheet(made, stories, memo.standard));
  const other =
    MORE.test(text) || ASKS.test(text) || themeIn(typed) !== undefined ? undefined : otherTopic(text, slots);
  const onOther = other && onOtherTopic(text, other, sheet, places, memo, seed);
  if (onOther) return onOther;
  return ALREADY_WORKED.test(text) && places.length < slots.length
    ? answer(withWorked(sheet, places, text, memo))
    : undefined;
}
/** What is said of parts with a plus speaks of a difference where they are subtracted. */
const withSign = (made: SheetWish): SheetWish =>
  made.parts && /subtract/i.test(made.topic)
    ? { ...made, parts: made.parts.map((part) => ({ ...part, said: part.said.replaceAll('+', 'minus') })) }
    : made;
/** A question about what stands above is no change to it. */
const ASKS = /^\W*(?:and |so |but |ok |then )*(?:what|why|how|who|which|where|when|is|are|do|does)\b(?! about)/;
/** What is added to a set is another matter than what it is changed to. */
const MORE = /\b(?:more|another|add|hints?|extra)\b(?! (?:difficult|challenging))/;
const ALREADY_WORKED = /\balready (?:worked|solved|done)\b|\bworked (?:out )?(?:as an )?example\b/;

/** Ways that are asked for by their number are no key. */
const WAYS = /\b(?:two|2|three|3|another|other|different|both|second) (?:\w+ )?(?:ways?|methods?|strategies)\b/;

/** Reads one change to a set of problems. */
export function sheetFollow(written: string, typed: string, memo: Memo, was: Sheet, seed: number): Follow | undefined {
  const replaced = replacedWhere(written, was, memo, seed) ?? respecified(written, was, memo, seed);
  if (replaced) return replaced;
  const { sheet, more } = withConditions(was, written);
  const text = withoutConditions(written, more);
  const { wish: made, slots } = sheet;
  const all = slots.map((_, at) => at);
  const places = placesIn(text, slots.length) ?? placesCalled(text, slots) ?? all;
  const version = nextVersion(text, sheet, memo, seed);
  if (version) return version;
  const show = (next: readonly Slot[], over: Partial<SheetWish> = {}, lead?: string): Follow => {
    const shown = showSheet(
      { ...made, ...over, count: Math.ceil(next.length / (made.versions ?? 1)) },
      next,
      memo.standard,
    );
    return answer(lead === undefined ? shown : { ...shown, parts: [say(lead), ...shown.parts] });
  };
  if (/\bmultiple[- ]choice\b|\bmc\b/.test(text))
    return show(
      slots.map((slot, at) => (places.includes(at) ? { ...slot, form: 'choice' as const } : slot)),
      { form: 'choice' },
    );
  const changed = withTheirNumbers(written, typed, text, sheet, places, memo, seed);
  if (changed) return changed;
  const grades = /\b(one|two|three|\d) grades? (?:levels? )?(?:behind|below|lower)\b/.exec(text)?.[1];
  if (/\bhints?\b/.test(text))
    return answer({
      parts: slots.flatMap((slot, at) => (places.includes(at) ? [say(`Hint for ${at + 1}: ${hintOf(slot)}`)] : [])),
      memo,
    });
  const larger = added({ text, typed, written, seed }, was, sheet, more, memo);
  if (larger) return larger;
  if (/\b(?:remove|delete|drop|take out|get rid|leave out)\b/.test(text) && places.length < slots.length)
    return show(slots.filter((_, at) => !places.includes(at)));
  if (grades !== undefined)
    return show(
      redrawn(sheet, places, (slot) => behind(slot, { one: 1, two: 2, three: 3 }[grades] ?? Number(grades)), seed),
      {},
      'The way there for students who are behind: what this builds on.',
    );
  if (
    /\btoo easy\b|\bharder\b|\b(?:uglier|messier|nastier|trickier)\b|\b(?:bigger|larger) numbers\b|\bnumbers (?:bigger|larger)\b|\bmore (?:difficult|challenging|rigor\w*)\b|\bchalleng|\bstep (?:it|them) up\b/.test(
      text,
    )
  )
    return byMeasure(sheet, places, { seed, isHarder: true }, show);
  if (
    /\btoo hard\b|\beasier\b|\bsimpler\b|\b(?:nicer|friendlier|smaller) numbers\b|\bnumbers (?:nicer|friendlier|smaller|easier)\b|\bless difficult\b|\bscaffold|\bfor (?:my )?(?:struggling|low)/.test(
      text,
    )
  )
    return byMeasure(sheet, places, { seed, isHarder: false }, show);
  const theme = themeIn(typed) ?? otherTheme(typed, made);
  if (theme !== undefined) {
    const framed = slots.every(({ skill: code }) => {
      const skill = findSkill(code);
      return skill !== undefined && framesFor(skill).length > 0;
    });
    // A story about something else keeps its numbers.
    const isTold = places.every((at) => slots[at]?.form === 'story' && slots[at]?.theme !== undefined);
    const next = isTold
      ? slots.map(({ who: _who, ...slot }, at) => (places.includes(at) ? { ...slot, theme } : (slots[at] ?? slot)))
      : redrawn(sheet, places, (slot) => ({ ...slot, form: 'story', theme }), seed);
    return show(
      next,
      { theme, who: undefined, stories: 'all', keyApart: keyWanted(text) || made.keyApart },
      framed ? undefined : `Not all of these can be told with ${theme}; the others stay as they are.`,
    );
  }
  const isTold = /\bword problems?\b|\bstory problems?\b/.test(text);
  if (isTold && places.length < slots.length) return toldAt(sheet, places, memo, seed);
  if (/\bword problems?\b|\bstory problems?\b|\breal[- ]?(?:life|world)\b|\bcontext\b/.test(text))
    return show(
      redrawn(sheet, places, (slot) => ({ ...slot, form: 'story', theme: 'school store' }), seed),
      { stories: 'all' },
    );
  return lastChange({ written, text, more, seed }, was, sheet, places, memo, show);
}

type Change = {
  readonly written: string;
  readonly text: string;
  readonly more: readonly Condition[];
  readonly seed: number;
};

/** What is read last, as its words also stand in other changes: keys, steps, other numbers, fewer. */
function lastChange(
  { written, text, more, seed }: Change,
  before: Sheet,
  sheet: Sheet,
  places: readonly number[],
  memo: Memo,
  show: Show,
): Follow | undefined {
  const { wish: made, slots } = sheet;
  const { wish: was } = before;
  if (/\bspanish\b|\bespa[nñ]ol\b|\btranslat/.test(text)) return show(slots, { language: 'es' });
  if (/\bin english\b/.test(text)) return show(slots, { language: 'en' });
  if (
    /\b(?:answers?|key|solutions?)\b/.test(text) &&
    !WAYS.test(text) &&
    !/\b(?:steps?|worked|show(?:ing)? (?:the |all )?work|work shown|step by step)\b/.test(text) &&
    !/\b(?:swap|replace|trade|change)\b/.test(text) &&
    !/\bnegative|fraction|decimal\b/.test(text)
  )
    return answer(keyOnly(sheet, memo, /\b(?:end|bottom|separate\w*|put)\b/.test(text)));
  if (
    /\b(?:steps|step[- ]by[- ]step|work(?:ed)?|solve|explain|solutions?|walk (?:me )?through)\b|\bdo (?:number |no\. ?|#) ?\d+ (?:out|for me)\b/.test(
      text,
    )
  )
    return answer(workedOut(sheet, places, memo));
  if (/\b(?:change|replace|swap|different|new|redo|again|other numbers?)\b/.test(text))
    return show(redrawn(sheet, places, (slot) => ({ ...slot, case: wantedCase(slot, written) }), seed));
  if (more.length > 0) {
    const meets = meetsConditions(more, false);
    const failing = places.filter((at) => !isMet(slots[at], at, meets));
    const next = redrawn(sheet, failing, (slot) => slot, seed);
    const isNowhere = failing.length > 0 && failing.every((at) => !isMet(next[at], at, meets));
    if (isNowhere && failing.length === places.length)
      return answer({ ...showSheet(was, slots, memo.standard), unkept: more.map(({ said }) => `“${said}”`) });
    return show(next);
  }
  const count = countIn(text);
  if (/\b(?:only|just|cut|shorte\w*|fewer|less|make it)\b/.test(text))
    return show(slots.slice(0, Math.min(slots.length, count ?? Math.max(1, Math.ceil(slots.length / 2)))));
  if (/\b(?:differentiat\w*|levels|tiers?)\b/.test(text))
    return wish({ kind: 'piece', piece: 'differentiate', topic: findSkill(slots[0]?.skill ?? '')?.name ?? made.topic });
  return undefined;
}

function isMet(slot: Slot | undefined, at: number, meets: (drawn: Drawn) => boolean): boolean {
  const drawn = slot && drawSlot(slot, at);
  return drawn !== undefined && meets(drawn);
}

const keyWanted = (text: string): boolean =>
  /\b(?:key|answers?)\b.*\b(?:separate|end|bottom|apart)\b|\bseparate\b/.test(text);

const hintOf = (slot: Slot): string => {
  const item = drawSlot(slot, 0)?.item;
  const skill = findSkill(slot.skill);
  const [mistake] = skill?.misconceptions ?? [];
  const known = mistake && findMisconception(mistake.id);
  return item?.solution[0]?.why && item.solution[0].why !== 'The task.'
    ? item.solution[0].why
    : (known?.feedback ?? 'What is known, and what is asked for?');
};

function keyOnly({ slots }: Sheet, memo: Memo, again: boolean): Explained {
  if (again && memo.wish.kind === 'sheet') return showSheet({ ...memo.wish, keyApart: true }, slots, memo.standard);
  const drawn = slots.map((slot, at) => drawSlot(slot, at));
  return {
    isReply: true,
    parts: [
      say('Answer key for these problems:'),
      ...drawn.flatMap((each, at) =>
        each
          ? [
              {
                kind: 'text' as const,
                text: `${at + 1}. ${each.item ? `${each.task} → ${keyOf(each.item)}` : each.key}`,
                claim: 'task' as const,
              },
            ]
          : [],
      ),
    ],
    memo,
  };
}

function workedOut({ slots }: Sheet, places: readonly number[], memo: Memo): Explained {
  const parts = slots.flatMap((slot, at) => {
    const drawn = places.includes(at) ? drawSlot(slot, at) : undefined;
    if (drawn === undefined) return [];
    const steps = drawn.item?.solution ?? [];
    return [
      say(`${at + 1}. ${drawn.task}`),
      ...(steps.length > 0
        ? [list(steps.map(({ line, why }) => ({ text: `\`${line}\``, note: why })))]
        : [say(drawn.key)]),
    ];
  });
  return { isReply: true, parts: parts.slice(0, 50), memo };
}

/** The set, or the version of it that is meant, with some problems worked out and the others left to solve. */
function withWorked(sheet: Sheet, places: readonly number[], text: string, memo: Memo): Explained {
  const each = Math.ceil(sheet.slots.length / (sheet.wish.versions ?? 1));
  const start = /\b(?:harder|second|other) (?:one|version|set)\b|\bversion b\b/.test(text) ? each : 0;
  const own = { ...sheet, slots: sheet.slots.slice(start, start + each) };
  const worked = places.filter((at) => at < each);
  const { parts } = workedOut(own, worked, memo);
  const rest = own.slots.flatMap((slot, at) => (worked.includes(at) ? [] : (drawSlot(slot, at) ?? [])));
  return { parts: [say('Worked out:'), ...parts, say('To solve:'), ...partsOfSheet(rest, false)], memo };
}
