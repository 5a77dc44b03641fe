export { type CodeCover, coverOfCode } from './cover-code.ts';
export {
  findStandard,
  gradeOfStandard,
  type Standard,
  searchStandards,
  standards,
  standardsOfGrade,
} from './standards.ts';
