import { type RosterInput, type RosterReading, rosterColumns, rosterUses } from '@lemma/school/class';
import { Checkbox, Select } from '@lemma/ui';
import { useRosterText } from '#shared/text/use-roster-text.ts';

type ColumnMatchProps = {
  readonly input: RosterInput;
  /** The person's choice; undefined while the headings are recognized correctly. */
  readonly reading: RosterReading | undefined;
  readonly onReading: (reading: RosterReading) => void;
};

/** The meaning of each column of a list, as recognized or changed. Empty for a plain list of names. */
export function ColumnMatch({ input, reading, onReading }: ColumnMatchProps) {
  const t = useRosterText('accounts');
  const found = rosterColumns(input);
  if (found === undefined) return null;
  const { hasHeadings, uses } = reading ?? found.reading;
  const isUse = (value: string) => rosterUses.find((use) => use === value);
  const choose = (column: number, value: string) => {
    const chosen = isUse(value);
    // A name, a group or an id comes from only one column, so the column that had it before loses it.
    if (chosen)
      onReading({ hasHeadings, uses: uses.map((use, at) => (at === column ? chosen : use === chosen ? 'none' : use)) });
  };
  const [first = [], second = []] = found.lines;
  const columns = uses.map((use, at) => ({
    ...{ id: `column-${at + 1}`, at, use },
    label: (hasHeadings && first[at]) || t('column', { number: at + 1 }),
    example: (hasHeadings ? second : first)[at] ?? '',
  }));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{t('columns')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map(({ id, at, use, label, example }) => (
          <Select
            key={id}
            label={label}
            hint={example === '' ? undefined : t('columnExample', { example })}
            value={use}
            onChange={(event) => choose(at, event.currentTarget.value)}
            options={rosterUses.map((value) => ({ value, label: t(`uses.${value}`) }))}
          />
        ))}
      </div>
      <Checkbox
        label={t('headings')}
        checked={hasHeadings}
        onCheckedChange={(checked) => onReading({ hasHeadings: checked, uses })}
      />
    </fieldset>
  );
}
