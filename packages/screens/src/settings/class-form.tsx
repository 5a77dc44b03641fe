import type { CallName } from '@lemma/school/calls';
import { type Classroom, gradeOf, grades, LONGEST_CLASS_NAME, mayIn } from '@lemma/school/class';
import { retentionDefaults } from '@lemma/school/privacy';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { AlertDialog, Badge, Button, formatDate, Select, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { BackupButton } from '../privacy/backup-button.tsx';
import { classesQuery } from '../queries/common-queries.ts';
import { useCall } from '../queries/use-call.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { DeleteClass } from './delete-class.tsx';
import { settingsQueries } from './settings-queries.ts';

/** A call that changes a class, after which every list of classes is read again. */
function useClassCall<N extends CallName>(name: N, said: string) {
  const uid = useUid();
  return useCall(name, {
    onSuccess: () => news({ title: said, tone: 'good' }),
    refreshes: [classesQuery(uid), settingsQueries.retention(uid)],
  });
}

/** A class's name, grade and code, and archiving it at the end of the year, as far as the person's role allows. */
export function ClassForm({ classroom }: { readonly classroom: Classroom }) {
  const t = useSettingsText('settings');
  const leaving = useSettingsText('leaving');
  const uid = useUid();
  const { archivedAt } = classroom;
  const isLeaving = classroom.deletingAt !== undefined;
  const mayTeach = mayIn(classroom, uid, 'teach');
  return (
    <>
      <h3 className="font-semibold">
        {classroom.name}{' '}
        {archivedAt !== undefined && <Badge>{isLeaving ? leaving('classIsLeaving') : t('classIsArchived')}</Badge>}
      </h3>
      {mayTeach && !isLeaving && <NameForm classroom={classroom} />}
      {archivedAt === undefined && <CodeRow classroom={classroom} mayTeach={mayTeach} />}
      {mayIn(classroom, uid, 'lead') && !isLeaving && (
        <>
          <ArchiveButton classroom={classroom} />
          {archivedAt !== undefined && <DeleteClass classroom={classroom} />}
          <BackupButton of={{ class: classroom.id }} name={classroom.name} />
        </>
      )}
    </>
  );
}

function NameForm({ classroom }: { readonly classroom: Classroom }) {
  const t = useSettingsText('settings');
  const { id: classId } = classroom;
  const [name, setName] = useState(classroom.name);
  const [grade, setGrade] = useState(gradeOf(classroom));
  const rename = useClassCall('renameClass', t('classSaved'));
  const isNew = name.trim() !== classroom.name || grade !== gradeOf(classroom);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isNew && name.trim() !== '' && !rename.isPending) rename.mutate({ classId, name: name.trim(), grade });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-2 flex flex-wrap items-end gap-3">
      <TextField
        label={t('className', { name: classroom.name })}
        maxLength={LONGEST_CLASS_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t('classGrade')}
        value={String(grade)}
        onChange={(event) => setGrade(Number(event.currentTarget.value))}
        options={grades.map((each) => ({
          value: String(each),
          label: t('grade', { grade: each }),
        }))}
      />
      <Button type="submit" pending={rename.isPending} disabled={!isNew || name.trim() === ''}>
        {t('classSave')}
      </Button>
    </form>
  );
}

function ArchiveButton({ classroom: { id: classId, name, archivedAt, retention } }: { readonly classroom: Classroom }) {
  const t = useSettingsText('settings');
  const [asking, setAsking] = useState(false);
  const archive = useClassCall('archiveClass', archivedAt === undefined ? t('classArchived') : t('classBack'));
  return (
    <>
      <Button
        size="small"
        className="mt-3"
        pending={archive.isPending}
        aria-label={t(archivedAt === undefined ? 'archiveOf' : 'bringBackOf', { name })}
        onClick={() => (archivedAt === undefined ? setAsking(true) : archive.mutate({ classId, archived: false }))}
      >
        {t(archivedAt === undefined ? 'archive' : 'bringBack')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('archiveTitle', { name })}
        consequence={t('archiveWhy', { days: retention?.classes ?? retentionDefaults.classes })}
        confirmLabel={t('archive')}
        pending={archive.isPending}
        onConfirm={() => archive.mutate({ classId, archived: true }, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}

type CodeRowProps = { readonly classroom: Classroom; readonly mayTeach: boolean };

/** The code on the cards: when it expires, creating a new one, and stopping it. */
function CodeRow({ classroom: { id: classId, name, code, codeExpiresAt }, mayTeach }: CodeRowProps) {
  const t = useSettingsText('settings');
  const [asking, setAsking] = useState<'new' | 'stop' | undefined>();
  // Computed again after each answer of the server.
  const now = Date.now();
  const renew = useClassCall('renewClassCode', t('codeIsNew'));
  const stop = useClassCall('stopClassCode', t('codeIsOff'));
  const works = codeExpiresAt > now;
  const close = () => setAsking(undefined);
  const confirm = () => (asking === 'stop' ? stop : renew).mutate({ classId }, { onSuccess: close });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>
        {t('code')} <strong className="font-mono">{code}</strong>{' '}
        <span className="text-muted">{works ? t('codeUntil', { date: formatDate(codeExpiresAt) }) : t('codeOff')}</span>
      </span>
      {mayTeach && (
        <Button size="small" aria-label={t('codeNewOf', { name })} onClick={() => setAsking('new')}>
          {t('codeNew')}
        </Button>
      )}
      {mayTeach && works && (
        <Button size="small" kind="quiet" aria-label={t('codeStopOf', { name })} onClick={() => setAsking('stop')}>
          {t('codeStop')}
        </Button>
      )}
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && close()}
        title={t(asking === 'stop' ? 'codeStop' : 'codeNew')}
        consequence={t(asking === 'stop' ? 'codeStopWhy' : 'codeNewWhy')}
        confirmLabel={t(asking === 'stop' ? 'codeStop' : 'codeNew')}
        pending={renew.isPending || stop.isPending}
        onConfirm={confirm}
      />
    </div>
  );
}
