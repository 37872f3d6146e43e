/** Diagrams of machines: SVG drawings, and Mermaid for Markdown. */
export { getCharts } from '../chart/charts.ts';
export type { Chart } from '../chart/charts.ts';
export { overviewChart } from '../chart/overview.ts';
export { getDiagrams } from '../readme/diagram.ts';
export type { Diagram } from '../readme/diagram.ts';
export { withTrees } from '../readme/indexPage.ts';
