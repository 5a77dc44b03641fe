import { signUp } from '@lemma/testing';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { give, ownQuestion } from './own-question.ts';
import { adult, PASSWORD, phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

async function oneStudent() {
  const made = await prepareClass(['Ana Lopes'], ['integers.add']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  return { made, card };
}

const givenTo = async (assignmentId: string) =>
  (await submissionOf(assignmentId, 'Ana Lopes')).items.map(({ attempts }) =>
    attempts.map(({ response, verdict }) => `${response} ${verdict}`),
  );

/** A parent of the student, who reads Spanish. */
async function spanishParent({ teacher }: PreparedClass, studentId: string) {
  const account = adult('Jon Lopes', 'Parent');
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  const parent = await signUp(backend, { ...account, password: PASSWORD, role: 'parent' });
  await parent.call('linkParent', await teacher.call('createParentCode', { studentId }));
  await parent.call('saveSettings', { language: 'es' });
  return account;
}

test('a word that is not the unit costs no try, and the unit, in words too, is no mistake', async ({ browser }) => {
  const { made, card } = await oneStudent();
  const assignmentId = await give(made, 'Boxes', [
    ownQuestion('i1', 'Olga packs her things. How many boxes?', '14'),
    ownQuestion('i2', 'How much is left?', '2'),
  ]);
  const page = await (await phone(browser)).newPage();
  await signInWithCard(page, card, card.displayName);
  await page.goto(`/student/assignments?work=${assignmentId}&item=1`);
  const answer = async (text: string) => {
    await page.getByLabel('Your answer').fill(text);
    await page.getByLabel('Your answer').press('Enter');
  };
  for (const word of ['dumplings', 'plates']) {
    await answer(`14 ${word}`);
    await expect(page.getByText(`We do not know “${word}”. Write a number.`)).toBeVisible();
    await expect(page.getByText('This costs no try.')).toBeVisible();
    await expect(page.getByText('3 tries left')).toBeVisible();
  }
  await answer('fourteen boxes');
  await expect(page.getByText('Done: this one is right.')).toBeVisible();
  await page.goto(`/student/assignments?work=${assignmentId}&item=2`);
  await answer('two');
  await expect(page.getByText('Done: this one is right.')).toBeVisible();
  expect(await givenTo(assignmentId)).toEqual([['fourteen boxes right'], ['two right']]);
});

test('a decimal comma is read as the person writes it: a student’s, and a parent’s in Spanish', async ({ browser }) => {
  const { made, card } = await oneStudent();
  const questions = [ownQuestion('i1', 'How long is it?', '9.5')];
  const own = await give(made, 'Lengths', questions);
  const typed = await give(made, 'Largos', questions);
  const page = await (await phone(browser)).newPage();
  await signInWithCard(page, card, card.displayName);
  await page.goto('/student/settings');
  await page.getByRole('radio', { name: '0,5 with a comma' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`/student/assignments?work=${own}&item=1`);
  await page.getByLabel('Your answer').fill('9,5');
  await expect(page.getByText('We read')).toBeVisible();
  await page.getByLabel('Your answer').press('Enter');
  await expect(page.getByText('Done: this one is right.')).toBeVisible();
  expect(await givenTo(own)).toEqual([['9,5 right']]);

  const account = await spanishParent(made, card.studentId);
  const parent = await (await phone(browser, { locale: 'es-US' })).newPage();
  await parent.addInitScript(() => localStorage.setItem('lemma.language', 'en'));
  await signInAdult(parent, account);
  await parent.goto('/parent-dashboard/submissions');
  await expect(parent.getByRole('heading', { name: 'Entregar', level: 1 })).toBeVisible();
  await parent.getByRole('combobox').first().selectOption({ label: 'Largos' });
  await parent.getByText('Pregunta 1', { exact: true }).click();
  await parent.getByLabel('Respuesta').fill('9,5');
  await expect(parent.getByText('Leemos')).toBeVisible();
  await parent.getByRole('radio', { name: /^Yo escribí por mi hijo/ }).click();
  await parent.getByRole('button', { name: 'Entregar', exact: true }).last().click();
  await expect(parent.getByText(/se recibió 1 respuesta escrita/)).toBeVisible();
  // What a parent types is credited and is no try of the student's.
  expect((await submissionOf(typed, 'Ana Lopes')).items[0]).toMatchObject({ attempts: [], score: 2 });
});
