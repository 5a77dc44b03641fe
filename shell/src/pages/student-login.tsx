import { useNavigate, useSearchParams } from '@lemma/router';
import { call, useAuth } from '@lemma/shared-auth';
import { PublicFrame, TextLink } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '../text/texts.ts';
import { ClassCodeForm } from './student-login/class-code-form.tsx';
import { deviceId } from './student-login/device-id.ts';
import { NameList } from './student-login/name-list.tsx';
import { SecretForm } from './student-login/secret-form.tsx';
import type { SignInList, SignInName } from './student-login/types.ts';

/** Class code, then the name, then the secret. Names are shown only after a valid code; nothing is kept on the device. */
export function StudentLoginPage() {
  const t = useText('student');
  const { signInWithToken } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [list, setList] = useState<SignInList | undefined>();
  const [who, setWho] = useState<SignInName | undefined>();

  const openClass = async (classCode: string) =>
    setList({ classCode, ...(await call('classSignInList', { classCode })) });
  const enter = async (secret: string) => {
    if (!list || !who) return;
    const { token } = await call('studentSignIn', {
      classCode: list.classCode,
      userName: who.userName,
      secret,
      deviceId: deviceId(),
    });
    await signInWithToken(token);
    await navigate('/student', { replace: true });
  };
  const ask = () =>
    list && who ? call('askForNewSecret', { classCode: list.classCode, userName: who.userName }) : Promise.resolve({});

  return (
    <PublicFrame>
      <div data-area="student">
        {!list && <ClassCodeForm initial={search.get('code') ?? ''} onCode={openClass} />}
        {list && !who && <NameList list={list} onChoose={setWho} onOther={() => setList(undefined)} />}
        {who && <SecretForm who={who} onSecret={enter} onAsk={ask} onBack={() => setWho(undefined)} />}
      </div>
      <p className="mt-10 border-t border-line pt-6">
        <TextLink to="/sign-in">{t('adult')}</TextLink>
      </p>
    </PublicFrame>
  );
}
