import { MOST_EVIDENCE } from '@lemma/mastery';
import {
  LONGEST_INSTRUCTIONS,
  LONGEST_PROBLEM_KEY,
  LONGEST_TITLE,
  MOST_BANK_ITEMS,
  MOST_ITEMS,
  MOST_PROBLEMS,
  MOST_REPLIES,
  MOST_RUBRIC_LINES,
  PRACTICE_PROBLEMS,
} from '@lemma/school/assignment';
import { LONGEST_CHAT_TITLE, MOST_CHAT_TURNS, MOST_CHATS } from '@lemma/school/assistant';
import { LONGEST_CODE, LONGEST_FULL_NAME, LONGEST_REMARK } from '@lemma/school/base';
import {
  CLASS_CODE_LENGTH,
  LONGEST_CLASS_NAME,
  MOST_GROUPS,
  MOST_GROUPS_OF_ONE,
  MOST_IN_A_CLASS,
} from '@lemma/school/class';
import { FAMILY_SKILLS, MOST_ADULTS_OF_A_CHILD } from '@lemma/school/family';
import { LONGEST_FILE_NAME, MOST_PAGES, MOST_WORKS_OF_A_FILE } from '@lemma/school/files';
import {
  LONGEST_FORMULA,
  LONGEST_SAID,
  MOST_GUESSES,
  MOST_INTERVIEWS,
  MOST_STROKES,
  MOST_TALKS,
  MOST_TURNS,
  strategies,
} from '@lemma/school/interview';
import { LONGEST_EMAIL, MOST_CLASSES_OF_ONE, MOST_ENDED, MOST_OPEN } from '@lemma/school/people';
import {
  LONGEST_IN_PLAN,
  MOST_ASSIGNMENTS_OF_A_PLAN,
  MOST_FAULTS,
  MOST_OFFICIAL,
  MOST_PLANS,
} from '@lemma/school/plan';
import { LONGEST_OWN, LONGEST_RESPONSE, MOST_OWN, MOST_TOLD } from '@lemma/school/question';
import { MOST_STORIES } from '@lemma/school/story';
import { MOST_ATTEMPTS, MOST_HAND_INS, MOST_SET_ASIDE } from '@lemma/school/work';
import { MOST_SUGGESTIONS } from '../src/calls/training/start-interview.ts';
import { TRIES_AN_HOUR } from '../src/domain/accounts/guesses.ts';
import { MOST_DEVICES } from '../src/domain/accounts/sign-in.ts';
import { MOST_TEACHERS } from '../src/domain/classes/invitations.ts';
import { LONGEST_STORED } from '../src/domain/evidence/evidence.ts';
import { MOST_WEEKS } from '../src/domain/evidence/summary-of.ts';
import { QUOTA } from '../src/domain/files/store-file.ts';
import { MOST_TABS } from '../src/domain/releases/count-served.ts';
import { LONGEST_SHOWN, MOST_CONTESTS, MOST_WRONG } from '../src/domain/results/summary.ts';
import { MOST_FEEDBACK } from '../src/domain/work/answer-comments.ts';
import { MOST_PARTS } from '../src/engines/files/take-part.ts';

/**
 * The most bytes of a picture that a skill draws, and the most characters of the texts in the catalogues of skills and
 * misconceptions. A test measures both.
 */
export const LARGEST_PICTURE_BYTES = 8000;
export const LONGEST_IN_CATALOGUE = { name: 120, sentence: 300 } as const;

/** The most entries of a list or map that has one for each skill, or for each misconception. A test counts the catalogues. */
export const MOST_IN_CATALOGUE = { skills: 500, misconceptions: 900 } as const;

/** No number in the code limits it; the guard of the document keeps it small (`guards.ts`). */
export const OPEN = Number.POSITIVE_INFINITY;

/** The most characters of an id of the auth service. */
const LONGEST_UID = 128;
/** The most characters of a hash (SHA-256 or 16 random bytes, in base64url or hexadecimal), and of a day. */
const LONGEST_HASH = 64;
const LONGEST_DAY = 10;
/** The most characters of an encrypted secret of an app: 32 letters with quotes, 28 bytes of the cipher, in base64. */
const LONGEST_SEALED = 84;
/** The most problems that are shown before an interview, and that are predicted after it. */
const MOST_SHEET = 12;
/** Headers of a letter that the code names: to unsubscribe, two. */
const MAIL_HEADERS = 4;
/** The most characters of our own names for kinds of files, states and actions. */
const LONGEST_WORD = 80;

