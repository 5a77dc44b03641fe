import type { TalkReply } from '../talk/talk.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import type { Act } from './act.ts';
import { amountActs } from './amount-acts.ts';
import { changeActs } from './change-acts.ts';
import { columns } from './columns.ts';
import { numberActs } from './number-acts.ts';
import { shapeActs } from './shape-acts.ts';
import { situationActs } from './situation-acts.ts';
import { sizeActs } from './size-acts.ts';
import { workActs } from './work-acts.ts';

/** In this order. */
const ACTS: readonly Act[] = [
  ...workActs,
  ['own-work', columns],
  ...situationActs,
  ...numberActs,
  ...sizeActs,
  ...amountActs,
  ...changeActs,
  ...shapeActs,
];

/** What the student says to a question by what it asks it to do; undefined where it is none of these acts. */
export function acted(ask: Ask, about: TalkCase): TalkReply | undefined {
  for (const [kind, act] of ACTS) {
    const text = act(ask, about);
    if (text !== undefined) return { kind, text: said(text), firm: 'all' };
  }
  return undefined;
}
