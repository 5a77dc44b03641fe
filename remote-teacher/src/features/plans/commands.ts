import { useCall } from '@lemma/screens';

import { tellFault } from '#shared/logic/tell-fault.ts';

type PlanCall = 'makePlan' | 'savePlan' | 'remakeBlock' | 'remakePlan' | 'restorePlan' | 'assignPlan' | 'copyPlan';

/** One change of a plan; errors are shown as news. */
export const usePlanCall = <N extends PlanCall>(name: N) => useCall(name, { onError: tellFault });
