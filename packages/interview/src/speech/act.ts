import type { TalkKind } from '../talk/talk.ts';
import type { TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';

/** Something that a teacher's sentence may ask a student to do, with what comes out when this student does it. */
export type Act = readonly [kind: TalkKind, act: (ask: Ask, about: TalkCase) => string | undefined];
