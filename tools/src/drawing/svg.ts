import { arranged } from './arrange.ts';
import { type Curve, curvesOf, HEAD } from './curves.ts';
import type { Arrow } from './graph.ts';
import type { Box, Frame } from './layout.ts';

/** Only a few line widths, so that the drawing does not change with every single import. */
const weights = [
  { from: 1, width: 1, said: '1 to 4 imports' },
  { from: 5, width: 1.8, said: '5 to 24' },
  { from: 25, width: 3.2, said: '25 to 124' },
  { from: 125, width: 5.4, said: '125 and more' },
] as const;
const weightOf = (imports: number) => weights.findLast(({ from }) => imports >= from) ?? weights[0];

const titles = {
  browser: 'In the browser',
  server: 'On the server: functions/src',
  workshop: 'For developers',
  both: 'In both: the school and its mathematics',
} as const;

const SAID =
  'Workspaces and rooms of the server as boxes. An arrow leads from the room that imports to the one that is imported.';
const MARGIN = 20;
const LEGEND = 44;
const round = (number: number): number => Math.round(number * 10) / 10;
const idOf = (room: string): string => room.replace('/', '-');

const STYLE = `
svg { color-scheme: light dark; font-family: system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
.paper { fill: #fdfcf9; }
.frame { fill: #f4f1ea; }
.title, .legend { fill: #5b5a55; font-size: 14px; }
.title { font-weight: 600; paint-order: stroke; stroke: #f4f1ea; stroke-width: 6; stroke-linejoin: round; }
.box rect { fill: #ffffff; stroke: #8d8a82; stroke-width: 1.2; }
.box text { fill: #21211f; font-size: 14.5px; text-anchor: middle; }
.arrow { fill: none; stroke-linecap: butt; opacity: .62; }
.browser { stroke: #0d6b63; } .server { stroke: #9a4a12; } .workshop { stroke: #77756e; } .both { stroke: #3d5a99; }
.arrow.workshop { stroke-dasharray: 5 4; }
.head { stroke: none; opacity: .9; }
.head.browser { fill: #0d6b63; } .head.server { fill: #9a4a12; } .head.workshop { fill: #77756e; } .head.both { fill: #3d5a99; }
@media (prefers-color-scheme: dark) {
  .paper { fill: #17181a; } .frame { fill: #1f2124; }
  .title, .legend { fill: #b4b2ab; } .title { stroke: #1f2124; }
  .box rect { fill: #2a2d31; stroke: #7f8084; } .box text { fill: #f1efe9; }
  .browser { stroke: #4fc0b3; } .server { stroke: #e59a5c; } .workshop { stroke: #9b9a94; } .both { stroke: #8fabec; }
  .head.browser { fill: #4fc0b3; } .head.server { fill: #e59a5c; } .head.workshop { fill: #9b9a94; } .head.both { fill: #8fabec; }
}`;

function drawnArrow(curve: Curve): string[] {
  const { arrow, from, ends } = curve;
  const [[x1, y1], [x2, y2]] = ends;
  const down = y1 < y2;
  const { width } = weightOf(arrow.imports);
  const wide = 3 + width * 0.55;
  const about = `${from.region} from-${idOf(arrow.from)} to-${idOf(arrow.to)}`;
  const middle = round((y1 + y2) / 2);
  return [
    `<path class="arrow ${about}" stroke-width="${width}" d="M${round(x1)} ${y1}C${round(x1)} ${middle} ${round(x2)} ${middle} ${round(x2)} ${y2}"><title>${arrow.from} imports ${arrow.to}</title></path>`,
    `<path class="head ${about}" d="M${round(x2 - wide)} ${y2 + (down ? -1 : 1)}h${round(2 * wide)}L${round(x2)} ${y2 + (down ? HEAD : -HEAD)}z"/>`,
  ];
}

const drawnFrame = ({ x, y, width, height }: Frame): string =>
  `<rect class="frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/>`;

const drawnTitle = ({ region, x, y }: Frame): string =>
  `<text class="title" x="${x + 16}" y="${y + 26}">${titles[region]}</text>`;

const drawnBox = ({ name, label, x, y, width, height }: Box): string =>
  `<g class="box" id="${idOf(name)}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/><text x="${round(x + width / 2)}" y="${y + 24.5}">${label}</text></g>`;

/** When the SVG is opened by itself, pointing at a box shows only its own arrows. */
const pointed = (name: string): string =>
  `svg:has(#${idOf(name)}:hover) :is(.arrow, .head):not(.from-${idOf(name)}, .to-${idOf(name)}) { opacity: .06; }`;

function drawnLegend(y: number): string[] {
  let x = 0;
  return weights.flatMap(({ width, said }) => {
    const at = x;
    x += 60 + said.length * 7.2;
    return [
      `<path class="arrow workshop" style="stroke-dasharray:none" stroke-width="${width}" d="M${at} ${y}h30"/>`,
      `<text class="legend" x="${at + 38}" y="${y + 5}">${said}</text>`,
    ];
  });
}

/** The drawing of all imports as one SVG, for light and dark mode. */
export function drawnSvg(arrows: readonly Arrow[]): string {
  const { frames, boxes } = arranged(arrows);
  const width = Math.max(...frames.map((frame) => frame.x + frame.width));
  const height = Math.max(...frames.map((frame) => frame.y + frame.height));
  const whole = { width: width + 2 * MARGIN, height: height + LEGEND + 2 * MARGIN };
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${whole.width} ${whole.height}" width="${whole.width}" height="${whole.height}" role="img" aria-label="${SAID}">`,
    `<style>${STYLE}\n${boxes.map(({ name }) => pointed(name)).join('\n')}\n</style>`,
    `<rect class="paper" x="${-MARGIN}" y="${-MARGIN}" width="${whole.width}" height="${whole.height}" rx="16"/>`,
    ...frames.map(drawnFrame),
    ...curvesOf(boxes, arrows).flatMap(drawnArrow),
    ...frames.map(drawnTitle),
    ...boxes.map(drawnBox),
    ...drawnLegend(height + LEGEND - 10),
    '</svg>',
  ].join('\n')}\n`;
}
