import { officialWordingsSchema } from '@lemma/school/plan';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

type Loaded = { readonly title: string; readonly notice: string; readonly count: number; readonly loadedAt: number };

/** The settings of a teacher, whose school stores what is loaded. */
function shown(): { loaded?: Loaded } {
  const school: { loaded?: Loaded } = {};
  server.answers('showWordings', () => ({ ...school }));
  server.answers('removeWordings', () => {
    delete school.loaded;
    return {};
  });
  server.answers('loadWordings', () => {
    const { title, notice, wordings } = officialWordingsSchema.parse(server.asked('loadWordings').at(-1));
    const count = Object.keys(wordings).length;
    school.loaded = { title, notice, count, loadedAt: 1_790_000_000_000 };
    return { count };
  });
  // The other sections of the page say that they cannot be read.
  for (const other of [
    'showSecondFactor',
    'listSessions',
    'retentionPlan',
    'modelState',
    'deletedClasses',
    'showSchool',
  ] as const)
    server.refuses(other, 'network/offline');
  openArea({ area: 'teacher', createRoutes, at: 'settings', uid: 'maya' });
  return school;
}
const choose = async (text: string) => {
  const input = await screen.findByLabelText('File of standards in the CASE format', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([text], 'standards.json', { type: 'application/json' })] } });
};
const caseFile = JSON.stringify({
  CFDocument: { title: 'Invented standards', creator: 'A publisher' },
  CFItems: [{ humanCodingScheme: 'CCSS.Math.Content.5.NF.A.1', fullStatement: 'An invented sentence.' }],
});

it('loads a file, says what it holds, and removes it again', async () => {
  shown();
  await screen.findByText('No file is loaded. Your plans have plain words.');
  await choose(caseFile);
  await screen.findByText('Invented standards');
  await screen.findByText(/^One standard, loaded on/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the wording' }));
  const buttons = await screen.findAllByRole('button', { name: 'Remove the wording' });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await screen.findByText('No file is loaded. Your plans have plain words.');
});

it.each([
  ['no json', 'This file cannot be read as JSON. Download it again in the CASE format.'],
  ['{"CFItems":[]}', 'This file is not in the CASE format. The first difference is at: CFDocument'],
])('says what is wrong with %s, and sends nothing', async (text, said) => {
  const school = shown();
  await choose(text);
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
  expect(school.loaded).toBeUndefined();
});
