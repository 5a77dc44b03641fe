import { useSearchParams } from '@lemma/router';
import { PageSkeleton } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { WithClass } from '#shared/parts/with-class.tsx';
import { AssignmentList } from './parts/assignment-list.tsx';

// The list needs none of what writes an assignment.
const editor = () => import('./parts/assignment-editor.tsx');
const AssignmentEditor = lazy(async () => ({ default: (await editor()).AssignmentEditor }));

/** The class's assignments; `?edit={id}` opens the builder for a draft, which its first save creates. */
export function AssignmentsPage() {
  const [search] = useSearchParams();
  const editing = search.get('edit');
  return (
    <WithClass>
      {(choice) =>
        editing === null ? (
          <AssignmentList {...choice} expectEditor={editor} />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <AssignmentEditor key={editing} assignmentId={editing} {...choice} />
          </Suspense>
        )
      }
    </WithClass>
  );
}
