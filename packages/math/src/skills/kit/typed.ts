/** A typed problem without its command: "Factor x² + 5x + 6" → { command: 'factor', body: 'x^2 + 5x + 6' }. */
export type Typed = { readonly command: string; readonly body: string };

const COMMAND =
  /^(?:please\s+)?(expand and simplify|multiply out|multiply|expand|simplify|factori[sz]e|factor|solve(?: for [a-z])?|complete the square(?: for| in)?|rationali[sz]e|work out|find|evaluate|calculate|compute|what is|add|subtract)\b[\s:,]*/i;

/** Converts typed text to keyboard syntax: minus signs, dots, squares, roots, a trailing "=" or "?". */
export function typed(text: string): Typed {
  const plain = text
    .replace(/[−–—]/g, '-')
    .replace(/[×·⋅∙]/g, '*')
    .replace(/÷/g, '/')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/√\s*(\d+|[a-z])/gi, 'sqrt($1)')
    .replace(/√/g, 'sqrt')
    .replace(/π/g, 'pi')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/[`$]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s=?.:]+$/, '')
    .trim();
  const command = COMMAND.exec(plain);
  return command
    ? { command: (command[1] ?? '').toLowerCase(), body: plain.slice(command[0].length).trim() }
    : { command: '', body: plain };
}

/** The same without any spaces, for algebra. */
export const compact = (text: string): Typed => {
  const { command, body } = typed(text);
  return { command, body: body.replace(/\s+/g, '') };
};

/** A list of written numbers: "3, 5 and 10" → [3, 5, 10]. At least two, at most thirty. */
export function numbersIn(text: string): number[] | undefined {
  const parts = text
    .replace(/[{}()[\]]/g, '')
    .replace(/\band\b/gi, ',')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const numbers = parts.map(Number);
  const sound = numbers.length >= 2 && numbers.length <= 30 && numbers.every(Number.isFinite);
  return sound ? numbers : undefined;
}

/** The coordinates of "(1, 2)" and "(3, 8)" in a sentence with exactly `howMany` points of whole or decimal numbers. */
export function pointsIn(text: string, howMany: number): number[] | undefined {
  const found = [...text.matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g)];
  return found.length === howMany ? found.flatMap(([, x, y]) => [Number(x), Number(y)]) : undefined;
}
