import { Button, Formula, Notice } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type OtherDeviceProps = {
  readonly here: string;
  readonly there: string;
  /** True chooses this device's text. */
  readonly onChoose: (mine: boolean) => void;
};

/** Shows the texts of two devices that differ; the student chooses which one to continue with. */
export function OtherDevice({ here, there, onChoose }: OtherDeviceProps) {
  const t = useText('work');
  return (
    <div className="mt-4" role="status">
      <Notice tone="warm" title={t('twoTitle')}>
        <dl className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">{t('twoHere')}</dt>
            <dd className="text-lg">
              <Formula text={here} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('twoThere')}</dt>
            <dd className="text-lg">
              <Formula text={there} />
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onChoose(true)}>{t('twoTakeHere')}</Button>
          <Button onClick={() => onChoose(false)}>{t('twoTakeThere')}</Button>
        </div>
      </Notice>
    </div>
  );
}
