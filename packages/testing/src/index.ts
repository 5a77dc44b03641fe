export * from './builders/school.ts';
export { freePort } from './emulators/free-port.ts';
export type { Hosts, Suite } from './emulators/suite.ts';
export * from './people.ts';
export { TEST_PROJECT } from './project.ts';
export * from './school/simulate-school.ts';
export { schoolOperators } from './school-operators.ts';
export { type PersonThere, schoolProvider, signInThere, startSchoolProvider } from './school-provider.ts';
export { noteTyped, type Typed, typedIn } from './typed.ts';
