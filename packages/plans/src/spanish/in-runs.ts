const BETWEEN = /(?<=[.?!…:]”?)\s+(?=[\p{Lu}\d`"“])/u;

/** A text by its longest runs of sentences that `read` knows, one after the other; undefined if some sentence is unknown. */
export function inRuns(english: string, read: (part: string) => string | undefined): string | undefined {
  const sentences = english.split(BETWEEN);
  if (sentences.length < 2) return undefined;
  const said: string[] = [];
  for (let from = 0; from < sentences.length; ) {
    let to = from === 0 ? sentences.length - 1 : sentences.length;
    let part = read(sentences.slice(from, to).join(' '));
    while (part === undefined && to > from + 1) {
      to -= 1;
      part = read(sentences.slice(from, to).join(' '));
    }
    if (part === undefined) return undefined;
    said.push(part);
    from = to;
  }
  return said.join(' ');
}
