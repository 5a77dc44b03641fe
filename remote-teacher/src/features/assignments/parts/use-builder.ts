import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import { type Assignment, type AssignmentItem, MOST_ITEMS, MOST_PROBLEMS, problemsIn } from '@lemma/school/assignment';
import type { CallOutput } from '@lemma/school/calls';
import { LONGEST_OWN } from '@lemma/school/question';
import { news } from '@lemma/toast';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#shared/paths.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { type Draft, usePublishAssignment, useSaveAssignment, useTellPublished } from '../commands.ts';
import { type DraftProblem, draftOf, problemsOf, tidyItem } from '../logic/draft.ts';

/** The field that a message is about. */
const fields: Partial<Record<DraftProblem, string>> = { title: 'assignment-title', dates: 'assignment-due' };

export type BuilderStart = {
  readonly uid: string;
  /** Returns the initial draft; called once. */
  readonly begin: () => Draft;
  /** The version on the server; undefined before the first save. */
  readonly latest: Assignment | undefined;
  readonly onSaved: () => void;
  /** A title for these questions, which holds until one is typed. */
  readonly suggest: (items: readonly AssignmentItem[]) => string;
};

type Shown = { readonly message: string; readonly field?: string };

/** What is still to be mended, in words, each with the field that it is about. */
function useShown(draft: Draft, problems: readonly DraftProblem[], faults: number): readonly Shown[] {
  const t = useAssignmentText('builder');
  const questions = { most: MOST_ITEMS, count: draft.items.length, ...LONGEST_OWN };
  const practice = { ...questions, most: MOST_PROBLEMS, count: problemsIn(draft.items) };
  return [
    ...problems.map((problem) => {
      const field = fields[problem];
      const message = t(`problems.${problem}`, problem === 'practice' ? practice : questions);
      return { message, ...(field !== undefined && { field }) };
    }),
    ...(faults > 0 ? [{ message: t('problems.tests', { count: faults }) }] : []),
  ];
}

/** The draft that is being written, and what saves and publishes it. */
export function useBuilder({ uid, begin, latest, onSaved, suggest }: BuilderStart) {
  const t = useAssignmentText('builder');
  const navigate = useNavigate();
  const [written, setDraft] = useState(begin);
  const [isNamed, setIsNamed] = useState(written.title !== '');
  const draft = isNamed ? written : { ...written, title: suggest(written.items) };
  /** The draft as the server has it, and its `updatedAt`. */
  const [saved, setSaved] = useState({ draft: written, at: latest?.updatedAt });
  /** What was found missing when the draft was saved or published last: told until it is mended. */
  const [told, setTold] = useState<ReadonlySet<DraftProblem>>(new Set());
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [savedAt, setSavedAt] = useState<number | undefined>();
  const save = useSaveAssignment();
  const publish = usePublishAssignment(uid);
  const tellPublished = useTellPublished(uid);
  const tidied = { ...draft, items: draft.items.map(tidyItem) };
  const sent = saved.at === undefined ? tidied : { ...tidied, basedOn: saved.at };
  const isConflict = [save.error, publish.error].some((error) => codeOf(error) === 'data/conflict');

  const problems = problemsOf(draft);
  const shown = useShown(
    draft,
    problems.filter((problem) => told.has(problem)),
    faults.size,
  );
  const isComplete = (asked: (problem: DraftProblem) => boolean) => {
    const missing = problems.filter(asked);
    setTold(new Set(missing));
    return missing.length === 0;
  };
  const noteSaved = ({ updatedAt }: CallOutput<'saveAssignment'>) => {
    // Updates the state at once, so that leaving after a save does not ask for confirmation.
    flushSync(() => {
      setSaved({ draft: written, at: updatedAt });
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
  /** Saves the draft as it is, for whoever leaves. */
  const saveToLeave = async () => {
    if (save.isPending || publish.isPending || !isComplete((problem) => problem !== 'items')) return false;
    noteSaved(await save.mutateAsync(sent));
    return true;
  };
  /** `count`: to how many students it goes. */
  const handlePublish = (count: number) => {
    if (save.isPending || !isComplete(() => true)) return;
    save.reset();
    const publication = { draft: sent, onSaved: noteSaved };
    publish.mutate(publication, {
      onSuccess: async ({ faults: found }) => {
        setFaults(new Map(found.map(({ itemId, message }) => [itemId, message])));
        if (found.length > 0) return;
        tellPublished(draft, count);
        await navigate(paths.assignment({ assignmentId: draft.assignmentId }));
      },
    });
  };
  const takeTheirs = (theirs: Assignment) => {
    const taken = draftOf(theirs);
    setDraft(taken);
    setIsNamed(true);
    setSaved({ draft: taken, at: theirs.updatedAt });
    save.reset();
    publish.reset();
  };
  const change = (part: Partial<Draft>) => {
    if (part.title !== undefined) setIsNamed(true);
    setDraft((before) => ({ ...before, ...part }));
  };
  const changeItems = (to: (items: readonly AssignmentItem[]) => AssignmentItem[]) =>
    setDraft((before) => ({ ...before, items: to(before.items) }));
  const add = (items: readonly AssignmentItem[]) => {
    const room = Math.max(0, MOST_ITEMS - draft.items.length);
    if (items.length > room)
      news({ title: t('noRoom', { most: MOST_ITEMS, left: items.length - room }), tone: 'problem' });
    changeItems((before) => [...before, ...items.slice(0, room)]);
  };
  return {
    ...{ draft, isNamed, change, changeItems, add, setDraft, shown, faults, savedAt, save, publish },
    ...{ handleSave, saveToLeave, handlePublish, isConflict, takeTheirs, sent, saved },
    unsaved: written !== saved.draft,
    canPreview: () => draft.items.length > 0 && isComplete((problem) => problem === 'own' || problem === 'tooMany'),
  };
}
