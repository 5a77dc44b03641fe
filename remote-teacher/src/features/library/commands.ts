import type { CallInput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { tellFault } from '#shared/logic/tell-fault.ts';

/** Changes what the library keeps of a plan; the library itself comes in anew by its listener. */
export const useMarkPlan = () =>
  useMutation({ mutationFn: (input: CallInput<'markPlan'>) => call('markPlan', input), onError: tellFault });

export const useSharePlan = () =>
  useMutation({ mutationFn: (input: CallInput<'sharePlan'>) => call('sharePlan', input), onError: tellFault });

export const useCopyPlan = () =>
  useMutation({ mutationFn: (input: CallInput<'copyPlan'>) => call('copyPlan', input), onError: tellFault });
