import type { Compared } from './compare.ts';

const SIZE = 200;
const MARGIN = 34;
const GAP = 26;

const at = (share: number): number => Math.round(share * SIZE * 10) / 10;

function panel({ set, model, reliability }: Compared, index: number): string {
  const most = Math.max(...reliability.map(({ answers }) => answers));
  const dots = reliability.map(
    ({ answers, chance, right }) =>
      `<circle cx="${at(chance)}" cy="${at(1 - right)}" r="${(2 + 5 * Math.sqrt(answers / most)).toFixed(1)}"/>`,
  );
  const ticks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${at(share)}" y="${SIZE + 15}" text-anchor="middle">${100 * share} %</text>` +
      `<text x="-5" y="${at(1 - share) + 4}" text-anchor="end">${100 * share} %</text>`,
  );
  return [
    `<g transform="translate(${MARGIN + 8 + index * (SIZE + MARGIN + GAP)} 40)">`,
    `<text y="-22" class="name">${set}</text><text y="-7">${model}</text>`,
    `<rect width="${SIZE}" height="${SIZE}"/><path d="M0 ${SIZE}L${SIZE} 0"/>`,
    ...[...ticks, ...dots, '</g>'],
  ].join('');
}

/**
 * Reliability plots as SVG, side by side: the predicted probability from left to right, the share of right answers
 * upwards.
 */
export function reliabilityPlot(compared: readonly Compared[]): string {
  const width = compared.length * (SIZE + MARGIN + GAP) + MARGIN;
  const style =
    'text{font:11px system-ui,sans-serif;fill:#4b5563}.name{font-weight:600;fill:#111827}rect{fill:#f9fafb;stroke:#d1d5db}path{stroke:#9ca3af;stroke-dasharray:4 3}circle{fill:#2563eb;fill-opacity:.75}';
  const title = 'How often answers were right, by the chance that the model gave them';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIZE + 70}" role="img" aria-label="${title}"><style>${style}</style><rect width="100%" height="100%" style="fill:#fff;stroke:none"/>${compared.map(panel).join('')}</svg>\n`;
}
