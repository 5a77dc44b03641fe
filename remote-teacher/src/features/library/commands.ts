import { useCall } from '@lemma/screens';
import { tellFault } from '#shared/logic/tell-fault.ts';

/** Changes what the library stores about a plan; the library's own listener receives the result. */
export const useMarkPlan = () => useCall('markPlan', { onError: tellFault });
export const useSharePlan = () => useCall('sharePlan', { onError: tellFault });
export const useCopyPlan = () => useCall('copyPlan', { onError: tellFault });
