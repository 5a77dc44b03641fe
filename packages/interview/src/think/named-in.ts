import { figures } from '../talk/calculate.ts';
import { mathOf } from '../talk/put-in.ts';
import type { TalkCase } from '../talk/talk-case.ts';
import { unmarked } from '../values.ts';
import { asReason } from './reason-here.ts';
import { numbersOf } from './rule.ts';

/** A number of a problem with what it counts or is called. */
export type Named = {
  readonly text: string;
  /** The name that stands before it: "height 4", "base of 9". */
  readonly called?: string;
  /** What it counts: "150 miles". */
  readonly counts?: string;
  /** The part of the sentence that it stands in. */
  readonly clause: string;
};

const CALLED =
  /\b((?:slanted |shorter |longer )?(?:base|height|width|length|side|radius|diameter|edge|depth|slope|start|price|total|angle|hypotenuse|leg|mean|median|rate|speed))\s*(?:of|is|=|:)?\s*\$?$/i;
const NO_UNIT =
  /^(?:and|or|to|is|in|of|by|x|on|the|a|than|find|what|how|for|with|from|as|times|plus|minus|more|less|fewer|times)$/i;

/** The numbers of a problem in words, with what they are. */
export function namedIn(asked: string): readonly Named[] {
  const plain = asked.replace(/(\d),(?=\d{3}\b)/g, '$1');
  return [...plain.matchAll(/(?:\d+\s)?\d+\/\d+|\d+(?:\.\d+)?/g)].map((found) => {
    const [text] = found;
    const [before, after] = [plain.slice(0, found.index), plain.slice(found.index + text.length)];
    const called = CALLED.exec(before)?.[1]?.toLowerCase();
    const [, percent, unit = ''] = /^\s*(%)?-?\s*([a-z]+)?/i.exec(after) ?? [];
    const money = /\$\s*$/.test(before);
    const more = /^\s*(more|fewer|less) ([a-z]+)/i.exec(after);
    const counts = percent
      ? 'percent'
      : money
        ? 'dollars'
        : more
          ? `${more[1]} ${more[2]}`
          : unit.length > 0 && !NO_UNIT.test(unit)
            ? unit
            : undefined;
    const clause =
      `${before.split(/[.?!,;:]\s+/).at(-1) ?? ''}${text}${after.split(/[.?!,;:](?:\s|$)/)[0] ?? ''}`.trim();
    return { text, clause, ...(called !== undefined && { called }), ...(counts !== undefined && { counts }) };
  });
}

/** The student's answer without marks. */
export const bare = ({ given }: TalkCase): string => unmarked(given);

/** The calculation or equation of a problem, if it has one. */
export const expressionOf = (about: TalkCase): string | undefined => {
  const math = figures(about.math ?? mathOf(about)).trim();
  return /[-+×÷^=<>]|\/|[a-z]\d|\d[a-z]|sqrt|\|/.test(math) && !/[a-z]{4,}/i.test(math.replace(/sqrt/g, ''))
    ? math
    : undefined;
};

/** The idea as the student gives it for a reason, without a capital and a stop. */
export const ruleOf = ({ idea }: TalkCase): string | undefined =>
  idea === undefined ? undefined : asReason(idea.replace(/[.]+$/, ''));

/** The same for an answer that is wrong: a right one needs no such reason. */
export const wrongRuleOf = (about: TalkCase): string | undefined => (about.right ? undefined : ruleOf(about));

/** The numbers that a sentence names. */
export const namedNumbers = (plain: string): readonly string[] => numbersOf(plain);
