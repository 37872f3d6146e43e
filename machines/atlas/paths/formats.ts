import { asGherkin } from './gherkin.ts';
import { asMarkdown } from './markdown.ts';
import type { Format, Report } from './report.ts';
import { asText } from './text.ts';

/** How a report is written in each of the formats. */
export const formats: Record<Format, (report: Report) => string> = {
  text: asText,
  markdown: asMarkdown,
  gherkin: asGherkin,
  json: (report) => JSON.stringify(report, null, 2),
};
