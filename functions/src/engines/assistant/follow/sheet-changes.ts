import { createRng, findSkill } from '@lemma/math';
import { asSkillsSay, wordsIn } from '@lemma/plans/topics';
import type { Condition } from '@lemma/school/assistant';
import type { Explained } from '../judge/explain.ts';
import { conditionsIn } from '../read/conditions-in.ts';
import { countIn } from '../read/numbers.ts';
import { allConditionsIn, sheetIn } from '../read/sheet-in.ts';
import { petIn, themeIn } from '../read/theme.ts';
import { say } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { showSheet } from '../sheet/make-sheet.ts';
import { brokenConditions, meets, meetsConditions } from '../sheet/meets-conditions.ts';
import { newSlot, slotsOf } from '../sheet/slots.ts';
import { LEVELS } from '../sheet/telling-pairs.ts';
import { casesIn } from '../topic/cases-in.ts';
import { readTopic, type Topic } from '../topic/topic.ts';
import type { Memo, SheetWish, Slot } from '../wish/wish.ts';
import { isNameOfTopic } from '../words/topic-index.ts';
import { answer, type Follow, wish } from './follow.ts';

/** The case that a text asks for: "with a negative answer", "with regrouping". */
export function wantedCase(slot: Slot, text: string): string {
  const skill = findSkill(slot.skill);
  const found = skill ? casesIn(skill, text) : [];
  return found.length < (skill?.cases.length ?? 0) ? (found[0] ?? slot.case) : slot.case;
}
export type Sheet = { readonly wish: SheetWish; readonly slots: readonly Slot[] };

/** The same set with the problems at some places drawn again; the others stay. */
export function redrawn(
  { slots, wish: made }: Sheet,
  places: readonly number[],
  change: (slot: Slot) => Omit<Slot, 'seed'>,
  seed: number,
): Slot[] {
  const rng = createRng(seed);
  const shown = slots.map((slot, at) => drawSlot(slot, at)).flatMap((each) => each ?? []);
  return slots.map((slot, at) =>
    places.includes(at)
      ? (newSlot(change(slot), shown, rng, meetsConditions(made.conditions ?? [], at === slots.length - 1)) ?? slot)
      : slot,
  );
}

/** The set with more problems like the ones it has, of the case and kind that the text asks for. */
function enlarged(text: string, typed: string, { slots, wish: made }: Sheet, seed: number): Slot[] {
  const count = countIn(text) ?? 1;
  const rng = createRng(seed);
  const next = [...slots];
  for (let at = 0; at < count && next.length < 20; at += 1) {
    const from = slots[at % slots.length];
    if (from === undefined) break;
    const shown = next.flatMap((slot, place) => drawSlot(slot, place) ?? []);
    const theme = themeIn(typed);
    const told = /\b(?:word|story|real|context)\b/.test(text) || theme !== undefined;
    const level = /\bhard|challeng|difficult/.test(text) ? 3 : /\beas/.test(text) ? 1 : from.level;
    const fresh = newSlot(
      {
        ...from,
        case: wantedCase(from, text),
        level,
        ...(told && { form: 'story' as const, theme: theme ?? 'school store' }),
      },
      shown,
      rng,
      meetsConditions(made.conditions ?? [], false),
      [from.level, ...LEVELS],
      (findSkill(from.skill)?.cases ?? []).flatMap(({ id }) => {
        const skill = findSkill(from.skill);
        return skill ? [{ skill, caseId: id }] : [];
      }),
    );
    if (fresh) next.push(fresh);
  }
  return next;
}

/** A set to which problems were added: what was asked of these holds for them alone. */
function withMore(
  { wish: made, slots }: Sheet,
  next: readonly Slot[],
  more: readonly Condition[],
  memo: Memo,
): Explained {
  const added = next.slice(slots.length).flatMap((slot, at) => drawSlot(slot, slots.length + at) ?? []);
  const broken = brokenConditions(more, added);
  const shown = showSheet({ ...made, count: next.length }, next, memo.standard, slots.length);
  const told = broken.map(({ said, count }) =>
    say(`I could not keep to “${said}” in ${count} of the ${added.length} new ones.`),
  );
  return { ...shown, parts: [...told, ...shown.parts] };
}

