export * from './time-zone.ts';
export * from './units.ts';
