import { useWorkText } from '../text/use-work-text.ts';
import { Formula } from './formula.tsx';
import { type ReadOptions, readMath } from './read-math.ts';

/**
 * Shows, while an answer is typed, the formula as it was read, or where reading stopped. It never says whether the
 * answer is wrong.
 */
export type WeReadProps = ReadOptions & {
  readonly response: string;
  readonly id?: string;
  /** The checker's message, which replaces our own once an answer was sent. */
  readonly invalid?: { readonly at: number; readonly length: number; readonly message: string } | undefined;
  /** The checker's message in the page's language. Left out: as it is, in English. */
  readonly say?: ((message: string) => string) | undefined;
  /** False: the input is no answer, so no message mentions tries. */
  readonly counts?: boolean | undefined;
};

const asItIs = (message: string): string => message;

export function WeRead(props: WeReadProps) {
  const { response, id, invalid, kind = 'expression', units, numbers, counts = true, say = asItIs } = props;
  const t = useWorkText('math');
  const options = { kind, units, numbers };
  const reading = readMath(response, options);
  const fault = invalid ?? (reading.ok ? undefined : reading);
  const empty = response.trim() === '';
  // An unfinished formula is no error while it is being typed.
  const onTheWay = invalid === undefined && !reading.ok && reading.code === 'unfinished';
  return (
    <div
      id={id}
      role="status"
      aria-live="polite"
      className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1"
    >
      {!empty && !fault && (
        <>
          <span className="text-sm text-muted">{t('weRead')}</span>
          <span className="text-lg">
            <Formula text={response} options={options} />
          </span>
        </>
      )}
      {!empty && onTheWay && fault && <bdi className="text-sm text-muted">{say(fault.message)}</bdi>}
      {!empty && !onTheWay && fault && (
        <div>
          <p>
            <Highlighted text={response} at={fault.at} length={fault.length} />
          </p>
          <p className="text-sm">
            <bdi>{say(fault.message)}</bdi>
            {/* While it is typed, nothing was tried yet. */}
            {invalid && counts && <span className="text-muted"> {t('costsNoTry')}</span>}
          </p>
        </div>
      )}
    </div>
  );
}

/** The typed text with a wavy line under the unreadable part; at the end of the text, a gap to fill. */
function Highlighted({ text, at, length }: { readonly text: string; readonly at: number; readonly length: number }) {
  const from = Math.max(0, Math.min(at, text.length));
  const to = Math.min(text.length, from + Math.max(1, length));
  return (
    <code dir="ltr" className="font-mono text-base">
      {text.slice(0, from)}
      <mark className="bg-warm-wash text-ink underline decoration-warm decoration-wavy decoration-2 underline-offset-4">
        {from < text.length ? text.slice(from, to) : '\u00A0\u00A0'}
      </mark>
      {text.slice(to)}
    </code>
  );
}