/** The topic that further problems are to have, where it is another one than before: "2 more, unit rates this time". */
function ownTopic(text: string, slots: readonly Slot[]): Topic | undefined {
  const rest = text.replace(/\b(?:more|another|add|of (?:that|the same) (?:type|kind))\b/g, ' ');
  if (!wordsIn(rest).some(isNameOfTopic)) return undefined;
  const reading = readTopic(rest);
  if (reading.kind !== 'found') return undefined;
  const before = new Set(slots.map(({ skill }) => skill));
  return reading.topic.skills.some(({ code }) => before.has(code)) ? undefined : reading.topic;
}

const OPERATION = /\b(?:add(?:ition|ing)?|subtract(?:ion|ing)?|multipl(?:y|ying|ication)|divi(?:de|ding|sion))\b/g;
/** What a skill is called by, for each operation. */
const VERBS: Readonly<Record<string, string>> = { add: 'add', sub: 'subtract', mul: 'multiply', div: 'divide' };
const verbOf = (word: string): string => VERBS[word.slice(0, 3).toLowerCase()] ?? '';

/** A wish for the same on another topic. */
export function ofTopic({ skills: _skills, isOpen: _open, ...rest }: SheetWish, topic: string): SheetWish {
  return { ...rest, topic };
}

/** "Same but subtraction": the wish for the skill that is called like the one before, with the other operation. */
export function otherOperation(text: string, made: SheetWish, slots: readonly Slot[]): SheetWish | undefined {
  const said = new Set([...text.matchAll(OPERATION)].map(([word]) => verbOf(word)));
  const [verb] = said;
  const name = findSkill(slots[0]?.skill ?? '')?.name.toLowerCase();
  if (
    verb === undefined ||
    said.size !== 1 ||
    name === undefined ||
    !/\b(?:same|instead|but|now|switch|change)\b/.test(text)
  )
    return undefined;
  const own = [...name.matchAll(OPERATION)].map(([word]) => verbOf(word));
  const topic = name.replace(OPERATION, verb);
  return own.includes(verb) || own.length === 0 || readTopic(topic).kind !== 'found'
    ? undefined
    : { ...ofTopic(made, topic), conditions: (made.conditions ?? []).filter(({ rule }) => rule !== 'operation') };
}

/** "The same but taking away", where the skill does both: the wish for those problems alone. */
export function onlyOperation(text: string, { wish: made, slots }: Sheet): SheetWish | undefined {
  if (!/\b(?:same|instead|but|now|switch|change)\b/.test(text)) return undefined;
  const [operation] = conditionsIn(asSkillsSay(text)).filter(({ rule }) => rule === 'operation');
  const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  if (operation === undefined || drawn.every((each) => meets(each, operation))) return undefined;
  const rest = (made.conditions ?? []).filter(({ rule }) => rule !== 'operation');
  const skills = [...new Set(slots.map(({ skill }) => skill))];
  const topic = skills.flatMap((code) => findSkill(code)?.name ?? []).join('; ');
  return { ...made, topic, skills, conditions: [...rest, operation] };
}

/** "Replace any having 1 as a root": the places of the problems that are as it says, and that they must not be so. */
function thoseThat(text: string, { slots, wish: made }: Sheet): { places: number[]; not: Condition[] } | undefined {
  const phrase =
    /\b(?:replace|swap|change|redo|trade|switch)(?: out)? (?:any|all|those|the ones|every one|each one)(?: of them| ones| problems)? (.+)$/.exec(
      text,
    )?.[1];
  const bad = phrase === undefined ? [] : allConditionsIn(phrase.split(/[;.]/)[0] ?? '').slice(0, 1);
  const [condition] = bad;
  if (condition === undefined) return undefined;
  const places = slots.flatMap((slot, at) => {
    const drawn = drawSlot(slot, at);
    return drawn && meets(drawn, condition) ? [at] : [];
  });
  return { places, not: [...(made.conditions ?? []), { ...condition, not: condition.not !== true }] };
}

