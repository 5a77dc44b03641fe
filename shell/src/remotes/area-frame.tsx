import { type Area, areaRoles, pathsOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { toast } from '@lemma/toast';
import type { NavItem } from '@lemma/ui';
import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardList,
  FileUp,
  House,
  IdCard,
  LibraryBig,
  LogOut,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Search,
  Settings,
  TrendingUp,
  Users,
} from 'lucide-react';
import { paths } from '../app/paths.ts';
import { tellFault } from '../app/tell-fault.ts';
import { unsentAnswers } from '../app/wipe-device.ts';
import { useText } from '../text/texts.ts';
import { places } from './places.ts';

const icons: { readonly [Name in (typeof places)[Area][number][1]]: LucideIcon } = {
  accounts: IdCard,
  analysis: Search,
  assignments: ClipboardList,
  assistant: MessageSquare,
  children: Users,
  handIn: FileUp,
  home: House,
  lessonPlan: NotebookPen,
  overview: House,
  plans: LibraryBig,
  progress: TrendingUp,
  settings: Settings,
  statistics: ChartNoAxesColumn,
  stories: BookOpen,
  students: Users,
  training: MessageSquare,
  upload: FileUp,
};

/** Milliseconds for which the question is shown. */
const STAYS_MS = 20_000;

/** The navigation and account menu in the shell's frame for one area. */
export function useAreaFrame(area: Area) {
  const t = useText('nav');
  const { profile, user, signOut } = useAuth();
  const navigate = useNavigate();
  const leave = () => signOut().then(() => navigate(paths.home(), { replace: true }), tellFault);
  // Signing out clears this device, and unsent answers would be lost with it.
  const askToLeave = async () => {
    const unsent = await unsentAnswers();
    if (unsent === 0) return leave();
    const action = { label: t('leaveAnyway'), onAct: leave };
    toast({ title: t('unsent', { count: unsent }), description: t('unsentBody'), action, duration: STAYS_MS });
  };
  const at = pathsOf(area);
  const nav = places[area].map(([pattern, key, group]): NavItem => {
    const Icon = icons[key];
    return {
      to: at(pattern)(),
      label: t(key),
      icon: <Icon aria-hidden="true" />,
      end: pattern === '',
      ...(group === undefined ? {} : { group: t(group) }),
    };
  });
  const name = profile?.fullName ?? user?.displayName ?? '';
  return {
    area: areaRoles[area],
    nav,
    account: { name, items: [{ label: t('signOut'), icon: <LogOut aria-hidden="true" />, onSelect: askToLeave }] },
  };
}
