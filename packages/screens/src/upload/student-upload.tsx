import { codeOf } from '@lemma/contract';
import { useSearchParams } from '@lemma/router';
import { LONGEST_REMARK } from '@lemma/school/base';
import type { CallOutput } from '@lemma/school/calls';
import { closedSince, type DeskEntry, openedEntries } from '@lemma/school/desk';
import { MOST_PAGES, type Turn } from '@lemma/school/files';
import { isHandedIn, isToDo } from '@lemma/school/work';
import { call } from '@lemma/shared-auth';
import {
  Button,
  Empty,
  errorSentence,
  FileDrop,
  FormErrorSummary,
  formatDateTime,
  formatRelative,
  Notice,
  Section,
  Select,
  TextArea,
} from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { deskQuery } from '../queries/common-queries.ts';
import { useCommand } from '../queries/use-command.ts';
import { QueryView } from '../query-view.tsx';
import { useUploadText } from '../text/use-upload-text.ts';
import { Unsaved } from '../unsaved.tsx';
import { HandedInPages } from './handed-in-pages.tsx';
import { limitsFor } from './limits.ts';
import { chosenPages, pageCount } from './page-list.ts';
import { PageStrip } from './page-strip.tsx';
import { isUnderWay } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

type Receipt = { readonly title: string } & CallOutput<'handInPages'>;

const mayHandIn = (entry: DeskEntry): boolean => closedSince(entry) === undefined && isToDo(entry);

/** A student turns in pages: chooses the work, rotates and orders the pages, and sees what the teacher will get. */
export function StudentUpload({ uid }: { readonly uid: string }) {
  const desk = useQuery(deskQuery(uid));
  // Stored in state, because the work leaves the list as soon as the server has it, which may be before the answer
  // arrives.
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) return <Handed receipt={receipt} />;
  return (
    <QueryView query={desk}>
      {(found) => {
        const entries = openedEntries(found);
        const open = entries.filter(mayHandIn);
        if (open.length === 0) return <NothingOpen entries={entries} />;
        return <HandInPages open={open} onHandedIn={setReceipt} />;
      }}
    </QueryView>
  );
}

/** Why there is nothing to turn in: it is turned in already, or nothing was given yet. */
function NothingOpen({ entries }: { readonly entries: readonly DeskEntry[] }) {
  const t = useUploadText('upload');
  const [last] = entries
    .filter((entry) => isHandedIn(entry) && entry.submittedAt !== undefined)
    .toSorted((one, other) => (other.submittedAt ?? 0) - (one.submittedAt ?? 0));
  if (!last) return <Empty title={t('noWork')}>{t('noWorkWhy')}</Empty>;
  return (
    <Empty title={t('allTurnedIn')}>
      {t('allTurnedInWhy', { title: last.title, when: formatRelative(last.submittedAt ?? 0) })}
    </Empty>
  );
}

function HandInPages({
  open,
  onHandedIn,
}: {
  readonly open: readonly DeskEntry[];
  readonly onHandedIn: (receipt: Receipt) => void;
}) {
  const t = useUploadText('upload');
  const [search] = useSearchParams();
  const [assignmentId, setAssignmentId] = useState(search.get('assignment') ?? '');
  const [turns, setTurns] = useState<Readonly<Record<string, Turn>>>({});
  const [shown, setShown] = useState<Readonly<Record<string, readonly number[]>>>({});
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const [handInId] = useState(() => crypto.randomUUID());
  const { queue, uploads } = useUploadQueue();
  const handIn = useCommand(
    (_title: string) =>
      call('handInPages', { assignmentId, handInId, note, pages: chosenPages(uploads, turns, shown) }),
    {
      onSuccess: (receipt, title) => onHandedIn({ ...receipt, title }),
      meta: { silent: true },
    },
  );

  const entry = open.find((each) => each.assignmentId === assignmentId);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = !entry
      ? t('chooseWork')
      : uploads.length === 0
        ? t('choosePages')
        : uploads.some(({ state }) => state.kind !== 'kept')
          ? t('notAllKept')
          : pageCount(uploads) > MOST_PAGES
            ? t('tooManyPages', { most: MOST_PAGES })
            : undefined;
    setFault(missing);
    if (entry && missing === undefined && !handIn.isPending) handIn.mutate(entry.title);
  };
  const sentence = handIn.error ? errorSentence(codeOf(handIn.error)) : undefined;
  const told = sentence ? `${sentence.title}. ${sentence.body}` : fault;
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-2xl flex-col gap-6">
      <Unsaved unsaved={uploads.some(({ state }) => isUnderWay(state))} />
      <FormErrorSummary errors={told === undefined ? [] : [{ message: told }]} />
      <Select
        label={t('work')}
        value={assignmentId}
        placeholder={t('chooseOne')}
        onChange={(event) => setAssignmentId(event.currentTarget.value)}
        options={open.map(({ assignmentId: value, title, dueAt }) => ({
          value,
          label: t('workDue', { title, when: formatRelative(dueAt) }),
        }))}
      />
      <FileDrop
        label={t('pages')}
        limits={limitsFor('hand-in', t('kinds.hand-in'), uploads.length)}
        files={[]}
        onFiles={(files) => queue.add(files, 'hand-in')}
        camera
        disabled={handIn.isPending}
      />
      {uploads.length > 0 && (
        <Section title={t('teacherGets')} lead={t('teacherGetsWhy')}>
          <PageStrip
            uploads={uploads}
            queue={queue}
            turns={turns}
            onTurns={setTurns}
            questions={entry?.itemCount ?? 0}
            shown={shown}
            onShown={setShown}
          />
        </Section>
      )}
      <TextArea
        label={t('note')}
        optional
        rows={2}
        maxLength={LONGEST_REMARK}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {entry && entry.itemsDone < entry.itemCount && entry.state === 'in-progress' && (
        <Notice>{t('closesScreen', { done: entry.itemsDone, total: entry.itemCount })}</Notice>
      )}
      <Button type="submit" kind="primary" pending={handIn.isPending} className="self-start">
        {t('handIn')}
      </Button>
    </form>
  );
}

/** Shown only after the server has confirmed it. */
function Handed({ receipt }: { readonly receipt: Receipt }) {
  const t = useUploadText('upload');
  return (
    <div role="status">
      <Notice title={t('handedIn')}>
        <p>
          {t('handedInBody', { title: receipt.title, pages: receipt.pages.length, at: formatDateTime(receipt.at) })}
        </p>
        {receipt.late && <p>{t('late')}</p>}
      </Notice>
      <HandedInPages pages={receipt.pages} shown />
    </div>
  );
}
