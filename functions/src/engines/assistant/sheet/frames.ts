import type { Skill } from '@lemma/math';
import type { Frame } from './frame.ts';
import { partFrames } from './frames-parts.ts';
import { wholeFrames } from './frames-whole.ts';

const frames: readonly Frame[] = [...partFrames, ...wholeFrames];

/** The frames that practice a skill; none where no such word problem is possible. */
export const framesFor = ({ code }: Pick<Skill, 'code'>): readonly Frame[] =>
  frames.filter(({ practices }) => practices.some((each) => each === code));
