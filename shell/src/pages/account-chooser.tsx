import { type LocalAccount, setAccountChooser } from '@lemma/shared-auth';
import { lazy, Suspense, useEffect, useState } from 'react';

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));

type Asked = (account: LocalAccount | undefined) => void;

/** Replaces Google's window on a local machine, where that window cannot open. */
export function AccountChooser() {
  const [asked, setAsked] = useState<Asked | undefined>();

  useEffect(() => {
    setAccountChooser(() => new Promise((resolve) => setAsked(() => resolve)));
    return () => setAccountChooser(undefined);
  }, []);

  if (asked === undefined) return null;
  const answer = (account: LocalAccount | undefined) => {
    asked(account);
    setAsked(undefined);
  };
  return (
    <Suspense>
      <AccountDialog onAnswer={answer} />
    </Suspense>
  );
}
