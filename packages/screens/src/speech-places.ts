/** A part of the spoken text and its place on the page. */
type Piece = { readonly from: number; readonly to: number; readonly place: Range };
/** A text to be spoken, with the places of its words. */
export type PlacedSpeech = { readonly text: string; readonly pieces: readonly Piece[] };

const rangeOf = (node: Node, from: number, to: number): Range => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
};

/** The content of an element as it is spoken, word by word; a formula is one part, with its own words. */
export function speechIn(element: Element): PlacedSpeech {
  let text = '';
  const pieces: Piece[] = [];
  const say = (words: string, place: Range) => {
    const gap = text === '' ? '' : ' ';
    pieces.push({ from: text.length + gap.length, to: text.length + gap.length + words.length, place });
    text += gap + words;
  };
  const walk = (node: Node) => {
    if (node instanceof Text)
      for (const word of node.data.matchAll(/\S+/g))
        say(word[0], rangeOf(node, word.index, word.index + word[0].length));
    else if (node instanceof Element && node.localName === 'math') {
      const whole = document.createRange();
      whole.selectNode(node);
      say(node.getAttribute('aria-label') ?? '', whole);
    } else for (const child of node.childNodes) walk(child);
  };
  walk(element);
  return { text, pieces };
}

const NAME = 'lemma-spoken';

/** Marks the words that are being spoken; does nothing if the browser does not support such highlights. */
export function highlightSpoken({ pieces }: PlacedSpeech, at: number): void {
  if (!('highlights' in CSS)) return;
  const piece = pieces.find(({ from, to }) => at >= from && at < to);
  if (piece) CSS.highlights.set(NAME, new Highlight(piece.place));
  else CSS.highlights.delete(NAME);
}

export function clearSpoken(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}
