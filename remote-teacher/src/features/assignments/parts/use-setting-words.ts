import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Usual, UsualPart } from '../logic/usual.ts';

/** Says settings in words: "1 point each · 3 tries · …", or only those parts in which a question differs. */
export function useSettingWords() {
  const t = useAssignmentText('builder');
  const numbers = ({ variants, mastery }: Usual): string => {
    if (mastery?.rule === 'streak') return t('usual.inRow', { count: mastery.streak });
    if (mastery) return t('usual.untilKnown');
    return t(variants ? 'usual.ownNumbers' : 'usual.sameNumbers');
  };
  const hints = ({ hints: are, hintCost }: Usual): string => {
    if (are === 'off') return t('usual.hintsOff');
    return hintCost === undefined ? t('usual.hintsFree') : t('usual.hintsCost', { share: hintCost });
  };
  return (settings: Usual, parts: readonly UsualPart[], per: 'each' | 'one' = 'one'): string => {
    const { points, tries, tryPenalty } = settings;
    const words: Record<UsualPart, () => string> = {
      points: () => t(per === 'each' ? 'usual.pointsEach' : 'usual.points', { points }),
      tries: () => t('triesOf', { count: tries }),
      tryPenalty: () => (tryPenalty === 0 ? t('usual.noPenalty') : t('usual.penalty', { share: tryPenalty })),
      hints: () => hints(settings),
      numbers: () => numbers(settings),
      working: () => t(`usual.working.${settings.working ?? 'offered'}`),
    };
    return parts.map((part) => words[part]()).join(' · ');
  };
}
