import type { Settings, SettingsChange } from '@lemma/school/settings';
import { Notice, RadioGroup, Switch } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { modelState } from '../queries/common-queries.ts';
import { useSettingsText } from '../text/use-settings-text.ts';

type ModelChoicesProps = {
  readonly uid: string;
  readonly settings: Settings;
  readonly choose: (change: SettingsChange) => void;
};

const whens = ['beside', 'after'] as const;

/** Where a language model may help and, if none does, why. */
export function ModelChoices({ uid, settings, choose }: ModelChoicesProps) {
  const t = useSettingsText('settings');
  const state = useQuery(modelState(uid)).data?.state ?? 'ready';
  const set = (part: Partial<Settings['model']>) => choose({ model: part });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 font-semibold">{t('model')}</legend>
      <p className="measure pb-2 text-muted">{t('modelLead')}</p>
      {state !== 'ready' && <Notice tone={state === 'broken' ? 'warm' : 'accent'}>{t(`modelStates.${state}`)}</Notice>}
      {(['assistant', 'interviews'] as const).map((feature) => (
        <Switch
          key={feature}
          label={t(`models.${feature}`)}
          checked={settings.model[feature]}
          onCheckedChange={(on) => set({ [feature]: on })}
        />
      ))}
      <Switch
        label={t('models.grading')}
        hint={t('gradingHint')}
        checked={settings.model.grading}
        onCheckedChange={(grading) => set({ grading })}
      />
      {settings.model.grading && (
        <RadioGroup
          inline
          label={t('suggestions')}
          value={settings.suggestions}
          onValueChange={(value) => choose({ suggestions: whens.find((when) => when === value) ?? 'beside' })}
          options={whens.map((value) => ({ value, label: t(`suggestionsWhen.${value}`) }))}
        />
      )}
    </fieldset>
  );
}
