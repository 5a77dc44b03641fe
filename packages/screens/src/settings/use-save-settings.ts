import { type Settings, settingsSchema } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { applyAppearance } from '@lemma/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../text/texts.ts';
import { settingsQueries } from './settings-queries.ts';

/** Keeps choices with the account: they show at once, and go back where the server does not take them. */
export function useSaveSettings(uid: string, settings: Settings) {
  const t = useText('settings');
  const client = useQueryClient();
  const { queryKey } = settingsQueries.own(uid);
  const save = useMutation({
    // Each carries all choices: one after the other, so that an older one never arrives last.
    scope: { id: `settings/${uid}` },
    mutationFn: (next: Settings) => call('saveSettings', next),
    onMutate: (next) => {
      applyAppearance(next);
      client.setQueryData(queryKey, next);
      return settings;
    },
    onError: (_fault, _next, before) => {
      applyAppearance(before ?? settings);
      client.setQueryData(queryKey, before ?? settings);
    },
  });
  const choose = (change: Readonly<Record<string, unknown>>) => {
    const next = settingsSchema.safeParse({ ...settings, ...change });
    if (next.success) save.mutate(next.data);
  };
  return { choose, said: save.isPending ? t('saving') : save.isSuccess ? t('saved') : '' };
}
