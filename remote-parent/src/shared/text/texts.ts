import { createTexts } from '@lemma/ui';
import { en } from './en.ts';
import { es } from './es.ts';

export const { useText, textNow } = createTexts({ en, es });