/**
 * The most characters of texts whose schema names no bound, because documents from before the bound must stay readable.
 * The key is the end of a field's path; where several fit, the longest counts. These texts are ASCII: one byte a character.
 */
export const codes: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['uid', 'ownerId', 'parentId', 'createdBy', 'leaderId', 'byId', 'usedBy', 'teacherIds[]', 'onlookerIds[]'].map(
      (name) => [name, LONGEST_UID],
    ),
  ),
  ...{
    'erasures.by': LONGEST_UID,
    'erased.by': LONGEST_UID,
    'looks.by': LONGEST_UID,
    'audit.by': LONGEST_UID,
    subject: LONGEST_UID,
    'parentIds[]': LONGEST_UID,
  },
  ...Object.fromEntries(
    ['id', 'classId', 'studentId', 'assignmentId', 'itemId', 'submissionId', 'commentId', 'studentIds[]'].map(
      (name) => [name, LONGEST_UID],
    ),
  ),
  ...{
    'submissionIds[]': 2 * LONGEST_UID,
    'rubric[]': LONGEST_UID,
    'suggested[]': LONGEST_UID,
    'given[]': LONGEST_UID,
  },
  ...{
    skill: LONGEST_CODE.skill,
    of: LONGEST_CODE.skill,
    'blocks[]': LONGEST_CODE.skill,
    'opensNext[]': LONGEST_CODE.skill,
    code: LONGEST_CODE.skill,
  },
  ...{ case: LONGEST_CODE.skill, scenarioId: LONGEST_CODE.skill, standard: LONGEST_CODE.standard, grade: 20 },
  ...{
    misconception: LONGEST_CODE.misconception,
    mind: 2 * LONGEST_CODE.misconception,
    best: LONGEST_CODE.misconception,
  },
  ...{ 'ideas[].id': LONGEST_CODE.misconception, 'anticipation.ideas[]': LONGEST_CODE.misconception },
  ...{ 'heard.idea': LONGEST_CODE.misconception, 'aside[]': LONGEST_CODE.misconception },
  ...{
    'chances[]': LONGEST_CODE.misconception,
    'shown[]': LONGEST_CODE.misconception,
    'groups[].id': LONGEST_CODE.skill,
  },
  ...{ 'notSeparated.one': 2 * LONGEST_CODE.misconception, 'notSeparated.other': 2 * LONGEST_CODE.misconception },
  ...{
    'classes.code': CLASS_CODE_LENGTH,
    'rosters.students{}.userName': 30,
    userName: 40,
    day: LONGEST_DAY,
    on: LONGEST_DAY,
    taughtOn: LONGEST_DAY,
  },
  ...{
    digest: LONGEST_HASH,
    salt: LONGEST_HASH,
    hash: LONGEST_HASH,
    key: LONGEST_HASH,
    'devices[]': LONGEST_HASH,
    device: LONGEST_HASH,
  },
  ...{
    teacherId: LONGEST_UID,
    holder: LONGEST_HASH,
    shareToken: LONGEST_HASH,
    action: LONGEST_WORD,
    state: LONGEST_WORD,
    type: LONGEST_WORD,
  },
  ...{ temperament: LONGEST_WORD, writtenBy: LONGEST_WORD, by: LONGEST_WORD, marks: MOST_PROBLEMS },
  ...{ 'secondFactors.secret': LONGEST_SEALED, 'begun.secret': LONGEST_SEALED, 'hashes[]': LONGEST_HASH },
  ...{ provider: LONGEST_WORD, problem: LONGEST_PROBLEM_KEY, attemptId: LONGEST_UID, variable: 1 },
};

