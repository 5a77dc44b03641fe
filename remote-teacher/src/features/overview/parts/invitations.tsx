import { codeOf } from '@lemma/contract';
import type { Invitation } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, errorSentence, formatDate, Notice } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#shared/text/texts.ts';
import { invitationsQuery } from '../queries.ts';

type InvitationsProps = { readonly uid: string; readonly email: string | null };

/** Invitations to this teacher, to teach a class or to own it. Empty if there are none or they cannot be read. */
export function Invitations({ uid, email }: InvitationsProps) {
  const invitations = useQuery({ ...invitationsQuery(uid, email ?? ''), enabled: email !== null });
  return (invitations.data ?? []).map((invitation) => <Asked key={invitation.id} invitation={invitation} />);
}

function Asked({ invitation }: { readonly invitation: Invitation }) {
  const t = useText('invitation');
  const { id, kind, role, byName, className, endsAt } = invitation;
  const answer = useCall('answerInvitation', {
    onSuccess: (_, { accept }) => {
      const done = kind === 'lead' ? t('leads', { className }) : t('joined', { className });
      news({ title: accept ? done : t('declined', { className }), tone: 'good' });
    },
    meta: { silent: true },
  });
  const code = answer.error ? codeOf(answer.error) : undefined;
  const title = kind === 'lead' ? t('toLead', { byName, className }) : t(`to.${role}`, { byName, className });
  return (
    <div className="pb-4">
      <Notice title={title}>
        <p className="measure pb-3">{t('until', { date: formatDate(endsAt) })}</p>
        {code !== undefined && (
          <p role="alert" className="measure pb-3 text-warm-strong">
            {code === 'data/not-found' ? t('gone', { byName }) : errorSentence(code).body}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            kind="primary"
            pending={answer.isPending}
            onClick={() => !answer.isPending && answer.mutate({ id, accept: true })}
          >
            {t('accept')}
          </Button>
          <Button onClick={() => !answer.isPending && answer.mutate({ id, accept: false })}>{t('decline')}</Button>
        </div>
      </Notice>
    </div>
  );
}
