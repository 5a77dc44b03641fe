import { fixedRetention, isAuditAction, type RetentionPlan } from '@lemma/school/privacy';
import { formatDate, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { type Retained, RetentionLine } from './retention-line.tsx';
import { settingsQueries } from './settings-queries.ts';

/** How long data is stored, what is deleted next and when, and what was deleted last. */
export function RetentionSection({ uid }: { readonly uid: string }) {
  const t = useSettingsText('retention');
  const plan = useQuery(settingsQueries.retention(uid));
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryView query={plan}>{(found) => <Plan plan={found} />}</QueryView>
    </Section>
  );
}

const FIXED = ['devices', 'parentCodes', 'uploads', 'log'] as const;

function Plan({ plan: { chats, fixed, classes, last } }: { readonly plan: RetentionPlan }) {
  const said = useSettingsText('settings');
  const t = useSettingsText('retention');
  return (
    <div className="flex flex-col gap-6">
      <Group title={t('yours')}>
        <RetentionLine retained={{ kind: 'chats', ...chats }} choice={{ of: 'own' }} />
        {FIXED.map((kind) => (
          <RetentionLine key={kind} retained={{ kind, days: fixedRetention[kind], since: fixed[kind] }} />
        ))}
      </Group>
      {classes.map((one) => (
        <ClassGroup key={one.classId} one={one} />
      ))}
      <div>
        <h3 className="font-semibold">{t('last')}</h3>
        {last.length === 0 ? (
          <p className="mt-1 text-muted">{t('never')}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {last.map(({ id, action, at, count }) => (
              <li key={id} className="flex justify-between gap-4 py-2">
                <span>
                  {said(isAuditAction(action) ? `done.${action}` : 'doneOther')}: {count}
                </span>
                <span className="shrink-0 text-muted">{formatDate(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function ClassGroup({ one }: { readonly one: RetentionPlan['classes'][number] }) {
  const { classId, name, mayChoose, students, classes } = one;
  const t = useSettingsText('retention');
  const choice = mayChoose ? ({ of: 'class', classId, name } as const) : undefined;
  const retainedOf = (kind: 'students' | 'classes', of: typeof students, work?: number): Retained => ({
    kind,
    days: of.days,
    since: of.since,
    ...(work !== undefined && { work }),
  });
  return (
    <Group title={name} {...(!mayChoose && { note: t('byLead') })}>
      <RetentionLine retained={retainedOf('students', students)} {...(choice && { choice })} />
      <RetentionLine retained={retainedOf('classes', classes, classes.work)} {...(choice && { choice })} />
    </Group>
  );
}

type GroupProps = { readonly title: string; readonly note?: string; readonly children: ReactNode };

function Group({ title, note, children }: GroupProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
    </div>
  );
}
