import { SettingsPage } from '@lemma/screens/settings';
import { useUid } from '@lemma/shared-auth';
import { SchoolSection } from './parts/school-section.tsx';
import { WordingsSection } from './parts/wordings-section.tsx';

/** The general settings, the official wording that a teacher’s plans quote, and the school for its operators. */
export const TeacherSettingsPage = () => (
  <SettingsPage>
    <WordingsSection uid={useUid()} />
    <SchoolSection uid={useUid()} />
  </SettingsPage>
);
