import { createTexts } from '@lemma/ui';
import { uploadTexts } from './en-upload.ts';

/** The texts of uploads and of their pages. */
export const { useText: useUploadText } = createTexts({
  en: uploadTexts,
  es: async () => (await import('./es-upload.ts')).uploadEs,
  ar: async () => (await import('./ar-upload.ts')).uploadAr,
});
