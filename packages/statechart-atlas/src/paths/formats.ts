import { asGherkin } from './gherkin.ts';
import { asMarkdown } from './markdown.ts';
import type { Format, Report } from './report.ts';
import { asText } from './text.ts';

/** The functions that render a report in each format. */
export const formats: Record<Format, (report: Report) => string> = {
  text: asText,
  markdown: asMarkdown,
  gherkin: asGherkin,
  json: (report) => JSON.stringify(report, null, 2),
};
