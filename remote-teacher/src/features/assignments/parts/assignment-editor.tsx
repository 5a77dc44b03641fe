import { codeOf } from '@lemma/contract';
import { useNavigate, useSearchParams } from '@lemma/router';
import {
  type Assignment,
  type AssignmentItem,
  type Mastery,
  MOST_ITEMS,
  MOST_PROBLEMS,
  problemsIn,
} from '@lemma/school/assignment';
import type { CallOutput } from '@lemma/school/calls';
import { LONGEST_OWN } from '@lemma/school/question';
import { QueryView, Unsaved } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, FormErrorSummary, formatSaved, Notice, PageHeader, PageSkeleton } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ActingIn, Acts, Changeable } from '#shared/parts/acting.tsx';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { type Draft, usePublishAssignment, useSaveAssignment } from '../commands.ts';
import { type DraftProblem, draftOf, emptyDraft, newItem, problemsOf, tidyItem } from '../logic/draft.ts';
import { AddItems } from './add-items.tsx';
import { DraftDetails } from './draft-details.tsx';
import { ItemList } from './item-list.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

type AssignmentEditorProps = ClassChoice & { readonly assignmentId: string };

/**
 * The builder. A draft that was never saved has no document, which reads as "no permission" or "none": both start
 * empty.
 */
export function AssignmentEditor({ assignmentId, uid, classroom: chosen, classes }: AssignmentEditorProps) {
  const [search] = useSearchParams();
  const saved = useQuery({ ...teacherQueries.assignment(uid, assignmentId), retry: false });
  const own = useQuery(teacherQueries.settings(uid));
  const isAbsent = codeOf(saved.error) === 'auth/forbidden' || saved.data === null;
  const [wasAbsent, setWasAbsent] = useState(false);
  if (isAbsent && !wasAbsent) setWasAbsent(true);
  // While the query is repeated it has no data for a moment; the text being written must not be lost then.
  const isNew = isAbsent || (wasAbsent && saved.data === undefined);
  const mastery = own.data?.mastery;
  // A draft that is opened by its address belongs to its own class, not to the one used last.
  const classroom = classes.find(({ id }) => id === saved.data?.classId) ?? chosen;
  const shared = { uid, className: classroom.name, mastery };
  // A new draft starts with the teacher's own late policy and rule of mastery, or the defaults if those cannot be read.
  if (isNew && own.isPending) return <PageSkeleton />;
  // The address of corrections contains their skills and students.
  const fresh = (): Draft => {
    const skills = (search.get('skills') ?? '').split(',').filter(Boolean);
    const onlyFor = (search.get('for') ?? '').split(',').filter(Boolean);
    return {
      ...emptyDraft(assignmentId, classroom.id),
      ...(own.data?.latePolicy && { policy: own.data.latePolicy }),
      items: skills.map((skill) => newItem(skill, mastery)),
      ...(onlyFor.length > 0 && { onlyFor }),
    };
  };
  // One component for both, so that a new draft becomes a saved one while somebody is writing.
  return (
    <QueryView query={isNew ? { ...saved, data: null, error: null } : saved}>
      {(assignment) => (
        <ActingIn classes={[classroom]} quiet={classroom === chosen}>
          <Builder
            {...shared}
            begin={() => (assignment ? draftOf(assignment) : fresh())}
            latest={assignment ?? undefined}
            // The document exists after the first save, so following it starts then.
            onSaved={() => isNew && void saved.refetch()}
          />
        </ActingIn>
      )}
    </QueryView>
  );
}

type BuilderProps = {
  /** Returns the initial draft; called once. */
  readonly begin: () => Draft;
  /** The version on the server; undefined before the first save. */
  readonly latest: Assignment | undefined;
  readonly onSaved: () => void;
  readonly uid: string;
  readonly className: string;
  /** The rule of mastery of added items. Left out: a single problem. */
  readonly mastery: Mastery | undefined;
};

