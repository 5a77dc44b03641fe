import { useNavigate } from '@lemma/router';
import { grades, LONGEST_CLASS_NAME } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, Dialog, Select, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { lastClass } from '#shared/logic/last-class.ts';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';

type NewClassDialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

export function NewClassDialog({ open, onOpenChange }: NewClassDialogProps) {
  const t = useText('newClass');
  const navigate = useNavigate();
  const createClass = useCall('createClass', { refreshes: [teacherQueries.classes(useUid())] });
  const [missing, setMissing] = useState<readonly string[]>([]);
  // The id is created before sending, so that a repeated request after a lost answer creates one class.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    const grade = String(form.get('grade'));
    const unset = Object.entries({ name, grade }).flatMap(([field, value]) => (value === '' ? [field] : []));
    setMissing(unset);
    if (unset.length > 0 || createClass.isPending) return;
    // With the first class, the list's listener may remove the page around this dialog before the answer arrives. The
    // mutation cache reports errors.
    const made = await createClass.mutateAsync({ name, grade: Number(grade), requestId }).catch(() => undefined);
    if (made === undefined) return;
    setRequestId(crypto.randomUUID());
    lastClass.write(made.classId);
    onOpenChange(false);
    await navigate(paths.accounts({ class: made.classId }));
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('body')}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          maxLength={LONGEST_CLASS_NAME}
          error={missing.includes('name') ? t('nameMissing') : undefined}
        />
        <Select
          name="grade"
          label={t('grade')}
          defaultValue=""
          placeholder={t('gradeNone')}
          error={missing.includes('grade') ? t('gradeMissing') : undefined}
          options={grades.map((grade) => ({
            value: String(grade),
            label: t('gradeOf', { grade }),
          }))}
        />
        <Button type="submit" kind="primary" pending={createClass.isPending}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  );
}
