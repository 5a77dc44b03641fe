import { type Classroom, mayIn } from '@lemma/school/class';
import { useUid } from '@lemma/shared-auth';
import { Notice } from '@lemma/ui';
import { createContext, type ReactNode, use } from 'react';
import { useText } from '#shared/text/texts.ts';

const MayTeach = createContext(true);

/** Whether the person may change what this part of the screen is about. The server checks it again on every call. */
export const useMayTeach = (): boolean => use(MayTeach);

type ActingInProps = {
  /** The teacher must be allowed to teach one of these classes. Until they are loaded, nothing is hidden. */
  readonly classes: readonly Classroom[] | undefined;
  /** True if the screen already shows the notice. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
};

/**
 * Shows once at the top that somebody has a view-only role and whom to ask; `Acts` inside hide what the role does not
 * allow.
 */
export function ActingIn({ classes, quiet = false, children }: ActingInProps) {
  const t = useText('common');
  const uid = useUid();
  const [first] = classes ?? [];
  const may = first === undefined || classes?.some((one) => mayIn(one, uid, 'teach')) === true;
  return (
    <MayTeach value={may}>
      {!may && !quiet && (
        <div className="mb-6" role="status" data-print="hide">
          <Notice>{t('looksOn', { name: first.teacherName })}</Notice>
        </div>
      )}
      {children}
    </MayTeach>
  );
}

/** Content only for people who may change something here. */
export const Acts = ({ children }: { readonly children: ReactNode }) => (useMayTeach() ? children : null);

/** Fields that are disabled for view-only roles; their content stays readable. */
export const Changeable = ({ children }: { readonly children: ReactNode }) => (
  <fieldset disabled={!useMayTeach()} className="contents">
    {children}
  </fieldset>
);
