import { several } from '@lemma/math/touch';
import { type KeyboardEvent, useState } from 'react';
import { Formula } from '../mathematics/formula.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { useFirstFocus } from './use-first-focus.ts';

const along: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Cards of which all that fit are chosen. Tab reaches one of them; arrow keys go to the others, Space chooses. */
export function SeveralField(props: TouchFieldProps<'several'>) {
  const { touch, value, onChange, describedBy } = props;
  const t = useWorkText('touch');
  const [at, setAt] = useState(0);
  const first = useFirstFocus<HTMLButtonElement>(props.focused);
  const placed = several.read(touch, value);
  const chosen = new Set(placed);
  const choose = (card: string) => {
    if (!chosen.delete(card)) chosen.add(card);
    onChange(
      several.write(
        touch,
        touch.cards.filter((one) => chosen.has(one)),
      ),
    );
  };
  const handleKey = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const step = along[event.key];
    const count = touch.cards.length;
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    else if (step === undefined) return;
    else {
      const next = (at + step + count) % count;
      setAt(next);
      event.currentTarget.querySelectorAll('button')[next]?.focus();
    }
    event.preventDefault();
  };
  return (
    <TouchLayout state={value} placed={placed !== undefined}>
      <fieldset
        aria-label={t('several')}
        aria-describedby={describedBy}
        onKeyDown={handleKey}
        className="flex min-w-0 flex-wrap gap-1"
      >
        {touch.cards.map((card, index) => (
          <button
            key={card}
            ref={index === 0 ? first : undefined}
            type="button"
            data-touch={index === 0 ? '' : undefined}
            tabIndex={index === at ? 0 : -1}
            aria-pressed={chosen.has(card)}
            onFocus={() => setAt(index)}
            onClick={() => choose(card)}
            className="target rounded-md border border-line bg-sheet px-1 transition-colors hover:bg-wash aria-pressed:border-2 aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-semibold"
          >
            <Formula text={card} />
          </button>
        ))}
      </fieldset>
    </TouchLayout>
  );
}
