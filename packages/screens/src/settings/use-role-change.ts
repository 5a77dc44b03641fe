import type { Classroom } from '@lemma/school/class';
import { call, useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { settingsQueries } from './settings-queries.ts';

/** What can be done with an adult of a class; `lead` asks for confirmation, and `lead-sure` is the confirmed action. */
export type RoleStep = 'teaches' | 'looks-on' | 'lead' | 'lead-sure' | 'remove' | 'leave';

/**
 * Changes a role and shows a message. Roles are in the class's document, which is live. Invitations to lead the class
 * are not in it, so their list is read again.
 */
export function useRoleChange(classroom: Classroom, member: { uid: string; name: string }) {
  const { id: classId, name: className } = classroom;
  const t = useSettingsText('roles');
  const mine = useUid();
  const { uid, name } = member;
  return useCommand(
    (step: Exclude<RoleStep, 'lead'>) => {
      if (step === 'lead-sure') return call('handOverLead', { classId, uid });
      if (step === 'remove' || step === 'leave') return call('removeCoTeacher', { classId, uid });
      return call('setClassRole', { classId, uid, role: step });
    },
    {
      refreshes: [settingsQueries.coTeachers(mine, classroom)],
      onSuccess: (_, step) => news({ title: t(`done.${step}`, { name, className }), tone: 'good' }),
    },
  );
}
