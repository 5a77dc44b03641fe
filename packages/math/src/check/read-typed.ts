import type { Asked } from './extension.ts';
import { inSigns } from './in-signs.ts';
import type { ParseResult } from './parse.ts';
import { readAnswer } from './read-answer.ts';
import type { CheckOptions } from './types.ts';

export { type ParseOptions, type ParseResult, parse } from './parse.ts';
export type { CheckOptions, NumberLocale } from './types.ts';

/**
 * Reads an answer exactly as `readAnswer` of `@lemma/math/check` does, without the code that marks: screens that only
 * show mathematics load a third of the engine. Never throws.
 */
export const readTyped = (asked: Asked, typed: string, options?: CheckOptions): ParseResult =>
  readAnswer(asked, typed, options, inSigns);
