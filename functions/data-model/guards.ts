import type { documents } from '../src/platform/documents.ts';

/** What keeps a document small although its schema would allow a large one: the file and name of the code, and what it does in words. */
export type Guard = { readonly file: string; readonly name: string; readonly does: string };

const guard = (file: string, name: string, does: string): Guard => ({ file: `functions/src/${file}`, name, does });

/** The document is always written whole, and its size is measured then: over 1,000 kB it is not written. */
const measured = (does: string): Guard => guard('platform/fit.ts', 'fitted', does);
/** The document is changed line by line, and the size after the change is measured: over 1,000 kB it is not written. */
const lineByLine = (file: string, name: string, does: string): Guard =>
  guard(file, name, `${does}; measured before a line is added or replaced`);

/** Each table whose schema allows more than 400 kB has one; a test checks that none is missing. */
export const guards: Partial<Record<keyof typeof documents, Guard>> = {
  rosters: lineByLine(
    'domain/roster/roster-lines.ts',
    'writeRoster',
    'a class has no more than 600 students, and the lines of those who left stay; most lines are under 500 bytes',
  ),
  boards: guard('domain/assignments/board-room.ts', 'roomOnBoard', 'takes a new assignment under 380 kB alone'),
  assignments: measured('refuses one that is saved too large'),
  results: guard(
    'domain/results/bounded-results.ts',
    'boundedResults',
    'keeps fewer wrong answers of a very large class',
  ),
  desks: guard(
    'domain/results/tidied-entries.ts',
    'tidiedEntries',
    'lets the oldest work that is over go from 300 kB on',
  ),
  submissions: guard(
    'calls/assignments/publish-assignment.ts',
    'MOST_PROBLEMS',
    'no more than 120 problems, and 30 tries of each; measured as it is written',
  ),
  insights: guard('domain/evidence/bounded-insight.ts', 'boundedInsight', 'drops detail, oldest assignments first'),
  progress: measured('one line for each skill that the student has met'),
  placements: measured('fifteen questions'),
  practice: measured('the questions of one day, and a card for each skill'),
  evidence: guard('domain/evidence/bounded-evidence.ts', 'boundedEvidence', 'keeps the newest 1,000 to 1,600 answers'),
  insightMarks: guard('engines/folding/fold-class.ts', 'insightMarks', 'empties it with every fold, minutes later'),
  interviews: measured('60 turns at most'),
  interviewSecrets: measured('what those turns hide'),
  talks: measured('the newest 40'),
  judgements: measured('one for each skill and misconception that a teacher has judged by hand'),
  notes: measured('200 notes at most; the next is refused'),
  studentNotes: measured('the notes for the student, of 200 at most'),
  mail: measured('a letter to a family tells of 20 children at most'),
  requests: measured('the answer of one call: 100 login cards are the largest'),
  shelves: lineByLine('domain/files/store-file.ts', 'QUOTA', 'no more than 1,000 files'),
  planShelves: lineByLine(
    'domain/plans/own-plan.ts',
    'MOST_PLANS',
    'no more than 1,000 plans, most lines some 300 bytes',
  ),
  storyShelves: lineByLine(
    'calls/stories/make-story.ts',
    'MOST_STORIES',
    'no more than 1,000 stories, most lines some 200 bytes',
  ),
  wordings: guard('domain/plans/official-wording.ts', 'MOST_BYTES', 'refuses what is over 380 kB together'),
  plans: measured('refuses one that is saved too large'),
  planVersions: measured('as large as the plan then'),
  banks: measured('200 questions at most'),
  stories: measured('16 scenes at most'),
  chats: guard('domain/chats/own-chat.ts', 'MOST_CHAT_TURNS', '60 turns at most; measured as it is written'),
};
