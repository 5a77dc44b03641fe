import type { Explained } from '../judge/explain.ts';
import { numberTalkOn } from './number-talk-on.ts';
import { roundOnLine } from './round-on-line.ts';
import { simplerText } from './simpler-text.ts';
import { toldComment } from './told-comment.ts';

/** What is answered as it stands, without a form: everything that it needs is in the request. */
export const replyTo = (text: string, seed: number): Explained | undefined =>
  simplerText(text) ?? toldComment(text) ?? numberTalkOn(text, seed) ?? roundOnLine(text);
