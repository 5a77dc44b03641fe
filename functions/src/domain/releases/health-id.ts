export const healthId = (area: string, version: string): string => `${area}_${version}`;
