export { isKnownPassword, isListedWord } from './known-passwords.ts';
