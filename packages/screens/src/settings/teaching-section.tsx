import { defaultLatePolicy } from '@lemma/school/assignment';
import { defaultSettings, type Settings } from '@lemma/school/settings';
import { Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { LatePolicyFields } from '../late-policy/late-policy-fields.tsx';
import { ownSettings } from '../queries/common-queries.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { MasteryChoice } from './mastery-choice.tsx';
import { ModelChoices } from './model-choices.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** The defaults of a teacher's new assignments, and where a language model may help. */
export function TeachingSection({ uid }: { readonly uid: string }) {
  const t = useSettingsText('settings');
  const own = useQuery(ownSettings(uid));
  return (
    <Section title={t('teaching')} lead={t('teachingLead')}>
      <QueryView query={own}>{(settings) => <Choices uid={uid} settings={settings ?? defaultSettings} />}</QueryView>
    </Section>
  );
}

function Choices({ uid, settings }: { readonly uid: string; readonly settings: Settings }) {
  const t = useSettingsText('settings');
  const { choose, shown, said } = useSaveSettings(uid, settings);
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={t('late')}>
        <h3 className="pb-2 font-semibold">{t('late')}</h3>
        <LatePolicyFields
          policy={shown.latePolicy ?? defaultLatePolicy}
          onChange={(latePolicy) => choose({ latePolicy })}
        />
      </section>
      <MasteryChoice mastery={shown.mastery} onChange={(mastery) => choose({ mastery: mastery ?? null })} />
      <ModelChoices uid={uid} settings={shown} choose={choose} />
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  );
}
