import type { AssignmentItem } from '@lemma/school/assignment';
import { Select } from '@lemma/ui';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

/** What decides which problems of a skill are posed. */
export type Kind = Pick<AssignmentItem, 'level' | 'case'>;

type KindFieldsProps = {
  readonly skill: SkillInWords | undefined;
  readonly kind: Kind;
  readonly onChange: (kind: Kind) => void;
};

const levels = { '1': 1, '2': 2, '3': 3 } as const;
const isLevel = (value: string): value is keyof typeof levels => Object.hasOwn(levels, value);

/** The label of a case as plain text; the engine marks its mathematics with backticks. */
export const caseWords = (label: string): string => label.replaceAll('`', '');

/** The level of a problem and, if its skill has several kinds, the kind. */
export function KindFields({ skill, kind, onChange }: KindFieldsProps) {
  const t = useAssignmentText('builder');
  const cases = skill?.cases ?? [];
  const chosenCase = kind.case === undefined ? {} : { case: kind.case };
  return (
    <>
      <Select
        label={t('level')}
        value={String(kind.level)}
        onChange={({ currentTarget: { value } }) => isLevel(value) && onChange({ ...chosenCase, level: levels[value] })}
        options={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`levels.${value}`) }))}
      />
      {cases.length > 1 && (
        <Select
          label={t('kind')}
          value={kind.case ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ level: kind.level, ...(value !== '' && { case: value }) })
          }
          options={[
            { value: '', label: t('anyKind') },
            ...cases.map(({ id, label }) => ({ value: id, label: caseWords(label) })),
          ]}
        />
      )}
    </>
  );
}
