import { Sprout } from 'lucide-react';
import { useText } from '#shared/text/texts.ts';

const MOST_NAMED = 3;

/** Skills that the student can do without help now, in a calm sentence; nothing without any. */
export function NewlyPossible({ names }: { readonly names: readonly string[] }) {
  const t = useText('goal');
  if (names.length === 0) return null;
  return (
    <section aria-label={t('newly')} className="mb-6 flex gap-3 border-s-4 border-tint ps-4">
      <Sprout aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-tint" />
      <div>
        <h2 className="font-semibold">{t('newly')}</h2>
        <ul>
          {names.slice(0, MOST_NAMED).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
