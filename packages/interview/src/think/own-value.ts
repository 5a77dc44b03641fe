import { gotIt, type TalkCase } from '../talk/talk-case.ts';
import { near } from '../values.ts';
import { bare } from './named-in.ts';
import { amountOf } from './rule.ts';

/** The first number of the student's answer; NaN if it has none. */
export const ownValue = (about: TalkCase): number =>
  amountOf(/-?\d+\s\d+\/\d+|-?\d+\/\d+|-?\d+(?:\.\d+)?/.exec(bare(about))?.[0]);

/** What is said about the own answer after a value that does not go with it. */
export const butIGot = (value: number, about: TalkCase): string | undefined => {
  const own = ownValue(about);
  return about.right || Number.isNaN(own) || near(own, value) ? undefined : `hm, ${gotIt(about)}`;
};

/** The own answer after something else that is so, where it was wrong. */
export const butNotMine = (about: TalkCase): string | undefined => (about.right ? undefined : `hm, ${gotIt(about)}`);
