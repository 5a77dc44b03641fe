import { uploadFile } from '@lemma/shared-auth';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

/** The files of one form on their way. Leaving the screen stops what is not kept yet. */
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
