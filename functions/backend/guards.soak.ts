import { atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { outcomeOf } from '../trust/guards/outcome-of.ts';

it('notices every guard of the functions that is taken out, or asks for less, unless it is proved to let nobody in', async () => {
  const { letIn, refusedOtherwise, failed, letInMeanwhile, proved, survivors, wronglyProved } = await outcomeOf();
  const all = [letIn, refusedOtherwise, failed, letInMeanwhile, proved, survivors].flat().length;
  storeRun('guards-of-doors', [
    { name: 'guards of the functions, each taken out once', value: all, unit: '' },
    { name: 'guards: somebody was let in', value: letIn.length, unit: '' },
    { name: 'guards: somebody was refused otherwise', value: refusedOtherwise.length, unit: '' },
    { name: 'guards: the call failed', value: failed.length, unit: '' },
    { name: 'guards: somebody was let in who lost the right meanwhile', value: letInMeanwhile.length, unit: '' },
    { name: 'guards: nobody is let in, with a proof', value: proved.length, unit: '' },
    atMost('guards: not noticed, without a proof', survivors.length, 0),
    atMost('guards: noticed in spite of a proof', wronglyProved.length, 0),
  ]);
  expect({ survivors, wronglyProved }).toEqual({ survivors: [], wronglyProved: [] });
}, 3_600_000);
