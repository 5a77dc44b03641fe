import type { Classroom } from '@lemma/school/class';
import { formatRelative, TextLink } from '@lemma/ui';
import { Exchange } from '#shared/parts/asked.tsx';
import { paths } from '#shared/paths.ts';
import { useAsked } from '#shared/queries/asked.ts';
import { useText } from '#shared/text/texts.ts';
import type { HelpEntry } from '../logic/waiting.ts';
import { useSkillNames } from '../queries.ts';

type Line = HelpEntry['students'][number];
type HelpAnswersProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly label: string;
  readonly lines: readonly Line[];
  /** The skill that the lines are about. */
  readonly only: string;
};

const refsOf = ({ student, struggle }: Line) => struggle.evidence.map((ref) => ({ ...ref, studentId: student.id }));

/** The newest answers of each student who is stuck on one skill. */
export function HelpAnswers({ uid, classroom, label, lines, only }: HelpAnswersProps) {
  const t = useText('waiting');
  const skillName = useSkillNames(uid);
  const askedOf = useAsked(lines.flatMap(refsOf));
  return (
    <>
      <p className="pb-3">
        {skillName(only)}{' '}
        <TextLink to={paths.overview({ class: classroom.id, list: 'help' })}>{t('allSkills')}</TextLink>
      </p>
      {lines.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul aria-label={label} className="flex flex-col">
        {lines.map((line) => (
          <li key={line.student.id} className="flex flex-col gap-2 border-b border-line py-4">
            <h3 className="font-semibold">
              <TextLink to={paths.student({ studentId: line.student.id, class: classroom.id })}>
                {line.student.fullName}
              </TextLink>
            </h3>
            <p className="text-sm text-muted">
              {t('stuck', {
                ...{ tries: line.struggle.wrongStreak, hints: line.struggle.hints },
                when: formatRelative(line.struggle.lastAt),
              })}
            </p>
            <ul className="flex flex-col gap-1">
              {refsOf(line).map((ref) => (
                <li key={`${ref.assignmentId}_${ref.itemId}`}>
                  <Exchange asked={askedOf(ref)} response={ref.response} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
