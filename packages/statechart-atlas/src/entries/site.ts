/** The website of the machines, and reports of changes. */
export { buildSite } from '../site/build.ts';
export type { Page } from '../site/base/sitePage.ts';
export { coveragePage } from '../site/pages/coveragePage.ts';
export type { CoverageReport, CoveredMachine, RunReport } from '../site/pages/coveragePage.ts';
export { findChanges } from '../changes/findChanges.ts';
export type { ChangesRequest } from '../changes/findChanges.ts';
export { addWorktree, getCommit, NoRevision, removeWorktree } from '../changes/revision.ts';
export { renderMarkdown } from '../changes/markdown.ts';
export type { Changes } from '../changes/markdown.ts';
export { addressOfBefore, addressOfMarked, changesPage } from '../site/pages/changes.ts';
