import { currentEnvironment } from './session.ts';

/** The address of a call or HTTP endpoint of the backend. */
export function addressOf(name: string): string {
  const environment = currentEnvironment();
  const { projectId } = environment.firebase;
  return environment.emulators
    ? `http://${environment.emulators.functions}/${projectId}/${environment.functionsRegion}/api/${name}`
    : `https://${environment.functionsRegion}-${projectId}.cloudfunctions.net/api/${name}`;
}
