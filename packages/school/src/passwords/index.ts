export { isKnownPassword } from './known-passwords.ts';
