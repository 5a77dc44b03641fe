import { useNavigate } from '@lemma/router';
import type { Story } from '@lemma/school';
import { call, useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Dialog, Select } from '@lemma/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teacherQueries } from '../../../data/teacher-queries.ts';
import { tellFault } from '../../../data/tell-fault.ts';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';

type AssignStoryProps = { readonly story: Story; readonly onOpenChange: (open: boolean) => void };

/** Turns a story into a draft assignment: each scene a question, results in progress like any other. */
export function AssignStory({ story, onOpenChange }: AssignStoryProps) {
  const t = useText('story');
  const navigate = useNavigate();
  const classes = useQuery(teacherQueries.classes(useUid())).data ?? [];
  const [chosen, setChosen] = useState('');
  const classId = chosen === '' ? (classes.at(-1)?.id ?? '') : chosen;
  const [assignmentId] = useState(() => crypto.randomUUID());
  const assign = useMutation({
    mutationFn: () => call('assignStory', { storyId: story.id, classId, assignmentId }),
    onSuccess: async ({ items }) => {
      news({ title: t('assigned', { items }), tone: 'good' });
      await navigate(`${paths.editAssignment(assignmentId)}&class=${classId}`);
    },
    onError: tellFault,
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('assignTitle')}
      description={t('assignBody')}
      actions={
        <Button
          kind="primary"
          pending={assign.isPending}
          aria-disabled={classId === ''}
          onClick={() => classId !== '' && assign.mutate()}
        >
          {t('assign')}
        </Button>
      }
    >
      {classes.length === 0 ? (
        <p>{t('noClassYet')}</p>
      ) : (
        <Select
          label={t('class')}
          value={classId}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Dialog>
  );
}
