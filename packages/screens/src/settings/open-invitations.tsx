import type { CallOutput } from '@lemma/school/calls';
import type { Classroom } from '@lemma/school/class';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, formatDate } from '@lemma/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../queries/use-call.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { settingsQueries } from './settings-queries.ts';

type Open = NonNullable<CallOutput<'listCoTeachers'>['invitations']>[number];

type OpenInvitationsProps = { readonly classroom: Classroom; readonly invitations: readonly Open[] };

/** Unanswered invitations, each with a button that takes it back. */
export function OpenInvitations({ classroom, invitations }: OpenInvitationsProps) {
  const t = useSettingsText('roles');
  if (invitations.length === 0) return null;
  return (
    <ul aria-label={t('waiting')} className="divide-y divide-line border-t border-line">
      {invitations.map((invitation) => (
        <InvitationLine key={invitation.id} classroom={classroom} invitation={invitation} />
      ))}
    </ul>
  );
}

type Declined = NonNullable<CallOutput<'listCoTeachers'>['declined']>[number];

/** Declined invitations. To ask again, invite the same address. */
export function DeclinedInvitations({ declined }: { readonly declined: readonly Declined[] }) {
  const t = useSettingsText('roles');
  if (declined.length === 0) return null;
  return (
    <ul aria-label={t('declinedList')} className="divide-y divide-line border-t border-line">
      {declined.map(({ id, email, kind, role }) => (
        <li key={id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
          <span className="min-w-0 max-w-full">
            <span className="break-all">{email}</span>{' '}
            <span className="text-muted">{kind === 'lead' ? t('askedToLead') : t(`askedAs.${role}`)}</span>
          </span>
          <span>{t('declined')}</span>
        </li>
      ))}
    </ul>
  );
}

type InvitationLineProps = { readonly classroom: Classroom; readonly invitation: Open };

function InvitationLine({ classroom, invitation: { id, email, kind, role, endsAt } }: InvitationLineProps) {
  const t = useSettingsText('roles');
  const uid = useUid();
  const client = useQueryClient();
  const takeBack = useCall('takeBackInvitation', {
    onSuccess: () => news({ title: t('tookBack', { email }), tone: 'good' }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQueries.coTeachers(uid, classroom).queryKey }),
  });
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0 max-w-full">
        <span className="break-all">{email}</span>{' '}
        <span className="text-muted">
          {kind === 'lead' ? t('askedToLead') : t(`askedAs.${role}`)}
          {' · '}
          {t('until', { date: formatDate(endsAt) })}
        </span>
      </span>
      <Button
        size="small"
        kind="quiet"
        pending={takeBack.isPending}
        aria-label={t('takeBackOf', { email })}
        onClick={() => takeBack.mutate({ classId: classroom.id, id })}
      >
        {t('takeBack')}
      </Button>
    </li>
  );
}
