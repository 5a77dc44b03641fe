import type { Halt } from '../halts.ts';
import type { AuditLine } from '../site.ts';

/** A time in which people were served a version, in milliseconds since 1970. */
export type Period = {
  readonly version: string;
  readonly as: 'served' | 'canary' | 'halted';
  readonly from: number;
  readonly to: number;
};

/** When each version was served, tried or halted, oldest first. `lines` as well. */
export function periodsOf(lines: readonly (AuditLine | Halt)[], now: number): readonly Period[] {
  const found: Period[] = [];
  let served: Omit<Period, 'to'> | undefined;
  let canary: Omit<Period, 'to'> | undefined;
  const end = (open: Omit<Period, 'to'> | undefined, to: number): undefined => {
    if (open !== undefined && to > open.from) found.push({ ...open, to });
  };
  for (const line of lines) {
    const at = Date.parse(line.at);
    if (line.action === 'halted') {
      if (served?.version !== line.version) continue;
      end(served, at);
      served = { version: line.version, as: 'halted', from: at };
      continue;
    }
    if (line.to !== served?.version || (line.action === 'promote' && served.as === 'halted')) {
      end(served, at);
      served = { version: line.to, as: 'served', from: at };
    }
    if (['canary', 'halt', 'promote', 'rollback'].includes(line.action)) canary = end(canary, at);
    if (line.action === 'canary' && line.version !== undefined)
      canary = { version: line.version, as: 'canary', from: at };
  }
  end(served, now);
  end(canary, now);
  return found.toSorted((a, b) => a.from - b.from);
}
