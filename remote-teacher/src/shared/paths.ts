import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('teacher');

/** In the address of an assignment instead of a student: whoever is the first whose work is to be graded. */
export const FIRST_TO_GRADE = 'to-grade';

/** Every route of the teacher's area: its pattern, what it promises, and its links (specification, section 2). */
export const paths = {
  overview: at('', 'class', 'list', 'skill'),
  students: at('students', 'class'),
  student: at('students/:studentId', 'class', 'language', 'view'),
  /**
   * `cards` are the ids of students, separated by dots, for whom new cards are created; `file` is a list on the shelf,
   * with its `name`.
   */
  accounts: at('student-accounts', 'class', 'cards', 'file', 'name'),
  /**
   * `edit` opens the builder, with a new id for a new draft, which belongs to the `class` of the address and not to the
   * one used last on this device; `skills` and `for` (students) are separated by commas.
   */
  assignments: at('assignments', 'class', 'edit', 'skills', 'for'),
  assignment: at('assignments/:assignmentId', 'tab', 'paper', 'student'),
  statistics: at('statistics', 'class'),
  lessonPlan: at('lesson-plan', 'plan', 'standard', 'class'),
  lessons: at('lessons'),
  plans: at('view-lesson-plans', 'shared'),
  stories: at('story-lessons', 'story', 'standard'),
  assistant: at('chatbot', 'chat'),
  analysis: at('detailed-analysis', 'class', 'group'),
  upload: at('upload'),
  settings: at('settings'),
  training: at('teacher-training', 'pupil', 'class'),
  interview: at('teacher-training/:interviewId'),
  interviewResults: at('teacher-training/results/:interviewId'),
};
