import type { StudentPath } from '@lemma/school/insight';
import { ButtonLink, PageHeader } from '@lemma/ui';
import { useText } from '../text/texts.ts';
import { PathSteps } from './path-list.tsx';

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
      <div className="mb-6">
        <ButtonLink kind="primary" className="max-md:w-full" to={practice}>
          {t('practice')}
        </ButtonLink>
      </div>
      <PathSteps path={path} nameOf={nameOf} />
    </>
  );
}
