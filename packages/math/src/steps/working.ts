export { type NextStep, nextStep } from './next-step.ts';
export { type LineMark, readWork as readWorking, type WorkReading } from './read-work.ts';
