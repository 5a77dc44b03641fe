import { expect, it } from 'vitest';
import { changedSettings, settingsChangeSchema } from './changed-settings.ts';
import { defaultSettings, type Settings } from './schema.ts';

const before: Settings = {
  ...defaultSettings,
  ...{ theme: 'dark', language: 'es', textSize: 'large' },
  mastery: { rule: 'streak', streak: 4, most: 15 },
  model: { assistant: false, interviews: true, grading: true },
  notices: { overview: ['grade'], mail: ['cards'] },
};

it('changes what is named, and nothing else', () => {
  expect(changedSettings(before, settingsChangeSchema.parse({ contrast: 'more' }))).toEqual({
    ...before,
    contrast: 'more',
  });
  expect(changedSettings(before, settingsChangeSchema.parse({}))).toEqual(before);
});

it('changes one of several choices about the model, or of where somebody is told', () => {
  const change = settingsChangeSchema.parse({ model: { interviews: false }, notices: { mail: [] } });
  expect(changedSettings(before, change)).toEqual({
    ...before,
    model: { assistant: false, interviews: false, grading: true },
    notices: { overview: ['grade'], mail: [] },
  });
});

it('takes away what may be left out', () => {
  const { language: _language, mastery: _mastery, ...rest } = before;
  expect(changedSettings(before, settingsChangeSchema.parse({ language: null, mastery: null }))).toEqual(rest);
});

it.each([{ theme: 'pink' }, { theme: null }, { notices: { mail: ['nothing'] } }, { latePolicy: 7 }])(
  'refuses %o',
  (change) => expect(settingsChangeSchema.safeParse(change).success).toBe(false),
);
