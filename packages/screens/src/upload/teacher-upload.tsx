import { type FilePurpose, filePurposes } from '@lemma/school/files';
import { ButtonLink, FileDrop, RadioGroup } from '@lemma/ui';
import { useState } from 'react';
import { useUploadText } from '../text/use-upload-text.ts';
import { Unsaved } from '../unsaved.tsx';
import { limitsFor } from './limits.ts';
import { storedFileOf } from './page-list.ts';
import { ScanSorter } from './scan-sorter.tsx';
import { UploadList } from './upload-list.tsx';
import { isUnderWay } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

const purposes = filePurposes.filter((purpose) => purpose !== 'hand-in' && purpose !== 'comment-voice');
type TeacherPurpose = (typeof purposes)[number];
const isPurpose = (value: string): value is TeacherPurpose & FilePurpose => purposes.some((each) => each === value);

export type TeacherUploadProps = {
  readonly uid: string;
  /** The address at which a list of students from the shelf is imported, in areas that have such a page. */
  readonly listPath?: (list: { readonly file: string; readonly name: string }) => string;
};

/**
 * A teacher's files. The purpose is chosen first, because it decides which files are allowed and what happens with
 * them.
 */
export function TeacherUpload({ uid, listPath }: TeacherUploadProps) {
  const t = useUploadText('upload');
  const [purpose, setPurpose] = useState<TeacherPurpose>('student-work');
  const { queue, uploads } = useUploadQueue();
  const own = uploads.filter((upload) => upload.purpose === purpose);
  const isUploaded = own.some(({ state }) => state.kind === 'kept');
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <RadioGroup
        label={t('purpose')}
        value={purpose}
        onValueChange={(value) => isPurpose(value) && setPurpose(value)}
        options={purposes.map((value) => ({
          value,
          label: t(`purposes.${value}`),
          hint: t(`purposeHints.${value}`),
        }))}
      />
      <FileDrop
        key={purpose}
        label={t('files')}
        limits={limitsFor(purpose, t(`kinds.${purpose}`), own.length)}
        files={[]}
        onFiles={(files) => queue.add(files, purpose)}
        camera={purpose !== 'roster'}
      />
      <UploadList uploads={own} queue={queue} />
      <Unsaved unsaved={uploads.some(({ state }) => isUnderWay(state))} />
      {isUploaded && purpose === 'student-work' && <ScanSorter uid={uid} uploads={own} />}
      {purpose === 'roster' &&
        listPath &&
        own
          .flatMap((upload) => storedFileOf(upload) ?? [])
          .map(({ fileId, name }) => (
            <ButtonLink key={fileId} to={listPath({ file: fileId, name })} className="self-start">
              {t('toAccounts', { name })}
            </ButtonLink>
          ))}
    </div>
  );
}
