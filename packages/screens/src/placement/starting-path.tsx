import type { Progress } from '@lemma/school/insight';
import { Section } from '@lemma/ui';
import { useText } from '../text/texts.ts';
import { PathList, PathSteps } from './path-list.tsx';

type StartingPathProps = {
  readonly progress: Progress | null;
  readonly nameOf: (skill: string) => string;
  readonly reader: 'student' | 'adult';
};

/** The path of a student who was placed; nothing for others. */
export function StartingPath({ progress, nameOf, reader }: StartingPathProps) {
  const t = useText('path');
  if (progress?.path === undefined) return null;
  const isAdult = reader === 'adult';
  return (
    <Section ruled title={t(isAdult ? 'adultTitle' : 'title')} {...(isAdult && { lead: t('adultLead') })}>
      {isAdult ? <PathList path={progress.path} nameOf={nameOf} /> : <PathSteps path={progress.path} nameOf={nameOf} />}
    </Section>
  );
}
