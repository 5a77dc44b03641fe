import { useAuth, useUid } from '@lemma/shared-auth';
import { PageHeader } from '@lemma/ui';
import { useUploadText } from '../text/use-upload-text.ts';
import { ShelfTable } from './shelf-table.tsx';
import { StudentUpload } from './student-upload.tsx';
import { TeacherUpload, type TeacherUploadProps } from './teacher-upload.tsx';

type UploadPageProps = Partial<Pick<TeacherUploadProps, 'listPath'>>;

/** The upload page for teachers and students (specification, section 2), with the sections of the person's role. */
export function UploadPage({ listPath }: UploadPageProps) {
  const t = useUploadText('upload');
  const uid = useUid();
  const isStudent = useAuth().profile?.role === 'student';
  return (
    <>
      <PageHeader title={isStudent ? t('titleStudent') : t('title')} lead={isStudent ? t('leadStudent') : t('lead')} />
      {isStudent ? <StudentUpload uid={uid} /> : <TeacherUpload uid={uid} {...(listPath && { listPath })} />}
      <ShelfTable uid={uid} />
    </>
  );
}
