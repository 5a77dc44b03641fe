import { retentionEs } from './es-retention.ts';
import { rolesEs } from './es-roles.ts';
import { secondFactorEs } from './es-second-factor.ts';
import { settingsEs } from './es-settings.ts';

export const allSettingsEs = { ...retentionEs, ...rolesEs, ...secondFactorEs, ...settingsEs };
