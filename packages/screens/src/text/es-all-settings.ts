import { leavingEs } from './es-leaving.ts';
import { retentionEs } from './es-retention.ts';
import { rolesEs } from './es-roles.ts';
import { secondFactorEs } from './es-second-factor.ts';
import { settingsEs } from './es-settings.ts';

export const allSettingsEs = { ...leavingEs, ...retentionEs, ...rolesEs, ...secondFactorEs, ...settingsEs };
