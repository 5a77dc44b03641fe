import type { Environment } from '@lemma/contract';
import { type Ways, WaysProvider } from '@lemma/router';
import { VisitorProvider } from '@lemma/shared-auth';
import type { ComponentType } from 'react';
import { AccountChooser } from '../pages/account-chooser.tsx';

type DrawnPageProps = {
  /** Left out during the build, which knows none. */
  readonly environment?: Pick<Environment, 'emulators'>;
  readonly ways: Ways;
  readonly Page: ComponentType;
};

/** A public page as the build draws it and the browser takes it over: without the router and the rest of `App`. */
export const DrawnPage = ({ environment, ways, Page }: DrawnPageProps) => (
  <WaysProvider ways={ways}>
    <VisitorProvider>
      <Page />
      {environment?.emulators && <AccountChooser />}
    </VisitorProvider>
  </WaysProvider>
);
