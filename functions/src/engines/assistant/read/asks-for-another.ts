import type { Wish } from '../wish/wish.ts';

type Kind = Wish['kind'];

/** Names of things that can be asked for, each with the kinds of wishes that make it. */
const THINGS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^(?:letters?|notes?|e-?mails?|newsletters?|blurbs?)\b/, ['letter']],
  [/^(?:lesson|lessons|lesson plans?|plans?)\b/, ['plan', 'piece']],
  [/^(?:groups|pairs)\b/, ['class']],
  [/^(?:versions?|levels|tiers)\b/, ['versions', 'piece', 'sheet']],
  [
    /^(?:(?:word|story) problems?|problems|questions|quiz|exit tickets?|tickets?|warm[- ]?ups?|worksheets?|homework|exercises)\b/,
    ['sheet', 'piece', 'equation-story', 'versions', 'plan'],
  ],
];
const MAKES =
  /\b(?:make|write|create|give|draft|prepare|generate|design|need|want|like|have|get)\b(?: me| us| out| up)?|^(?:please |pls )?(?=[^\n:]{0,40}$|[^\n:]*\b(?:about|on|for|to)\b)/g;
/** A question about something that exists already, not a request to make it. */
const ASKS = /^\W*(?:who|which|what|how|why|when|have|has|had|did|do|does|is|are|was|were)\b/;
/** Words that may stand between "make" and what is made. */
const MOST_BETWEEN = 5;

/** True where something is asked for by name that a wish does not make: "a letter about missing work" is no list. */
export function asksForAnother(request: string, { kind }: Wish): boolean {
  const text = request.toLowerCase();
  if (ASKS.test(text)) return false;
  for (const { index, 0: verb } of text.matchAll(MAKES)) {
    const words = text.slice(index + verb.length).match(/[\p{L}\d'’/.=+-]+|[.,;:!?]/gu) ?? [];
    for (let at = 0; at <= MOST_BETWEEN && at < words.length && !/^[.;:!?]$/.test(words[at] ?? ''); at += 1) {
      const rest = words.slice(at, at + 2).join(' ');
      const found = THINGS.find(([name]) => name.test(rest));
      if (found) return !found[1].includes(kind) && kind !== 'refuse' && kind !== 'help';
    }
  }
  return false;
}
