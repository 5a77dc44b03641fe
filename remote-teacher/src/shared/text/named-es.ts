/** `named.ts` in Spanish. */
export const namedSentenceEs =
  'Se le atribuye una idea a un estudiante cuando al menos dos respuestas escritas, o tres elegidas entre opciones, de todo su trabajo son exactamente lo que da esa idea, y cuando sus propias respuestas juntas la hacen bastante probable: de todas las ideas que se atribuyen en su escuela, se espera que unas 4 de cada 100 no sean ciertas.';
export const knownSentenceEs =
  'Una habilidad tiene nivel a partir de 3 respuestas y porcentaje a partir de 5; de varias habilidades juntas se da un porcentaje a partir de 5 respuestas a cada una, o 25 en total.';
