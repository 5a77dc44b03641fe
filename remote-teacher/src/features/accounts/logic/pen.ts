/** Points of the picture in a millimeter: 300 in an inch. */
export const PER_MM = 300 / 25.4;
/** Points of the picture in a typographic point. */
const PER_POINT = 300 / 72;

export type Font = { readonly size: number; readonly bold?: boolean; readonly mono?: boolean };

/** The parts of a text that fit on a line each; a word that is longer than a line is broken. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** Writes in a font at places in millimeters; `y` is the top of the line. */
export class Pen {
  readonly #context: CanvasRenderingContext2D;
  readonly #family: string;

  constructor(context: CanvasRenderingContext2D, family: string) {
    this.#context = context;
    this.#family = family;
    context.textBaseline = 'alphabetic';
  }

  /** @returns the `y` below the last line. */
  write(text: string, { x, y, width }: { x: number; y: number; width: number }, font: Font): number {
    this.#use(font);
    const height = (font.size * 1.3 * PER_POINT) / PER_MM;
    const lines = linesOf(text, width * PER_MM, (part) => this.#context.measureText(part).width);
    for (const [index, line] of lines.entries())
      this.#context.fillText(line, x * PER_MM, (y + height * (index + 0.78)) * PER_MM);
    return y + height * lines.length;
  }

  /** The width of a text in millimeters. */
  widthOf(text: string, font: Font): number {
    this.#use(font);
    return this.#context.measureText(text).width / PER_MM;
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.#context.setLineDash([12, 12]);
    this.#context.strokeRect(x * PER_MM, y * PER_MM, width * PER_MM, height * PER_MM);
    this.#context.setLineDash([]);
  }

  /** A drawing in a square: `units` are the squares of its own that its side has. */
  draw(paths: readonly string[], { x, y, side, units, filled }: Square): void {
    const context = this.#context;
    context.save();
    context.translate(x * PER_MM, y * PER_MM);
    const scale = (side * PER_MM) / units;
    context.scale(scale, scale);
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const path of paths) {
      if (filled) context.fill(new Path2D(path));
      else context.stroke(new Path2D(path));
    }
    context.restore();
  }

  #use({ size, bold = false, mono = false }: Font): void {
    const family = mono ? 'ui-monospace, monospace' : this.#family;
    this.#context.font = `${bold ? 600 : 400} ${size * PER_POINT}px ${family}`;
  }
}

type Square = {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly units: number;
  readonly filled: boolean;
};
