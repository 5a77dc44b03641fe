import type { StoredFile } from '@lemma/school/files';
import { downloadFile } from '@lemma/shared-auth';
import { toast, UNDO_MS } from '@lemma/toast';
import { Button, DataTable, downloadBlob, Empty, formatBytes, formatDateTime, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../queries/use-call.ts';
import { useCommand } from '../queries/use-command.ts';
import { QueryView } from '../query-view.tsx';
import { useUploadText } from '../text/use-upload-text.ts';
import { shelfQuery } from './shelf-query.ts';

/** Milliseconds for which a file's object URL stays valid. */
const ADDRESS_LIFE_MS = 60_000;

/** Everything that the person has uploaded, to open, and to delete as long as it is part of nobody's work. */
export function ShelfTable({ uid }: { readonly uid: string }) {
  const t = useUploadText('upload');
  const shelf = useQuery(shelfQuery(uid));
  const { hidden, remove } = useRemoval();
  return (
    <Section title={t('shelf')}>
      <QueryView query={shelf}>
        {(found) => {
          const files = Object.values(found?.files ?? {}).filter(({ fileId }) => !hidden.has(fileId));
          if (files.length === 0) return <Empty title={t('shelfEmpty')}>{t('shelfEmptyWhy')}</Empty>;
          return (
            <DataTable
              phoneCards
              filterable={files.length > 5}
              csv={{ name: [t('shelf')], holds: 'own' }}
              label={t('shelf')}
              rows={files}
              getRowId={({ fileId }) => fileId}
              defaultSort={{ column: 'at', down: true }}
              columns={[
                { id: 'name', header: t('name'), value: ({ name }) => name },
                { id: 'for', header: t('purpose'), value: ({ purpose }) => t(`purposes.${purpose}`), wideOnly: true },
                {
                  id: 'size',
                  header: t('size'),
                  value: ({ size }) => size,
                  cell: ({ size }) => formatBytes(size),
                  numeric: true,
                  wideOnly: true,
                },
                {
                  id: 'at',
                  header: t('sentAt'),
                  value: ({ at }) => new Date(at),
                  cell: ({ at }) => formatDateTime(at),
                  wideOnly: true,
                },
                {
                  id: 'do',
                  inFile: false,
                  header: t('actions'),
                  value: () => '',
                  sortable: false,
                  cell: (file) => <FileActions file={file} onRemove={() => remove(file)} />,
                },
              ]}
            />
          );
        }}
      </QueryView>
    </Section>
  );
}

/** Deletes a file after ten seconds, during which it can be undone. */
function useRemoval() {
  const t = useUploadText('upload');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const show = (fileId: string) => setHidden((before) => new Set([...before].filter((id) => id !== fileId)));
  const ask = useCall('removeFile');
  const removal = useCall('removeFile', {
    onError: (_fault, { fileId }) => show(fileId),
  });
  const hide = ({ fileId, name }: StoredFile) => {
    setHidden((before) => new Set([...before, fileId]));
    const later = setTimeout(() => removal.mutate({ fileId }), UNDO_MS);
    const undo = () => {
      clearTimeout(later);
      show(fileId);
    };
    toast({ title: t('removed', { name }), action: { label: t('undo'), onAct: undo }, duration: UNDO_MS });
  };
  // The server is asked first, so that a file in somebody's work is not reported as deleted.
  const remove = (file: StoredFile) => ask.mutate({ fileId: file.fileId, ask: true }, { onSuccess: () => hide(file) });
  return { hidden, remove };
}

/** Whether a browser shows the file itself; any other file is downloaded under its own name. */
const isShown = (type: string): boolean => type.startsWith('image/') || type === 'application/pdf';

function FileActions({ file, onRemove }: { readonly file: StoredFile; readonly onRemove: () => void }) {
  const t = useUploadText('upload');
  const { name, type } = file;
  const open = useCommand(() => downloadFile(file.fileId), {
    onSuccess: (blob) => {
      if (!isShown(type)) return downloadBlob(name, blob);
      const address = URL.createObjectURL(blob);
      window.open(address, '_blank', 'noopener');
      setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
    },
  });
  return (
    <span className="flex gap-2">
      <Button size="small" pending={open.isPending} aria-label={t('openFile', { name })} onClick={() => open.mutate()}>
        {t('open')}
      </Button>
      <Button size="small" kind="quiet" aria-label={t('deleteFile', { name })} onClick={onRemove}>
        {t('delete')}
      </Button>
    </span>
  );
}
