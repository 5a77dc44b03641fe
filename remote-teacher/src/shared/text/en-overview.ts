import { knownSentence } from './named.ts';

/** The overview of a class. */
export const overviewTexts = {
  morning: {
    first: {
      teach: 'Clear up first: {topic}',
      contested: '{count, plural, one {An answer is contested} other {# answers are contested}}',
      grade: '{count, plural, one {One piece of work waits for a grade} other {# pieces of work wait for a grade}}',
      missing: '{count, plural, one {One piece of work is missing} other {# pieces of work are missing}}',
    },
    why: {
      misconception:
        '{who} {count, plural, one {shows} other {show}} this idea{stuck, plural, =0 {} one {, and one of {all, number} is stuck because of it} other {, and {stuck, number} of {all, number} are stuck because of it}}. Five minutes at the board before the next task will help most.',
      prerequisite:
        '{who} {count, plural, one {does} other {do}} not know it yet, and later skills need it{stuck, plural, =0 {} one {; one of {all, number} is stuck} other {; {stuck, number} of {all, number} are stuck}}. Five minutes at the board before the next task will help most.',
      struggle:
        '{who} {count, plural, one {is} other {are}} stuck on it: four or more wrong tries in a row, and no idea or missing basic explains them. Five minutes at the board before the next task will help most.',
    },
    newest: 'Newest answer behind it: {when}.',
    calm: 'Nothing urgent to teach: the answers of the last {days, number} days show no shared idea, no missing basic and no row of wrong tries surely enough. What would tell: five answers to a skill.',
    do: { teach: 'See their answers', contested: 'Decide', grade: 'Grade', missing: 'See who' },
    since: 'New since {when}',
    turnedIn: '{count, plural, one {1 student} other {# students}} turned in',
    stuck: '{who} got stuck.',
    onWhat: 'On what?',
  },
  /** What a topic to teach is to the students, wherever it is named. */
  topic: { misconception: '{name}', prerequisite: 'Not known yet: {name}', struggle: 'Stuck on: {name}' },
  overview: {
    title: 'Overview',
    tab: 'Overview, {name}',
    steps: 'First steps',
    stepClass: 'Create a class',
    stepStudents: 'Add your students',
    stepStudentsBody: 'Paste their names. Each gets a card to sign in with.',
    addStudents: 'Add students',
    stepAssignment: 'Give the first assignment',
    stepAssignmentBody:
      'Choose skills; Lemma makes the problems, checks the answers and says what is behind the wrong ones.',
    makeAssignment: 'Make an assignment',
    toGrade: 'to grade',
    dueSoon: 'due in 7 days',
    missing: 'missing',
    asking: '{count, plural, one {needs a new card} other {need a new card}}',
    contested: '{count, plural, one {contested answer} other {contested answers}}',
    parents: '{count, plural, one {request from a parent} other {requests from parents}}',
    help: '{count, plural, one {needs help now} other {need help now}}',
    cards: 'The figures above',
    cardsHow:
      'Need help now: students with four or more wrong tries in a row on a skill, the last within three weeks, each counted once. To grade: work from a parent of which nothing is graded yet, and work with photos, scans or an answer that no rule can judge, of which a question waits for your points. Missing: one for each student and open assignment whose day is past, of an extension its own day; excused work is not counted. Due: open assignments whose day is within seven days.',
    helpTitle: 'Needs help now',
    helpAll: 'Show all',
    nothingWaits: 'Nothing waits for you in this class.',
    helpWhy: '{tries} wrong tries in a row',
    helpHow:
      'Wrong tries in a row on one skill since the last correct answer, from four on. Ranked by those tries, half a point for each hint, and up to three points for time beyond the class’s median on a question. Rapid guesses and work that a parent wrote are left out. An entry goes with the next correct answer.',
    quietLine:
      '{count, plural, one {One student has not answered anything for two weeks.} other {# students have not answered anything for two weeks.}}',
    quietOpen: 'Who?',
    open: 'In progress',
    counts: 'Waiting for you',
    working: '{count, number} at work',
    again: '{count, number} asked to do it again',
    excused: '{count, number} excused',
    glance: 'The class, week by week',
    glanceLead:
      'How many questions each student is likely to get right at the first try, over all skills met: {weeks, number} weeks, and the change in the last {change, number}. Whoever lost most comes first.',
    glanceChange: 'change in percentage points:',
    glanceHow: `The mean estimate over all skills that the student has met, at the end of each week; the same as the growth in the student’s detailed analysis. It is no share of mastered skills: at 73% most first tries go right, and of no skill it may be sure yet that four of five do. All lines have one scale, from just below the lowest point of the class to 100%. ${knownSentence} Students without one are left out.`,
    nothingOpen: 'Nothing is open.',
    progress:
      '{submitted, number} of {total, number} turned in · {isLate, select, true {was due {due}} other {due {due}}}',
  },
} as const;
