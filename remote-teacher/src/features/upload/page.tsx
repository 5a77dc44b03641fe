import { UploadPage } from '@lemma/screens/upload';
import { paths } from '#shared/paths.ts';

/** A teacher's files; a list of students among them can be opened on the accounts page. */
export const FilesPage = () => <UploadPage listPath={paths.accounts} />;