/** The same problems, told with their own numbers. */
export function retoldAt(typed: string, text: string, { slots }: Sheet, places: readonly number[]): Slot[] | undefined {
  const isAsked =
    /\bstor(?:y|ies)\b|\bword problems?\b/.test(text) &&
    /\b(?:same|very|keep(?:ing)?|those|these|exact)\b[^.?!]{0,30}\b(?:numbers?|addends?|factors?|digits|values)\b/.test(
      text,
    );
  if (!isAsked) return undefined;
  const pet = petIn(typed);
  const theme = pet?.theme ?? themeIn(typed) ?? 'school store';
  const next = slots.map(
    (slot, at): Slot =>
      places.includes(at) ? { ...slot, form: 'story', keeps: true, theme, ...(pet && { who: pet.who }) } : slot,
  );
  return next.every((slot, at) => !places.includes(at) || drawSlot(slot, at)?.item === undefined) ? next : undefined;
}

/** "Replace any having 1 as a root": those are drawn again until they are not so, the others stay. */
export function replacedWhere(written: string, was: Sheet, memo: Memo, seed: number): Follow | undefined {
  const bad = thoseThat(written, was);
  if (bad === undefined) return undefined;
  const own = { ...was.wish, conditions: bad.not };
  const next = redrawn({ wish: own, slots: was.slots }, bad.places, (slot) => slot, seed);
  const shown = showSheet(own, next, memo.standard);
  const told =
    bad.places.length === 0
      ? 'None of them is like that, so all stay as they are.'
      : `Changed: ${bad.places.map((at) => at + 1).join(', ')}. The others are as before.`;
  return answer({ ...shown, parts: [say(told), ...shown.parts] });
}

const ADDS =
  /\banother\b|\badd\b(?! (?:any|extra)? ?pages?)|\bone more\b|\bmore (?:of|like|questions?|problems?)\b|\b(?:\d+|two|three|four|five|six) more\b|\b(?:include|with) (?:one|a) /;
type Asked = { readonly text: string; readonly typed: string; readonly written: string; readonly seed: number };

/** One more set of so many: "another 10 just like it". */
const ANOTHER_SET = /\banother (\d{1,2})\b(?:[^.?!]*\b(?:like (?:it|that|this|these|those|them)|the same)\b|\W*$)/;
const MOST_OF_A_SET = 20;

/** The set with more problems, of its own kind or of another topic; undefined where none are asked for. */
export function added(
  { text, typed, written, seed }: Asked,
  was: Sheet,
  sheet: Sheet,
  more: readonly Condition[],
  memo: Memo,
): Follow | undefined {
  if (!ADDS.test(text) || /\bmore (?:difficult|challenging)\b|\b(?:don'?t|do not|no) add\b/.test(text))
    return undefined;
  const { slots } = sheet;
  const again = ANOTHER_SET.exec(text)?.[1];
  if (again !== undefined && more.length === 0)
    return wish({ ...sheet.wish, count: Math.min(MOST_OF_A_SET, Number(again)) });
  const other = /\b(?:of|like) (?:that|this|those|these|the same)\b/.test(text) ? undefined : ownTopic(text, slots);
  if (other === undefined) return answer(withMore(was, enlarged(text, typed, sheet, seed), more, memo));
  const own = { ...sheetIn(typed, written), topic: text, count: countIn(text) ?? 1 };
  const made = slotsOf(own, other, seed);
  const shown = withMore(was, [...slots, ...made], own.conditions ?? [], memo);
  return answer(shown);
}
