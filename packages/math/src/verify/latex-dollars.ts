/**
 * The positions of each `$` that opens or closes a formula. They are distinguished from money as in Pandoc: mathematics
 * follows the opening `$` directly and ends directly before the closing one, and no digit follows the closing one.
 */
export function dollarsOfLatex(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  let from = text.indexOf('$');
  while (from !== -1) {
    const to = text.indexOf('$', from + 1);
    if (to === -1) break;
    const inside = text.slice(from + 1, to);
    const isFormula =
      inside !== '' &&
      // "500*$.50=$250": two prices.
      !/[=+*/-]$/.test(inside) &&
      !/^\s|\s$|\n\s*\n/.test(inside) &&
      !/\d/.test(text[to + 1] ?? '') &&
      (/[\\=<>^+*/{}]/.test(inside) || /^[A-Za-z]$|^-?[\d.]+$/.test(inside)) &&
      inside.length <= 400;
    if (isFormula) {
      places.add(from).add(to);
      from = text.indexOf('$', to + 1);
    } else from = to;
  }
  return places;
}
