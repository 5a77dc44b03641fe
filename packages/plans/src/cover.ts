import { type Skill, skills } from '@lemma/math';
import { type CodeCover, coverOfCode } from './standards/cover-code.ts';

/** The skills of the registry that cover a Common Core code. Without one, no problem can be generated and checked. */
export const coverOf = (code: string): CodeCover<Skill> => coverOfCode(code, skills);
