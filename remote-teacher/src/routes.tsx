import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { screen } from '@lemma/screens';

/** The area at a glance: the children of /dashboard (specification, section 2). */
export const createRoutes = (_context: RemoteContext): RouteObject[] => [
  { index: true, element: screen(async () => (await import('./features/overview/page.tsx')).OverviewPage) },
  {
    path: 'students',
    element: screen(async () => (await import('./features/students/page.tsx')).StudentsPage),
  },
  {
    path: 'students/:studentId',
    element: screen(async () => (await import('./features/student-feedback/page.tsx')).StudentPage),
  },
  {
    path: 'student-accounts',
    element: screen(async () => (await import('./features/accounts/page.tsx')).AccountsPage),
  },
  {
    path: 'assignments',
    element: screen(async () => (await import('./features/assignments/page.tsx')).AssignmentsPage),
  },
  {
    path: 'assignments/:assignmentId',
    element: screen(async () => (await import('./features/assignment-feedback/page.tsx')).AssignmentPage),
  },
  {
    path: 'statistics',
    element: screen(async () => (await import('./features/statistics/page.tsx')).StatisticsPage),
  },
  {
    path: 'lesson-plan',
    element: screen(async () => (await import('./features/plans/page.tsx')).LessonPlanPage),
  },
  {
    path: 'lessons',
    element: screen(async () => (await import('./features/plans/page.tsx')).LessonPlanPage),
  },
  {
    path: 'view-lesson-plans',
    element: screen(async () => (await import('./features/library/page.tsx')).LibraryPage),
  },
  {
    path: 'story-lessons',
    element: screen(async () => (await import('./features/stories/page.tsx')).StoriesPage),
  },
  {
    path: 'chatbot',
    element: screen(async () => (await import('./features/assistant/page.tsx')).AssistantPage),
  },
  {
    path: 'detailed-analysis',
    element: screen(async () => (await import('./features/analysis/page.tsx')).AnalysisPage),
  },
  { path: 'upload', element: screen(async () => (await import('@lemma/screens/upload')).UploadPage) },
  { path: 'settings', element: screen(async () => (await import('@lemma/screens/settings')).SettingsPage) },
  {
    path: 'teacher-training',
    element: screen(async () => (await import('./features/training/page.tsx')).TrainingPage),
  },
  {
    path: 'teacher-training/:interviewId',
    element: screen(async () => (await import('./features/training/interview-page.tsx')).InterviewPage),
  },
  {
    path: 'teacher-training/results/:interviewId',
    element: screen(async () => (await import('./features/training/results-page.tsx')).ResultsPage),
  },
];
