export * from './app-error.ts';
export * from './areas.ts';
export * from './canary.ts';
export * from './compatible.ts';
export * from './environment.ts';
export * from './override.ts';
export * from './release.ts';
export * from './remote-module.ts';
