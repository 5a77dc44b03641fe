import type { CallInput, CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { tellFault } from '#shared/logic/tell-fault.ts';

type PlanCall = 'makePlan' | 'savePlan' | 'remakeBlock' | 'remakePlan' | 'restorePlan' | 'assignPlan' | 'copyPlan';

/** One change of a plan; a fault is told as news. */
export const usePlanCall = <N extends PlanCall>(name: N) =>
  useMutation<CallOutput<N>, unknown, CallInput<N>>({
    mutationFn: (input: CallInput<N>) => call(name, input),
    onError: tellFault,
  });
