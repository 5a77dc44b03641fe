import type { TalkReply } from '../talk/talk.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import type { Act } from './act.ts';
import { amountActs } from './amount-acts.ts';
import { changeActs } from './change-acts.ts';
import { columns } from './columns.ts';
import { didActs } from './did-acts.ts';
import { faceActs } from './face-acts.ts';
import { factActs } from './fact-acts.ts';
import { listActs } from './list-acts.ts';
import { numberActs } from './number-acts.ts';
import { otherActs } from './other-acts.ts';
import { pictureActs } from './picture-acts.ts';
import { shapeActs } from './shape-acts.ts';
import { situationActs } from './situation-acts.ts';
import { sizeActs } from './size-acts.ts';
import { stepActs } from './step-acts.ts';
import { tableAct } from './table-act.ts';
import { wayActs } from './way-acts.ts';
import { workActs } from './work-acts.ts';

/** In this order. */
const ACTS: readonly Act[] = [
  ...otherActs,
  ...wayActs,
  ...factActs,
  ['table', tableAct],
  ...listActs,
  ...didActs,
  ...stepActs,
  ...faceActs,
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
export function acted(ask: Ask, about: TalkCase, accepts: (reply: TalkReply) => boolean): TalkReply | undefined {
  const drawn = pictureActs(ask, about);
  if (drawn !== undefined && accepts(drawn)) return drawn;
  for (const [kind, act] of ACTS) {
    const text = act(ask, about);
    const reply: TalkReply | undefined = text === undefined ? undefined : { kind, text: said(text), firm: 'all' };
    if (reply !== undefined && accepts(reply)) return reply;
  }
  return undefined;
}
