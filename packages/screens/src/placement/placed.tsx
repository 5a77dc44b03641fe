import type { StudentPath } from '@lemma/school/insight';
import { ButtonLink, PageHeader } from '@lemma/ui';
import { useText } from '../text/texts.ts';
import { PathList } from './path-list.tsx';

type PlacedProps = {
  readonly path: StudentPath;
  readonly nameOf: (skill: string) => string;
  readonly home: string;
  readonly practice: string;
};

/** What a student reads when the placement is done. */
export function Placed({ path, nameOf, home, practice }: PlacedProps) {
  const t = useText('placement');
  return (
    <>
      <PageHeader title={t('doneTitle')} lead={t('doneBody')} back={{ to: home, label: t('home') }} />
      <PathList path={path} nameOf={nameOf} reader="student" />
      <div className="mt-8">
        <ButtonLink kind="primary" to={practice}>
          {t('practice')}
        </ButtonLink>
      </div>
    </>
  );
}
