import { type BackupOf, downloadBackup } from '@lemma/shared-auth';
import { Button, downloadBlob, isoDate } from '@lemma/ui';
import { useCommand } from '../queries/use-command.ts';
import { usePrivacyText } from '../text/use-privacy-text.ts';

type BackupButtonProps = { readonly of: BackupOf; readonly name: string };

/** Downloads one file with a class or a child's record (docs/backup.md). */
export function BackupButton({ of, name }: BackupButtonProps) {
  const t = usePrivacyText('backup');
  const take = useCommand(async () => {
    const file = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${isoDate(Date.now())}.lemma-backup`;
    downloadBlob(file, await downloadBackup(of));
  });
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <Button size="small" pending={take.isPending} aria-label={t('ofClass', { name })} onClick={() => take.mutate()}>
        {t('button')}
      </Button>
      <p className="measure text-sm text-muted">{t('hint')}</p>
    </div>
  );
}
