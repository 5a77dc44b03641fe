import type { Drawn } from './draw-slot.ts';
import { featuresOf } from './features.ts';

/** A calculation with whole numbers or decimals, one number above the other; undefined for other problems. */
export function columnsOf(drawn: Drawn): string | undefined {
  const { operation } = featuresOf(drawn);
  if (operation === undefined || drawn.item?.math === undefined || operation.sign === '÷') return undefined;
  if (operation.texts.some((text) => !/^\d+(?:\.\d+)?$/.test(text))) return undefined;
  const places = Math.max(...operation.texts.map((text) => (text.split('.')[1] ?? '').length));
  const full = operation.texts.map((text) =>
    places > 0 && operation.sign !== '×' ? Number(text).toFixed(places) : text,
  );
  const width = Math.max(...full.map(({ length }) => length));
  const rows = full.map(
    (text, at) => `${at === full.length - 1 ? operation.sign : ' '} ${text.padStart(width, '\u2007')}`,
  );
  return [...rows, '─'.repeat(width + 2)].join('\n');
}

/** The problems with their calculations in columns, where these were asked for. */
export const inColumns = (all: readonly Drawn[]): readonly Drawn[] =>
  all.map((each) => {
    const columns = columnsOf(each);
    return columns === undefined ? each : { task: `\n${columns}`, key: each.key };
  });
