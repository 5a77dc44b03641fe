import type { CallOutput } from '@lemma/school/calls';
import { callQuery, useCommand } from '@lemma/screens';
import { addressOf, call } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, formatDateTime, Progress, Section, TextField } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSchoolText } from '#shared/text/use-school-text.ts';
import { Demand } from './demand.tsx';
import { useRefusal } from './use-refusal.ts';

type School = NonNullable<CallOutput<'showSchool'>['school']>;
type Backup = School['backups'][number];

const schoolQuery = (uid: string) => callQuery(uid, 'showSchool', {});

/** How often it is asked how far a backup is. */
const ASK_AGAIN_MS = 1500;
const isMaking = ({ state }: Backup): boolean => state === 'making';

/** Has the browser save what a link leads to: a school may be larger than a page's memory. */
function save(school: string, token: string): void {
  const link = document.createElement('a');
  link.href = `${addressOf('backup')}?${new URLSearchParams({ school, token })}`;
  link.click();
}

/** For operators of the school alone: what it demands of its adults, a backup of all of it, and who did what. */
export function SchoolSection({ uid }: { readonly uid: string }) {
  const t = useSchoolText('school');
  const shown = useQuery({
    ...schoolQuery(uid),
    refetchInterval: ({ state: { data } }) => (data?.school?.backups.some(isMaking) ? ASK_AGAIN_MS : false),
  });
  const school = shown.data?.school;
  if (school === undefined) return null;
  return (
    <Section title={t('title')} lead={t('lead')}>
      {school.factor === 'missing' && <p className="mb-4">{t('missing')}</p>}
      <Demand school={school} refreshes={schoolQuery(uid)} />
      <h3 className="mt-6 font-semibold">{t('backupTitle')}</h3>
      <p className="measure">{t('backupLead')}</p>
      <p className="measure mb-4">{t('warning')}</p>
      {school.factor !== 'missing' && <Backups uid={uid} school={school} />}
      <p className="measure mt-4 text-sm text-muted">{t('restoring')}</p>
      <Acts acts={school.acts} />
    </Section>
  );
}

function Backups({ uid, school: { factor, backups } }: { readonly uid: string; readonly school: School }) {
  const t = useSchoolText('school');
  const refusal = useRefusal();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const options = {
    refreshes: [schoolQuery(uid)],
    // A code is accepted once.
    onSettled: () => setTyped(''),
    onError: (error: unknown) => setFault(refusal(error)),
    meta: { silent: true },
  };
  const proof = factor === 'asked' ? { code: typed.trim() } : {};
  const make = useCommand(() => call('backUpSchool', proof), {
    ...options,
    onSuccess: () => news({ title: t('begun'), tone: 'good' }),
  });
  const take = useCommand(async (id: string) => save(id, (await call('linkToBackup', { id, ...proof })).token), {
    ...options,
    onSuccess: () => news({ title: t('saving'), tone: 'good' }),
  });
  const first = (act: () => void) => () => {
    const isMissing = factor === 'asked' && typed.trim() === '';
    setFault(isMissing ? t('codeMissing') : undefined);
    if (!isMissing) act();
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {factor === 'asked' && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <p role="alert" className="text-warm-strong empty:hidden">
        {fault}
      </p>
      <Button pending={make.isPending} disabled={backups.some(isMaking)} onClick={first(() => make.mutate())}>
        {t('make')}
      </Button>
      <ul aria-label={t('backups')} className="flex w-full flex-col divide-y divide-line empty:hidden">
        {backups.map((backup) => (
          <li key={backup.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Standing backup={backup} />
            {backup.state === 'ready' && (
              <Button
                size="small"
                pending={take.isPending}
                aria-label={t('saveOf', { at: formatDateTime(backup.at) })}
                onClick={first(() => take.mutate(backup.id))}
              >
                {t('save')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Not quite all: the last piece is stored after its lines are counted. */
const MOST_WHILE_MAKING = 0.99;

function Standing({ backup: { state, at, until, byName, done, of } }: { readonly backup: Backup }) {
  const t = useSchoolText('school');
  const share = Math.min(MOST_WHILE_MAKING, of === 0 ? 0 : done / of);
  return (
    <div>
      {t('line', { name: byName, at: formatDateTime(at) })}{' '}
      <span role="status" className="text-muted">
        {state === 'making' && t('making', { percent: Math.floor(100 * share) })}
        {state === 'ready' && t('ready', { until: formatDateTime(until) })}
        {state === 'failed' && t('failed')}
      </span>
      {state === 'making' && <Progress label={t('progress')} value={share} max={1} />}
    </div>
  );
}

function Acts({ acts }: Pick<School, 'acts'>) {
  const t = useSchoolText('school');
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{t('acts')}</h3>
      {acts.length === 0 ? (
        <p className="text-muted">{t('noActs')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {acts.map(({ id, action, name, at }) => (
            <li key={id} className="flex justify-between gap-4 py-2">
              <span>{t(`act.${action}`, { name: name || t('gone') })}</span>
              <span className="shrink-0 text-muted">{formatDateTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
