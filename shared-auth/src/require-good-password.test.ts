import { AppError } from '@lemma/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { setPasswordByLink } from './action-links.ts';
import { authReasonOf } from './auth-reason.ts';
import { changePassword } from './change-password.ts';
import { signUp } from './operations.ts';

const school = vi.hoisted(() => ({ answer: async (): Promise<{ fault?: string }> => ({}), asked: [] as unknown[] }));
vi.mock('./remote-calls.ts', () => ({
  call: (name: string, input: unknown) => {
    school.asked.push([name, input]);
    return school.answer();
  },
}));
const service = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('firebase/auth', () => ({
  createUserWithEmailAndPassword: service.asked,
  confirmPasswordReset: service.asked,
  reauthenticateWithCredential: service.asked,
  updatePassword: service.asked,
}));
vi.mock('./current-session.ts', () => ({
  currentSession: () => ({ auth: { currentUser: { email: 'ana@school.example' } } }),
}));

const ways = {
  'an account is made': () => signUp(' Ana@school.example', 'dimazarya', 'Ana', 'teacher'),
  'a password is changed': () => changePassword('old', 'dimazarya'),
  'a link is followed': () => setPasswordByLink('code', 'dimazarya', 'ana@school.example'),
};

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  service.asked.mockReset();
  school.asked.length = 0;
});

it.each(Object.entries(ways))('has the server judge a password before %s', async (_, way) => {
  school.answer = async () => ({ fault: 'known' });
  expect(authReasonOf(await way().catch((fault: unknown) => fault))).toBe('known');
  expect(school.asked).toEqual([['judgePassword', { password: 'dimazarya', address: 'ana@school.example' }]]);
  expect(service.asked).not.toHaveBeenCalled();
});

it.each([
  ['network/offline', 'network'],
  ['unknown', 'other'],
] as const)('sets no password that nobody judged: %s', async (code, reason) => {
  school.answer = () => Promise.reject(new AppError(code, 'judgePassword'));
  for (const way of Object.values(ways))
    expect(authReasonOf(await way().catch((fault: unknown) => fault))).toBe(reason);
  expect(service.asked).not.toHaveBeenCalled();
});
