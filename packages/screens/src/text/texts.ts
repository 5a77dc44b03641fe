import { createTexts } from '@lemma/ui';
import { en } from './en.ts';
import { settingsTexts } from './en-settings.ts';
import { uploadTexts } from './en-upload.ts';
import { voiceTexts } from './en-voice.ts';

export const { useText } = createTexts({ en: { ...en, ...settingsTexts, ...uploadTexts, ...voiceTexts } });
