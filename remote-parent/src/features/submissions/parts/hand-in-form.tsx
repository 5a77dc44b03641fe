import { LONGEST_REMARK } from '@lemma/school/base';
import type { CallOutput } from '@lemma/school/calls';
import type { DeskEntry } from '@lemma/school/desk';
import { LARGEST_FILE_BYTES, MOST_PAGES } from '@lemma/school/files';
import { type HelpLevel, helpLevels } from '@lemma/school/work';
import { PageQuestions } from '@lemma/screens';
import { Button, FileDrop, FormErrorSummary, Notice, Progress, RadioGroup, Section, TextArea } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { useHandIn } from '../commands.ts';
import { submissionQueries } from '../queries.ts';
import { Questions } from './questions.tsx';
import { Receipt } from './receipt.tsx';
import { useFaultLines } from './use-fault-lines.ts';

type HandInFormProps = {
  readonly uid: string;
  readonly studentId: string;
  readonly name: string;
  readonly entry: DeskEntry;
};

const LIMITS = {
  accept: 'image/jpeg,image/png,image/webp,application/pdf',
  maxBytes: LARGEST_FILE_BYTES,
  maxFiles: MOST_PAGES,
};

/** The ids of what may be left out, to which the message above the form leads. */
const PAGES = 'hand-in-pages';
const HELP = 'hand-in-help';

const isHelpLevel = (value: string): value is HelpLevel => helpLevels.some((level) => level === value);

/** The form for pages, typed answers or both, and the help level. */
export function HandInForm({ uid, studentId, name, entry }: HandInFormProps) {
  const t = useText('submissions');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [shown, setShown] = useState<ReadonlyMap<File, readonly number[]>>(new Map());
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [read, setRead] = useState(false);
  const [help, setHelp] = useState<HelpLevel | ''>('');
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<readonly { field: string; message: string }[]>([]);
  const [receipt, setReceipt] = useState<CallOutput<'handInForChild'> | undefined>();
  const work = useQuery(submissionQueries.childWork(uid, studentId, entry.assignmentId));
  const helpBox = useRef<HTMLDivElement>(null);
  const handIn = useHandIn(studentId, entry.assignmentId);
  const sendFaults = useFaultLines(handIn.error);
  // The time of the work may have ended meanwhile: only answers to questions that are still here are turned in.
  const asked = new Set(work.data?.questions.map(({ itemId }) => itemId));
  const answers = Object.entries(typed).flatMap(([itemId, response]) =>
    response.trim() === '' || !asked.has(itemId) ? [] : [{ itemId, response: response.trim() }],
  );

  const faultOf = (id: string) => faults.find(({ field }) => field === id)?.message;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = [
      ...(files.length + answers.length === 0 ? [{ field: PAGES, message: t('pagesMissing') }] : []),
      ...(help === '' ? [{ field: HELP, message: t('helpMissing') }] : []),
    ];
    setFaults(missing);
    if (missing.length > 0 || help === '' || handIn.isPending) return;
    handIn.mutate({ files, shown, answers, help, note }, { onSuccess: setReceipt });
  };

  if (receipt) return <Receipt receipt={receipt} title={entry.title} name={name} answers={answers.length} />;
  if (work.data?.refused === 'not-begun') return <Notice>{t('refused.not-begun', { name })}</Notice>;
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-6">
      <FormErrorSummary errors={sendFaults.length > 0 ? sendFaults : faults} />
      <div id={PAGES} tabIndex={-1}>
        <FileDrop
          label={t('pages')}
          limits={{ ...LIMITS, kinds: t('kinds') }}
          files={files}
          onFiles={setFiles}
          camera
          disabled={handIn.isPending}
          error={files.length + answers.length === 0 ? faultOf(PAGES) : undefined}
        />
      </div>
      {files.length > 0 && entry.itemCount > 1 && (
        <PageMap files={files} count={entry.itemCount} shown={shown} onShown={setShown} />
      )}
      <Questions
        query={work}
        name={name}
        typed={typed}
        onTyped={setTyped}
        onRead={() => setRead(true)}
        onLast={() => helpBox.current?.querySelector<HTMLElement>('[role=radio], input')?.focus()}
      />
      <div ref={helpBox} id={HELP} tabIndex={-1}>
        <RadioGroup
          label={t('help', { name })}
          hint={read ? `${t('helpRead')} ${t('helpHint')}` : t('helpHint')}
          error={help === '' ? faultOf(HELP) : undefined}
          value={help}
          onValueChange={(value) => isHelpLevel(value) && setHelp(value)}
          options={helpLevels.map((level) => ({
            value: level,
            label: t(`levels.${level}`),
            hint: t(`levelHints.${level}`),
          }))}
        />
      </div>
      <TextArea
        label={t('note')}
        optional
        rows={3}
        maxLength={LONGEST_REMARK}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {handIn.isPending && files.length > 0 && <Progress label={t('sending')} value={handIn.sent} max={1} />}
      <Button type="submit" kind="primary" pending={handIn.isPending} className="self-start">
        {t('submit')}
      </Button>
    </form>
  );
}

type PageMapProps = {
  readonly files: readonly File[];
  /** The number of questions. */
  readonly count: number;
  readonly shown: ReadonlyMap<File, readonly number[]>;
  readonly onShown: (shown: ReadonlyMap<File, readonly number[]>) => void;
};

/** Which questions each page shows. */
function PageMap({ files, count, shown, onShown }: PageMapProps) {
  const t = useText('submissions');
  return (
    <Section title={t('mapTitle')} lead={t('mapLead')}>
      <ol className="flex flex-col gap-4">
        {files.map((file, index) => (
          <li key={`${file.name}-${file.lastModified}-${file.size}`}>
            <PageQuestions
              page={`${t('page', { page: index + 1 })} (${file.name})`}
              count={count}
              chosen={shown.get(file) ?? []}
              onChange={(chosen) => onShown(new Map([...shown, [file, chosen]]))}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
