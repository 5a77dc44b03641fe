import { codeOf } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import type { RosterStudent } from '@lemma/school/class';
import type { Fix } from '@lemma/school/results';
import { callQuery, QueryView, useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Dialog, formatNumber, Notice } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { nameOf } from '../logic/shared-data.ts';

export type FixRequest = { readonly itemId: string; readonly fix: Fix };

type FixDialogProps = {
  readonly assignmentId: string;
  readonly request: FixRequest;
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
};

/** Shows whose score a change would change before it is made; the server computes both in the same way. */
export function FixDialog({ assignmentId, request, students, onClose }: FixDialogProps) {
  const t = useFeedbackText('feedback');
  const preview = useQuery({
    ...callQuery(useUid(), 'fixItem', { assignmentId, ...request, apply: false }),
    gcTime: 0,
    retry: false,
  });
  const fix = useCall('fixItem');
  const apply = () =>
    fix.mutate(
      { assignmentId, ...request, apply: true },
      {
        onSuccess: ({ changes }) => {
          news({ title: t('regraded', { count: changes.length }), tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('fixTitle')}
      description={t('fixBody')}
      width="wide"
      actions={
        <Button kind="primary" pending={fix.isPending} aria-disabled={!preview.isSuccess} onClick={apply}>
          {t('apply')}
        </Button>
      }
    >
      {codeOf(preview.error) === 'input/malformed' ? (
        <Notice tone="warm">{t('fixFails')}</Notice>
      ) : (
        <QueryView query={preview}>{(data) => <Changes data={data} students={students} />}</QueryView>
      )}
    </Dialog>
  );
}

/** A list of scores before and after a change. */
export function Changes({
  data,
  students,
}: {
  readonly data: CallOutput<'fixItem'>;
  readonly students: readonly RosterStudent[];
}) {
  const t = useFeedbackText('feedback');
  if (data.changes.length === 0) return <p>{t('nobodyChanges')}</p>;
  return (
    <>
      <table className="w-full text-left">
        <caption className="sr-only">{t('fixTitle')}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 font-semibold">
              {t('student')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('before')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.changes.map(({ studentId, before, after }) => (
            <tr key={studentId} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {nameOf(students, studentId) ?? t('someone')}
              </th>
              <td className="figures-tabular py-2 text-right">{formatNumber(before)}</td>
              <td className="figures-tabular py-2 text-right font-semibold">{formatNumber(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-sm text-muted">{t('unchanged', { count: data.unchanged })}</p>
    </>
  );
}
