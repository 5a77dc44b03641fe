/** A position in a drawing, in its own units, with the size of the drawing. */
export type DrawingPlace = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Converts a position on the screen to the units of the drawing that fills `host`. */
export function inDrawing(
  host: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): DrawingPlace | undefined {
  const svg = host.querySelector('svg');
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!svg || !matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  const { width, height } = svg.viewBox.baseVal;
  return { x, y, width, height };
}
