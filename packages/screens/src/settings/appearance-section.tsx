import { defaultSettings, type Settings, withAccess } from '@lemma/school/settings';
import { RadioGroup, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccessProfile } from '../access/use-access-profile.ts';
import { ownSettings } from '../queries/common-queries.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { useSaveSettings } from './use-save-settings.ts';

const choices = {
  theme: ['system', 'light', 'dark'],
  textSize: ['normal', 'large', 'largest'],
  contrast: ['normal', 'more'],
  motion: ['system', 'reduce'],
  decimalMark: ['point', 'comma'],
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;
type Choice = keyof typeof choices;
const choiceNames = ['theme', 'textSize', 'contrast', 'motion', 'decimalMark'] as const satisfies readonly Choice[];

/**
 * Settings for appearance and number formats. Each choice takes effect at once and is stored in the account, not on the
 * device.
 */
export function AppearanceSection({ uid }: { readonly uid: string }) {
  const t = useSettingsText('settings');
  const own = useQuery(ownSettings(uid));
  return (
    <Section title={t('appearance')} lead={t('appearanceLead')}>
      <QueryView query={own}>{(settings) => <Choices uid={uid} settings={settings ?? defaultSettings} />}</QueryView>
    </Section>
  );
}

function Choices({ uid, settings }: { readonly uid: string; readonly settings: Settings }) {
  const t = useSettingsText('settings');
  const { choose, shown, said } = useSaveSettings(uid, settings);
  const access = useAccessProfile();
  const effective = withAccess(shown, access);
  const isByTeacher = {
    ...{ theme: false, contrast: false, decimalMark: false },
    textSize: access.largerPrint,
    motion: access.calmMotion,
  };
  return (
    <div className="flex flex-col gap-6">
      {choiceNames.map((name) => (
        <RadioGroup
          key={name}
          inline
          label={t(`choices.${name}.label`)}
          disabled={isByTeacher[name]}
          value={effective[name]}
          onValueChange={(value) => choose({ [name]: value })}
          options={choices[name].map((value) => ({ value, label: t(`values.${value}`) }))}
        />
      ))}
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  );
}
