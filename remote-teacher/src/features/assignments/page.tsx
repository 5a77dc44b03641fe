import { useSearchParams } from '@lemma/router';
import { WithClass } from '#shared/parts/with-class.tsx';
import { AssignmentEditor } from './parts/assignment-editor.tsx';
import { AssignmentList } from './parts/assignment-list.tsx';

/** The class's assignments; `?edit={id}` opens the builder for a draft, which its first save creates. */
export function AssignmentsPage() {
  const [search] = useSearchParams();
  const editing = search.get('edit');
  return (
    <WithClass>
      {(choice) =>
        editing === null ? (
          <AssignmentList {...choice} />
        ) : (
          <AssignmentEditor key={editing} assignmentId={editing} {...choice} />
        )
      }
    </WithClass>
  );
}
