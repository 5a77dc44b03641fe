import { areaPaths, type ListedArea } from '@lemma/contract';
import { useAuth } from '@lemma/shared-auth';
import { ButtonLink, NoPermission } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { OnDemand } from './on-demand.tsx';

type RoleGateProps = { readonly area: Pick<ListedArea, 'role'>; readonly children: ReactNode };

export const missingProfile = async () => (await import('../pages/complete-profile.tsx')).CompleteMissingProfile;

export const confirmAddress = async () => (await import('../pages/confirm-address.tsx')).ConfirmAddress;

const renewPassword = async () => (await import('../pages/renew-password.tsx')).RenewPassword;

const secondFactor = async () => (await import('../pages/second-factor.tsx')).SecondFactor;

const demandedFactor = async () => (await import('../pages/demanded-factor.tsx')).DemandedFactor;

/**
 * Shows a link to their own area to a person who opens another role's area. This is no protection; the security rules
 * and functions are.
 */
export function RoleGate({ area, children }: RoleGateProps) {
  const { profile, mustConfirm, mustPass, mustSetUp, mustRenew } = useAuth();
  const t = useText('gate');
  if (profile === null) return <OnDemand load={missingProfile} />;
  if (mustRenew) return <OnDemand load={renewPassword} />;
  if (mustPass) return <OnDemand load={secondFactor} />;
  if (mustConfirm) return <OnDemand load={confirmAddress} />;
  if (mustSetUp) return <OnDemand load={demandedFactor} />;
  const { role: whose } = area;
  if (profile.role === whose) return children;
  return (
    <NoPermission action={<ButtonLink to={areaPaths[profile.role]}>{t('own')}</ButtonLink>}>
      {t('body', { role: profile.role, area: whose })}
    </NoPermission>
  );
}
