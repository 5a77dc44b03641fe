import type { Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { Button, Select, TextField } from '@lemma/ui';
import { groupKey, ownGroupKey } from '#shared/logic/groups.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { useFilters } from '../logic/filters.ts';
import type { Catalogue } from '../logic/selection.ts';

type FilterRowProps = {
  readonly insight: Insight;
  readonly roster: Roster | null;
  readonly catalogue: Catalogue;
};

/** Days, group and standard. The choices are stored in the address, so that a link shows the same figures. */
export function FilterRow({ insight, roster, catalogue }: FilterRowProps) {
  const t = useAnalysisText('statistics');
  const { filters, set } = useFilters();
  const used = new Set(Object.values(insight.assignments).flatMap(({ items }) => items.map(({ skill }) => skill)));
  const inUse = catalogue.filter(({ code }) => used.has(code));
  const standards = [...new Set(inUse.flatMap((skill) => skill.standards))].toSorted();
  const skillNames = new Map(catalogue.map(({ code, name }) => [code, name]));
  const ideaNames = new Map(
    catalogue.flatMap(({ misconceptions }) => misconceptions.map(({ id, name }) => [id, name])),
  );
  const nameOf = (kind: string, id: string) => (kind === 'misconception' ? ideaNames : skillNames).get(id) ?? id;
  const any = filters.from !== '' || filters.to !== '' || filters.group !== '' || filters.standard !== '';
  const clear = () => set({ from: '', to: '', group: '', standard: '' });
  return (
    <search aria-label={t('filters')} data-print="hide" className="grid gap-4 pb-6 grid-cols-2 lg:grid-cols-4">
      <TextField
        label={t('from')}
        type="date"
        value={filters.from}
        onChange={({ currentTarget }) => set({ from: currentTarget.value })}
      />
      <TextField
        label={t('to')}
        type="date"
        value={filters.to}
        onChange={({ currentTarget }) => set({ to: currentTarget.value })}
      />
      <Select
        label={t('group')}
        value={filters.group}
        onChange={({ currentTarget }) => set({ group: currentTarget.value })}
        options={[
          { value: '', label: t('everybody') },
          ...Object.values(roster?.groups ?? {}).map(({ id, name }) => ({ value: ownGroupKey(id), label: name })),
          ...insight.groups.map((group) => ({
            value: groupKey(group),
            label: t('groupOf', { name: nameOf(group.kind, group.id), count: group.studentIds.length }),
          })),
        ]}
      />
      <Select
        label={t('standard')}
        value={filters.standard}
        onChange={({ currentTarget }) => set({ standard: currentTarget.value })}
        options={[{ value: '', label: t('allStandards') }, ...standards.map((code) => ({ value: code, label: code }))]}
      />
      {any && (
        <div>
          <Button size="small" kind="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      )}
    </search>
  );
}
