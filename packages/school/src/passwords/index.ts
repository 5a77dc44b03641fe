export { isAmong, isKnownPassword, isListedWord } from './known-passwords.ts';
