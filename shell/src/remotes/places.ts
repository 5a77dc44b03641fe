/**
 * What each area's navigation leads to, in order of use: `[route of the area, name, group that starts here]`. The shell's
 * build tells the release tool, which serves no version of an area that leaves one of them without an answer.
 */
export const places = {
  teacher: [
    ['', 'overview'],
    ['students', 'students', 'teach'],
    ['assignments', 'assignments'],
    ['detailed-analysis', 'analysis'],
    ['statistics', 'statistics'],
    ['student-accounts', 'accounts'],
    ['lesson-plan', 'lessonPlan', 'prepare'],
    ['view-lesson-plans', 'plans'],
    ['story-lessons', 'stories'],
    ['teacher-training', 'training'],
    ['chatbot', 'assistant'],
    ['upload', 'upload'],
    ['settings', 'settings'],
  ],
  parent: [
    ['', 'children'],
    ['submissions', 'handIn'],
    ['settings', 'settings'],
  ],
  student: [
    ['', 'home'],
    ['assignments', 'assignments'],
    ['progress', 'progress'],
    ['upload', 'upload'],
    ['settings', 'settings'],
  ],
} as const;
