import { type SecretKind, secretKinds } from '@lemma/school/people';
import { Select } from '@lemma/ui';
import { useRosterText } from '#shared/text/use-roster-text.ts';

const isKind = (value: string): value is SecretKind => secretKinds.some((kind) => kind === value);

type SecretKindFieldProps = { readonly kind: SecretKind; readonly onKind: (kind: SecretKind) => void };

export function SecretKindField({ kind, onKind }: SecretKindFieldProps) {
  const t = useRosterText('accounts');
  return (
    <Select
      label={t('kind')}
      hint={t(`kindHints.${kind}`)}
      value={kind}
      onChange={(event) => isKind(event.currentTarget.value) && onKind(event.currentTarget.value)}
      options={secretKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
    />
  );
}
