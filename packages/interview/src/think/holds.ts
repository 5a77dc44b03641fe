import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { bare, ruleOf } from './named-in.ts';

const POSSIBLE =
  /\b(?:ever|possible|can|could|is there (?:a|any) way)\b.*\b(?:possible|still|ever|find|have|be|get|solve|both)\b/i;
const DENIES = /^(?:no\b|you can|it can|none|can't|cannot|not\b|impossible)/i;
const HAVE_TO = /\b(?:have|has|need|needs|must|got) to be\b|\bmust\b/i;
const MATTERS = /\b(?:does|would|do|did|will) (?:it|that|the [a-z]+) (?:really )?(?:matter|make a difference)\b(.*)/i;
const WHICH = /\b(?:if|whether|that|which)\b\s*(.+?)\s+or\s+(.+?)\??$/i;

/** "Does it matter if the y repeats or the x repeats?" */
function matters({ question }: Ask, about: TalkCase): string | undefined {
  const rest = MATTERS.exec(question)?.[1];
  const rule = ruleOf(about);
  if (rest === undefined || rule === undefined || about.right) return undefined;
  const [, one, other] = WHICH.exec(rest) ?? [];
  return said(
    one === undefined || other === undefined
      ? 'no, I don’t think it matters'
      : `I don’t think it matters if ${one.trim()} or ${other.replace(/\?$/, '').trim()}`,
    `for me it is: ${rule}`,
  );
}

/** "Is it ever possible to …?", where the student said that it can't be done. */
function possible({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  return POSSIBLE.test(question) &&
    /^(?:is|can|could|do|does|would)\b/i.test(question) &&
    DENIES.test(bare(about)) &&
    rule !== undefined
    ? said('no, I don’t think that is possible', `because ${rule}`, about.deeper)
    : undefined;
}

const BETWEEN =
  /\bwhich (?:one |of (?:them|those|these) )?(?:is it|do you (?:think|mean)|would you pick|is your (?:final )?answer)\b/i;

/** "Which one is it, three or you can't?", where the answer was two answers. */
function oneOfTwo({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  return BETWEEN.test(question) ? said(gotIt(about), rule === undefined ? undefined : `because ${rule}`) : undefined;
}

const SAME_WAY =
  /(?<!have to be |must be |need to be |are |all )\b(?:same (?:way|idea|thing|method|rule|answer)|like (?:that|before)|the same)\b/i;

/** "Would you do it the same way?" without other numbers. */
function sameWay({ question, plain }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (
    !SAME_WAY.test(question) ||
    /\d/.test(plain) ||
    !/^(?:would|do|did|is|are|same|and|so|will|could|can)\b/i.test(question) ||
    rule === undefined
  )
    return undefined;
  // "Is the slanted side the same as the height?" asks about a thing, not about a way.
  const isWay = /\byou\b|\bsame (?:way|idea|method|rule)\b/i.test(question);
  return said(isWay ? 'yes, I would do it the same way' : 'yes, I think so', `because ${rule}`);
}

/** "Does she still count?" of something that the idea leaves out, or counts. */
function counts({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (
    rule === undefined ||
    about.right ||
    /^\W*(?:how|what (?:does|do|did|is|are)|which|why)\b/i.test(question) ||
    !/\b(?:does|do|is|are|should|would|did)\b.*\b(?:still )?(?:count|included?|belong|matter|part of)\b/i.test(question)
  )
    return undefined;
  if (/^did you\b/i.test(question)) return said('yes, I think it is in there', `${gotIt(about)}, because ${rule}`);
  const leaves = /\b(?:leave|nothing|ignore|skip|not|n’t|only|out)\b/i.test(rule);
  return said(leaves ? 'no, I don’t think so' : 'yes, I think so', `because ${rule}`);
}

const SO =
  /^(?:and |but |ok(?:ay)?,? )?(?:so|you mean|are you saying|does (?:that|this) mean|you(?:'re| are) saying|that means)\b(?!.*\b(?:what|how|why|which|where|when|who|or)\b)/i;

/** "So two more hours only gets it 2 more miles?": what the student said, put before it again. */
function defends({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  return SO.test(question) && question.includes('?') && rule !== undefined && !about.right
    ? said('hm, yes, that is what I have', `${rule}`, 'it does sound a bit strange when you say it like that')
    : undefined;
}

/** "Do the pieces have to be the same size?": nothing that the rule speaks of. */
function mustBe({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  return rule !== undefined &&
    !about.right &&
    HAVE_TO.test(question) &&
    /^(?:so |and |but )?(?:do|does|is|are|would|did)\b/i.test(question)
    ? said('no, I don’t think so', 'I didn’t look at that', `I thought ${rule}`)
    : undefined;
}

/** What the student holds about the whole kind of problem. */
export const holds = (ask: Ask, about: TalkCase): string | undefined =>
  mustBe(ask, about) ??
  matters(ask, about) ??
  possible(ask, about) ??
  oneOfTwo(ask, about) ??
  counts(ask, about) ??
  sameWay(ask, about) ??
  defends(ask, about);
