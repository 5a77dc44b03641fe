import type { Desk } from '@lemma/school/desk';
import { ButtonLink, Section } from '@lemma/ui';
import { useText } from '../text/texts.ts';

type PlacementInvitationProps = {
  readonly placement: Desk['placement'];
  /** Where the placement is. */
  readonly to: string;
};

/** Offers a placement that a teacher asked for, that was begun, or, without one, to begin one. */
export function PlacementInvitation({ placement, to }: PlacementInvitationProps) {
  const t = useText('placement');
  const byName = placement?.state === 'asked' ? placement.byName : undefined;
  return (
    <Section ruled title={t('homeTitle')} {...(byName !== undefined && { lead: t('homeAsked', { name: byName }) })}>
      <p className="measure mb-4">{t('homeBody')}</p>
      <ButtonLink kind="primary" to={to}>
        {placement?.state === 'open' ? t('goOn') : t('begin')}
      </ButtonLink>
    </Section>
  );
}
