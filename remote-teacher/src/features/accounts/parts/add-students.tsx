import {
  type Classroom,
  gradeOf,
  type LoginCard,
  planRoster,
  ROSTER_COLUMNS,
  type Roster,
  type RosterInput,
  type RosterPlan,
  type RosterReading,
} from '@lemma/school/class';
import { type SecretKind, usualSecretKind } from '@lemma/school/people';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, csvFileName, Notice, Progress, Section, TextArea, toCsv } from '@lemma/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { saveText } from '#shared/files/save-text.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useApplyList, useBatch } from '../commands.ts';
import { readList } from '../logic/read-list.ts';
import { useHandedList } from '../queries.ts';
import { ColumnMatch } from './column-match.tsx';
import { RosterPreview } from './roster-preview.tsx';
import { SecretKindField } from './secret-kind-field.tsx';

type AddStudentsProps = {
  readonly classroom: Classroom;
  readonly roster: Pick<Roster, 'students' | 'groups'>;
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

/** Takes names, shows a preview, creates accounts. Nothing is created or changed before the preview is confirmed. */
export function AddStudents({ classroom, roster, onCards }: AddStudentsProps) {
  const t = useRosterText('accounts');
  const handed = useHandedList(useUid());
  const [own, setOwn] = useState<{ readonly input: RosterInput; readonly fileName: string }>();
  const [reading, setReading] = useState<RosterReading>();
  const { input, fileName } = own ?? { input: handed?.list ?? '', fileName: handed?.list ? handed.name : '' };
  const setInput = (next: RosterInput, from = '') => {
    setOwn({ input: next, fileName: from });
    setReading(undefined);
  };
  const [kind, setKind] = useState<SecretKind>(usualSecretKind(gradeOf(classroom)));
  const [archive, setArchive] = useState(false);
  const apply = useApplyList(classroom.id);
  const reset = () => {
    setInput('');
    setArchive(false);
  };
  const batch = useBatch(classroom.id, onCards);
  const plan = planRoster(input, roster, reading);
  const applies = plan.changed.length + plan.returning.length + (archive ? plan.missing.length : 0) > 0;

  const create = () => {
    reset();
    if (plan.created.length === 0) return;
    const students = plan.created.map(({ fullName, groups }) => ({ fullName, groups: [...groups] }));
    batch.begin(students, kind);
  };
  const applyAndCreate = () =>
    apply.mutate(
      { plan, archive },
      {
        onSuccess: () => {
          news({ title: t('applied'), tone: 'good' });
          create();
        },
      },
    );

  return (
    <Section title={t('addTitle')} lead={t('addLead')}>
      {batch.kept ? (
        <UnderWay batch={batch} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-2">
          <ListInput
            input={input}
            fileName={fileName}
            onInput={setInput}
            isUnreadable={own === undefined && handed?.list === null}
          />
          <div className="flex flex-col gap-4" aria-live="polite">
            <ColumnMatch input={input} reading={reading} onReading={setReading} />
            <RosterPreview plan={plan} archive={archive} onArchive={setArchive} fromFile={fileName !== ''} />
            {plan.created.length > 0 && <SecretKindField kind={kind} onKind={setKind} />}
            {(plan.created.length > 0 || applies) && (
              <Button kind="primary" pending={apply.isPending} onClick={applies ? applyAndCreate : create}>
                {confirmLabel(t, plan, applies)}
              </Button>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}

function confirmLabel(t: ReturnType<typeof useRosterText<'accounts'>>, plan: RosterPlan, applies: boolean): string {
  const count = plan.created.length;
  if (count === 0) return t('apply');
  return applies ? t('applyAndCreate', { count }) : t('create', { count });
}

/** The progress of a batch, as the server has confirmed it, and a button to continue one that stopped. */
function UnderWay({ batch }: { readonly batch: ReturnType<typeof useBatch> }) {
  const t = useRosterText('accounts');
  const total = batch.kept?.students.length ?? 0;
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <Progress label={t('making')} value={batch.made} max={total} text={t('madeOf', { made: batch.made, total })} />
      {batch.isPending ? (
        <p role="status">{t('creating')}</p>
      ) : (
        <Notice tone="warm" title={t('stoppedTitle')}>
          <p>{t('stoppedBody')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button kind="primary" onClick={batch.goOn}>
              {t('goOn')}
            </Button>
            <Button onClick={batch.leave}>{t('leaveBatch')}</Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

type ListInputProps = {
  readonly input: RosterInput;
  readonly fileName: string;
  readonly onInput: (input: RosterInput, fileName?: string) => void;
  /** True if a list that came with the address cannot be read. */
  readonly isUnreadable: boolean;
};

/** The input of a list, pasted or from a file. */
function ListInput({ input, fileName, onInput, isUnreadable }: ListInputProps) {
  const t = useRosterText('accounts');
  const file = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const chosen = field.files?.[0];
    const list = chosen && (await readList(chosen));
    setUnreadable(chosen !== undefined && list === undefined);
    if (chosen && list !== undefined) onInput(list, chosen.name);
    field.value = '';
  };
  const template = () =>
    saveText({
      name: csvFileName([t('template')]),
      text: toCsv(ROSTER_COLUMNS.slice(0, 3), [['Ana López', '', t('exampleGroup')]]),
      holds: 'no-child',
    });
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t('names')}
        hint={t('namesHint')}
        value={typeof input === 'string' ? input : ''}
        onChange={(event) => onInput(event.currentTarget.value)}
        rows={10}
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('file')}
          onChange={handleFile}
        />
        <Button onClick={() => file.current?.click()}>{t('file')}</Button>
        <Button kind="quiet" onClick={template}>
          {t('templateButton')}
        </Button>
        {fileName !== '' && <span className="text-muted">{fileName}</span>}
      </div>
      {(unreadable || isUnreadable) && (
        <Notice tone="warm" title={t('unreadableTitle')}>
          <p>{t('unreadableBody')}</p>
        </Notice>
      )}
    </div>
  );
}
