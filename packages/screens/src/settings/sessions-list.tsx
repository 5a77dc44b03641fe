import { useNavigate } from '@lemma/router';
import type { CallOutput } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { call, useAuth, useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { AlertDialog, Badge, Button, formatDateTime, formatRelative, Loading } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { settingsQueries } from './settings-queries.ts';

type OpenSession = CallOutput<'listSessions'>['sessions'][number];

/** The last use is only recorded once an hour, so no shorter time is shown. */
const COARSE_MS = 2 * HOUR;

/** Where the person is signed in, each with a button that ends the session. */
export function SessionsList() {
  const t = useSettingsText('settings');
  const { profile } = useAuth();
  const sessions = useQuery(settingsQueries.sessions(useUid()));
  return (
    <div>
      <h3 className="font-semibold">{t('sessions')}</h3>
      <p className="text-sm text-muted">
        {t('sessionsLead')} {t(profile?.role === 'student' ? 'sessionsLost.student' : 'sessionsLost.adult')}
      </p>
      <QueryView query={sessions} loading={<Loading />}>
        {({ sessions: all }) => (
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {all.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function SessionLine({
  session: { id, browser, system, since, lastActiveAt, here },
}: {
  readonly session: OpenSession;
}) {
  const t = useSettingsText('settings');
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { queryKey } = settingsQueries.sessions(useUid());
  const [asked, setAsked] = useState(false);
  const device = t('device', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) });
  const end = useCommand(
    async () => {
      await call('endSession', { id });
      if (!here) return;
      await signOut();
      await navigate('/', { replace: true });
    },
    {
      onSuccess: async () => {
        if (here) return;
        news({ title: t('sessionEnded', { device }), tone: 'good' });
        await client.invalidateQueries({ queryKey });
      },
    },
  );
  const used = Date.now() - lastActiveAt < COARSE_MS ? t('usedNow') : t('used', { when: formatRelative(lastActiveAt) });
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p>
          {device} {here && <Badge>{t('here')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('since', { date: formatDateTime(since) })} · {used}
        </p>
      </div>
      <Button
        size="small"
        className="shrink-0"
        pending={end.isPending}
        aria-label={t('endOf', { device, date: formatDateTime(since) })}
        onClick={() => (here ? setAsked(true) : end.mutate())}
      >
        {t('end')}
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('endHere')}
        consequence={t('endHereWhy')}
        confirmLabel={t('end')}
        pending={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </li>
  );
}
