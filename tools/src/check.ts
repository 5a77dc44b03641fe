import { runStages } from './checks/run-stages.ts';
import { quickStages } from './checks/stages.ts';
import { exitWith } from './explained.ts';

runStages(quickStages, console.log).then((passed) => process.exit(passed ? 0 : 1), exitWith);
