import { uploadFile } from '@lemma/shared-auth';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

/** The uploads of one form. Leaving the screen cancels those that are not stored yet. */
export function useUploadQueue(): { readonly queue: UploadQueue; readonly uploads: readonly Upload[] } {
  const [queue] = useState(() => createUploadQueue(uploadFile));
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  useEffect(() => {
    window.addEventListener('online', queue.wake);
    return () => {
      window.removeEventListener('online', queue.wake);
      queue.clear();
    };
  }, [queue]);
  return { queue, uploads };
}
