import { codeOf } from '@lemma/contract';
import { useSearchParams } from '@lemma/router';
import { gradeOf } from '@lemma/school/class';
import { allOf, QueryView } from '@lemma/screens';
import { PageSkeleton } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNewDraft, noteDraftSaved } from '#shared/logic/new-draft-id.ts';
import { ActingIn } from '#shared/parts/acting.tsx';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import type { Draft } from '../commands.ts';
import { draftOf, emptyDraft, newItem } from '../logic/draft.ts';
import { firstUsual, withUsual } from '../logic/usual.ts';
import { Builder } from './builder.tsx';

type AssignmentEditorProps = ClassChoice & { readonly assignmentId: string };

/**
 * Opens the builder. A draft that was never saved has no document: one of this page is not read, and where the page was
 * loaded again it reads as "no permission" or "none". All start empty.
 */
export function AssignmentEditor({ assignmentId, uid, classroom: chosen, classes }: AssignmentEditorProps) {
  const [search] = useSearchParams();
  const [isUnsaved, setUnsaved] = useState(() => isNewDraft(assignmentId));
  const saved = useQuery({ ...teacherQueries.assignment(uid, assignmentId), retry: false, enabled: !isUnsaved });
  const skills = useQuery(teacherQueries.skills(uid));
  const own = useQuery(teacherQueries.settings(uid));
  const isAbsent = isUnsaved || codeOf(saved.error) === 'auth/forbidden' || saved.data === null;
  const [wasAbsent, setWasAbsent] = useState(false);
  if (isAbsent && !wasAbsent) setWasAbsent(true);
  // While the query is repeated it has no data for a moment; the text being written must not be lost then.
  const isNew = isAbsent || (wasAbsent && saved.data === undefined);
  const mastery = own.data?.mastery;
  // A draft that is opened by its address belongs to its own class, not to the one used last.
  const classroom = classes.find(({ id }) => id === saved.data?.classId) ?? chosen;
  // A new draft starts with the teacher's own late policy and rule of mastery, or the defaults if those cannot be read.
  if (isNew && own.isPending) return <PageSkeleton />;
  // The address of corrections contains their skills and students.
  const fresh = (): Draft => {
    const codes = (search.get('skills') ?? '').split(',').filter(Boolean);
    const onlyFor = (search.get('for') ?? '').split(',').filter(Boolean);
    return {
      ...emptyDraft(assignmentId, classroom.id),
      ...(own.data?.latePolicy && { policy: own.data.latePolicy }),
      items: codes.map((code) => withUsual(newItem(code), firstUsual(mastery))),
      ...(onlyFor.length > 0 && { onlyFor }),
    };
  };
  const assignment = isNew ? { ...saved, data: null, error: null } : saved;
  // One component for both, so that a new draft becomes a saved one while somebody is writing.
  return (
    <QueryView query={allOf({ assignment, skills })}>
      {({ assignment: latest, skills: { skills: all } }) => (
        <ActingIn classes={[classroom]} quiet={classroom === chosen}>
          <Builder
            {...{ uid, mastery }}
            className={classroom.name}
            grade={gradeOf(classroom)}
            skills={all}
            begin={() => (latest ? draftOf(latest) : fresh())}
            latest={latest ?? undefined}
            // The document exists after the first save, so following it starts then.
            onSaved={() => {
              noteDraftSaved(assignmentId);
              if (isUnsaved) setUnsaved(false);
              else if (isNew) void saved.refetch();
            }}
          />
        </ActingIn>
      )}
    </QueryView>
  );
}
