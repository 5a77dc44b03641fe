import { useWorkText } from '../text/use-work-text.ts';
import { Prose } from './prose.tsx';
import { readMath } from './read-math.ts';
import { hasMath, splitProse } from './split-prose.ts';
import { WeRead } from './we-read.tsx';

/** Whether a formula can be read as mathematics. */
export const isReadable = (formula: string): boolean => formula.trim() !== '' && readMath(formula).ok;

/**
 * Shows, while a text is typed, how its mathematics will look and which formula cannot be read. Shows nothing if there
 * is no mathematics.
 */
export function ProsePreview({ text }: { readonly text: string }) {
  const t = useWorkText('math');
  if (!hasMath(text)) return null;
  const unread = splitProse(text).filter((part) => part.kind === 'math' && !isReadable(part.text));
  return (
    <section aria-label={t('preview')} className="border-s-4 border-line ps-4">
      <p className="text-sm text-muted">{t('preview')}</p>
      <p className="measure whitespace-pre-wrap">
        <Prose text={text} />
      </p>
      {[...new Set(unread.map((part) => part.text))].map((formula) => (
        <WeRead key={formula} response={formula} counts={false} />
      ))}
    </section>
  );
}
