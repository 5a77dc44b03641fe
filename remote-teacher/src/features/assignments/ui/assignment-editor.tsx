import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import { QueryView } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, FormErrorSummary, formatSaved, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teacherQueries } from '../../../data/teacher-queries.ts';
import type { ClassChoice } from '../../../data/with-class.tsx';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';
import { type Draft, usePublishAssignment, useSaveAssignment } from '../data/assignment-commands.ts';
import { draftOf, emptyDraft, newItem, problemsOf } from '../data/draft.ts';
import { DraftDetails } from './draft-details.tsx';
import { ItemList } from './item-list.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { SkillPicker } from './skill-picker.tsx';

type AssignmentEditorProps = ClassChoice & { readonly assignmentId: string };

/** The builder. A draft that was never saved has no document yet, which reads as "no permission" or "none": both start empty. */
export function AssignmentEditor({ assignmentId, uid, classroom }: AssignmentEditorProps) {
  const saved = useQuery({ ...teacherQueries.assignment(uid, assignmentId), retry: false });
  const isNew = codeOf(saved.error) === 'auth/forbidden' || saved.data === null;
  if (isNew) return <Builder initial={emptyDraft(assignmentId, classroom.id)} uid={uid} className={classroom.name} />;
  return (
    <QueryView query={saved}>
      {(assignment) =>
        assignment === null ? null : <Builder initial={draftOf(assignment)} uid={uid} className={classroom.name} />
      }
    </QueryView>
  );
}

type BuilderProps = { readonly initial: Draft; readonly uid: string; readonly className: string };

function Builder({ initial, uid, className }: BuilderProps) {
  const t = useText('builder');
  const navigate = useNavigate();
  const skills = useQuery(teacherQueries.skills(uid));
  const [draft, setDraft] = useState(initial);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [savedAt, setSavedAt] = useState<number | undefined>();
  const [previewing, setPreviewing] = useState(false);
  const save = useSaveAssignment();
  const publish = usePublishAssignment();
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  const handleSave = () => {
    const missing = problemsOf(draft).filter((problem) => problem !== 'items');
    setShown(missing.map((problem) => t(`problems.${problem}`)));
    if (missing.length === 0) save.mutate(draft, { onSuccess: () => setSavedAt(Date.now()) });
  };
  const handlePublish = () => {
    const missing = problemsOf(draft);
    setShown(missing.map((problem) => t(`problems.${problem}`)));
    if (missing.length > 0) return;
    publish.mutate(draft, {
      onSuccess: async () => {
        news({ title: t('published', { title: draft.title }), tone: 'good' });
        await navigate(paths.assignment(draft.assignmentId));
      },
    });
  };

  return (
    <>
      <PageHeader
        title={draft.title === '' ? t('title') : draft.title}
        lead={savedAt === undefined ? className : `${className} · ${formatSaved(savedAt)}`}
        back={{ to: paths.assignments(), label: t('back') }}
        actions={
          <>
            <Button pending={save.isPending} onClick={handleSave}>
              {t('save')}
            </Button>
            <Button
              aria-disabled={draft.items.length === 0}
              onClick={() => draft.items.length > 0 && setPreviewing(true)}
            >
              {t('preview')}
            </Button>
            <Button kind="primary" pending={publish.isPending} onClick={handlePublish}>
              {t('publish')}
            </Button>
          </>
        }
      />
      <FormErrorSummary errors={shown.map((message) => ({ message }))} />
      <DraftDetails draft={draft} onChange={change} />
      <QueryView query={skills}>
        {({ skills: all }) => (
          <>
            <ItemList items={draft.items} skills={all} onChange={(items) => change({ items })} />
            <SkillPicker skills={all} onAdd={(code) => change({ items: [...draft.items, newItem(code)] })} />
          </>
        )}
      </QueryView>
      {previewing && <PreviewDialog items={draft.items} onClose={() => setPreviewing(false)} />}
    </>
  );
}
