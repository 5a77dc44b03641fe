import type { Plan, PlanVersion } from '@lemma/school/plan';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, cx, formatDateTime, Prose } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { diffLines } from 'diff';
import { useState } from 'react';
import { planLines } from '#shared/logic/plan-text.ts';
import { planQueries } from '#shared/queries/plan-queries.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { usePlanCall } from '../commands.ts';

/** Every version of a plan; each can be compared with the newest one and restored. */
export function Versions({ plan }: { readonly plan: Plan }) {
  const uid = useUid();
  const versions = useQuery(planQueries.versions(uid, plan.id, plan.version));
  const [open, setOpen] = useState<number | undefined>();
  return (
    <QueryView query={versions}>
      {(all) => (
        <ol className="max-w-2xl pt-2">
          {all.map((version) => (
            <Version
              key={version.version}
              plan={plan}
              version={version}
              open={open === version.version}
              onToggle={() => setOpen(open === version.version ? undefined : version.version)}
            />
          ))}
        </ol>
      )}
    </QueryView>
  );
}

type VersionProps = {
  readonly plan: Plan;
  readonly version: PlanVersion;
  readonly open: boolean;
  readonly onToggle: () => void;
};

function Version({ plan, version: { version, change, at, check, blocks }, open, onToggle }: VersionProps) {
  const t = usePlanText('plan');
  const restore = usePlanCall('restorePlan');
  const isNewest = version === plan.version;
  const bringBack = () =>
    restore.mutate(
      { planId: plan.id, version: plan.version, restore: version },
      { onSuccess: () => news({ title: t('restored', { version }), tone: 'good' }) },
    );
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div>
          <p className="font-semibold">
            {t('versionOf', { version })} · {t(`changes.${change}`)}
            {isNewest && ` · ${t('current')}`}
          </p>
          <p className="text-sm text-muted">
            {t('versionLine', { at: formatDateTime(at), right: check.right, checked: check.checked })}
          </p>
        </div>
        {!isNewest && (
          <div className="flex gap-2">
            <Button size="small" aria-expanded={open} onClick={onToggle}>
              {t('compare')}
            </Button>
            <Button size="small" pending={restore.isPending} onClick={bringBack}>
              {t('restore')}
            </Button>
          </div>
        )}
      </div>
      {open && <Differences before={blocks} after={plan.blocks} />}
    </li>
  );
}

function Differences({ before, after }: { readonly before: Plan['blocks']; readonly after: Plan['blocks'] }) {
  const t = usePlanText('plan');
  const lines = (blocks: Plan['blocks']) =>
    planLines(blocks, {
      nameOf: (kind) => t(`blocks.${kind}`),
      minutesIn: (minutes) => t('minutesShort', { minutes }),
    });
  const changes = diffLines(lines(before), lines(after)).filter(({ added, removed }) => added || removed);
  if (changes.length === 0) return <p className="pt-3 text-muted">{t('noDiff')}</p>;
  let place = 0;
  return (
    <ul aria-label={t('diff')} className="pt-3 font-mono text-sm">
      {changes.map(({ value, added }) => {
        place += value.length;
        return (
          <li
            key={place}
            className={cx(
              'whitespace-pre-wrap border-l-2 px-3 py-1',
              added ? 'border-accent' : 'border-warm text-muted',
            )}
          >
            <span className="sr-only">{t(added ? 'added' : 'removed')}: </span>
            <span aria-hidden="true">{added ? '+ ' : '− '}</span>
            <Prose text={value.trimEnd()} />
          </li>
        );
      })}
    </ul>
  );
}
