import { getIntroduction, type Report, type ReportedMachine } from './report.ts';
import { getTitle, type DescribedPath } from './describePath.ts';

const scenario = (path: DescribedPath): string =>
  [
    `    @${path.id}`,
    `    Scenario: ${getTitle(path)}`,
    ...(path.notInABrowser === undefined ? [] : [`      Not in a browser: ${path.notInABrowser}.`]),
    `      Given it is in "${path.start}"`,
    ...path.steps.flatMap(({ words, state, stays }) => [
      `      When ${words}`,
      `      Then it ${stays ? 'stays' : 'is'} in "${state}"`,
    ]),
  ].join('\n');

const rule = (reported: ReportedMachine): string => {
  const { machine, description, paths, leftOut } = reported;
  return [
    `  Rule: ${machine}`,
    `    ${description}`,
    ...(leftOut === undefined ? [] : [`    ${leftOut}`]),
    ...getIntroduction(reported).map((line) => `    ${line}`),
    ...paths.map((path) => `\n${scenario(path)}`),
  ].join('\n');
};

/**
 * Renders a report for tools that read Gherkin: a rule for each machine, and a scenario for each path, tagged with its
 * name.
 */
export const asGherkin = ({ strategy, seed, machines }: Report): string =>
  [
    `Feature: Paths, ${strategy}${seed === undefined ? '' : `, from seed ${seed}`}`,
    ...machines.map(rule),
    '',
  ].join('\n\n');