/** The same for texts that people or catalogues write: up to three bytes a character. */
export const words: Readonly<Record<string, number>> = {
  email: LONGEST_EMAIL,
  ...Object.fromEntries(
    [
      'fullName',
      'byName',
      'teacherName',
      'parentName',
      'studentName',
      'ownerName',
      'displayName',
      'student.name',
      'student',
    ].map((name) => [name, LONGEST_FULL_NAME]),
  ),
  className: LONGEST_CLASS_NAME,
  ...{ title: LONGEST_TITLE, 'planVersions.title': LONGEST_IN_PLAN.title, 'plans{}.title': LONGEST_IN_PLAN.title },
  ...{
    'stories{}.title': LONGEST_IN_PLAN.title,
    'chats{}.title': LONGEST_CHAT_TITLE,
    instructions: LONGEST_INSTRUCTIONS,
  },
  ...{
    name: LONGEST_IN_CATALOGUE.name,
    skillName: LONGEST_IN_CATALOGUE.name,
    'activities[].skill': LONGEST_IN_CATALOGUE.name,
  },
  ...{ canDo: LONGEST_IN_CATALOGUE.sentence, idea: LONGEST_IN_CATALOGUE.sentence, ask: LONGEST_IN_CATALOGUE.sentence },
  ...{
    why: LONGEST_IN_CATALOGUE.sentence,
    move: LONGEST_IN_CATALOGUE.sentence,
    message: LONGEST_IN_CATALOGUE.sentence,
  },
  ...{
    prompt: LONGEST_IN_PLAN.prompt,
    asked: LONGEST_IN_PLAN.prompt,
    math: LONGEST_IN_PLAN.line,
    label: LONGEST_OWN.option,
  },
  ...{
    'hints[]': LONGEST_OWN.hint,
    unit: LONGEST_OWN.unit,
    'files.name': LONGEST_FILE_NAME,
    'files{}.name': LONGEST_FILE_NAME,
  },
  ...{ 'pages[].name': LONGEST_FILE_NAME, 'working[].name': LONGEST_FILE_NAME },
  ...{ response: LONGEST_RESPONSE, draft: LONGEST_RESPONSE, answer: LONGEST_RESPONSE, mistaken: LONGEST_RESPONSE },
  ...{ predicted: LONGEST_RESPONSE, oneAnswer: LONGEST_RESPONSE, otherAnswer: LONGEST_RESPONSE },
  ...{
    'wrong[].response': LONGEST_SHOWN,
    same: LONGEST_SHOWN,
    'last.response': LONGEST_SHOWN,
    'contest.response': LONGEST_SHOWN,
  },
  ...{ 'contests[].response': LONGEST_SHOWN, 'contest.note': 2 * LONGEST_SHOWN, 'contests[].note': 2 * LONGEST_SHOWN },
  ...{ 'entries[].response': LONGEST_STORED, picked: LONGEST_STORED, 'evidence[].response': LONGEST_STORED },
  ...{ goal: LONGEST_IN_CATALOGUE.sentence, opening: LONGEST_IN_PLAN.prompt, 'anticipation.text': LONGEST_SAID },
  ...{ 'interviews.turns[].text': LONGEST_SAID, formula: LONGEST_FORMULA, 'turns[].evidence': LONGEST_SAID },
  ...{
    'reply.text': LONGEST_IN_PLAN.prompt,
    'heard.note': LONGEST_REMARK,
    notes: LONGEST_REMARK,
    'reflection.text': LONGEST_REMARK,
  },
  ...{ 'faults[].text': LONGEST_IN_PLAN.text, reason: LONGEST_IN_PLAN.why, 'faults[]': LONGEST_IN_PLAN.why },
  ...{ subject: LONGEST_IN_PLAN.prompt, 'to[]': LONGEST_EMAIL, 'headers{}': LONGEST_IN_PLAN.prompt },
  ...{
    'message.subject': LONGEST_IN_PLAN.prompt,
    'message.text': OPEN,
    html: OPEN,
    sealed: OPEN,
    'interviewSecrets.state': OPEN,
  },
};

