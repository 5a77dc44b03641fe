import { useUid } from '@lemma/shared-auth';
import { Button, formatDate, Loading } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { AskForCode } from './ask-for-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpFactor } from './set-up-factor.tsx';
import { settingsQueries } from './settings-queries.ts';

/** Fewer recovery codes than these are worth a warning. */
const FEW = 3;

type Doing = 'nothing' | 'set-up' | 'renew' | 'turn-off';

/** Whether the adult has a second factor, with what can be done about it. */
export function SecondFactor() {
  const t = useSettingsText('second');
  const query = settingsQueries.secondFactor(useUid());
  const client = useQueryClient();
  const state = useQuery(query);
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setDoing('nothing');
  const show = async (made?: readonly string[]) => {
    close();
    setCodes(made);
    await client.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <div>
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="text-sm text-muted">{t('lead')}</p>
      <QueryView query={state} loading={<Loading />}>
        {({ since, recoveryLeft }) =>
          since === undefined ? (
            <Button className="mt-2" onClick={() => setDoing('set-up')}>
              {t('turnOn')}
            </Button>
          ) : (
            <>
              <p className="mt-2">{t('on', { date: formatDate(since), left: recoveryLeft })}</p>
              {recoveryLeft < FEW && <p className="text-warm-strong">{t('few')}</p>}
              <div className="mt-2 flex flex-wrap gap-3">
                <Button onClick={() => setDoing('renew')}>{t('renew')}</Button>
                <Button onClick={() => setDoing('turn-off')}>{t('turnOff')}</Button>
              </div>
            </>
          )
        }
      </QueryView>
      {doing === 'set-up' && <SetUpFactor onClose={close} onDone={show} />}
      {(doing === 'renew' || doing === 'turn-off') && <AskForCode act={doing} onClose={close} onDone={show} />}
      {codes !== undefined && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
