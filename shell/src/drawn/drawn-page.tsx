import type { Environment } from '@lemma/contract';
import { type Ways, WaysProvider } from '@lemma/router';
import { VisitorProvider } from '@lemma/shared-auth';
import { type ComponentType, useEffect } from 'react';
import { AccountChooser } from '../pages/account-chooser.tsx';

type DrawnPageProps = {
  /** Left out during the build, which knows none. */
  readonly environment?: Pick<Environment, 'emulators'>;
  readonly ways: Ways;
  readonly Page: ComponentType;
  /** Called when the page can do what its elements promise. */
  readonly onTakenOver?: () => void;
};

/** A public page as the build draws it and the browser takes it over: without the router and the rest of `App`. */
export function DrawnPage({ environment, ways, Page, onTakenOver }: DrawnPageProps) {
  // Effects of the elements inside, which attach what handles a form, run before this one.
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <WaysProvider ways={ways}>
      <VisitorProvider>
        <Page />
        {environment?.emulators && <AccountChooser />}
      </VisitorProvider>
    </WaysProvider>
  );
}
