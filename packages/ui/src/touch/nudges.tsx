import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useWorkText } from '../text/use-work-text.ts';

export type Direction = 'left' | 'down' | 'up' | 'right';
const icons = { left: ArrowLeft, down: ArrowDown, up: ArrowUp, right: ArrowRight };

type NudgesProps = { readonly ways: readonly Direction[]; readonly onNudge: (way: Direction) => void };

/** Buttons that move by one step, because a finger is imprecise. Tab skips them, because keyboards have arrow keys. */
export function Nudges({ ways, onNudge }: NudgesProps) {
  const t = useWorkText('touch');
  return (
    <div dir="ltr" className="flex shrink-0 gap-1">
      {ways.map((way) => {
        const Icon = icons[way];
        return (
          <button
            key={way}
            type="button"
            tabIndex={-1}
            aria-label={t(`ways.${way}`)}
            onClick={() => onNudge(way)}
            className="target inline-flex items-center justify-center rounded-md border border-line bg-sheet transition-colors hover:bg-wash active:bg-accent-wash"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        );
      })}
    </div>
  );
}
