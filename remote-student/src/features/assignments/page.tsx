import { useSearchParams } from '@lemma/router';
import { AssignmentList } from './parts/assignment-list.tsx';
import { WorkScreen } from './parts/work-screen.tsx';

/** All assignments of the student; `?work={id}` opens one to work on. */
export function AssignmentsPage() {
  const [search] = useSearchParams();
  const work = search.get('work');
  return work === null ? <AssignmentList /> : <WorkScreen key={work} assignmentId={work} />;
}
