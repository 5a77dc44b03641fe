import { Select } from '@lemma/ui';
import { useState } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';

const TURNS = [6, 10, 15, 25] as const;
const MINUTES = [5, 10, 20] as const;

/** Limits for the next interview; none by default. */
export function useLimits() {
  const [turns, setTurns] = useState('');
  const [minutes, setMinutes] = useState('');
  const chosen = { ...(turns && { turns: Number(turns) }), ...(minutes && { minutes: Number(minutes) }) };
  return { turns, setTurns, minutes, setMinutes, chosen };
}

export function Limits({ turns, setTurns, minutes, setMinutes }: ReturnType<typeof useLimits>) {
  const t = useTrainingText('training');
  const none = { value: '', label: t('noLimit') };
  return (
    <>
      <Select
        label={t('turnLimit')}
        value={turns}
        onChange={(event) => setTurns(event.target.value)}
        options={[none, ...TURNS.map((count) => ({ value: String(count), label: t('turnChoice', { count }) }))]}
      />
      <Select
        label={t('timeLimit')}
        value={minutes}
        onChange={(event) => setMinutes(event.target.value)}
        options={[none, ...MINUTES.map((count) => ({ value: String(count), label: t('timeChoice', { count }) }))]}
      />
    </>
  );
}
