import { codeOf } from '@lemma/contract';
import { useCall } from '@lemma/screens';
import { Button, PageHeader } from '@lemma/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { openedNow, workQueries } from '../queries.ts';

type TimedStartProps = {
  readonly uid: string;
  readonly assignmentId: string;
  readonly minutes: number;
  readonly title: string | undefined;
};

/** Shown before work with a time limit, which starts only when the student says so. */
export function TimedStart({ uid, assignmentId, minutes, title }: TimedStartProps) {
  const t = useText('work');
  const client = useQueryClient();
  const start = useCall('openWork', {
    onSuccess: (opened) => client.setQueryData(workQueries.opened(uid, assignmentId).queryKey, openedNow(opened)),
    onError: (error) => tellRefused(codeOf(error)),
  });
  return (
    <>
      <PageHeader title={title ?? t('title')} back={{ to: paths.assignments(), label: t('back') }} />
      <p className="text-xl font-semibold">{t('limit', { minutes })}</p>
      <p className="measure mt-2">{t('limitBody')}</p>
      <div className="mt-5">
        <Button kind="primary" pending={start.isPending} onClick={() => start.mutate({ assignmentId, start: true })}>
          {t('startNow')}
        </Button>
      </div>
    </>
  );
}