function useBuilder({ begin, latest, onSaved }: Pick<BuilderProps, 'begin' | 'latest' | 'onSaved'>) {
  const t = useAssignmentText('builder');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(begin);
  /** The draft as the server has it, and its `updatedAt`. */
  const [saved, setSaved] = useState({ draft, at: latest?.updatedAt });
  const [shown, setShown] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [savedAt, setSavedAt] = useState<number | undefined>();
  const save = useSaveAssignment();
  const publish = usePublishAssignment();
  const tidied = { ...draft, items: draft.items.map(tidyItem) };
  const sent = saved.at === undefined ? tidied : { ...tidied, basedOn: saved.at };
  const isConflict = [save.error, publish.error].some((error) => codeOf(error) === 'data/conflict');

  const isComplete = (asked: (problem: DraftProblem) => boolean) => {
    const missing = problemsOf(draft).filter(asked);
    const questions = { most: MOST_ITEMS, count: draft.items.length, ...LONGEST_OWN };
    const practice = { ...questions, most: MOST_PROBLEMS, count: problemsIn(draft.items) };
    setShown(missing.map((problem) => t(`problems.${problem}`, problem === 'practice' ? practice : questions)));
    return missing.length === 0;
  };
  const noteSaved = ({ updatedAt }: CallOutput<'saveAssignment'>) => {
    // Updates the state at once, so that leaving after a save does not ask for confirmation.
    flushSync(() => {
      setSaved({ draft, at: updatedAt });
      setSavedAt(Date.now());
    });
    onSaved();
  };
  const handleSave = (over = false) => {
    // A second save at the same time would not know the result of the first.
    if (publish.isPending || !isComplete((problem) => problem !== 'items')) return;
    publish.reset();
    save.mutate(over ? tidied : sent, { onSuccess: noteSaved });
  };
  const handlePublish = () => {
    if (save.isPending || !isComplete(() => true)) return;
    save.reset();
    const publication = { draft: sent, onSaved: noteSaved };
    publish.mutate(publication, {
      onSuccess: async ({ faults: found }) => {
        setFaults(new Map(found.map(({ itemId, message }) => [itemId, message])));
        if (found.length > 0) return setShown([t('problems.tests', { count: found.length })]);
        news({ title: t('published', { title: draft.title }), tone: 'good' });
        await navigate(paths.assignment({ assignmentId: draft.assignmentId }));
      },
    });
  };
  const takeTheirs = (theirs: Assignment) => {
    const taken = draftOf(theirs);
    setDraft(taken);
    setSaved({ draft: taken, at: theirs.updatedAt });
    save.reset();
    publish.reset();
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const add = (items: readonly AssignmentItem[]) => {
    const room = Math.max(0, MOST_ITEMS - draft.items.length);
    if (items.length > room)
      news({ title: t('noRoom', { most: MOST_ITEMS, left: items.length - room }), tone: 'problem' });
    change({ items: [...draft.items, ...items.slice(0, room)] });
  };
  const unsaved = draft !== saved.draft;
  return {
    ...{ draft, change, add, setDraft, shown, faults, savedAt, save, publish, handleSave, handlePublish },
    ...{ unsaved, isConflict, takeTheirs, sent },
    canPreview: () => draft.items.length > 0 && isComplete((problem) => problem === 'own' || problem === 'tooMany'),
  };
}

const leavesDraft = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname ||
  new URLSearchParams(from.search).get('edit') !== new URLSearchParams(to.search).get('edit');
type Place = { readonly pathname: string; readonly search: string };

function Builder({ begin, latest, onSaved, uid, className, mastery }: BuilderProps) {
  const t = useAssignmentText('builder');
  const skills = useQuery(teacherQueries.skills(uid));
  const [previewing, setPreviewing] = useState(false);
  const builder = useBuilder({ begin, latest, onSaved });
  const { draft, change, setDraft, shown, faults, savedAt, save, publish, handleSave, handlePublish } = builder;
  const isDraft = latest === undefined || latest.state === 'draft';
  const back = isDraft
    ? paths.assignments({ class: draft.classId })
    : paths.assignment({ assignmentId: draft.assignmentId });
  return (
    <>
      <PageHeader
        title={draft.title === '' ? t('title') : draft.title}
        lead={savedAt === undefined ? className : `${className} · ${formatSaved(savedAt)}`}
        back={{ to: back, label: isDraft ? t('back') : t('backToWork') }}
        actions={
          <>
            <Acts>
              <Button
                kind={isDraft ? 'secondary' : 'primary'}
                pending={save.isPending}
                aria-disabled={publish.isPending}
                onClick={() => handleSave()}
              >
                {isDraft ? t('save') : t('saveChanges')}
              </Button>
            </Acts>
            <Button
              aria-disabled={draft.items.length === 0}
              onClick={() => builder.canPreview() && setPreviewing(true)}
            >
              {t('preview')}
            </Button>
            {isDraft && (
              <Acts>
                <Button
                  kind="primary"
                  pending={publish.isPending}
                  aria-disabled={save.isPending}
                  onClick={handlePublish}
                >
                  {t('publish')}
                </Button>
              </Acts>
            )}
          </>
        }
      />
      <Unsaved unsaved={builder.unsaved} leaves={leavesDraft} />
      {builder.isConflict && (
        <Conflict
          onSaveMine={() => handleSave(true)}
          {...(latest && { onTakeTheirs: () => builder.takeTheirs(latest) })}
        />
      )}
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
                  {...{ uid, mastery }}
                  classId={draft.classId}
                  skills={all}
                  isFull={draft.items.length >= MOST_ITEMS}
                  onAdd={builder.add}
                />
              </>
            )}
          </QueryView>
        ) : (
          <Notice>{t('itemsStay')}</Notice>
        )}
      </Changeable>
      {previewing && <PreviewDialog items={builder.sent.items} onClose={() => setPreviewing(false)} />}
    </>
  );
}

type ConflictProps = { readonly onSaveMine: () => void; readonly onTakeTheirs?: () => void };

/** Somebody else has saved the same assignment meanwhile: neither version may be lost silently. */
function Conflict({ onSaveMine, onTakeTheirs }: ConflictProps) {
  const t = useAssignmentText('builder');
  return (
    <Notice tone="warm" title={t('conflict')}>
      <p>{t('conflictWhy')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {onTakeTheirs && <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>}
        <Button onClick={onSaveMine}>{t('keepMine')}</Button>
      </div>
    </Notice>
  );
}
