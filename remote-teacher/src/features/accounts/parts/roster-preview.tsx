import { LONGEST_STUDENT_NAME, MOST_IN_A_ROSTER, type RosterChange, type RosterPlan } from '@lemma/school/class';
import { Checkbox, formatList, Notice } from '@lemma/ui';
import { useRosterText } from '#shared/text/use-roster-text.ts';

const LIMITS = { most: MOST_IN_A_ROSTER, longest: LONGEST_STUDENT_NAME };

type RosterPreviewProps = {
  readonly plan: RosterPlan;
  readonly archive: boolean;
  readonly onArchive: (archive: boolean) => void;
  /** A pasted list names new students; only a file is assumed to list the whole class. */
  readonly fromFile: boolean;
};

/** A preview of a list's effects: who is new, who changes, and each unusable row by its number. */
export function RosterPreview({ plan, archive, onArchive, fromFile }: RosterPreviewProps) {
  const t = useRosterText('accounts');
  const { created, changed, returning, same, missing, problems } = plan;
  if (created.length + changed.length + returning.length + same + problems.length === 0)
    return <p className="text-muted">{t('previewEmpty')}</p>;
  return (
    <section aria-label={t('preview')}>
      <p className="font-semibold">
        {t('previewCount', {
          ready: created.length,
          changed: changed.length,
          returning: returning.length,
          same,
          problems: problems.length,
        })}
      </p>
      {problems.length > 0 && (
        <div className="mt-3">
          <Notice tone="warm" title={t('problems')}>
            <ul className="mt-1 flex max-h-72 flex-col gap-1 overflow-y-auto">
              {problems.map(({ row, kind, detail }) => (
                <li key={`${row}-${kind}`}>
                  {t('row', { row, message: t(`rowFaults.${kind}`, { detail, ...LIMITS }) })}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {changed.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t('changes')}</h3>
          <ul className="mt-1 flex max-h-72 flex-col gap-1 overflow-y-auto">
            {changed.map((change) => (
              <li key={change.student.id}>{t('row', { row: change.row, message: changeWords(t, change) })}</li>
            ))}
          </ul>
        </>
      )}
      <ol className="mt-3 max-h-72 columns-2 gap-6 overflow-y-auto">
        {created.map(({ row, fullName }) => (
          <li key={row} className="truncate py-0.5">
            {fullName}
          </li>
        ))}
      </ol>
      {fromFile && missing.length > 0 && (
        <div className="mt-4">
          <Checkbox
            label={t('archiveMissing', { count: missing.length })}
            hint={t('archiveMissingHint', {
              names: formatList(
                missing.map(({ fullName }) => fullName),
                { most: 8 },
              ),
            })}
            checked={archive}
            onCheckedChange={onArchive}
          />
        </div>
      )}
    </section>
  );
}

function changeWords(
  t: ReturnType<typeof useRosterText<'accounts'>>,
  { student, fullName, groups }: RosterChange,
): string {
  const parts = [
    ...(fullName === undefined ? [] : [t('changeName', { from: student.fullName, to: fullName })]),
    ...(groups === undefined
      ? []
      : [t('changeGroups', { name: fullName ?? student.fullName, groups: formatList([...groups]) || '–' })]),
  ];
  return parts.join(' ');
}
