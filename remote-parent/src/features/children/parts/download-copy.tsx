import { useCommand } from '@lemma/screens';
import { call, downloadFile } from '@lemma/shared-auth';
import { Button, downloadBlob, Notice } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { childCopy, copiedFiles } from '../logic/child-copy.ts';

type DownloadCopyProps = { readonly studentId: string; readonly name: string };

/**
 * Downloads everything that is stored in one file: the records, and each photo and page unchanged. The records are
 * asked for here and not when the list opens, because the server notes each time that they were downloaded.
 */
export function DownloadCopy({ studentId, name }: DownloadCopyProps) {
  const t = useText('children');
  const [{ done, all }, setFiles] = useState({ done: 0, all: 0 });
  const copy = useCommand(async () => {
    const { data } = await call('exportChild', { studentId });
    setFiles({ done: 0, all: copiedFiles(data).length });
    const fetchOne = async (fileId: string) => new Uint8Array(await (await downloadFile(fileId)).arrayBuffer());
    const { zip, missing } = await childCopy(data, fetchOne, () =>
      setFiles((files) => ({ ...files, done: files.done + 1 })),
    );
    downloadBlob(`${name.replaceAll(/\s+/g, '-')}.zip`, new Blob([zip], { type: 'application/zip' }));
    return missing;
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button pending={copy.isPending} onClick={() => copy.mutate()}>
        {t('dataDownload')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {copy.isPending && all > 0 && t('dataDownloading', { done, all })}
      </p>
      {copy.data !== undefined && copy.data.length > 0 && (
        <Notice tone="warm">{t('dataIncomplete', { count: copy.data.length })}</Notice>
      )}
    </div>
  );
}
