export { unpacked } from '@lemma/school/base';
