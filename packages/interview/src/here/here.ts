import type { TalkKind } from '../talk/talk.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import type { Firm } from '../think/think.ts';
import { calculation, ledTo, lineWith, startAndEach } from './led-to.ts';
import { comesFrom, ownLine } from './own-lines.ts';
import { partsThere } from './parts-there.ts';
import { countsThere, meansInPicture, pointsAt } from './points.ts';
import { partOfOwn, readsOwn } from './reads-own.ts';
import { goesWhichWay, tooMuch, whichOfThem } from './which-of-them.ts';

type Found = { readonly kind: TalkKind; readonly text: string; readonly firm?: Firm };

type Reader = readonly [kind: TalkKind, read: (ask: Ask, about: TalkCase, last?: number) => string | undefined];

const find = (readers: readonly Reader[], ask: Ask, about: TalkCase, last?: number): Found | undefined => {
  for (const [kind, read] of readers) {
    const text = read(ask, about, last);
    if (text !== undefined) return { kind, text: said(text), firm: 'all' };
  }
  return undefined;
};

/** In this order, what is most particular first. */
const FIRST: readonly Reader[] = [
  ['aloud', readsOwn],
  ['meaning', partOfOwn],
  ['count', partsThere],
  ['count', countsThere],
  ['meaning', meansInPicture],
  ['own-work', pointsAt],
  ['count', lineWith],
  ['count', startAndEach],
  ['count', calculation],
  ['compare', goesWhichWay],
  ['belief', tooMuch],
  ['own-work', comesFrom],
];

const LAST: readonly Reader[] = [
  ['count', ledTo],
  ['compare', whichOfThem],
  ['own-work', ownLine],
];

/** What a question asks of what stands there: the picture, the work, an amount to find. */
export const asksOfHere = (ask: Ask, about: TalkCase, last?: number): Found | undefined =>
  find(FIRST, ask, about, last);

/** What can still be said where no other reading of a question has an answer of its kind. */
export function leftToSay(ask: Ask, about: TalkCase): Found | undefined {
  const found = find(LAST, ask, about);
  return found && { ...found, firm: 'work' };
}
