import { useUid } from '@lemma/shared-auth';
import { Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { classesQuery } from '../queries/common-queries.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { ClassForm } from './class-form.tsx';
import { CoTeachers } from './co-teachers.tsx';
import { DeletedClasses } from './delete-class.tsx';

/** For each class: its name, its code, who teaches it, and archiving or deleting it. */
export function ClassesSection() {
  const t = useSettingsText('settings');
  const uid = useUid();
  const classes = useQuery(classesQuery(uid));
  return (
    <Section title={t('classes')} lead={t('classesLead')}>
      <QueryView query={classes}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{t('noClass')}</p>
          ) : (
            <ul className="flex flex-col gap-8">
              {all.map((classroom) => (
                <li key={classroom.id}>
                  <ClassForm key={classroom.name} classroom={classroom} />
                  <CoTeachers classroom={classroom} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {classes.data !== undefined && <DeletedClasses present={classes.data} />}
    </Section>
  );
}
