export type { AskedQuestion } from './asked-task.ts';
export { type NextStep, nextStep } from './next-step.ts';
export { type LineVerdict, readWork as readWorking, type WorkReading } from './read-work.ts';
