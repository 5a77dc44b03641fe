import { Button, ButtonLink, PageHeader, ProgressSteps } from '@lemma/ui';
import { useState } from 'react';
import { newDraftId } from '#shared/logic/new-draft-id.ts';
import { Acts } from '#shared/parts/acting.tsx';
import { NewClassDialog } from '#shared/parts/new-class-dialog.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

/** The first page of a new teacher: three steps, of which only the first can be taken yet. */
export function Welcome() {
  const t = useText('newClass');
  const [open, setOpen] = useState(false);
  const make = (
    <Button kind="primary" onClick={() => setOpen(true)}>
      {t('make')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('welcome')} />
      <Steps made={{ body: t('emptyBody'), action: make }} />
      <NewClassDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

type FirstStepsProps = { readonly classId: string; readonly hasStudents: boolean };

/** The steps that are left in a new class; completed ones have a check mark. */
export function FirstSteps({ classId, hasStudents }: FirstStepsProps) {
  const t = useText('overview');
  const [draftId] = useState(newDraftId);
  return (
    <Steps
      made={undefined}
      students={{
        done: hasStudents,
        action: (
          <Acts>
            <ButtonLink kind="primary" to={paths.accounts({ class: classId })}>
              {t('addStudents')}
            </ButtonLink>
          </Acts>
        ),
      }}
      assignment={
        <Acts>
          <ButtonLink
            kind={hasStudents ? 'primary' : 'secondary'}
            to={paths.assignments({ class: classId, edit: draftId })}
          >
            {t('makeAssignment')}
          </ButtonLink>
        </Acts>
      }
    />
  );
}

type Step = Parameters<typeof ProgressSteps>[0]['steps'][number];
type StepsProps = {
  /** How to create the class; undefined if there is one. */
  readonly made: Pick<Step, 'body' | 'action'> | undefined;
  readonly students?: Pick<Step, 'done' | 'action'>;
  readonly assignment?: Step['action'];
};

function Steps({ made, students = { done: false }, assignment }: StepsProps) {
  const t = useText('overview');
  return (
    <ProgressSteps
      label={t('steps')}
      steps={[
        { title: t('stepClass'), done: made === undefined, ...made },
        { title: t('stepStudents'), body: t('stepStudentsBody'), ...students },
        {
          ...{ title: t('stepAssignment'), body: t('stepAssignmentBody'), done: false },
          ...(assignment !== undefined && { action: assignment }),
        },
      ]}
    />
  );
}
