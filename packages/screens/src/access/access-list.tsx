import { accessSwitches, type StoredAccess, usualAccess } from '@lemma/school/people';
import { formatDate } from '@lemma/ui';
import { useAccessText } from '../text/use-access-text.ts';

/** What the access profile sets otherwise than for the class, in words, and who set it. */
export function AccessList({ access }: { readonly access: StoredAccess | undefined }) {
  const t = useAccessText('access');
  const { time, calculator, fewerItems, ...rest } = access ?? usualAccess;
  const lines = [
    ...(time === 'usual' ? [] : [t(`time.values.${time}`)]),
    ...(fewerItems === 'all' ? [] : [t(`fewerItems.values.${fewerItems}`)]),
    ...accessSwitches.flatMap((name) => (rest[name] ? [t(`${name}.says`)] : [])),
    ...(calculator === 'none' ? [] : [t(`calculator.says.${calculator}`)]),
  ];
  return (
    <>
      {lines.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="list-disc ps-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {access && (
        <p className="text-sm text-muted">{t('changed', { name: access.byName, date: formatDate(access.at) })}</p>
      )}
    </>
  );
}
