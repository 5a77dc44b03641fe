import type { PlanEntry } from '@lemma/school/plan';
import { Button, type Column, DataTable, formatDate, isoDate } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useLibraryText } from '#shared/text/use-library-text.ts';

type PlanTableProps = { readonly plans: readonly PlanEntry[]; readonly onDetails: (id: string) => void };

export function PlanTable({ plans, onDetails }: PlanTableProps) {
  const t = useLibraryText('library');
  const columns: Column<PlanEntry>[] = [
    { id: 'title', header: t('name'), value: ({ title }) => title },
    { id: 'standard', header: t('standard'), value: ({ standard }) => standard },
    { id: 'tags', header: t('tags'), value: ({ tags }) => tags.join(', '), wideOnly: true },
    {
      id: 'checked',
      header: t('checked'),
      value: ({ right }) => right,
      cell: ({ right, checked }) => `${right}/${checked}`,
      numeric: true,
      wideOnly: true,
    },
    { id: 'taught', header: t('taught'), value: ({ taughtOn }) => taughtOn ?? '', wideOnly: true },
    {
      id: 'assigned',
      header: t('assigned'),
      value: ({ assignmentIds }) => assignmentIds.length,
      numeric: true,
      wideOnly: true,
    },
    {
      id: 'changed',
      header: t('changed'),
      value: ({ updatedAt }) => isoDate(updatedAt),
      cell: ({ updatedAt }) => formatDate(updatedAt),
    },
    {
      id: 'details',
      header: t('details'),
      value: () => '',
      sortable: false,
      cell: ({ id, title }) => (
        <Button
          size="small"
          aria-label={t('detailsOf', { title })}
          onClick={(event) => {
            event.stopPropagation();
            onDetails(id);
          }}
        >
          {t('details')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      phoneCards
      label={t('title')}
      columns={columns}
      rows={plans}
      getRowId={({ id }) => id}
      rowLink={({ id }) => paths.lessonPlan({ plan: id })}
      csv={{ name: [t('title')], holds: 'no-child' }}
    />
  );
}
