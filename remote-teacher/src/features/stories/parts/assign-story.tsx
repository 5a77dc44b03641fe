import { useNavigate } from '@lemma/router';
import { mayIn } from '@lemma/school/class';
import type { Story } from '@lemma/school/story';
import { useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classInUse } from '#shared/logic/last-class.ts';
import { tellFault } from '#shared/logic/tell-fault.ts';
import { ClassDialog } from '#shared/parts/class-dialog.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useStoryText } from '#shared/text/use-story-text.ts';

type AssignStoryProps = { readonly story: Story; readonly onOpenChange: (open: boolean) => void };

/** Turns a story into a draft assignment: each scene becomes a question with ordinary results. */
export function AssignStory({ story, onOpenChange }: AssignStoryProps) {
  const t = useStoryText('story');
  const navigate = useNavigate();
  const uid = useUid();
  const known = useQuery(teacherQueries.classes(uid)).data ?? [];
  const classes = known.filter((one) => mayIn(one, uid, 'teach'));
  const [assignmentId] = useState(() => crypto.randomUUID());
  const assign = useCall('assignStory', {
    onSuccess: async ({ items }, { classId }) => {
      news({ title: t('assigned', { items }), tone: 'good' });
      await navigate(paths.assignments({ class: classId, edit: assignmentId }));
    },
    onError: tellFault,
  });
  return (
    <ClassDialog
      classes={classes}
      first={classInUse(classes)?.id}
      title={t('assignTitle')}
      description={t('assignBody')}
      label={t('class')}
      confirm={t('assign')}
      empty={t('noClassYet')}
      pending={assign.isPending}
      onConfirm={(classId) => assign.mutate({ storyId: story.id, classId, assignmentId })}
      onOpenChange={onOpenChange}
    />
  );
}
