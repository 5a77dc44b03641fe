import type { Explained } from '../judge/explain.ts';
import { capital, say, suggest } from '../say/parts.ts';

const ASKS =
  /\b(?:report card|progress report|conference|deficiency)\b[^.?!]*\bcomments?\b|\bcomments? for (?:a |my |the )?(?:report|progress)/i;
const END = '(?=,|;|\\.|\\bbut\\b|\\band (?:struggl|need|is|still|has)|$)';
const STRONG = new RegExp(
  `\\b(?:strong|great|good|solid|confident|excels?|does well|amazing|really good|fluent)\\s+(?:with|at|in|on|w/?)\\s+([^,;.]{3,60}?)${END}`,
  'i',
);
const WEAK = new RegExp(
  `\\b(?:struggl\\w+|weak|weaker|trouble|difficult\\w*|hard time|needs? (?:help|support|work|practice)|still working|behind|low|shaky|careless)\\s+(?:with|at|in|on|w/?)\\s+([^,;.]{3,60}?)${END}`,
  'i',
);
const GREW = /\b(?:went|gone|improved|grew|grown|moved|raised \w+ \w+) from (\S+) to (\S+?)(?=[\s,.;]|$)/i;
const ALSO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:participates?|participation|raises? (?:her|his|their) hand)\b/i, 'takes part in class'],
  [/\b(?:helps? (?:others|classmates|friends)|helpful|kind)\b/i, 'helps classmates'],
  [/\b(?:hard[- ]?work\w*|works? hard|great effort|tries hard|perseveres?)\b/i, 'works hard'],
  [/\b(?:missing (?:work|homework|assignments)|doesn['’]?t turn in|late work)\b/i, 'has work that is not turned in'],
  [/\b(?:rush\w*|careless)\b/i, 'works fast and would gain from checking each answer'],
  [/\b(?:talks? (?:too much|a lot)|distract\w*|off task)\b/i, 'is sometimes drawn away from the work'],
];

const clean = (said: string): string =>
  said.replace(/\s+(?:a lot|lately|right now|this (?:quarter|year|term))$/i, '').trim();

/** A comment for a report card from what the teacher tells of a child; undefined where none is asked for or nothing is told. */
export function toldComment(text: string): Explained | undefined {
  if (!ASKS.test(text)) return undefined;
  const told = text.replace(/\bw\/\s*/g, 'with ').replace(/\bw (?=\p{L})/gu, 'with ');
  const strong = STRONG.exec(told)?.[1];
  const weak = WEAK.exec(told)?.[1];
  const grew = GREW.exec(told);
  const also = ALSO.filter(([said]) => said.test(told)).map(([, says]) => says);
  const name = /\bfor (\p{Lu}\p{Ll}+)\b/u.exec(text)?.[1] ?? '[Name]';
  const hard = weak === undefined ? '' : clean(weak);
  const isMany = /[^s]s$/.test(hard);
  const sentences = [
    strong === undefined ? '' : `${name} is strong with ${clean(strong)}${also[0] ? ` and ${also[0]}` : ''}.`,
    grew ? `The result went from ${grew[1]} to ${grew[2]}, which is real growth.` : '',
    strong === undefined && also.length > 0 ? `${name} ${also.join(' and ')}.` : '',
    hard === ''
      ? ''
      : `${capital(hard)} ${isMany ? 'are' : 'is'} still hard, and ${isMany ? 'they are' : 'that is'} our next step in class.`,
    hard === ''
      ? ''
      : `A little of ${isMany ? 'them' : 'it'} each day helps, with ${name} saying aloud how it was solved.`,
  ].filter((each) => each !== '');
  if (sentences.length === 0) return undefined;
  return {
    parts: [
      say('A comment from what you told, and nothing else:'),
      say(sentences.join(' ')),
      suggest('Write a short letter home about word problems'),
    ],
    memo: { wish: { kind: 'letter', topic: text, short: true, language: 'en' } },
    isReply: true,
    speaksOf: `${text.replace(/\bin \w+\b/gi, ' ')}`,
  };
}
