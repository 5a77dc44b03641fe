import { Button, Empty, PageTitle } from '@lemma/ui';
import { useText } from '../../text/texts.ts';
import type { SignInList, SignInName } from './types.ts';

type NameListProps = {
  readonly list: SignInList;
  readonly onChoose: (who: SignInName) => void;
  readonly onOther: () => void;
};

export function NameList({ list, onChoose, onOther }: NameListProps) {
  const t = useText('student');
  const named = Map.groupBy(list.students, ({ displayName }) => displayName);
  return (
    <section>
      <PageTitle>{t('who')}</PageTitle>
      <p className="mt-1 mb-5 text-muted">{t('class', { name: list.className })}</p>
      {list.students.length === 0 && <Empty title={t('empty')} />}
      <ul className="grid grid-cols-2 gap-2">
        {list.students.map((student) => (
          <li key={student.userName}>
            <Button className="w-full" onClick={() => onChoose(student)}>
              <bdi>{student.displayName}</bdi>
              {/* Two students with the same name: the user name on the card tells them apart. */}
              {(named.get(student.displayName)?.length ?? 0) > 1 && (
                <span className="ms-2 font-mono text-sm text-muted">{student.userName}</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex items-center gap-2">
        {t('other')}
        <Button kind="quiet" onClick={onOther}>
          {t('otherCode')}
        </Button>
      </p>
    </section>
  );
}
