import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { routesOf } from '@lemma/screens';
import { paths } from '#shared/paths.ts';

/** The page that each route of the area opens. */
const pages = {
  overview: async () => (await import('./features/overview/page.tsx')).OverviewPage,
  students: async () => (await import('./features/students/page.tsx')).StudentsPage,
  student: async () => (await import('./features/student-feedback/page.tsx')).StudentPage,
  accounts: async () => (await import('./features/accounts/page.tsx')).AccountsPage,
  assignments: async () => (await import('./features/assignments/page.tsx')).AssignmentsPage,
  assignment: async () => (await import('./features/assignment-feedback/page.tsx')).AssignmentPage,
  statistics: async () => (await import('./features/statistics/page.tsx')).StatisticsPage,
  lessonPlan: async () => (await import('./features/plans/page.tsx')).LessonPlanPage,
  lessons: async () => (await import('./features/plans/page.tsx')).LessonPlanPage,
  plans: async () => (await import('./features/library/page.tsx')).LibraryPage,
  stories: async () => (await import('./features/stories/page.tsx')).StoriesPage,
  assistant: async () => (await import('./features/assistant/page.tsx')).AssistantPage,
  analysis: async () => (await import('./features/analysis/page.tsx')).AnalysisPage,
  upload: async () => (await import('./features/upload/page.tsx')).FilesPage,
  settings: async () => (await import('./features/settings/page.tsx')).TeacherSettingsPage,
  training: async () => (await import('./features/training/page.tsx')).TrainingPage,
  interview: async () => (await import('./features/training/interview-page.tsx')).InterviewPage,
  interviewResults: async () => (await import('./features/training/results-page.tsx')).ResultsPage,
};

export const createRoutes = (_context: RemoteContext): RouteObject[] => routesOf(paths, pages);
