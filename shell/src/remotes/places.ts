import type { KnownArea } from '@lemma/contract';

/**
 * The links in each known area's navigation, in their order: `[route of the area, name, group that starts here]`. The shell's
 * build passes them to the release tool, which refuses a version that does not answer one of them.
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
} as const satisfies Record<KnownArea, readonly (readonly string[])[]>;
