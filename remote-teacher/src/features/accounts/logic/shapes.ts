const numberOf = (shape: Element, name: string): number => Number(shape.getAttribute(name) ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function pathOf(shape: Element): string {
  const of = (name: string) => numberOf(shape, name);
  switch (shape.tagName.toLowerCase()) {
    case 'path':
      return shape.getAttribute('d') ?? '';
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'rect':
      return `M${of('x')} ${of('y')}h${of('width')}v${of('height')}h${-of('width')}z`;
    case 'polyline':
    case 'polygon':
      return `M${shape.getAttribute('points') ?? ''}${shape.tagName.toLowerCase() === 'polygon' ? 'z' : ''}`;
    default:
      return '';
  }
}

/** The lines of a drawing on the page, as paths. */
export const shapesOf = (drawing: Element): readonly string[] =>
  [...drawing.querySelectorAll('*')].map(pathOf).filter((path) => path !== '');
