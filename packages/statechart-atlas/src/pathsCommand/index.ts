/** The command that lists the paths of machines, explains them and runs them in a browser. */
export { startChild } from './childProcesses.ts';
export {
  UnsuitableSite,
  type BrowserConfig,
  type OtherSiteConfig,
  type PathsConfig,
  type StartedSite,
  type Terminal,
} from './config.ts';
export { runPaths, runPathsAsProcess } from './runPaths.ts';
