import { useSearchParams } from '@lemma/router';
import { WithClass } from '../../data/with-class.tsx';
import { AssignmentEditor } from './ui/assignment-editor.tsx';
import { AssignmentList } from './ui/assignment-list.tsx';

/** The class's assignments; `?edit={id}` opens the builder for a draft, which is made by its first save. */
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
