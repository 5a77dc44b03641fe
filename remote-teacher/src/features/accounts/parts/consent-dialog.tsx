import type { RosterStudent } from '@lemma/school/class';
import {
  type Consent,
  type ConsentUse,
  consentRecords,
  consentSources,
  consentUses,
  LONGEST_SIGNER,
} from '@lemma/school/privacy';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, Checkbox, Dialog, formatDay, formatList, isoDate, RadioGroup, TextField } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';

/** A consent in a few words: for a table cell, or for a file, whose days are stored ones. */
export function consentWords(
  t: ReturnType<typeof useText<'consent'>>,
  consent: Consent | undefined,
  dayOf: (stored: string) => string = formatDay,
): string {
  if (consent === undefined) return t('none');
  if (consent.revokedAt !== undefined) return t('revoked', { date: dayOf(isoDate(consent.revokedAt)) });
  return consentRecords(consent)
    .map(({ by, name, on, uses }) =>
      t('given', {
        by,
        name: name || 'none',
        date: dayOf(on),
        uses: formatList(uses.map((use) => t(`useShort.${use}`))),
      }),
    )
    .join('; ');
}

type ConsentDialogProps = {
  readonly classId: string;
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
};

/**
 * The usual scope of a consent. Sending answers out of the school must be ticked by hand, because older consent forms
 * do not mention it.
 */
const USUAL: readonly ConsentUse[] = ['model', 'letters'];

/** Records who consented to what, for one child or several, and revokes it. */
export function ConsentDialog({ classId, students, onClose }: ConsentDialogProps) {
  const t = useText('consent');
  const known = students.length === 1 ? students[0]?.consent : undefined;
  const [by, setBy] = useState(known?.by ?? 'parent');
  const [name, setName] = useState(known?.name ?? '');
  const [on, setOn] = useState(known?.on ?? isoDate(Date.now()));
  const [uses, setUses] = useState<readonly ConsentUse[]>(
    known ? consentUses.filter((use) => consentRecords(known).some((one) => one.uses.includes(use))) : USUAL,
  );
  const set = useCall('setConsent');
  const studentIds = students.map(({ id }) => id);
  const isGiven = students.some(({ consent }) => consent !== undefined && consent.revokedAt === undefined);
  const send = (consent: Parameters<typeof set.mutate>[0]['consent'], title: string) =>
    set.mutate(
      { classId, studentIds, consent },
      {
        onSuccess: () => {
          news({ title, tone: 'good' });
          onClose();
        },
      },
    );
  const isWhole = on !== '' && uses.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { count: students.length })}
      description={t('lead')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isGiven && (
            <Button kind="danger" pending={set.isPending} onClick={() => send(null, t('revokedNow'))}>
              {t('revoke')}
            </Button>
          )}
          <Button
            kind="primary"
            pending={set.isPending}
            disabled={!isWhole}
            onClick={() => send({ by, name: name.trim(), on, uses: [...uses] }, t('saved'))}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t('by')}
          value={by}
          onValueChange={(value) => setBy(consentSources.find((one) => one === value) ?? 'school')}
          options={consentSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
        <TextField
          label={t('name')}
          optional
          maxLength={LONGEST_SIGNER}
          value={name}
          onChange={(e) => setName(e.target.value)}
        />
        <TextField
          label={t('on')}
          type="date"
          value={on}
          onChange={(event) => setOn(event.target.value)}
          {...(on === '' && { error: t('onMissing') })}
        />
        <fieldset className="flex flex-col gap-1">
          <legend className="font-semibold">{t('uses')}</legend>
          {consentUses.map((use) => (
            <Checkbox
              key={use}
              label={t(`useNames.${use}`)}
              checked={uses.includes(use)}
              onCheckedChange={(checked) =>
                setUses((before) => consentUses.filter((one) => (one === use ? checked : before.includes(one))))
              }
            />
          ))}
          {uses.length === 0 && (
            <p role="alert" className="text-warm-strong">
              {t('usesMissing')}
            </p>
          )}
        </fieldset>
      </div>
    </Dialog>
  );
}
