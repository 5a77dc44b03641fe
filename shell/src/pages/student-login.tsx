import { areaPaths, takeRememberedPlace } from '@lemma/contract';
import { useNavigate, useSearchParams } from '@lemma/router';
import { call, isSharedDevice, rememberSharedDevice, useAuth } from '@lemma/shared-auth';
import { Button, Checkbox, Notice, TextLink, useRestoredFocus } from '@lemma/ui';
import { useState } from 'react';
import { hasEnded } from '../app/ended-session.ts';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';
import { PublicPage } from './public-page.tsx';
import { BadgeForm } from './student-login/badge-form.tsx';
import { ClassCodeForm } from './student-login/class-code-form.tsx';
import { deviceId } from './student-login/device-id.ts';
import { NameList } from './student-login/name-list.tsx';
import { SecretForm } from './student-login/secret-form.tsx';
import type { SignInList, SignInName } from './student-login/types.ts';

/**
 * Asks for the class code, then the name unless the code is that of a card, then the secret. Names are shown only after a valid code; nothing is stored
 * on the device.
 */
export function StudentLoginPage() {
  const t = useText('student');
  const { signInWithToken } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [list, setList] = useState<SignInList | undefined>();
  const [who, setWho] = useState<SignInName | undefined>();
  const [byBadge, setByBadge] = useState(false);
  const [shared, setShared] = useState(isSharedDevice);
  const [ended] = useState(hasEnded);

  // Each step replaces the one before and takes its focus.
  const steps = useRestoredFocus<HTMLDivElement>(
    'input:not([type=checkbox]), section button:enabled, form button:enabled',
  );

  const share = (on: boolean) => {
    rememberSharedDevice(on);
    setShared(on);
  };
  const enterWith = async ({ token }: { readonly token: string }) => {
    await signInWithToken(token);
    await navigate(takeRememberedPlace('student') ?? areaPaths.student, { replace: true });
  };
  const enterByBadge = async (badge: string) => enterWith(await call('badgeSignIn', { badge, deviceId: deviceId() }));

  const openClass = async (classCode: string) => {
    const found = await call('classSignInList', { classCode, deviceId: deviceId() });
    setList({ classCode, ...found });
    // The whole code of a card says whose it is.
    if (found.ofACard) setWho(found.students[0]);
  };
  const leaveName = () => {
    setWho(undefined);
    if (list?.ofACard) setList(undefined);
  };
  const enter = async (secret: string) => {
    if (!list || !who) return;
    const { classCode } = list;
    await enterWith(await call('studentSignIn', { classCode, userName: who.userName, secret, deviceId: deviceId() }));
  };
  const ask = async () => {
    if (!list || !who) return false;
    const { classCode } = list;
    const { heard } = await call('askForNewSecret', { classCode, userName: who.userName, deviceId: deviceId() });
    return heard !== false;
  };

  return (
    <PublicPage>
      <div data-area="student" ref={steps}>
        {byBadge && <BadgeForm onBadge={enterByBadge} onBack={() => setByBadge(false)} />}
        {!byBadge && !list && (
          <>
            {ended && (
              <div className="pb-5">
                <Notice tone="warm" title={t('endedTitle')}>
                  <p>{t('endedBody')}</p>
                </Notice>
              </div>
            )}
            <ClassCodeForm initial={search.get('code') ?? ''} onCode={openClass} />
            <div className="mt-5 flex flex-col gap-5">
              <Button onClick={() => setByBadge(true)}>{t('useBadge')}</Button>
              <Checkbox label={t('shared')} hint={t('sharedHint')} checked={shared} onCheckedChange={share} />
            </div>
          </>
        )}
        {list && !who && <NameList list={list} onChoose={setWho} onOther={() => setList(undefined)} />}
        {who && <SecretForm who={who} onSecret={enter} onAsk={ask} onBack={leaveName} />}
      </div>
      <p className="mt-10 border-t border-line pt-6">
        <TextLink to={paths.signIn()}>{t('adult')}</TextLink>
      </p>
    </PublicPage>
  );
}
