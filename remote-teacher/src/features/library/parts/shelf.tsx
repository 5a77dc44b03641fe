import { useSearchParams } from '@lemma/router';
import type { PlanEntry } from '@lemma/school/plan';
import { RadioGroup, Select, TextField } from '@lemma/ui';
import { useLibraryText } from '#shared/text/use-library-text.ts';
import { filterShelf, gradesOf, tagsOf } from '../logic/shelf.ts';
import { Coverage } from './coverage.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { PlanTable } from './plan-table.tsx';

/** Filters in the address, the plans as a list or grid, one of them in a panel, and the standards without a plan. */
export function Shelf({ plans }: { readonly plans: readonly PlanEntry[] }) {
  const t = useLibraryText('library');
  const [search, setSearch] = useSearchParams();
  const value = (name: string): string => search.get(name) ?? '';
  const set = (name: string, next: string): void =>
    setSearch(
      (before) => {
        if (next === '') before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true },
    );
  const archived = value('show') === 'archived';
  const shown = filterShelf(plans, { words: value('q'), grade: value('grade'), tag: value('tag'), archived });
  const open = plans.find(({ id }) => id === value('details'));
  const grid = value('layout') === 'grid';
  return (
    <>
      <div className="flex flex-wrap items-end gap-4 pb-4" data-print="hide">
        <TextField
          type="search"
          label={t('search')}
          value={value('q')}
          onChange={(event) => set('q', event.currentTarget.value)}
          className="min-w-56 flex-1"
        />
        <Choice
          name="gradeFilter"
          value={value('grade')}
          options={gradesOf(plans)}
          onChoose={(next) => set('grade', next)}
        />
        <Choice name="tagFilter" value={value('tag')} options={tagsOf(plans)} onChoose={(next) => set('tag', next)} />
        <RadioGroup
          inline
          label={t('show')}
          value={archived ? 'archived' : 'current'}
          onValueChange={(next) => set('show', next === 'archived' ? next : '')}
          options={(['current', 'archived'] as const).map((each) => ({ value: each, label: t(`shown.${each}`) }))}
        />
        <RadioGroup
          inline
          label={t('layout')}
          value={grid ? 'grid' : 'list'}
          onValueChange={(next) => set('layout', next === 'grid' ? next : '')}
          options={(['list', 'grid'] as const).map((each) => ({ value: each, label: t(`layouts.${each}`) }))}
        />
      </div>
      {shown.length === 0 && <p className="border-y border-line py-6 text-muted">{t('noResult')}</p>}
      {shown.length > 0 &&
        (grid ? (
          <PlanGrid plans={shown} onDetails={(id) => set('details', id)} />
        ) : (
          <PlanTable plans={shown} onDetails={(id) => set('details', id)} />
        ))}
      <Coverage plans={plans} grade={value('grade') || (plans.at(-1)?.grade ?? '')} />
      {open && <DetailsPanel key={open.id} plan={open} onClose={() => set('details', '')} />}
    </>
  );
}

type ChoiceProps = {
  readonly name: 'gradeFilter' | 'tagFilter';
  readonly value: string;
  readonly options: readonly string[];
  readonly onChoose: (value: string) => void;
};

function Choice({ name, value, options, onChoose }: ChoiceProps) {
  const t = useLibraryText('library');
  if (options.length === 0) return null;
  return (
    <Select
      label={t(name)}
      placeholder={t('all')}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={options.map((each) => ({ value: each, label: each }))}
    />
  );
}
