import { defaultSettings, noticeChannels, noticeEvents, type Settings, withNotice } from '@lemma/school/settings';
import { Checkbox, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { ownSettings } from '../queries/common-queries.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { useSaveSettings } from './use-save-settings.ts';

/** What a teacher is notified of: a row for each event, a column for each place. */
export function NoticesSection({ uid }: { readonly uid: string }) {
  const t = useSettingsText('settings');
  const own = useQuery(ownSettings(uid));
  return (
    <Section title={t('notices')} lead={t('noticesLead')}>
      <QueryView query={own}>{(settings) => <Matrix uid={uid} settings={settings ?? defaultSettings} />}</QueryView>
    </Section>
  );
}

function Matrix({ uid, settings }: { readonly uid: string; readonly settings: Settings }) {
  const t = useSettingsText('settings');
  const { choose, shown, said } = useSaveSettings(uid, settings);
  const { notices } = shown;
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">{t('notices')}</caption>
        <thead>
          <tr className="border-b border-line text-start align-bottom">
            <th scope="col" className="py-2 pe-4 font-semibold">
              {t('noticeWhat')}
            </th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col" className="w-24 py-2 pe-2 font-semibold">
                {t(`noticeChannels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeEvents.map((event) => (
            <tr key={event} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {t(`noticeEvents.${event}`)}
              </th>
              {noticeChannels.map((channel) => (
                <td key={channel} className="py-2 pe-2">
                  <span className="inline-flex min-h-11 min-w-11 items-center">
                    <Checkbox
                      hideLabel
                      label={t('noticeIn', {
                        event: t(`noticeEvents.${event}`),
                        channel: t(`noticeChannels.${channel}`),
                      })}
                      checked={notices[channel].includes(event)}
                      onCheckedChange={(on) =>
                        choose({ notices: { [channel]: withNotice(notices, channel, event, on)[channel] } })
                      }
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="mt-2 text-sm text-muted">
        {said}
      </p>
    </>
  );
}
