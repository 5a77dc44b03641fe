import { defaultLatePolicy, defaultSettings, type LatePolicy, type Settings } from '@lemma/school';
import { NumberField, Section, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../query-view.tsx';
import { useText } from '../text/texts.ts';
import { MasteryChoice } from './mastery-choice.tsx';
import { ModelChoices } from './model-choices.tsx';
import { settingsQueries } from './settings-queries.ts';
import { useSaveSettings } from './use-save-settings.ts';

/** How a teacher's new assignments begin, and where a language model may help. */
export function TeachingSection({ uid }: { readonly uid: string }) {
  const t = useText('settings');
  const own = useQuery(settingsQueries.own(uid));
  return (
    <Section title={t('teaching')} lead={t('teachingLead')}>
      <QueryView query={own}>{(settings) => <Choices uid={uid} settings={settings ?? defaultSettings} />}</QueryView>
    </Section>
  );
}

const DAY = 24;
const STEP = { hours: DAY, percent: 80 } as const;

function Choices({ uid, settings }: { readonly uid: string; readonly settings: Settings }) {
  const t = useText('settings');
  const { choose, said } = useSaveSettings(uid, settings);
  const policy = settings.latePolicy ?? defaultLatePolicy;
  const set = (part: Partial<LatePolicy>) => choose({ latePolicy: { ...policy, ...part } });
  const [step] = policy.late;
  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex flex-wrap items-end gap-4">
        <legend className="pb-2 font-semibold">{t('late')}</legend>
        <Select
          label={t('lateStep')}
          value={step ? 'step' : 'none'}
          onChange={({ currentTarget: { value } }) => set({ late: value === 'step' ? [STEP] : [] })}
          options={(['none', 'step'] as const).map((value) => ({ value, label: t(`lateSteps.${value}`) }))}
        />
        {step && (
          <LateStep key={`${step.hours}-${step.percent}`} step={step} onChange={(next) => set({ late: [next] })} />
        )}
        <Select
          label={t('lateAfter')}
          value={policy.after.kind}
          onChange={({ currentTarget: { value } }) =>
            set({
              after:
                value === 'fixed'
                  ? { kind: 'fixed', percent: 100 }
                  : { kind: value === 'closed' ? 'closed' : 'practice' },
            })
          }
          options={(['fixed', 'practice', 'closed'] as const).map((kind) => ({
            value: kind,
            label: t(`lateAfters.${kind}`),
          }))}
        />
      </fieldset>
      <MasteryChoice mastery={settings.mastery} onChange={(mastery) => choose({ mastery })} />
      <ModelChoices uid={uid} settings={settings} choose={choose} />
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  );
}

type LateStepProps = {
  readonly step: LatePolicy['late'][number];
  readonly onChange: (step: LatePolicy['late'][number]) => void;
};

/** Saved when the field is left: half a number is none. */
function LateStep({ step, onChange }: LateStepProps) {
  const t = useText('settings');
  const [days, setDays] = useState(String(step.hours / DAY));
  const [percent, setPercent] = useState(String(step.percent));
  const keep = () => {
    const next = { hours: Math.round(Number(days) * DAY), percent: Math.round(Number(percent)) };
    const isNew = next.hours !== step.hours || next.percent !== step.percent;
    if (isNew && next.hours >= 1 && next.percent >= 0 && next.percent <= 100) onChange(next);
  };
  return (
    <>
      <NumberField
        label={t('latePercent')}
        unit="%"
        min={0}
        max={100}
        text={percent}
        onTextChange={setPercent}
        onBlur={keep}
        className="w-32"
      />
      <NumberField
        label={t('lateDays')}
        min={1}
        max={80}
        text={days}
        onTextChange={setDays}
        onBlur={keep}
        className="w-32"
      />
    </>
  );
}
