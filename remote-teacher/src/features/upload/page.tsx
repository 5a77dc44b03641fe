import { UploadPage } from '@lemma/screens/upload';
import { paths } from '#shared/paths.ts';

/** A teacher's files; a list of students among them is read in where accounts are made. */
export const FilesPage = () => <UploadPage listPath={paths.accounts} />;
