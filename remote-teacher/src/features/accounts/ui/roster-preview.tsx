import type { ParsedRoster } from '@lemma/school';
import { Notice } from '@lemma/ui';
import { useText } from '../../../text/texts.ts';

/** What would be made of the list: how many, who, and each row that can't be used, by its number. */
export function RosterPreview({ roster }: { readonly roster: ParsedRoster }) {
  const t = useText('accounts');
  if (roster.students.length === 0 && roster.problems.length === 0)
    return <p className="text-muted">{t('previewEmpty')}</p>;
  return (
    <section aria-label={t('preview')}>
      <p className="font-semibold">
        {t('previewCount', { ready: roster.students.length, problems: roster.problems.length })}
      </p>
      {roster.problems.length > 0 && (
        <div className="mt-3">
          <Notice tone="warm" title={t('problems')}>
            <ul className="mt-1 flex flex-col gap-1">
              {roster.problems.map(({ row, message }) => (
                <li key={`${row}-${message}`}>{t('row', { row, message })}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <ol className="mt-3 max-h-72 columns-2 gap-6 overflow-y-auto">
        {roster.students.map(({ row, fullName }) => (
          <li key={row} className="truncate py-0.5">
            {fullName}
          </li>
        ))}
      </ol>
    </section>
  );
}
