import { Button, Notice } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

type ConflictProps = { readonly onSaveMine: () => void; readonly onTakeTheirs?: () => void };

/** Somebody else has saved the same assignment meanwhile: neither version may be lost silently. */
export function Conflict({ onSaveMine, onTakeTheirs }: ConflictProps) {
  const t = useAssignmentText('builder');
  return (
    <Notice tone="warm" title={t('conflict')}>
      <p>{t('conflictWhy')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {onTakeTheirs && <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>}
        <Button onClick={onSaveMine}>{t('keepMine')}</Button>
      </div>
    </Notice>
  );
}