/** The same for lists and maps: the most entries. */
export const counts: Readonly<Record<string, number>> = {
  ...{
    teacherIds: MOST_TEACHERS,
    onlookerIds: MOST_TEACHERS,
    passesSpent: MOST_IN_A_CLASS,
    passesGranted: MOST_IN_A_CLASS,
  },
  ...{ 'rosters.students': MOST_IN_A_CLASS, 'rosters.groups': MOST_GROUPS, groupIds: MOST_GROUPS_OF_ONE },
  ...{ dueBy: MOST_IN_A_CLASS, nudges: MOST_IN_A_CLASS, 'insights.students': MOST_IN_A_CLASS, rows: MOST_IN_A_CLASS },
  ...{ onlyFor: MOST_IN_A_CLASS, studentIds: MOST_IN_A_CLASS, rubrics: MOST_ITEMS, 'results.rows{}.items': MOST_ITEMS },
  ...{ 'submissions.items': MOST_ITEMS, 'insights.assignments{}.items': MOST_ITEMS, rounds: PRACTICE_PROBLEMS.most },
  ...{ attempts: MOST_ATTEMPTS, hints: MOST_OWN.hints, options: MOST_OWN.options, rubric: MOST_RUBRIC_LINES },
  ...{ given: MOST_RUBRIC_LINES, suggested: MOST_RUBRIC_LINES, 'suggestions.lines': MOST_RUBRIC_LINES },
  ...{
    handIns: MOST_HAND_INS,
    pages: MOST_PAGES,
    answers: MOST_ITEMS,
    feedback: MOST_FEEDBACK,
    setAside: MOST_SET_ASIDE,
  },
  ...{ wrong: MOST_WRONG, contests: MOST_CONTESTS, growth: MOST_WEEKS, quintiles: 5 },
  ...{
    'family.skills': FAMILY_SKILLS,
    'chatShelves.chats': MOST_CHATS,
    'planShelves.plans': MOST_PLANS,
    'wordings.wordings': MOST_OFFICIAL.codes,
    'storyShelves.stories': MOST_STORIES,
  },
  ...{
    'banks.items': MOST_BANK_ITEMS,
    'trainings.lines': MOST_INTERVIEWS,
    talks: MOST_TALKS,
    'interviews.turns': MOST_TURNS,
  },
  ...{
    strokes: MOST_STROKES,
    strategies: strategies.length,
    'anticipation.ideas': MOST_GUESSES,
    'result.turns': MOST_TURNS,
  },
  // At most one for each skill or misconception.
  ...{ expected: MOST_IN_CATALOGUE.skills, 'evidence.settled': MOST_IN_CATALOGUE.skills },
  ...{ skills: MOST_IN_CATALOGUE.skills, cards: MOST_IN_CATALOGUE.skills, levels: MOST_IN_CATALOGUE.skills },
  ...{ struggles: MOST_IN_CATALOGUE.skills, gaps: MOST_IN_CATALOGUE.skills, blocks: MOST_IN_CATALOGUE.skills },
  ...{ opensNext: MOST_IN_CATALOGUE.skills, 'earlier.answers': MOST_IN_CATALOGUE.skills },
  ...{ ideas: MOST_IN_CATALOGUE.misconceptions, aside: MOST_IN_CATALOGUE.misconceptions },
  ...{ chances: MOST_IN_CATALOGUE.misconceptions, shown: MOST_IN_CATALOGUE.misconceptions },
  ...{ commonOf: MOST_IN_CATALOGUE.misconceptions },
  ...{ byChance: MOST_IN_CATALOGUE.misconceptions, likely: MOST_IN_CATALOGUE.misconceptions },
  ...{ start: MOST_IN_CATALOGUE.misconceptions, posterior: MOST_IN_CATALOGUE.misconceptions },
  ...{
    'replies.ideas': MOST_REPLIES,
    evidence: MOST_EVIDENCE,
    'groups[].evidence': 2 * MOST_IN_A_CLASS,
    'gaps[].evidence': OPEN,
  },
  ...{ groups: MOST_IN_CATALOGUE.skills + MOST_IN_CATALOGUE.misconceptions, entries: MOST_PROBLEMS, to: 1 },
  ...{ sheet: MOST_SHEET, suggestions: MOST_SUGGESTIONS, 'interviews.items': MOST_SHEET, predictions: MOST_SHEET },
  ...{ 'notSeparated.asked': MOST_TURNS, 'strength.turns': MOST_TURNS, 'next.turns': MOST_TURNS, disagree: MOST_TURNS },
  // Grows with every assignment until the guard of the document shortens it.
  ...{ 'boards.assignments': OPEN, 'desks.assignments': OPEN, 'insights.assignments': OPEN, 'evidence.work': OPEN },
  submissionIds: OPEN,
  ...{ classIds: MOST_CLASSES_OF_ONE, pastClassIds: MOST_CLASSES_OF_ONE, parentIds: MOST_ADULTS_OF_A_CHILD },
  ...{ endedSessions: MOST_ENDED, open: MOST_OPEN, handedIn: MOST_WORKS_OF_A_FILE, headers: MAIL_HEADERS },
  ...{ 'check.faults': MOST_FAULTS, assignmentIds: MOST_ASSIGNMENTS_OF_A_PLAN, stops: MOST_CHAT_TURNS },
  ...{
    'tries.known': TRIES_AN_HOUR.known,
    'tries.strangers': TRIES_AN_HOUR.strangers,
    'tries.card': TRIES_AN_HOUR.card,
  },
  'told.params': MOST_TOLD.params,
  // A person's failed tab counts also beside as many that came up.
  ...{
    tabs: MOST_TABS + 1,
    measured: MOST_TABS,
    devices: MOST_DEVICES,
    'shelves.files': QUOTA.files,
    parts: MOST_PARTS,
  },
};
