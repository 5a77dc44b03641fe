import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { wrongRuleOf } from '../think/named-in.ts';
import { shownValue } from '../values.ts';

const JUMPS = /\bhow many (?:\w+ )?(?:jumps?|hops?|spaces?|steps?|parts|pieces|marks|ticks?|gaps?|sections)\b/i;
const WORTH =
  /\b(?:each|one|every) (?:of (?:the|those|these) )?(?:little |small )?(?:jump|hop|space|step|part|piece|gap|section|tick|mark)s?\b.*\b(?:worth|big|long|much|size)\b|\b(?:worth|big|long|much) (?:is |would )?(?:each|one) (?:little |small )?(?:jump|hop|space|step|part|piece|gap)/i;
const PARTS = /\b(\d+) equal (?:steps|parts|pieces|spaces)\b/i;

/** "How many jumps from 0 to 1? What is each jump worth?", of a line or a bar that stands beside the problem. */
export function partsThere({ question, text }: Ask, about: TalkCase): string | undefined {
  const { picture } = about;
  const [, parts] = PARTS.exec(picture?.alt ?? '') ?? [];
  if (picture === undefined || parts === undefined) return undefined;
  const rule = wrongRuleOf(about);
  if (JUMPS.test(question) && !/\bdid you\b|\bshaded\b/i.test(question)) return said(`${parts}`);
  if (!WORTH.test(text) || !/\bwhat\b|\bhow\b/i.test(question)) return undefined;
  if (picture.kind === 'number-line')
    return said(
      `one of them is ${shownValue(1 / Number(parts))}`,
      rule === undefined ? undefined : `hm. I did it like this: ${rule}`,
    );
  const [, shaded, amount] = /(\d+) of them[^.]*?\b(?:stands? for|is|are) (\d+)\b/i.exec(picture.alt) ?? [];
  const [, all] = /\bfor all (\d+)\b/i.exec(picture.alt) ?? [];
  const value =
    shaded !== undefined && amount !== undefined
      ? Number(amount) / Number(shaded)
      : all === undefined
        ? undefined
        : Number(all) / Number(parts);
  const words = shaded !== undefined && amount !== undefined ? `\`${amount} ÷ ${shaded}\`` : `\`${all} ÷ ${parts}\``;
  return value === undefined
    ? undefined
    : said(
        `${words}, so each part is ${shownValue(value)}`,
        rule === undefined ? undefined : `hm, I didn’t do that. I thought ${rule}`,
      );
}
