import type { RosterStudent } from '@lemma/school/class';
import {
  type AccessChange,
  type AccessSwitch,
  accessChangeSchema,
  accessSwitches,
  accessTimes,
  calculatorUses,
  itemShares,
  type Student,
  usualAccess,
} from '@lemma/school/people';
import { AccessList, StudentLanguage, useAccessText, useCall } from '@lemma/screens';
import { formatDate, Select, Switch } from '@lemma/ui';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';

type AccessPanelProps = {
  readonly uid: string;
  readonly student: Student;
  readonly classId: string;
  readonly line: RosterStudent | undefined;
};

/**
 * What a child needs in order to take part (accommodations), for all classes. It is folded: the page of a student may be
 * on a screen that others see.
 */
export function AccessPanel({ uid, student, classId, line }: AccessPanelProps) {
  const t = useAccessText('access');
  const mayTeach = useMayTeach();
  return (
    <details className="mt-6 border-y border-line" data-print="hide">
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">{t('title')}</summary>
      <div className="flex flex-col gap-5 pb-5">
        <p className="measure text-muted">{t('lead', { name: student.fullName })}</p>
        {mayTeach ? <Choices student={student} /> : <AccessList access={student.access} />}
        {mayTeach && line && (
          <div>
            <StudentLanguage
              classId={classId}
              student={line}
              refreshes={[teacherQueries.rosterLines(uid, classId, [student.id])]}
              hint={t('language')}
            />
          </div>
        )}
      </div>
    </details>
  );
}

type Words = ReturnType<typeof useAccessText<'access'>>;
type Choice = 'time' | 'fewerItems' | 'calculator';

function optionsOf(t: Words, name: Choice) {
  if (name === 'time') return accessTimes.map((value) => ({ value, label: t(`time.values.${value}`) }));
  if (name === 'fewerItems') return itemShares.map((value) => ({ value, label: t(`fewerItems.values.${value}`) }));
  return calculatorUses.map((value) => ({ value, label: t(`calculator.values.${value}`) }));
}

/** The choice of a value of a list; of no known value the usual one. */
const changeTo = (name: Choice, value: string): AccessChange =>
  accessChangeSchema.safeParse({ [name]: value }).data ?? { [name]: usualAccess[name] };

function Choices({ student: { id, access } }: Pick<AccessPanelProps, 'student'>) {
  const t = useAccessText('access');
  const set = useCall('setAccessProfile');
  const stored = access ?? usualAccess;
  // What is being sent is shown at once.
  const sent: AccessChange = set.isPending ? set.variables.change : {};
  const isOn = (name: AccessSwitch): boolean => sent[name] ?? stored[name];
  const change = (change: AccessChange) => set.mutate({ studentId: id, change });
  return (
    <>
      {(['time', 'fewerItems', 'calculator'] as const).map((name) => (
        <div key={name} className="w-96 max-w-full">
          <Select
            label={t(`${name}.label`)}
            hint={t(`${name}.hint`)}
            value={sent[name] ?? stored[name]}
            options={optionsOf(t, name)}
            onChange={({ currentTarget: { value } }) => change(changeTo(name, value))}
          />
        </div>
      ))}
      <div className="flex max-w-2xl flex-col gap-3">
        {accessSwitches.map((name) => (
          <Switch
            key={name}
            label={t(`${name}.label`)}
            hint={t(`${name}.hint`)}
            checked={isOn(name)}
            onCheckedChange={(on) => change({ [name]: on })}
          />
        ))}
      </div>
      {access && (
        <p className="text-sm text-muted">{t('changed', { name: access.byName, date: formatDate(access.at) })}</p>
      )}
    </>
  );
}
