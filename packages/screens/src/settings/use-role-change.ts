import type { Classroom } from '@lemma/school/class';
import { call } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../text/texts.ts';

/** What can be done about somebody of a class; `lead` is only asked, `lead-sure` is done. */
export type RoleStep = 'teaches' | 'looks-on' | 'lead' | 'lead-sure' | 'remove' | 'leave';

/** Does it and says so. The class is followed, so that every list shows it by itself. */
export function useRoleChange({ id: classId, name: className }: Classroom, member: { uid: string; name: string }) {
  const t = useText('roles');
  const { uid, name } = member;
  return useMutation({
    mutationFn: (step: Exclude<RoleStep, 'lead'>) => {
      if (step === 'lead-sure') return call('handOverLead', { classId, uid });
      if (step === 'remove' || step === 'leave') return call('removeCoTeacher', { classId, uid });
      return call('setClassRole', { classId, uid, role: step });
    },
    onSuccess: (_, step) => news({ title: t(`done.${step}`, { name, className }), tone: 'good' }),
  });
}
