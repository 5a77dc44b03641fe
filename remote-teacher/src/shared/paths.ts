import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('teacher');

/** Every route of the teacher's area: what it answers, promises and is linked to by (specification, section 2). */
export const paths = {
  overview: at('', 'class', 'list', 'skill'),
  students: at('students', 'class'),
  student: at('students/:studentId', 'class', 'view'),
  /** `cards` are students, between dots, whose new cards are made there; `file` is a list of the shelf, by its `name`. */
  accounts: at('student-accounts', 'class', 'cards', 'file', 'name'),
  /**
   * `edit` opens the builder, with an id of its own for a new draft, which belongs to the `class` of its address, whichever was
   * looked at last on this device; `skills` and `for` (students) stand between commas.
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
