import { createTexts } from '@lemma/ui';
import { en } from './en.ts';
import { uploadTexts } from './en-upload.ts';

export const { useText } = createTexts({ en: { ...en, ...uploadTexts } });
