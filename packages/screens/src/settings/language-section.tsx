import { letterLanguages } from '@lemma/school/family';
import { defaultSettings, type Settings } from '@lemma/school/settings';
import { RadioGroup, Section, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { ownSettings } from '../queries/common-queries.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { useSaveSettings } from './use-save-settings.ts';

/** Each language is named in itself, so that people who need it can read it. */
const names = { en: 'English', es: 'Español' } as const satisfies Record<(typeof letterLanguages)[number], string>;

/** The language of a parent's pages. */
export function LanguageSection({ uid }: { readonly uid: string }) {
  const t = useSettingsText('settings');
  const own = useQuery(ownSettings(uid));
  return (
    <Section title={t('language')} lead={t('languageLead')}>
      <QueryView query={own}>{(settings) => <Choice uid={uid} settings={settings ?? defaultSettings} />}</QueryView>
    </Section>
  );
}

function Choice({ uid, settings }: { readonly uid: string; readonly settings: Settings }) {
  const t = useSettingsText('settings');
  const { choose, shown, said } = useSaveSettings(uid, settings);
  const pageLanguage = useLocale();
  return (
    <>
      <RadioGroup
        inline
        label={t('language')}
        value={shown.language ?? pageLanguage}
        onValueChange={(language) => choose({ language })}
        options={letterLanguages.map((value) => ({ value, label: names[value] }))}
      />
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </>
  );
}
