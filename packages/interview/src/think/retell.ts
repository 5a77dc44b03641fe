import { aloud } from '../talk/stories.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { equationInWords } from './means-here.ts';
import { expressionOf, ruleOf } from './named-in.ts';

const RETELL =
  /\b(?:own words|retell|tell (?:me )?the story|story back|(?:tell|say|describe|explain)(?: me)? (?:what )?(?:the|this|that) (?:problem|question|story|equation|situation)|what(?:'s| is) (?:the|this|that) (?:problem|question|story|equation|inequality|situation) (?:about|asking|saying|telling|want)\w*|what (?:does|do) (?:the|this|that) (?:problem|question|story|equation|inequality|situation)\b.*\b(?:ask|say|tell|want|mean|about)\w*|what(?:'s| is) (?:going on|happening)|say (?:the|this|that) (?:problem|equation|whole thing)|what are (?:you|we) (?:being )?asked|(?:trying|supposed|asked|have|need) to (?:find|do|figure|know|work)\b|looking for|what(?:'s| is) the (?:question|goal)|what do you know (?:from|so far|about (?:the|this) (?:problem|story))|in words|(?:do|does) (?:they|it|the \w+) want|question part|wants? to know)\b/i;
const GOAL = /\b(?:trying|supposed|asked|have|need) to|looking for|the (?:question|goal)|being asked|want/i;

const isOrder = (sentence: string): boolean =>
  /^(?:find|write|order|place|round|solve|evaluate|simplify|put|draw|name|compare|count|work out|calculate)\b/i.test(
    sentence,
  );

/** A problem in the student's own words: what is told, and what is asked. */
function inOwnWords(asked: string): string {
  const sentences = asked.split(/(?<=[.?!])\s+/).map((sentence) => sentence.replace(/[.?!]+$/, '').trim());
  const questions = sentences.filter(
    (sentence, at) => isOrder(sentence) || /\?$/.test(asked.split(/(?<=[.?!])\s+/)[at] ?? ''),
  );
  const facts = sentences.filter((sentence) => !questions.includes(sentence));
  const [question] = questions;
  const goal =
    question === undefined
      ? undefined
      : isOrder(question)
        ? `I have to ${small(question)}`
        : /^(?:what|how|which|who|where|when)\b/i.test(question)
          ? `I have to find out: ${small(question)}`
          : `they want to know: ${small(question)}`;
  return said(facts.length === 0 ? undefined : `so ${facts.map(small_).join(', and ')}`, goal);
}
const small_ = (text: string): string =>
  /^[A-Z][a-z]+ (?:has|had|is|gets|buys|ate|read|ran|walked|gave|wants|needs|makes|sells)\b/.test(text)
    ? text
    : small(text);

/** "Tell me the story in your own words", "What is the equation saying?" */
export function retells({ question }: Ask, about: TalkCase): string | undefined {
  if (!RETELL.test(question) || /\bhow (?:did|you)\b|\bwhy\b/i.test(question)) return undefined;
  const own = expressionOf(about);
  const rule = ruleOf(about);
  const isPlain = own !== undefined && !/[A-Z][a-z]+ .*\b(?:has|have|is|are)\b|\d+ [a-z]{4,}/.test(about.asked);
  if (!isPlain)
    return said(
      inOwnWords(about.asked),
      GOAL.test(question) || rule === undefined || about.right ? undefined : `and I thought: ${rule}`,
    );
  if (/[=<>]/.test(own)) return said(`it says: ${equationInWords(own)}`);
  const words = aloud(own.replace(/(\d)([a-z])(?![a-z])/g, '$1 × $2'));
  return said(
    `it says ${words}, and I have to find out how much that is`,
    rule === undefined || about.right ? undefined : `for me that is: ${rule}`,
  );
}

const FIRST =
  /\b(?:first thing|look at|notice|see (?:first|in)|what do you see|stands? out|pay attention|pick(?:ed)? out|looking at)\b/i;

/** "What do you look at when you name a fraction?", "What do you notice?" */
export function looksAt({ question }: Ask, about: TalkCase): string | undefined {
  if (!FIRST.test(question) || !/\bwhat\b|\bwhich\b|\btell\b|\bdescribe\b/i.test(question)) return undefined;
  const rule = ruleOf(about);
  const picture = /\(([^()]*[a-z]{3,} [^()]*)\)/i.exec(about.asked)?.[1];
  if (picture !== undefined)
    return said(
      `I see ${small(picture)}`,
      rule === undefined ? gotIt(about) : `I look at that first: ${rule}`,
      /\bunequal\b/i.test(picture) ? 'some parts are bigger than others, I didn’t look at that' : undefined,
    );
  const own = expressionOf(about);
  return said(
    own !== undefined
      ? `I see \`${own}\``
      : rule === undefined || /\d/.test(rule)
        ? 'I look at the numbers in it first'
        : undefined,
    rule === undefined ? gotIt(about) : `I look at this: ${rule}`,
  );
}
