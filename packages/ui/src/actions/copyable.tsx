import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text/catalogue.ts';

/** A text to read out or copy: a class code, a link, an address. */
export type CopyableProps = { readonly value: string; readonly label: string; readonly large?: boolean };

export function Copyable({ value, label, large = false }: CopyableProps) {
  const t = useText('actions');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Pages without HTTPS have no clipboard; the text stays there to be selected by hand.
      setCopied(false);
    }
  };
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <code
        className={
          large
            ? 'font-sans text-xl font-semibold tracking-wide select-all'
            : 'truncate font-sans text-base font-semibold tracking-wide select-all'
        }
      >
        {value}
      </code>
      <button
        type="button"
        onClick={copy}
        aria-label={`${t('copy')}: ${label}`}
        data-print="hide"
        className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-accent hover:bg-wash max-md:min-h-11"
      >
        {copied ? <Check aria-hidden="true" className="size-4" /> : <Copy aria-hidden="true" className="size-4" />}
        <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
      </button>
    </span>
  );
}
