/**
 * Where a `$` opens or closes a formula, told from money as Pandoc does: nothing but mathematics stands right behind the
 * opening one and right before the closing one, and no digit follows it.
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
