import { codeOf } from '@lemma/contract';
import { useCall } from '@lemma/screens';
import { Button, formatDateTime, Notice } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { useText } from '#shared/text/texts.ts';
import { workQueries } from '../queries.ts';

type LatePassProps = { readonly uid: string; readonly assignmentId: string };

/** Offers a late pass if one is left and would help. */
export function LatePass({ uid, assignmentId }: LatePassProps) {
  const t = useText('work');
  // The id is created before sending, so that a repeated request uses only one pass.
  const [passId, setPassId] = useState(() => crypto.randomUUID());
  const pass = useQuery({ ...workQueries.latePass(uid, assignmentId), retry: false });
  const take = useCall('takeLatePass', {
    onSuccess: () => setPassId(crypto.randomUUID()),
    refreshes: [workQueries.latePass(uid, assignmentId), workQueries.opened(uid, assignmentId)],
    onError: (error) => tellRefused(codeOf(error)),
  });
  const { left = 0, dueAt = 0, granted = 0 } = pass.data ?? {};
  if (left === 0) return null;
  return (
    <div className="pb-4">
      <Notice title={t('passTitle', { count: left })}>
        <p>{t('passBody', { until: formatDateTime(dueAt), granted })}</p>
        <div className="mt-3">
          <Button size="small" pending={take.isPending} onClick={() => take.mutate({ assignmentId, passId })}>
            {t('takePass')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
