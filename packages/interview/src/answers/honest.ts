import type { Intent } from '../intent/intents.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import { bare, wrongRuleOf } from '../think/named-in.ts';
import { linesSaid, thought } from './answer.ts';

/** The reason that a wrong answer has, however it was come to. */
export function ownReason(about: TalkCase): string {
  const rule = wrongRuleOf(about);
  return said(rule && `because ${small(rule)}`, `so ${gotIt(about)}`);
}

const PLAIN: Readonly<Partial<Record<Intent, string>>> = {
  calc: 'hm, I can’t do that one in my head. Can I have paper?',
  compare: 'hm, I’m not sure. I can’t tell just by looking',
  draw: 'I don’t know how to draw that',
  story: 'hm, I can’t think of a story right now',
  table: 'I don’t know what to put in the table',
  read: 'I don’t know how to say that',
  mean: 'I’m not sure what that means',
  about: 'I didn’t guess before',
  try: 'hm, I don’t know how to do it that way',
  check: 'I don’t know how to check that',
  case: 'hm, I don’t know how to do that one',
};

/** What a child says honestly where it has no answer, by what was asked for. */
export function honest(intent: Intent, about: TalkCase): string {
  const start = PLAIN[intent] ?? 'hm, I didn’t think about that';
  if (intent === 'calc' || intent === 'compare') return said(start);
  const lines = linesSaid(about);
  const did = lines === undefined ? `I just wrote ${bare(about)}` : `I only did ${lines}`;
  return said(start, did, intent === 'rule' ? thought(about) : undefined);
}
