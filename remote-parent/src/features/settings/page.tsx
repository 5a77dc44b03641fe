import { SettingsPage } from '@lemma/screens/settings';
import { useUid } from '@lemma/shared-auth';
import { LetterChoice } from './parts/letter-choice.tsx';

/** The general settings, and the settings of a parent's letters. */
export const ParentSettingsPage = () => (
  <SettingsPage>
    <LetterChoice uid={useUid()} />
  </SettingsPage>
);
