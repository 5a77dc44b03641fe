import type { CallOutput } from '@lemma/school/calls';
import { type ClassRole, type Classroom, roleIn } from '@lemma/school/class';
import { useUid } from '@lemma/shared-auth';
import { AlertDialog, Button, Loading, Menu, type MenuItem, Status } from '@lemma/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { AddCoTeacher } from './add-co-teacher.tsx';
import { DeclinedInvitations, OpenInvitations } from './open-invitations.tsx';
import { settingsQueries } from './settings-queries.ts';
import { type RoleStep, useRoleChange } from './use-role-change.ts';

type Member = Omit<CallOutput<'listCoTeachers'>['teachers'][number], 'role'> & { readonly role: ClassRole };
type Asking = { readonly member: Member; readonly step: RoleStep };

const tones = { leads: 'done', teaches: 'active', 'looks-on': 'neutral' } as const;

/**
 * The adults of the class with their roles. Roles are in the class's document, which is live; only names are requested.
 */
export function CoTeachers({ classroom }: { readonly classroom: Classroom }) {
  const t = useSettingsText('roles');
  const uid = useUid();
  const query = settingsQueries.coTeachers(uid, classroom);
  const members = useQuery({ ...query, placeholderData: keepPreviousData });
  const [asking, setAsking] = useState<Asking | undefined>();
  const role = roleIn(classroom, uid);
  const lead = { leads: 'togetherLead', teaches: 'ledBy', 'looks-on': 'looksOn' } as const;
  return (
    <>
      <h4 className="mt-4 font-semibold">{t('together')}</h4>
      <p className="text-sm text-muted">{role && t(lead[role], { name: classroom.teacherName })}</p>
      <QueryView query={members} loading={<Loading />}>
        {({ teachers, invitations = [], declined = [] }) => (
          <>
            <ul className="divide-y divide-line">
              {teachers.flatMap((teacher) => {
                const now = roleIn(classroom, teacher.uid);
                if (now === undefined) return [];
                const member = { ...teacher, role: now };
                return (
                  <MemberLine
                    key={teacher.uid}
                    member={member}
                    classroom={classroom}
                    onAsk={(step) => setAsking({ member, step })}
                  />
                );
              })}
            </ul>
            {role === 'leads' && <OpenInvitations classroom={classroom} invitations={invitations} />}
            {role === 'leads' && <DeclinedInvitations declined={declined} />}
          </>
        )}
      </QueryView>
      {role === 'leads' && <AddCoTeacher classroom={classroom} />}
      {asking && <RoleDialog {...asking} classroom={classroom} onStep={setAsking} />}
    </>
  );
}

type MemberLineProps = {
  readonly member: Member;
  readonly classroom: Classroom;
  readonly onAsk: (step: RoleStep) => void;
};

function MemberLine({ member, classroom, onAsk }: MemberLineProps) {
  const t = useSettingsText('roles');
  const uid = useUid();
  const self = member.uid === uid;
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0 max-w-full truncate">
        {member.name} {self && <span className="text-muted">{t('you')}</span>}{' '}
        <span className="text-muted">{member.email}</span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Status tone={tones[member.role]}>{t(`is.${member.role}`)}</Status>
        {self && member.role !== 'leads' && (
          <Button
            size="small"
            kind="quiet"
            aria-label={t('leaveOf', { className: classroom.name })}
            onClick={() => onAsk('leave')}
          >
            {t('do.leave')}
          </Button>
        )}
        {!self && roleIn(classroom, uid) === 'leads' && (
          <MemberMenu member={member} className={classroom.name} onAsk={onAsk} />
        )}
      </span>
    </li>
  );
}

type MemberMenuProps = Pick<MemberLineProps, 'member' | 'onAsk'> & { readonly className: string };

function MemberMenu({ member: { name, role }, className, onAsk }: MemberMenuProps) {
  const t = useSettingsText('roles');
  const other = role === 'looks-on' ? 'teaches' : 'looks-on';
  const items: MenuItem[] = [
    { label: t(`do.${other}`), hint: t(`means.${other}`), onSelect: () => onAsk(other) },
    { label: t('do.lead'), hint: t('means.leads'), onSelect: () => onAsk('lead') },
    { label: t('do.remove'), onSelect: () => onAsk('remove'), separated: true, danger: true },
  ];
  return (
    <Menu
      label={t('changeOf', { name, className })}
      trigger={
        <Button size="small" aria-label={t('changeOf', { name, className })}>
          {t('change')}
        </Button>
      }
      items={items}
    />
  );
}

type RoleDialogProps = Asking & {
  readonly classroom: Classroom;
  readonly onStep: (asking: Asking | undefined) => void;
};

/**
 * States the consequences before the change. Handing over the lead needs two confirmations, because nobody can undo it
 * alone.
 */
function RoleDialog({ member, step, classroom, onStep }: RoleDialogProps) {
  const t = useSettingsText('roles');
  const change = useRoleChange(classroom, member);
  const about = { name: member.name, className: classroom.name };
  const close = () => onStep(undefined);
  const confirm = () => {
    if (step === 'lead') onStep({ member, step: 'lead-sure' });
    else if (!change.isPending) change.mutate(step, { onSettled: close });
  };
  return (
    <AlertDialog
      key={step}
      open
      onOpenChange={(open) => !open && close()}
      title={t(`ask.${step}`, about)}
      consequence={t(`after.${step}`, about)}
      confirmLabel={t(`do.${step}`)}
      pending={change.isPending}
      onConfirm={confirm}
    />
  );
}
