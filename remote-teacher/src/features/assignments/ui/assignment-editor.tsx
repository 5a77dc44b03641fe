import { codeOf } from '@lemma/contract';
import { useNavigate, useSearchParams } from '@lemma/router';
import type { AssignmentState, Mastery } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, FormErrorSummary, formatSaved, Notice, PageHeader, PageSkeleton } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Acts, Changeable } from '../../../data/acting.tsx';
import { teacherQueries } from '../../../data/teacher-queries.ts';
import type { ClassChoice } from '../../../data/with-class.tsx';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';
import { type Draft, usePublishAssignment, useSaveAssignment } from '../data/assignment-commands.ts';
import { draftOf, emptyDraft, newItem, problemsOf } from '../data/draft.ts';
import { AddItems } from './add-items.tsx';
import { DraftDetails } from './draft-details.tsx';
import { ItemList } from './item-list.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

type AssignmentEditorProps = ClassChoice & { readonly assignmentId: string };

/** The builder. A draft that was never saved has no document yet, which reads as "no permission" or "none": both start empty. */
export function AssignmentEditor({ assignmentId, uid, classroom }: AssignmentEditorProps) {
  const [search] = useSearchParams();
  const saved = useQuery({ ...teacherQueries.assignment(uid, assignmentId), retry: false });
  const own = useQuery(teacherQueries.settings(uid));
  const isNew = codeOf(saved.error) === 'auth/forbidden' || saved.data === null;
  const mastery = own.data?.mastery;
  const shared = { uid, className: classroom.name, mastery };
  // A new one begins with the teacher's own late policy and rule of mastery; without an answer, with the usual ones.
  if (isNew && own.isPending) return <PageSkeleton />;
  if (isNew) {
    // Corrections come with their skills and their students in the address.
    const items = (search.get('skills') ?? '')
      .split(',')
      .filter(Boolean)
      .map((skill) => newItem(skill, mastery));
    const onlyFor = (search.get('for') ?? '').split(',').filter(Boolean);
    const initial = {
      ...emptyDraft(assignmentId, classroom.id),
      ...(own.data?.latePolicy && { policy: own.data.latePolicy }),
      items,
      ...(onlyFor.length > 0 && { onlyFor }),
    };
    return <Builder {...shared} initial={initial} state="draft" />;
  }
  return (
    <QueryView query={saved}>
      {(assignment) =>
        assignment === null ? null : <Builder {...shared} initial={draftOf(assignment)} state={assignment.state} />
      }
    </QueryView>
  );
}

type BuilderProps = {
  readonly initial: Draft;
  readonly state: AssignmentState;
  readonly uid: string;
  readonly className: string;
  /** Of the items that are added. Left out: one problem. */
  readonly mastery: Mastery | undefined;
};

function useBuilder(initial: Draft) {
  const t = useText('builder');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(initial);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [savedAt, setSavedAt] = useState<number | undefined>();
  const save = useSaveAssignment();
  const publish = usePublishAssignment();

  const isComplete = (ignored: readonly string[]) => {
    const missing = problemsOf(draft).filter((problem) => !ignored.includes(problem));
    setShown(missing.map((problem) => t(`problems.${problem}`)));
    return missing.length === 0;
  };
  const handleSave = () => {
    if (isComplete(['items'])) save.mutate(draft, { onSuccess: () => setSavedAt(Date.now()) });
  };
  const handlePublish = () => {
    if (!isComplete([])) return;
    publish.mutate(draft, {
      onSuccess: async ({ faults: found }) => {
        setFaults(new Map(found.map(({ itemId, message }) => [itemId, message])));
        if (found.length > 0) return setShown([t('problems.tests', { count: found.length })]);
        news({ title: t('published', { title: draft.title }), tone: 'good' });
        await navigate(paths.assignment(draft.assignmentId));
      },
    });
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, setDraft, shown, faults, savedAt, save, publish, handleSave, handlePublish };
}

function Builder({ initial, state, uid, className, mastery }: BuilderProps) {
  const t = useText('builder');
  const skills = useQuery(teacherQueries.skills(uid));
  const [previewing, setPreviewing] = useState(false);
  const { draft, change, setDraft, shown, faults, savedAt, save, publish, handleSave, handlePublish } =
    useBuilder(initial);
  const isDraft = state === 'draft';
  const back = isDraft ? paths.assignments() : paths.assignment(draft.assignmentId);
  return (
    <>
      <PageHeader
        title={draft.title === '' ? t('title') : draft.title}
        lead={savedAt === undefined ? className : `${className} · ${formatSaved(savedAt)}`}
        back={{ to: back, label: isDraft ? t('back') : t('backToWork') }}
        actions={
          <>
            <Acts>
              <Button kind={isDraft ? 'secondary' : 'primary'} pending={save.isPending} onClick={handleSave}>
                {isDraft ? t('save') : t('saveChanges')}
              </Button>
            </Acts>
            <Button
              aria-disabled={draft.items.length === 0}
              onClick={() => draft.items.length > 0 && setPreviewing(true)}
            >
              {t('preview')}
            </Button>
            {isDraft && (
              <Acts>
                <Button kind="primary" pending={publish.isPending} onClick={handlePublish}>
                  {t('publish')}
                </Button>
              </Acts>
            )}
          </>
        }
      />
      <FormErrorSummary errors={shown.map((message) => ({ message }))} />
      {draft.onlyFor && <Notice>{t('onlyFor', { count: draft.onlyFor.length })}</Notice>}
      <Changeable>
        <DraftDetails draft={draft} onChange={change} />
        <PolicyEditor draft={draft} onChange={change} onDraft={setDraft} />
        {isDraft ? (
          <QueryView query={skills}>
            {({ skills: all }) => (
              <>
                <ItemList items={draft.items} skills={all} faults={faults} onChange={(items) => change({ items })} />
                <AddItems
                  uid={uid}
                  classId={draft.classId}
                  skills={all}
                  mastery={mastery}
                  onAdd={(items) => change({ items: [...draft.items, ...items] })}
                />
              </>
            )}
          </QueryView>
        ) : (
          <Notice>{t('itemsStay')}</Notice>
        )}
      </Changeable>
      {previewing && <PreviewDialog items={draft.items} onClose={() => setPreviewing(false)} />}
    </>
  );
}
