/** Converts a position on the screen to the units of the drawing that fills `host`. */
export function inDrawing(
  host: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } | undefined {
  const svg = host.querySelector('svg');
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}
