import { answer } from './answer.ts';
import type { Asked } from './answer-wish.ts';
import { demoSchool } from './demo-school.ts';
import { type Drawn, drawSlot } from './sheet/draw-slot.ts';
import type { Memo } from './wish/wish.ts';

/** The made-up school on one day, and what is asked there: for tests. */
export const now = Date.UTC(2026, 10, 20);
export const school = demoSchool(now);
export const asked = (text: string, over: Partial<Asked> = {}): Asked => ({
  ...{ text, classId: 'demo-1', seed: 5, turnId: 't', school, now, ...over },
});
export const ask = (text: string, before?: Memo) => answer(asked(text, { before }));

export const drawnOf = (memo: Memo | undefined): Drawn[] =>
  (memo?.slots ?? []).flatMap((slot, at) => drawSlot(slot, at) ?? []);
export const tasksOf = (memo: Memo | undefined): string[] =>
  (memo?.slots ?? []).map((slot, at) => drawSlot(slot, at)?.task ?? '');
export const said = (parts: readonly object[]): string => JSON.stringify(parts);
