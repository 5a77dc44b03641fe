import type { PlanEntry } from '@lemma/school/plan';
import { Badge, Button, formatDate, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useLibraryText } from '#shared/text/use-library-text.ts';

type PlanGridProps = { readonly plans: readonly PlanEntry[]; readonly onDetails: (id: string) => void };

export function PlanGrid({ plans, onDetails }: PlanGridProps) {
  const t = useLibraryText('library');
  return (
    <ul aria-label={t('title')} className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
      {plans.map(({ id, title, standard, tags, updatedAt, right, checked }) => (
        <li key={id} className="flex flex-col gap-1 border-t border-line py-4">
          <TextLink to={paths.lessonPlan({ plan: id })}>{title}</TextLink>
          <p className="text-sm text-muted">
            {standard} · {formatDate(updatedAt)} · {t('checkedOf', { right, checked })}
          </p>
          <p className="flex flex-wrap gap-1">
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
          <Button
            size="small"
            className="self-start"
            aria-label={t('detailsOf', { title })}
            onClick={() => onDetails(id)}
          >
            {t('details')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
