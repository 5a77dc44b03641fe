import { secondFactorAr } from './ar-second-factor.ts';
import { settingsAr } from './ar-settings.ts';

export const allSettingsAr = { ...secondFactorAr, ...settingsAr };
