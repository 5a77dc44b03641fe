import { queryKeys } from '@lemma/contract';
import { type Settings, settingsSchema, withAccess } from '@lemma/school/settings';
import { call } from '@lemma/shared-auth';
import { applyAppearance } from '@lemma/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccessProfile } from '../access/use-access-profile.ts';
import { ownSettings } from '../queries/common-queries.ts';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';

/** All settings as they should be, and as they were. */
type Choice = { readonly next: Settings; readonly before: Settings };

/**
 * Milliseconds for which a choice is shown after it was saved, because until then an earlier state of the document may
 * still arrive.
 */
const SETTLES_MS = 5000;

/**
 * Saves settings in the account. A choice is shown at once, and undone if the server refuses it. `shown` are the
 * settings with all choices that are being saved, because the document can still arrive with an earlier choice.
 */
export function useSaveSettings(uid: string, settings: Settings) {
  const t = useSettingsText('settings');
  const client = useQueryClient();
  const { queryKey } = ownSettings(uid);
  const access = useAccessProfile();
  const chosenKey = queryKeys.made(uid, 'chosen-settings');
  const { data: chosen } = useQuery<Settings | null>({ queryKey: chosenKey, queryFn: skipToken });
  const shown = chosen ?? settings;
  const forget = (which: Settings) => {
    if (client.getQueryData(chosenKey) === which) client.setQueryData(chosenKey, null);
  };
  const save = useCommand(({ next }: Choice) => call('saveSettings', next), {
    // Each save contains all settings. They are sent one after the other, so that an older one never arrives last.
    scope: { id: `settings/${uid}` },
    onSuccess: (_answer, { next }) => void setTimeout(() => forget(next), SETTLES_MS),
    onError: (_fault, { before }) => {
      applyAppearance(withAccess(before, access));
      client.setQueryData(chosenKey, null);
      client.setQueryData(queryKey, before);
    },
  });
  const choose = (change: Readonly<Record<string, unknown>>) => {
    const before = client.getQueryData<Settings | null>(chosenKey) ?? settings;
    const next = settingsSchema.safeParse({ ...before, ...change });
    if (!next.success) return;
    applyAppearance(withAccess(next.data, access));
    client.setQueryData(chosenKey, next.data);
    client.setQueryData(queryKey, next.data);
    save.mutate({ next: next.data, before });
  };
  return { choose, shown, said: save.isPending ? t('saving') : save.isSuccess ? t('saved') : '' };
}
