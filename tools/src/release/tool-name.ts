import { Help, type HelpConfiguration } from 'commander';

/** How people call this tool: in the repository of one area by the command of the kit (tools/src/kit). */
const { LEMMA_TOOL } = process.env;
export const TOOL = LEMMA_TOOL ?? 'npm run release --';
/** Whether the folder says of which area everything is. */
export const isOfOneArea = LEMMA_TOOL !== undefined;

/** Where people find what to do with keys. */
export const KEY_GUIDE = `${isOfOneArea ? 'node_modules/@lemma/area-kit/' : ''}docs/how-to/release-key.md`;

const help = new Help();
const withoutArea = (text: string): string => text.replace(' <area>', '');

/** Help that names no area where the folder says it. */
export const toolHelp: HelpConfiguration = isOfOneArea
  ? {
      visibleArguments: (command) => help.visibleArguments(command).filter((each) => each.name() !== 'area'),
      commandUsage: (command) => withoutArea(help.commandUsage(command)),
      subcommandTerm: (command) => withoutArea(help.subcommandTerm(command)),
    }
  : {};
