import { nextDeletion, nextRunAt, type RetentionKind, retentionChoices } from '@lemma/school/privacy';
import { call, useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { AlertDialog, formatDate, formatDateTime, Select } from '@lemma/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { settingsQueries } from './settings-queries.ts';

/** `work`: how many pieces of work are deleted with an archived class. */
export type Retained = {
  readonly kind: RetentionKind;
  readonly days: number;
  readonly since: readonly number[];
  readonly work?: number;
};
type Choice = { readonly of: 'own' } | { readonly of: 'class'; readonly classId: string; readonly name: string };
type RetentionLineProps = { readonly retained: Retained; readonly choice?: Choice };

/**
 * One kind of stored data: for how long it is stored, and what is deleted next. With `choice`, the period can be
 * changed.
 */
export function RetentionLine({ retained: kept, choice }: RetentionLineProps) {
  const t = useSettingsText('retention');
  const { kind, days } = kept;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p>{t(`kept.${kind}`)}</p>
        <p className="text-sm text-muted">
          <Next kept={kept} />
        </p>
      </div>
      {choice === undefined ? <span>{t('period', { days })}</span> : <PeriodChoice retained={kept} choice={choice} />}
    </li>
  );
}

function Next({ kept: { kind, days, since, work } }: { readonly kept: Retained }) {
  const t = useSettingsText('retention');
  const next = nextDeletion(since, days, Date.now());
  if (next === undefined) return t(kind === 'classes' ? 'nextNotArchived' : 'nextNone');
  const what = t(`counted.${kind}`, { count: next.count });
  const whole = work === undefined ? what : t('withWork', { what, count: work });
  return t('next', { date: formatDate(next.at), what: whole });
}

const isChosen = (kind: RetentionKind): kind is keyof typeof retentionChoices => kind in retentionChoices;

function PeriodChoice({ retained: kept, choice }: Required<RetentionLineProps>) {
  const t = useSettingsText('retention');
  const client = useQueryClient();
  const { queryKey } = settingsQueries.retention(useUid());
  const { kind, days, since, work } = kept;
  const [asked, setAsked] = useState<number | undefined>();
  const save = useCommand(
    (period: number) =>
      choice.of === 'own'
        ? call('setOwnRetention', { chats: period })
        : call('setClassRetention', { classId: choice.classId, retention: { [kind]: period } }),
    {
      onSuccess: async () => {
        news({ title: t('saved'), tone: 'good' });
        await client.invalidateQueries({ queryKey });
        setAsked(undefined);
      },
    },
  );
  const now = Date.now();
  const next = asked === undefined ? undefined : nextDeletion(since, asked, now);
  const what = next && t(`counted.${kind}`, { count: next.count });
  const whole = what !== undefined && work !== undefined ? t('withWork', { what, count: work }) : what;
  const consequence =
    next === undefined || whole === undefined
      ? t('changeNone')
      : next.at === nextRunAt(now)
        ? t('changeTonight', { when: formatDateTime(next.at), what: whole })
        : t('changeLater', { date: formatDate(next.at), what: whole });
  const label =
    choice.of === 'own'
      ? t('keptFor', { what: t(`kept.${kind}`) })
      : t('keptForIn', { what: t(`kept.${kind}`), name: choice.name });
  return (
    <>
      <Select
        label={label}
        hideLabel
        value={String(days)}
        options={(isChosen(kind) ? retentionChoices[kind] : []).map((one) => ({
          value: String(one),
          label: t('period', { days: one }),
        }))}
        onChange={(event) => setAsked(Number(event.currentTarget.value))}
      />
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t('changeTitle', { period: t('period', { days: asked ?? days }) })}
        consequence={consequence}
        confirmLabel={t('changeConfirm')}
        pending={save.isPending}
        onConfirm={() => asked !== undefined && save.mutate(asked)}
      />
    </>
  );
}
