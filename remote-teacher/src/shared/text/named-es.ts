/** `named.ts` in Spanish. */
export const namedSentenceEs =
  'Se le atribuye una idea a un estudiante cuando al menos dos respuestas escritas, o cuatro elegidas entre opciones, de todo su trabajo son exactamente lo que da esa idea, y cuando sus propias respuestas juntas son al menos 50 veces más probables con la idea que sin ella.';
