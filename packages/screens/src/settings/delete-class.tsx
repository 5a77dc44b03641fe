import type { Classroom } from '@lemma/school/class';
import { ERASED_DAYS, isNameTyped } from '@lemma/school/privacy';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Dialog, formatDate, TextField } from '@lemma/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classesQuery } from '../queries/common-queries.ts';
import { useCall } from '../queries/use-call.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { settingsQueries } from './settings-queries.ts';

/** Deletes an archived class; its name is typed first. */
export function DeleteClass({ classroom: { id: classId, name } }: { readonly classroom: Classroom }) {
  const t = useSettingsText('leaving');
  const said = useSettingsText('settings');
  const uid = useUid();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const remove = useCall('deleteClass', {
    onSuccess: () => news({ title: t('classLeaving', { name }), tone: 'good' }),
    refreshes: [classesQuery(uid), settingsQueries.deletedClasses(uid), settingsQueries.retention(uid)],
  });
  const close = () => {
    setAsking(false);
    setTyped('');
    setError(undefined);
  };
  const confirm = () => {
    if (isNameTyped(typed, name)) remove.mutate({ classId, name: typed }, { onSuccess: close });
    else setError(t('classNameWrong'));
  };
  return (
    <>
      <Button
        size="small"
        kind="danger"
        className="mt-3 ms-3"
        aria-label={t('deleteClassOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('deleteClass')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && close()}
        title={t('deleteClassTitle', { name })}
        description={t('deleteClassWhy', { days: ERASED_DAYS })}
        actions={
          <>
            <Button onClick={close}>{said('keep')}</Button>
            <Button kind="danger" pending={remove.isPending} onClick={confirm}>
              {t('deleteClass')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('classNameTyped', { name })}
          value={typed}
          error={error}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Dialog>
    </>
  );
}

/** How often it is asked whether a class has come back. */
const ASK_AGAIN_MS = 3000;

/** Classes that were deleted: to restore while that is possible, and then what the receipt says. */
export function DeletedClasses({ present }: { readonly present: readonly Classroom[] }) {
  const t = useSettingsText('leaving');
  const said = useSettingsText('settings');
  const uid = useUid();
  const deleted = useQuery({
    ...settingsQueries.deletedClasses(uid, ...present),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.classes.some((one) => one.isReturning) ? ASK_AGAIN_MS : false),
  });
  const restore = useCall('restoreClass', {
    onSuccess: () => news({ title: t('classReturning'), tone: 'good' }),
    refreshes: [settingsQueries.deletedClasses(uid)],
  });
  const { classes = [] } = deleted.data ?? {};
  if (classes.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="font-semibold">{t('deletedClasses')}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line" aria-label={t('deletedClasses')}>
        {classes.map(({ id, at, name = t('aClass'), students, documents, files, goneAt, ...one }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              {t('deletedLine', { name, date: formatDate(at), students, documents, files })}{' '}
              <span className="text-muted">
                {goneAt === undefined
                  ? t(one.isReturning ? 'isReturning' : 'restorableUntil', {
                      date: formatDate(one.restorableUntil ?? at),
                    })
                  : t('goneOn', { date: formatDate(goneAt) })}
              </span>
            </span>
            {goneAt === undefined && !one.isReturning && (
              <Button
                size="small"
                pending={restore.isPending}
                aria-label={said('bringBackOf', { name })}
                onClick={() => restore.mutate({ id })}
              >
                {said('bringBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
