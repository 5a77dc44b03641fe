import type { Assignment } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { Button, formatDateTime, Section } from '@lemma/ui';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../text/texts.ts';

/** Who has other dates, and taking them back. */
export function Overrides({ assignment: { id: assignmentId, overrides = [] } }: { readonly assignment: Assignment }) {
  const t = useText('feedback');
  const remove = useMutation({
    mutationFn: (overrideId: string) => call('removeOverride', { assignmentId, overrideId }),
  });
  if (overrides.length === 0) return null;
  return (
    <Section ruled title={t('otherDates')}>
      <ul className="flex flex-col">
        {overrides.map(({ id, name, dueAt, studentIds }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-2">
            <p>
              {name}
              <span className="text-muted"> · {t('studentCount', { count: studentIds.length })}</span>
              {dueAt !== undefined && (
                <span className="text-muted"> · {t('dueOn', { due: formatDateTime(dueAt) })}</span>
              )}
            </p>
            <Button size="small" kind="quiet" pending={remove.isPending} onClick={() => remove.mutate(id)}>
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
