import { runPathsAsProcess } from 'statechart-atlas/paths-command';
import { pathsConfig } from './paths/config.ts';

await runPathsAsProcess(pathsConfig);
