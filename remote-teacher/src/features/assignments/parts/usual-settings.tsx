import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { type Usual, usualParts } from '../logic/usual.ts';
import { Fold } from './fold.tsx';
import { useSettingWords } from './use-setting-words.ts';
import { NumberFields, TryFields } from './usual-fields.tsx';

type UsualSettingsProps = { readonly usual: Usual; readonly onChange: (usual: Usual) => void };

/** The settings for all questions, chosen once. */
export function UsualSettings({ usual, onChange }: UsualSettingsProps) {
  const t = useAssignmentText('builder');
  const words = useSettingWords();
  return (
    <Fold title={t('usual.title')} said={words(usual, usualParts, 'each')}>
      <p className="measure pb-3 text-sm text-muted">{t('usual.lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TryFields settings={usual} onChange={onChange} />
        <NumberFields settings={usual} onChange={onChange} />
      </div>
    </Fold>
  );
}
