import { codeOf } from '@lemma/contract';
import { useGo } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { ButtonLink, errorSentence, Loading, PageTitle } from '@lemma/ui';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';

/** What a school's provider sent back, in the address: signs in with it, once. */
export function SchoolReturn({ answer }: { readonly answer: string }) {
  const t = useText('school');
  const { comeBackFromSchool } = useAuth();
  const go = useGo();
  const [fault, setFault] = useState<unknown>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    comeBackFromSchool(answer).then(() => go(paths.authSuccess(), { replace: true }), setFault);
  }, [answer, comeBackFromSchool, go]);
  if (fault === undefined) return <Loading />;
  const code = codeOf(fault);
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <PageTitle>{t('failed')}</PageTitle>
      <p>{code === 'sign-in/refused' ? t('refused') : errorSentence(code).body}</p>
      <ButtonLink to={paths.signIn()} kind="primary">
        {t('back')}
      </ButtonLink>
    </div>
  );
}
