import type { PageLanguage } from '@lemma/school/base';
import { defaultSettings, type Settings } from '@lemma/school/settings';
import { languageNames, RadioGroup, Section, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { ownSettings } from '../queries/common-queries.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { useSaveSettings } from './use-save-settings.ts';

type LanguageSectionProps = {
  readonly uid: string;
  readonly lead: string;
  /** The languages of the person's area. */
  readonly languages: readonly PageLanguage[];
};

/** The language of a person's pages. */
export function LanguageSection({ uid, lead, languages }: LanguageSectionProps) {
  const t = useSettingsText('settings');
  const own = useQuery(ownSettings(uid));
  return (
    <Section title={t('language')} lead={lead}>
      <QueryView query={own}>
        {(settings) => <Choice uid={uid} settings={settings ?? defaultSettings} languages={languages} />}
      </QueryView>
    </Section>
  );
}

type ChoiceProps = Omit<LanguageSectionProps, 'lead'> & { readonly settings: Settings };

function Choice({ uid, settings, languages }: ChoiceProps) {
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
        // Each is named in itself, so that people who need it can read it.
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </>
  );
}
