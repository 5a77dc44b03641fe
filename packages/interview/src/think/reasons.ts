import { figures } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { ruleOf } from './named-in.ts';
import { looksAtSize } from './sense.ts';
import { told } from './where-from.ts';

const DEEP =
  /\bwhy (?:does|do|is|would|should|can|did) (?:that|this|it|the rule|your (?:way|rule|trick|method|idea)|adding|multiplying|dividing|subtracting|doing|putting|moving|having|taking|the)\b.*\b(?:work|make|mean|ok|allowed|true|matter|bigger|smaller|larger|help|right|always|become|change|give)|\balready (?:told|said)|\bbut why\b|\bconvince\b|\bprove\b|\bwhat makes (?:that|it|this)\b|\bhow come (?:that|it) works\b|\breally\b.*\bwhy\b|\bwhy\b.*\b(?:always|again|true)\b|\bwhere (?:did|does) (?:that|this|your) (?:rule|idea|trick) come\b/i;
const WHY =
  /\bwhy\b|\bhow come\b|\bwhat made you\b|\bwhat makes you\b|\bhow (?:do|did|can|could) you (?:know|decide|tell|choose|pick|figure)|\breason\b|\bhow did you (?:decide|choose|know|pick)|\bwhat(?:'s| is| was) your (?:thinking|reason\w*|rule|idea)|\bwhat were you thinking|\bwhat did you think|\bthe word \w+ (?:make|made|tell|do|mean to do)|\b(?:make|made|makes) you (?:do|think|want)|\bthinking\b/i;
const DONE =
  /\byou\b(?: \w+)? (?:add|subtract|multipl|divid|doubl|halv|take|took|put|line|move|flip|turn|round|borrow|carr|switch|cross|start|stop|write|wrote|keep|kept|change|leave|left|use|pick|choose|chose)/i;

const SIGNS: readonly (readonly [RegExp, RegExp])[] = [
  [/\badd|\bplus\b|\btogether\b/i, /\+/],
  [/\bsubtract|\btake|\btook|\bminus\b|\bborrow/i, /-/],
  [/\bmultipl|\btimes\b|\bdoubl/i, /×|\*/],
  [/\bdivid|\bhalv|\bshare|\bsplit/i, /÷|\//],
];

/** The line that a why speaks of, by its numbers or its sign. */
function lineOf({ question }: Ask, about: TalkCase): string | undefined {
  const numbers = figures(question).match(/\d+(?:\.\d+)?/g) ?? [];
  const place = /\b(ones|tens|hundreds|thousands)\b/i.exec(question)?.[1]?.toLowerCase();
  const placed = about.steps.find(({ why }) => place !== undefined && why.toLowerCase().startsWith(place));
  if (placed !== undefined) return told(placed);
  const sign = SIGNS.find(([word]) => word.test(question))?.[1];
  const found =
    about.steps.find(
      ({ line }) => numbers.length > 1 && numbers.every((number) => line.match(/\d+(?:\.\d+)?/g)?.includes(number)),
    ) ?? about.steps.find(({ line }) => sign?.test(line));
  return found && told(found);
}

/** Why the student did what it did, from its idea; what lies behind the idea for whoever asks once more. */
export function reasonFor(ask: Ask, about: TalkCase, depth: number): string | undefined {
  const rule = ruleOf(about);
  if (!WHY.test(ask.question) && !DEEP.test(ask.question)) return undefined;
  if (rule === undefined || about.right) return undefined;
  const behind = about.deeper ?? 'that is how I learned it, and it mostly came out right';
  if (depth > 1)
    return said(
      `hm, I don’t know how to say it better. I just think ${behind}. Maybe you can show me where it doesn’t work`,
    );
  if (depth === 1 || DEEP.test(ask.question))
    return said(`hm, because ${behind}`, `that is why I think ${rule}`, `and so ${gotIt(about)}`);
  const line = DONE.test(ask.question) ? lineOf(ask, about) : undefined;
  const done = about.steps.map(({ line: text }) => text).filter((text) => /[-+×÷=<>/]/.test(text.slice(1)));
  const shownWork =
    line ?? (done.length === 0 ? gotIt(about) : `so I did ${done.map((text) => `\`${text}\``).join(', then ')}`);
  return said(`because ${rule}`, shownWork);
}

const ASKED_FOR = /\bwhy (?:did|do|would) you (?:just |then )?(add|subtract|multiply|divide)\b/i;
const OPERATES = /\S\s*[-+×÷]\s/;

/** "Why did you subtract?", asked of somebody who did not: what was done instead. */
export function didNot({ question }: Ask, about: TalkCase): string | undefined {
  const done = ASKED_FOR.exec(question)?.[1]?.toLowerCase();
  const sign = done && SIGNS.find(([word]) => word.test(done))?.[1];
  const own = about.steps.filter(({ line }) => line !== about.math);
  const lines = own.filter(({ line }) => OPERATES.test(line));
  if (!sign || lines.length === 0 || own.some(({ line }) => sign.test(line))) return undefined;
  return said(`I didn’t ${done}`, `I did ${lines.map(({ line }) => `\`${line}\``).join(', then ')}`);
}

const SURE =
  /\bare you (?:sure|certain|positive)\b|\bhow (?:sure|confident|certain)\b|\bdo you (?:still )?(?:think|believe) (?:that|it|you)(?:'s| is|'re| are)? (?:right|true|correct)\b|\bis that (?:right|correct|your (?:final )?answer)\b|\bsure\?/i;

/** "Are you sure?": stands by it, with the reason. */
export function isSure({ question, plain }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (SURE.test(question) && /\d.*[.?!].*\bsure\b/is.test(plain)) {
    const seen = looksAtSize(about);
    if (seen !== undefined) return seen;
  }
  return SURE.test(question) && rule !== undefined && !about.right
    ? said('yes, I’m pretty sure', `${gotIt(about)}, because ${rule}`)
    : undefined;
}

const NEXT =
  /\bwhat (?:do you think you |would you |could you |can you |might you |will you |should you |do you |are you going to )(?:could |would |might )?(?:do|try|start|change|begin)\b|\bwhere (?:would|could) you start\b|\bwhat(?:'s| is) (?:the )?next\b|\bwhat (?:now|next)\b|\bhow (?:could|would|can) you (?:start|begin|get started|get .* alone|fix)/i;

/** "What could you do with the x's?": a move, or that none is known. */
export function wouldDo({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!NEXT.test(question) || /\d/.test(plain) || /\bif\b|\bfirst\b.*\byou did\b/i.test(question)) return undefined;
  const rule = ruleOf(about);
  const letter = /(?<![a-z])([b-z])(?![a-z])/.exec(about.math ?? about.asked)?.[1];
  if (letter !== undefined && /\b(?:x|letter|variable)/i.test(question))
    return said(
      `maybe I could bring the ${letter}’s together on one side, but I’m not sure how to do that`,
      rule === undefined ? undefined : `I only know ${rule}`,
    );
  return said(
    rule === undefined ? gotIt(about) : `I would do it like before: ${rule}`,
    'I don’t know what else I could try',
  );
}
