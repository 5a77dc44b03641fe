import type { ChatTarget } from '@lemma/school/assistant';
import { paths } from '#shared/paths.ts';

/** The address that a part of an answer links to. */
export function targetPath(target: ChatTarget): string {
  switch (target.page) {
    case 'overview':
      return paths.overview({ class: target.classId });
    case 'analysis':
      return paths.analysis({ class: target.classId, group: target.group });
    case 'statistics':
      return paths.statistics({ class: target.classId });
    case 'assignment':
      return paths.assignment({ assignmentId: target.assignmentId });
    case 'student':
      return paths.student({ studentId: target.studentId, class: target.classId });
    case 'plan':
      return paths.lessonPlan({ plan: target.planId });
    case 'plans':
      return paths.plans();
    case 'story':
      return paths.stories({ standard: target.standard });
  }
}
