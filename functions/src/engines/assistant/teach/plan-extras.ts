import type { ChatPart } from '@lemma/school/assistant';
import type { LessonPiece, WishOf } from '../wish/wish.ts';
import { makePiece } from './pieces.ts';

/** What a teacher wants in a lesson beside its usual parts, each with the piece that has it. */
const EXTRAS: readonly (readonly [LessonPiece, RegExp])[] = [
  [
    'discussion',
    /\b(?:the )?questions? (?:that )?(?:i|you|we|to|a teacher|the teacher) (?:should |can |could |will |might )?ask\b|\b(?:and )?what (?:i should be |to be |to )?(?:listen(?:ing)?|look(?:ing)?|watch(?:ing)?) for\b|\blook[- ]?fors?\b|\btalk moves\b|\bdiscussion (?:moves|questions)\b/i,
  ],
  [
    'supports',
    /\b(?:\w+ )?(?:ells?|mlls?|newcomers?|english (?:language )?learners?|sentence frames?)\b|\biep kids\b|\b(?:half|some|most|part) (?:of )?(?:my |the )?(?:class|kids|students) (?:is|are) (?:still )?(?:shaky|struggling|behind|weak)\b[^.,;]*|\bscaffolds?\b/i,
  ],
  [
    'errors',
    /\bwhat (?:do|should|can|would) i (?:say|tell|answer|do) (?:when|if|to)\b[^.?!]*|\bwhen (?:somebody|someone|a kid|a student|they) (?:goes|says?|asks?)\b[^.?!]*/i,
  ],
  ['vocabulary', /\b(?:key )?(?:vocab(?:ulary)?|math words|word wall)\b/i],
  ['differentiate', /\bdifferentiat\w+\b|\b(?:three|3|two) (?:levels|tiers|groups)\b/i],
  ['early-finishers', /\bearly finishers?\b|\bfinish(?:es)? early\b|\bextension\b/i],
  ['worked', /\bwhat (?:the teacher|i|you) says?\b|\bscript(?:ed)?\b|\bguided practice\b|\bworked example\b/i],
  ['activity', /\b(?:a )?(?:math )?(?:stations?|centers?|card sort|sorting|game)\b/i],
];
const MOST = 3;

const wantedIn = (text: string) => EXTRAS.filter(([, asked]) => asked.test(text)).slice(0, MOST);

/** A request without what extras of a lesson are asked for by. */
export const withoutExtras = (text: string): string =>
  wantedIn(text).reduce((rest, [, asked]) => rest.replace(asked, ' '), text);

/** The words by which extras are asked for, as a form has them. */
export const extrasSaid = (text: string): string =>
  wantedIn(text)
    .flatMap(([, asked]) => asked.exec(text)?.[0].trim() ?? [])
    .join('; ');

const TITLES: Partial<Record<LessonPiece, string>> = {
  ...{ discussion: 'Questions to ask, with what to listen for', supports: 'Supports', vocabulary: 'Words' },
  ...{ differentiate: 'On three levels', 'early-finishers': 'For early finishers' },
  ...{ worked: 'To model', activity: 'Activity', errors: 'When a student says so' },
};

/** What is added to a lesson because it was asked for. */
export function planExtras({ topic }: WishOf<'plan'>, seed: number): ChatPart[] {
  return wantedIn(topic).flatMap(([piece]): ChatPart[] => {
    const { parts, memo } = makePiece({ kind: 'piece', piece, topic }, seed);
    if (memo === undefined) return [];
    return [
      { kind: 'text', text: TITLES[piece] ?? '', claim: 'idea' },
      ...parts.filter(({ kind }) => kind !== 'try').slice(0, 8),
    ];
  });
}
