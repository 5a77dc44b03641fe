import { pageLanguages, teacherLanguages } from '@lemma/school/base';
import { useAuth, useUid } from '@lemma/shared-auth';
import { PageHeader, PageSkeleton } from '@lemma/ui';
import type { ReactNode } from 'react';
import { OwnAccessSection } from '../access/own-access-section.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { ClassesSection } from './classes-section.tsx';
import { DataSection } from './data-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { TeachingSection } from './teaching-section.tsx';

const languagesOf = { teacher: teacherLanguages, parent: pageLanguages, student: pageLanguages } as const;

/**
 * The settings page for everybody (specification, section 2), with the sections of the person's role; `children` are an
 * area's own sections.
 */
export function SettingsPage({ children }: { readonly children?: ReactNode }) {
  const t = useSettingsText('settings');
  const uid = useUid();
  const { profile } = useAuth();
  if (!profile) return <PageSkeleton />;
  return (
    <div className="flex max-w-2xl flex-col">
      <PageHeader title={t('title')} />
      <ProfileSection profile={profile} />
      <LanguageSection uid={uid} lead={t(`languageLead.${profile.role}`)} languages={languagesOf[profile.role]} />
      {profile.role === 'student' && <OwnAccessSection uid={uid} />}
      <AppearanceSection uid={uid} />
      {children}
      <SignInSection />
      {profile.role === 'teacher' && <TeachingSection uid={uid} />}
      {profile.role === 'teacher' && <NoticesSection uid={uid} />}
      {profile.role === 'teacher' && <ClassesSection />}
      {profile.role === 'teacher' && <RetentionSection uid={uid} />}
      <DataSection profile={profile} />
    </div>
  );
}
