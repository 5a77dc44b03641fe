import { type Classroom, mayIn } from '@lemma/school/class';
import { useUid } from '@lemma/shared-auth';
import { Notice } from '@lemma/ui';
import { createContext, type ReactNode, use } from 'react';
import { useText } from '#shared/text/texts.ts';

const MayTeach = createContext(true);

/** Whether the person may change what this part of the screen is about. The server asks again at every call. */
export const useMayTeach = (): boolean => use(MayTeach);

type ActingInProps = {
  /** A teacher who may teach one of these classes may act. Until the roles are loaded, nothing is hidden. */
  readonly classes: readonly Classroom[] | undefined;
  /** The screen has said it already. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
};

/** Says once, on top, that somebody only looks on here and whom to ask; `Acts` inside leave out what they can't do. */
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

/** What only those see who may change something here. */
export const Acts = ({ children }: { readonly children: ReactNode }) => (useMayTeach() ? children : null);

/** Fields to read that nobody who looks on can change; what was typed before stays. */
export const Changeable = ({ children }: { readonly children: ReactNode }) => (
  <fieldset disabled={!useMayTeach()} className="contents">
    {children}
  </fieldset>
);
