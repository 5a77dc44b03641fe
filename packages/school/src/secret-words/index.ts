export { secretWords } from './secret-words.ts';
