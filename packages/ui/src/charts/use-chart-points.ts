import { type KeyboardEvent, useState } from 'react';

/** The mark that is selected by pointer or keyboard, and the props that make a chart reachable by both. */
export type ChartPoints = {
  readonly active: number | undefined;
  readonly setActive: (index: number | undefined) => void;
  readonly reach: ReturnType<typeof reachOf>;
};

const reachOf = (
  label: string,
  texts: readonly string[],
  active: number | undefined,
  setActive: (index: number | undefined) => void,
) => {
  const at = Math.min(active ?? 0, Math.max(0, texts.length - 1));
  const last = texts.length - 1;
  const steps: Record<string, number> = {
    ArrowRight: Math.min(last, at + 1),
    ArrowUp: Math.min(last, at + 1),
    ArrowLeft: Math.max(0, at - 1),
    ArrowDown: Math.max(0, at - 1),
    Home: 0,
    End: last,
  };
  return {
    // The chart is one stop for Tab; the arrow keys go from mark to mark, and each is read out.
    role: 'slider' as const,
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': 'horizontal' as const,
    'aria-valuemin': 1,
    'aria-valuemax': Math.max(1, texts.length),
    'aria-valuenow': at + 1,
    'aria-valuetext': texts[at] ?? '',
    onFocus: () => setActive(at),
    onBlur: () => setActive(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const next = steps[event.key];
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
    },
  };
};

/** `texts` describes each mark: "40 to 59 %: 5 students". */
export function useChartPoints(label: string, texts: readonly string[]): ChartPoints {
  const [active, setActive] = useState<number | undefined>();
  return { active, setActive, reach: reachOf(label, texts, active, setActive) };
}
