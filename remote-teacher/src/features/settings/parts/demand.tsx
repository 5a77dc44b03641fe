import type { CallOutput } from '@lemma/school/calls';
import { type callQuery, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Dialog, TextField } from '@lemma/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useSchoolText } from '#shared/text/use-school-text.ts';
import { useRefusal } from './use-refusal.ts';

type DemandProps = {
  readonly school: NonNullable<CallOutput<'showSchool'>['school']>;
  readonly refreshes: ReturnType<typeof callQuery<'showSchool'>>;
};

/** Whether the school demands a second factor of its adults, and the button that changes it. */
export function Demand({ school, refreshes }: DemandProps) {
  const t = useSchoolText('school');
  const [isAsked, setIsAsked] = useState(false);
  const { demandsFactor, factor } = school;
  return (
    <>
      <h3 className="font-semibold">{t('demandTitle')}</h3>
      <p className="measure">{t(demandsFactor ? 'demandNow' : 'demandNot')}</p>
      {factor !== 'missing' && (
        <Button className="mt-2" onClick={() => setIsAsked(true)}>
          {t(demandsFactor ? 'demandEnd' : 'demand')}
        </Button>
      )}
      {isAsked && <Decide school={school} refreshes={refreshes} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function Decide({ school, refreshes, onClose }: DemandProps & { readonly onClose: () => void }) {
  const t = useSchoolText('school');
  const form = useId();
  const refusal = useRefusal();
  const [fault, setFault] = useState<string>();
  const { demandsFactor, factor } = school;
  const decide = useCommand(
    (proof: { code?: string }) => call('demandFactor', { isDemanded: !demandsFactor, ...proof }),
    {
      refreshes: [refreshes],
      onSuccess: () => {
        news({ title: t(demandsFactor ? 'demandEnded' : 'demanded'), tone: 'good' });
        onClose();
      },
      onError: (error: unknown) => setFault(refusal(error)),
      meta: { silent: true },
    },
  );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    const isMissing = factor === 'asked' && code === '';
    setFault(isMissing ? t('codeMissing') : undefined);
    if (!isMissing && !decide.isPending) decide.mutate(factor === 'asked' ? { code } : {});
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('demandTitle')}
      description={t(demandsFactor ? 'demandEndWhy' : 'demandWhy')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} kind="primary" pending={decide.isPending}>
            {t(demandsFactor ? 'demandEnd' : 'demand')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        {factor === 'asked' && (
          <TextField name="code" label={t('code')} hint={t('codeHint')} autoComplete="one-time-code" />
        )}
        <p role="alert" className="text-warm-strong empty:hidden">
          {fault}
        </p>
      </form>
    </Dialog>
  );
}
