import { Button, Dialog, downloadText } from '@lemma/ui';
import { useSettingsText } from '../text/use-settings-text.ts';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The recovery codes, shown once. The dialog stays until the person says that they are saved. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useSettingsText('second');
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('keepTitle')}
      description={t('keepLead')}
      actions={
        <>
          <Button onClick={() => downloadText('lemma-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
            {t('save')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('saved')}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
