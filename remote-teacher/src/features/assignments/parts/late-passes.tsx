import { type Classroom, LATE_PASSES } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, Dialog, NumberField } from '@lemma/ui';

import { useState } from 'react';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { PassesByStudent } from './passes-by-student.tsx';

type LatePassesProps = { readonly uid: string; readonly classroom: Classroom };

/** The number of late passes of each student, and the hours that one gives. */
export function LatePassesButton(props: LatePassesProps) {
  const t = useAssignmentText('assignments');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('latePasses')}</Button>
      {open && <LatePassesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const wholeIn = (text: string, least: number, most: number): number | undefined => {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};

function LatePassesDialog({ uid, classroom, onClose }: LatePassesProps & { readonly onClose: () => void }) {
  const t = useAssignmentText('assignments');
  const [eachText, setEach] = useState(String(classroom.latePasses?.each ?? 2));
  const [hoursText, setHours] = useState(String(classroom.latePasses?.hours ?? 24));
  const each = wholeIn(eachText, 0, LATE_PASSES.most);
  const hours = wholeIn(hoursText, 1, LATE_PASSES.hours);
  const save = useCall('setLatePasses', { refreshes: [teacherQueries.classes(uid)] });
  const run = () => {
    if (each === undefined || hours === undefined || save.isPending) return;
    save.mutate(
      { classId: classroom.id, passes: { each, hours } },
      {
        onSuccess: () => {
          news({ title: t('passesSaved'), tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('latePasses')}
      description={t('passesBody')}
      actions={
        <Button
          kind="primary"
          pending={save.isPending}
          aria-disabled={each === undefined || hours === undefined}
          onClick={run}
        >
          {t('savePasses')}
        </Button>
      }
    >
      <div className="flex flex-wrap gap-4">
        <NumberField
          label={t('passesEach')}
          hint={t('passesNone')}
          min={0}
          max={LATE_PASSES.most}
          text={eachText}
          onTextChange={(text) => setEach(text)}
          className="w-40"
        />
        <NumberField
          label={t('passesHours')}
          hint={t('passesHoursHint')}
          unit={t('hours')}
          min={1}
          max={LATE_PASSES.hours}
          step={24}
          text={hoursText}
          onTextChange={(text) => setHours(text)}
          className="w-40"
        />
      </div>
      <PassesByStudent uid={uid} classroom={classroom} />
    </Dialog>
  );
}
