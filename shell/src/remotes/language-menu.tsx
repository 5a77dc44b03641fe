import { queryKeys } from '@lemma/contract';
import { defaultSettings, type OwnSettings, ownSettingsSchema } from '@lemma/school/settings';
import { call, documentQuery } from '@lemma/shared-auth';
import { IconButton, languageNames, locales, Menu, useLocale } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { tellFault } from '../app/tell-fault.ts';
import { useText } from '../text/texts.ts';

/** The language of a person's pages, in reach on each of them: whoever cannot read the page cannot find the settings. */
export function LanguageMenu({ uid }: { readonly uid: string }) {
  const t = useText('nav');
  const shown = useLocale();
  const client = useQueryClient();
  const queryKey = queryKeys.ownSettings(uid);
  const own = useQuery({ ...documentQuery(queryKey, 'settings', uid, ownSettingsSchema), meta: { silent: true } });
  // What is shown at once is all settings with the choice in them, which have to be known first.
  if (own.data === undefined) return null;
  const before: OwnSettings | null = own.data;
  const choose = (language: (typeof locales)[number]) => {
    client.setQueryData(queryKey, { ...(before ?? defaultSettings), language });
    call('changeSettings', { language }).catch((fault: unknown) => {
      client.setQueryData(queryKey, before);
      tellFault(fault);
    });
  };
  return (
    <Menu
      label={t('language')}
      align="end"
      trigger={<IconButton label={t('language')} icon={<Languages aria-hidden="true" />} />}
      // Each is named in itself, so that people who need it can read it.
      items={locales
        .filter((locale) => locale !== shown)
        .map((locale) => ({ label: languageNames[locale], onSelect: () => choose(locale) }))}
    />
  );
}
