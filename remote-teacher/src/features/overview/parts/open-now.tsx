import type { BoardEntry } from '@lemma/school/assignment';
import { formatDateTime, Section, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

/** What is open, each with how much of the class has turned it in, is at it, is asked to do it again, or is excused. */
export function OpenNow({ open }: { readonly open: readonly BoardEntry[] }) {
  const t = useText('overview');
  return (
    <Section title={t('open')}>
      <ul className="flex flex-col">
        {open.map((entry) => (
          <OpenLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {open.length === 0 && <p className="text-muted">{t('nothingOpen')}</p>}
    </Section>
  );
}

function OpenLine({ entry }: { readonly entry: BoardEntry }) {
  const t = useText('overview');
  const { submitted, studentCount: total, again = 0, excused = 0 } = entry;
  const at = Math.max(0, Math.min(entry.started, total) - submitted - again - excused);
  const share = (count: number) => ({ width: `${(100 * count) / Math.max(1, total)}%` });
  return (
    <li className="grid items-center gap-x-6 gap-y-0.5 border-b border-line py-2.5 md:grid-cols-[minmax(0,1fr)_14rem]">
      <span className="min-w-0">
        <TextLink to={paths.assignment({ assignmentId: entry.id })}>{entry.title}</TextLink>
        <span className="figures-tabular block text-sm text-muted">
          {t('progress', {
            submitted,
            total,
            due: formatDateTime(entry.dueAt),
            isLate: String(entry.dueAt < Date.now()),
          })}
          {at > 0 && ` · ${t('working', { count: at })}`}
          {again > 0 && ` · ${t('again', { count: again })}`}
          {excused > 0 && ` · ${t('excused', { count: excused })}`}
        </span>
      </span>
      <span aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line forced-colors:border">
        <span className="bg-accent forced-colors:bg-[CanvasText]" style={share(submitted)} />
        <span className="bg-accent/40 forced-colors:bg-[GrayText]" style={share(at + again)} />
      </span>
    </li>
  );
}
