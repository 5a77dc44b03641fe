import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../query-view.tsx';
import { useAccessText } from '../text/use-access-text.ts';
import { AccessList } from './access-list.tsx';
import { accessQuery } from './access-query.ts';

type AccommodationsProps = { readonly uid: string; readonly studentId: string; readonly name: string };

/** A child's access profile as the family reads it. Folded, so that nobody else reads it in passing. */
export function Accommodations({ uid, studentId, name }: AccommodationsProps) {
  const t = useAccessText('access');
  const [open, setOpen] = useState(false);
  const child = useQuery({ ...accessQuery(uid, studentId), enabled: open });
  return (
    <details className="mt-6 border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">{t('title')}</summary>
      {open && (
        <div className="flex flex-col gap-3 pb-5">
          <p className="measure text-muted">{t('ofTeachers', { name })}</p>
          <QueryView query={child}>{(data) => <AccessList access={data?.access} />}</QueryView>
        </div>
      )}
    </details>
  );
}
