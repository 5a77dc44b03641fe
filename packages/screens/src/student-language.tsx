import { pageLanguages } from '@lemma/school/base';
import type { RosterStudent } from '@lemma/school/class';
import { languageNames, Select } from '@lemma/ui';
import { useCall } from './queries/use-call.ts';
import type { Refreshes } from './queries/use-command.ts';
import { useLanguageText } from './text/use-language-text.ts';

type StudentLanguageProps = {
  readonly classId: string;
  readonly student: Pick<RosterStudent, 'id' | 'language'>;
  /** What says which language, to be read again after a change. */
  readonly refreshes: Refreshes;
  readonly hint: string;
};

/** The languages of a student's pages, in their own names, and that of the device. */
const languageOf = (value: string) => pageLanguages.find((language) => language === value) ?? null;

/**
 * The language of a student's pages, as a teacher sets it. It holds until the student chooses one in the settings: who
 * reads the pages knows best.
 */
export function StudentLanguage({ classId, student, refreshes, hint }: StudentLanguageProps) {
  const t = useLanguageText('language');
  const change = useCall('changeStudents', { refreshes });
  const sent = change.isPending ? change.variables?.changes[0]?.language : undefined;
  const shown = sent === undefined ? student.language : sent;
  return (
    <div className="w-96 max-w-full">
      <Select
        label={t('header')}
        hint={hint}
        value={shown ?? ''}
        placeholder={t('device')}
        options={pageLanguages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ currentTarget: { value } }) =>
          change.mutate({ classId, changes: [{ studentId: student.id, language: languageOf(value) }] })
        }
      />
    </div>
  );
}
