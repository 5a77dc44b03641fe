import type { documents } from '../src/platform/documents.ts';

/** What keeps a document small whose schema would let it be large: a name in a file of the code, and in words what that does. */
export type Guard = { readonly file: string; readonly name: string; readonly does: string };

const guard = (file: string, name: string, does: string): Guard => ({ file: `functions/src/${file}`, name, does });

/** Written whole, and measured then: beyond 1,000 kB nothing is written. */
const measured = (does: string): Guard => guard('platform/fit.ts', 'fitted', does);
const teachers = 'each entry is an adult or a class that a teacher joins by hand, in tens at most; it is not measured';

/** A test names the tables that need one: those over 400 kB by their schema. */
export const guards: Partial<Record<keyof typeof documents, Guard>> = {
  rosters: guard(
    'calls/accounts/create-students.ts',
    'MOST_IN_A_CLASS',
    'no more than 600 students; a line of one who was never moved, merged or asked about is under 500 bytes. It is changed line by line and not measured',
  ),
  boards: guard('domain/assignments/board-room.ts', 'roomOnBoard', 'takes a new assignment under 380 kB alone'),
  assignments: measured('refuses one that is saved too large'),
  results: guard(
    'domain/results/bounded-results.ts',
    'boundedResults',
    'keeps fewer wrong answers of a very large class',
  ),
  students: guard('calls/roster/move-students.ts', 'moveStudents', teachers),
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
  practice: measured('the questions of one day, and a card for each skill'),
  evidence: guard('domain/evidence/bounded-evidence.ts', 'boundedEvidence', 'keeps the newest 1,000 to 1,600 answers'),
  insightMarks: guard('engines/folding/fold-class.ts', 'insightMarks', 'empties it with every fold, minutes later'),
  interviews: measured('60 turns at most'),
  interviewSecrets: measured('what those turns hide'),
  talks: measured('the newest 40'),
  judgements: measured('one for each skill and misconception that a teacher has judged by hand'),
  notes: measured('200 notes at most; the next is refused'),
  studentNotes: measured('the notes for the student, of 200 at most'),
  guardians: guard('calls/roster/move-students.ts', 'moveStudents', teachers),
  files: guard(
    'domain/work/add-hand-in.ts',
    'MOST_HAND_INS',
    'a file is in the hand-ins that name it, 20 of one work; it is not measured',
  ),
  settings: guard('platform/sessions.ts', 'writeEnded', '8 bytes for each session that was ended; it is not measured'),
  sessions: guard('platform/sessions.ts', 'SESSION_IDLE_MS', 'a device that was not used for 30 days goes'),
  erasures: guard('engines/erasure/receipt-of.ts', 'parentIds', 'the adults of one child'),
  mail: guard('engines/digest/send.ts', 'MOST_CHILDREN', 'a letter tells of 20 children at most'),
  requests: guard('platform/once.ts', 'sealed', 'the answer of one call: 100 login cards are the largest'),
  shelves: guard('domain/files/store-file.ts', 'QUOTA', 'no more than 1,000 files; it is not measured'),
  plans: measured('refuses one that is saved too large'),
  planVersions: measured('as large as the plan then'),
  banks: measured('200 questions at most'),
  planShelves: guard(
    'domain/plans/own-plan.ts',
    'MOST_PLANS',
    'no more than 1,000 plans, a line of some 300 bytes each; it is not measured',
  ),
  stories: measured('16 scenes at most'),
  storyShelves: guard(
    'calls/stories/make-story.ts',
    'MOST_STORIES',
    'no more than 1,000 stories, a line of some 200 bytes each',
  ),
  chats: guard('domain/chats/own-chat.ts', 'MOST_CHAT_TURNS', '60 turns at most; measured as it is written'),
};
