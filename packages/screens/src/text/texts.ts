import { createTexts } from '@lemma/ui';
import { en } from './en.ts';

export const { useText } = createTexts({ en });
