import { hintFrames } from './frames/hints/index.ts';
import { thoughtFrames } from './frames/ideas/index.ts';
import { replyFrames } from './frames/replies/index.ts';
import { stepFrames } from './frames/steps/index.ts';
import { inRuns, readerOf } from './reader-of-frames.ts';
import { type Reader, taskInSpanish } from './tasks.ts';

const framed = readerOf(...hintFrames, ...replyFrames, ...thoughtFrames, ...stepFrames);

/**
 * A task, or what helps a child with it (a hint, a reply, an idea, the reason of a step, what a picture shows), in Spanish;
 * mathematics in backticks. What helps says tú to every reader. Undefined for texts that exist in English only.
 */
export function guidanceInSpanish(english: string, reader: Reader = 'family'): string | undefined {
  return taskInSpanish(english, reader) ?? inRuns(english, (part) => framed(part) ?? taskInSpanish(part, 'child'));
}
