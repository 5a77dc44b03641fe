import type { ChatPart } from '@lemma/school/assistant';

/** Means that a lesson, a letter or a piece for teaching may be asked to speak of, each by its name. */
export const MEANS: readonly RegExp[] = [
  /\barea models?\b|\bbox method\b/,
  /\b(?:double |open )?number lines?\b/,
  /\b(?:ten|five)[- ]frames?\b/,
  /\b(?:tape|bar|strip) (?:diagrams?|models?)\b/,
  /\bbase[- ](?:ten|10)(?: blocks?)?\b/,
  /\bplace[- ]value (?:charts?|dis[ck]s)\b/,
  /\barrays?\b/,
  /\b(?:algebra|fraction|pattern|color|square) (?:tiles?|strips?|circles?|bars?|blocks?)\b/,
  /\b(?:counters|cubes|linking cubes|unifix|cuisenaire|geoboards?|judy clocks?|play money|dice|playing cards)\b/,
  /\bpartial (?:products?|quotients?|sums?)\b/,
  /\b(?:standard|traditional) algorithm\b/,
  /\bgallery walk\b|\bthink[- ]pair[- ]share\b|\bjigsaw\b|\bscavenger hunt\b|\btask cards\b|\bcard sort\b|\bbingo\b|\b(?:escape room|kahoot|desmos|blooket|gimkit)\b/,
  /\bnotice and wonder\b|\bwhich one doesn['’]?t belong\b|\bestimation\b/,
];

const stem = (word: string): string =>
  word
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/s$/, '');

/** What a request names by which to teach or show, and the finished answer does not speak of. */
export function unspokenMeans(text: string, parts: readonly ChatPart[]): string[] {
  const small = text.toLowerCase();
  const shown = JSON.stringify(parts.filter((part) => !(part.kind === 'text' && part.form)))
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ');
  return MEANS.flatMap((each) => {
    const said = each.exec(small)?.[0];
    return said === undefined || shown.includes(stem(said)) ? [] : [`“${said}”`];
  });
}
