export { dayIn, type LetterWords, letterWords } from './letter-words.ts';
