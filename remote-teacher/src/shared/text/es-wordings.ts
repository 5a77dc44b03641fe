import type { Translation } from '@lemma/ui';
import type { wordingsTexts } from './en-wordings.ts';

export const wordingsEs = {
  wordings: {
    title: 'Redacción oficial de los estándares',
    lead: 'Los planes nombran cada estándar con palabras sencillas. Con un archivo de su estado o de su editor, sus planes citan la redacción oficial completa, con su aviso. Los planes de otras personas no cambian.',
    none: 'No hay ningún archivo cargado. Sus planes tienen palabras sencillas.',
    loaded:
      '{count, plural, one {Un estándar} other {# estándares}}; se cargó el {date}. Los planes los citan cuando se crean o se cambian.',
    notice: 'Este aviso aparece junto a la redacción: {notice}',
    file: 'Archivo de estándares en formato CASE',
    kinds: 'JSON',
    loading: 'Leyendo el archivo …',
    done: '{count, plural, one {Se cargó un estándar} other {Se cargaron # estándares}}',
    remove: 'Quitar la redacción',
    removeTitle: '¿Quitar la redacción oficial?',
    removeConsequence:
      'Los planes nuevos vuelven a tener palabras sencillas. Los que ya hizo conservan lo que citan hasta que los cambie.',
    removed: 'Se quitó la redacción',
    text: 'Este archivo no se puede leer como JSON. Descárguelo otra vez en formato CASE.',
    shape: 'Este archivo no está en formato CASE. La primera diferencia está en: {where}',
    unknown: 'Este archivo no tiene ningún estándar de matemáticas que Lemma conozca. Elija el archivo de matemáticas.',
    large: 'Los textos de este archivo son demasiado largos en conjunto. Elija un archivo solo de matemáticas.',
  },
} as const satisfies Translation<typeof wordingsTexts>;
