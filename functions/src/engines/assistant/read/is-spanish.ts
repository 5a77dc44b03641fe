const WORDS =
  /(?<!\p{L})(?:el|la|los|las|un|una|de|del|que|para|por|con|mis?|estudiantes|necesito|quiero|haga|hazme|hacer|puedes?|cómo|como|qué|cuál|problemas|fracciones|clase|sobre|más|y|en|no|es|están|cinco|tres|cuatro|diez)(?!\p{L})/giu;
const MOST_ENGLISH = /\b(?:the|on|with|for|make|about|and|of|problems|questions|in|english|spanish|letter)\b/gi;
const LEAST = 3;

/** Whether a request is written in Spanish, which is not read here. */
export const isSpanish = (text: string): boolean => {
  const spanish = (text.match(WORDS) ?? []).length;
  return spanish >= LEAST && spanish > 2 * (text.match(MOST_ENGLISH) ?? []).length;
};
