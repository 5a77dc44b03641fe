import { SettingsPage } from '@lemma/screens/settings';
import { useUid } from '@lemma/shared-auth';
import { WordingsSection } from './parts/wordings-section.tsx';

/** The general settings, and the official wording that a teacher’s plans quote. */
export const TeacherSettingsPage = () => (
  <SettingsPage>
    <WordingsSection uid={useUid()} />
  </SettingsPage>
);
