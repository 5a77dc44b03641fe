import encodeQr from 'qr';

/** A QR code as one path of unit squares, with the empty border that readers need. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 3 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: squares.join('') };
}
