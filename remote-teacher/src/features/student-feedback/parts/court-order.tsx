import type { RosterStudent } from '@lemma/school/class';
import type { Guardian } from '@lemma/school/family';
import { type Refreshes, useCall } from '@lemma/screens';
import { Button, Status, Switch } from '@lemma/ui';
import { tellFault } from '#shared/logic/tell-fault.ts';
import { useText } from '#shared/text/texts.ts';

type CourtOrderProps = {
  readonly studentId: string;
  readonly line: RosterStudent | undefined;
  /** What says so, which is read again after a change. */
  readonly refreshes: Refreshes;
};

/** The switch for a court order: while it is on, no code links anybody new to the child. */
export function CourtOrder({ studentId, line, refreshes }: CourtOrderProps) {
  const t = useText('courtOrder');
  const close = useCall('closeLinking', {
    refreshes,
    meta: { silent: true },
    onError: tellFault,
  });
  if (line === undefined) return null;
  return (
    <Switch
      label={t('closed')}
      hint={t('closedHint')}
      checked={close.isPending ? close.variables.closed : line.linkingClosedAt !== undefined}
      onCheckedChange={(closed) => close.mutate({ studentId, closed })}
    />
  );
}

/** Whose link ends, and whether permanently. */
export type Leaving = { readonly parentId: string; readonly block: boolean };

type LinkActionsProps = {
  readonly guardian: Guardian;
  readonly onLeave: (leaving: Leaving) => void;
  readonly onLift: (leaving: Leaving) => void;
};

/** What a teacher can do with one adult's link. */
export function LinkActions({ guardian: { parentId, blocked }, onLeave, onLift }: LinkActionsProps) {
  const t = useText('courtOrder');
  if (blocked)
    return (
      <span className="flex flex-wrap items-center justify-end gap-3">
        <Status tone="attention">{t('blocked')}</Status>
        <Button size="small" onClick={() => onLift({ parentId, block: false })}>
          {t('lift')}
        </Button>
      </span>
    );
  return (
    <span className="flex flex-wrap justify-end gap-3">
      <Button size="small" onClick={() => onLeave({ parentId, block: false })}>
        {t('revoke')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => onLeave({ parentId, block: true })}>
        {t('block')}
      </Button>
    </span>
  );
}
