import type { Temperament } from '@lemma/school/interview';
import type { TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { smallTalk } from '../think/small-talk.ts';
import { isEveryday } from './bind.ts';

type Said = Readonly<Record<Temperament, string>>;

const THANKS: Said = {
  talkative: 'Thank you! ',
  quiet: 'Thanks. ',
  confident: 'I know! ',
  anxious: 'Oh … thank you. ',
};
const NEW: Said = {
  talkative: 'Yes, I got them last week! My mom picked them with me',
  quiet: 'Yes',
  confident: 'Yes, they are the best',
  anxious: 'Um … yes, kind of',
};
const FEELS: Said = {
  talkative: 'I’m OK! I just want to get it right',
  quiet: 'I’m OK',
  confident: 'I’m fine. It was not hard',
  anxious: 'I’m a bit nervous … but OK',
};
const GLAD: Said = {
  talkative: 'Thanks! I worked hard on it',
  quiet: 'Thanks',
  confident: 'Thanks, I thought so too',
  anxious: 'Oh … really? Thank you',
};

const PRAISES = /\b(?:like|love|great|nice|cool|beautiful|awesome|wonderful|cute)\b/i;
const NEW_THING = /^(?:is|are) (?:that|those|these|they|it) new\?$/i;
const ABOUT_CHILD = /\b(?:you|your|you're|yours)\b/i;

/** Praise, feelings and small talk: a short answer as this child gives it. */
export function chats(ask: Ask, about: TalkCase): string | undefined {
  const { question, text, before } = ask;
  const who = about.who ?? 'talkative';
  if (before !== undefined || !isEveryday(text, about) || !(ABOUT_CHILD.test(text) || NEW_THING.test(text)))
    return undefined;
  const known = smallTalk(ask);
  if (known !== undefined) return known;
  if (/\b(?:feel|feeling|worried|nervous|scared|upset|happy|proud)\b/i.test(text)) return FEELS[who];
  if (!text.includes('?')) return PRAISES.test(text) ? GLAD[who] : undefined;
  if (/\bnew\b/i.test(question)) return `${THANKS[who]}${NEW[who]}`;
  return undefined;
}
