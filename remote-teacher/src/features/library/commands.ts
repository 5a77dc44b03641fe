import { useCall } from '@lemma/screens';
import { tellFault } from '#shared/logic/tell-fault.ts';

/** Changes what the library keeps of a plan; the library itself comes in anew by its listener. */
export const useMarkPlan = () => useCall('markPlan', { onError: tellFault });
export const useSharePlan = () => useCall('sharePlan', { onError: tellFault });
export const useCopyPlan = () => useCall('copyPlan', { onError: tellFault });
