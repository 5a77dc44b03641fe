import { findMisconception } from '@lemma/math';
import { exampleOf, loreOf, waysOf } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { fact, list, say } from '../say/parts.ts';
import { type Drawn, drawSlot, partsOfSheet } from '../sheet/draw-slot.ts';
import type { Slot } from '../wish/wish.ts';
import type { MadeOn } from './made.ts';

/** Problems of a topic at a level: its skills and their cases one after the other, none twice. */
export function problemsOf({ topic, skill, seed }: MadeOn, level: Slot['level'], count: number, from = 0): Drawn[] {
  const own = topic.skills.length > 0 ? topic.skills : [skill];
  const found: Drawn[] = [];
  for (let at = 0; found.length < count && at < count * 6; at += 1) {
    const each = own[at % own.length] ?? skill;
    const chosen = each.cases[Math.floor((from + at) / own.length) % each.cases.length]?.id ?? '';
    const slot = {
      skill: each.code,
      case: chosen,
      level,
      seed: seed + (from + at) * 7919 + level,
      form: 'open' as const,
    };
    const drawn = drawSlot(slot, found.length);
    if (drawn && !found.some(({ task }) => task === drawn.task)) found.push(drawn);
  }
  return found;
}
/** Some of them as they are shown. */
export const shown = (made: MadeOn, level: Slot['level'], count: number, from = 0): ChatPart[] =>
  partsOfSheet(problemsOf(made, level, count, from), false);

type Mistake = { readonly name: string; readonly why: string; readonly ask: string; readonly move: string } & {
  readonly task: string;
  readonly mistaken: string;
  readonly key: string;
};
/** What students often get wrong on a topic, each with a problem on which it shows. */
export const mistakesOn = ({ topic: { skills }, skill }: MadeOn): Mistake[] =>
  (skills.length > 0 ? skills : [skill]).flatMap((each) =>
    each.misconceptions.flatMap(({ id }) => {
      const [known, example] = [findMisconception(id), exampleOf(each, id)];
      return known && example
        ? [{ ...example, name: known.name, why: known.why, ask: known.feedback, move: known.move }]
        : [];
    }),
  );

/** How a lesson on a standard is built, where that is written for a skill; and what it is about. */
export function loreFor({ topic, skill }: MadeOn) {
  const code = topic.standard ?? skill.standards[0] ?? '';
  const ways = waysOf(code);
  const isFor = ways && [...ways.cases].some((each) => each === skill.code || each.startsWith(`${skill.code}:`));
  return { lore: loreOf(code), hook: ways?.hook, ways: isFor ? ways : undefined };
}
type Lore = ReturnType<typeof loreFor>;

/** What is drawn or built, and why. */
export const drawing = ({ ways }: Lore): string[] => (ways ? [`Show it with ${ways.picture}: ${ways.because}.`] : []);
/** The idea behind a standard. */
export const understandingOf = ({ lore }: Lore): string[] => (lore ? [`The idea: ${lore.bigIdea}`] : []);
/** What students may do, from things to signs. */
export const steps = ({ ways }: Lore): ChatPart[] =>
  ways && ways.steps.length > 0
    ? [
        say('From things to signs, in this order. A student:'),
        list(ways.steps.map((text, at) => ({ text: `${at + 1}. ${text}` }))),
      ]
    : [];

/** A problem with its lines and the reason of each. */
export function workedOut(made: MadeOn, from = 0): ChatPart[] {
  const [drawn] = problemsOf(made, 2, 1, from);
  const lines = drawn?.item?.solution ?? [];
  return drawn
    ? [
        say(`Example: ${drawn.task}`),
        ...(lines.length > 1 ? [list(lines.map(({ line, why }) => ({ text: `\`${line}\``, note: why })))] : []),
        fact(`Answer: ${drawn.key}`),
      ]
    : [];
}
