import { queryKeys } from '@lemma/contract';
import {
  changedSettings,
  type Settings,
  type SettingsChange,
  settingsChangeSchema,
  withAccess,
} from '@lemma/school/settings';
import { call } from '@lemma/shared-auth';
import { applyAppearance } from '@lemma/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccessProfile } from '../access/use-access-profile.ts';
import { ownSettings } from '../queries/common-queries.ts';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';

/** What is chosen, and all settings as they should be then and as they were. */
type Choice = { readonly change: SettingsChange; readonly next: Settings; readonly before: Settings };

/**
 * Milliseconds for which a choice is shown after it was saved, because until then an earlier state of the document may
 * still arrive.
 */
const SETTLES_MS = 5000;

/**
 * Saves a choice in the account, and leaves all others as they are there, where another device may have changed them. It
 * is shown at once, and undone if the server refuses it. `shown` are the
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
  const save = useCommand(({ change }: Choice) => call('changeSettings', change), {
    // Sent one after the other, so that an older choice of the same never arrives last.
    scope: { id: `settings/${uid}` },
    onSuccess: (_answer, { next }) => void setTimeout(() => forget(next), SETTLES_MS),
    onError: (_fault, { before }) => {
      applyAppearance(withAccess(before, access));
      client.setQueryData(chosenKey, null);
      client.setQueryData(queryKey, before);
    },
  });
  const choose = (chosenNow: Readonly<Record<string, unknown>>) => {
    const { data: change } = settingsChangeSchema.safeParse(chosenNow);
    if (change === undefined) return;
    const before = client.getQueryData<Settings | null>(chosenKey) ?? settings;
    const next = changedSettings(before, change);
    applyAppearance(withAccess(next, access));
    client.setQueryData(chosenKey, next);
    client.setQueryData(queryKey, next);
    save.mutate({ change, next, before });
  };
  return { choose, shown, said: save.isPending ? t('saving') : save.isSuccess ? t('saved') : '' };
}
