import { createTexts } from '@lemma/ui';

const en = {
  language: {
    header: 'Language of the pages',
    device: 'As on the device',
  },
} as const;

const es = {
  language: {
    header: 'Idioma de las páginas',
    device: 'Como en el dispositivo',
  },
};

/** The texts of the language that a teacher sets for a student. */
export const { useText: useLanguageText } = createTexts({ en, es });
