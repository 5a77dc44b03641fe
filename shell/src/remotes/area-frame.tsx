import { type Area, areaPaths, areaRoles } from '@lemma/contract';
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
  MessageSquare,
  NotebookPen,
  Search,
  Settings,
  TrendingUp,
  Users,
} from 'lucide-react';
import { tellFault } from '../app/tell-fault.ts';
import { unsentAnswers } from '../app/wipe-device.ts';
import { useText } from '../text/texts.ts';

/** What each area's navigation shows, in order of use: `[address under the area, name, icon, group that starts here]`. */
const places = {
  teacher: [
    ['', 'overview', House],
    ['/students', 'students', Users, 'teach'],
    ['/assignments', 'assignments', ClipboardList],
    ['/detailed-analysis', 'analysis', Search],
    ['/statistics', 'statistics', ChartNoAxesColumn],
    ['/student-accounts', 'accounts', IdCard],
    ['/lesson-plan', 'lessonPlan', NotebookPen, 'prepare'],
    ['/view-lesson-plans', 'plans', LibraryBig],
    ['/story-lessons', 'stories', BookOpen],
    ['/teacher-training', 'training', MessageSquare],
    ['/chatbot', 'assistant', MessageSquare],
    ['/upload', 'upload', FileUp],
    ['/settings', 'settings', Settings],
  ],
  parent: [
    ['', 'children', Users],
    ['/submissions', 'handIn', FileUp],
    ['/settings', 'settings', Settings],
  ],
  student: [
    ['', 'home', House],
    ['/assignments', 'assignments', ClipboardList],
    ['/progress', 'progress', TrendingUp],
    ['/upload', 'upload', FileUp],
    ['/settings', 'settings', Settings],
  ],
} as const;

/** Addresses under an area that its navigation leads to. */
export const placesOf = (area: Area): readonly string[] => places[area].map(([path]) => path);

/** Milliseconds that a question stays. */
const STAYS_MS = 20_000;

/** The frame's navigation and account menu for one area. */
export function useAreaFrame(area: Area) {
  const t = useText('nav');
  const { profile, user, signOut } = useAuth();
  const navigate = useNavigate();
  const leave = () => signOut().then(() => navigate('/', { replace: true }), tellFault);
  // Signing out empties this device: answers that have not been sent would be lost with it.
  const askToLeave = async () => {
    const unsent = await unsentAnswers();
    if (unsent === 0) return leave();
    const action = { label: t('leaveAnyway'), onAct: leave };
    toast({ title: t('unsent', { count: unsent }), description: t('unsentBody'), action, duration: STAYS_MS });
  };
  const nav = places[area].map(
    ([path, key, Icon, group]): NavItem => ({
      to: `${areaPaths[area]}${path}`,
      label: t(key),
      icon: <Icon aria-hidden="true" />,
      end: path === '',
      ...(group === undefined ? {} : { group: t(group) }),
    }),
  );
  const name = profile?.fullName ?? user?.displayName ?? '';
  return {
    area: areaRoles[area],
    nav,
    account: { name, items: [{ label: t('signOut'), icon: <LogOut aria-hidden="true" />, onSelect: askToLeave }] },
  };
}
