import { useCommand } from '@lemma/screens';
import { downloadFile } from '@lemma/shared-auth';
import { Button, downloadBlob, Notice } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { type CopiedData, childCopy, copiedFiles } from '../logic/child-copy.ts';

type DownloadCopyProps = { readonly name: string; readonly data: CopiedData };

/** Downloads everything that is stored in one file: the records, and each photo and page unchanged. */
export function DownloadCopy({ name, data }: DownloadCopyProps) {
  const t = useText('children');
  const [done, setDone] = useState(0);
  const all = copiedFiles(data).length;
  const copy = useCommand(async () => {
    setDone(0);
    const fetchOne = async (fileId: string) => new Uint8Array(await (await downloadFile(fileId)).arrayBuffer());
    const { zip, missing } = await childCopy(data, fetchOne, () => setDone((count) => count + 1));
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
