import type { calls } from '@lemma/school/calls';
import { stateOfModel } from '../../engines/models/config.ts';
import type { Handler } from '../../platform/door.ts';

export const modelState: Handler<typeof calls.modelState> = async () => ({ state: stateOfModel() });
