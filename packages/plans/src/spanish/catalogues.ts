import { bigIdeaLines } from '../lore/big-ideas.ts';
import { spanishLore } from '../lore/spanish-lore.ts';
import { spanishTerms } from '../lore/spanish-terms.ts';
import { spanishWaysElementary } from '../lore/spanish-ways-elementary.ts';
import { spanishWaysHigh } from '../lore/spanish-ways-high.ts';
import { spanishWaysK2 } from '../lore/spanish-ways-k-2.ts';
import { spanishWaysMiddle } from '../lore/spanish-ways-middle.ts';
import { termLines } from '../lore/terms.ts';
import { waysElementary } from '../lore/ways-elementary.ts';
import { waysHigh } from '../lore/ways-high.ts';
import { waysK2 } from '../lore/ways-k-2.ts';
import { waysMiddle } from '../lore/ways-middle.ts';
import { casePoints } from '../standards/case-points.ts';
import { challengeLines } from '../standards/challenge-lines.ts';
import { leftOutLines } from '../standards/demand-lines.ts';
import { spanishCasePoints } from '../standards/spanish-case-points.ts';
import { spanishChallenges } from '../standards/spanish-challenges.ts';
import { spanishLeftOut } from '../standards/spanish-left-out.ts';
import { spanishTasksElementary } from '../standards/spanish-tasks-elementary.ts';
import { spanishTasksHigh } from '../standards/spanish-tasks-high.ts';
import { spanishTasksK3 } from '../standards/spanish-tasks-k-3.ts';
import { spanishTasksMiddle } from '../standards/spanish-tasks-middle.ts';
import { writtenTasksElementary } from '../standards/written-tasks-elementary.ts';
import { writtenTasksHigh } from '../standards/written-tasks-high.ts';
import { writtenTasksK3 } from '../standards/written-tasks-k-3.ts';
import { writtenTasksMiddle } from '../standards/written-tasks-middle.ts';

/** A table of texts in both languages. Lines of one code stand in the same order in both. */
export type Catalogue = {
  readonly english: string;
  readonly spanish: string;
  /** The fields of an English line that are texts, after its code; a Spanish line has its code and only texts. */
  readonly texts: (fields: readonly string[]) => readonly string[];
};

const all = (fields: readonly string[]): readonly string[] => fields;
const first = ([text = '']: readonly string[]): readonly string[] => [text];
/** Without the kind of lesson, the cases and the places of the question. */
const ofWays = ([, , ...texts]: readonly string[]): readonly string[] =>
  texts.filter((text) => !text.startsWith('=')).map((text) => text.replace(/^\d(?: \d)*: /, ''));
/** Without the place where a task belongs. */
const ofTasks = (fields: readonly string[]): readonly string[] =>
  /^(?:later|ticket)$/.test(fields[0] ?? '') ? fields.slice(1) : fields;

/** The tables of which a plan takes texts: what is written in English only is no table of a plan. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  'big ideas': { english: bigIdeaLines, spanish: spanishLore, texts: first },
  terms: { english: termLines, spanish: spanishTerms, texts: all },
  'ways K-2': { english: waysK2, spanish: spanishWaysK2, texts: ofWays },
  'ways 3-5': { english: waysElementary, spanish: spanishWaysElementary, texts: ofWays },
  'ways 6-8': { english: waysMiddle, spanish: spanishWaysMiddle, texts: ofWays },
  'ways of high school': { english: waysHigh, spanish: spanishWaysHigh, texts: ofWays },
  'points of cases': { english: casePoints, spanish: spanishCasePoints, texts: all },
  challenges: { english: challengeLines, spanish: spanishChallenges, texts: all },
  'left out': { english: leftOutLines, spanish: spanishLeftOut, texts: all },
  'tasks K-3': { english: writtenTasksK3, spanish: spanishTasksK3, texts: ofTasks },
  'tasks 4-5': { english: writtenTasksElementary, spanish: spanishTasksElementary, texts: ofTasks },
  'tasks 6-8': { english: writtenTasksMiddle, spanish: spanishTasksMiddle, texts: ofTasks },
  'tasks of high school': { english: writtenTasksHigh, spanish: spanishTasksHigh, texts: ofTasks },
};
