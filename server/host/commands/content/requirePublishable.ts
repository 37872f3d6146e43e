import { checkSource, getIssueText, type UnitSource } from '../../content/index.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';

/**
 * Requires that content can be published. On a site that takes money, values that may cost the host some are logged, as at
 * its start.
 * @throws {CommandRefused} with all errors
 */
export function requirePublishable(
  { content, refusesExamples, log }: Pick<CommandContext, 'content' | 'refusesExamples' | 'log'>,
  id: string,
  source: UnitSource,
): void {
  const { errors, warnings } = checkSource(source, { offered: content.offered, refusesExamples });
  if (errors.length === 0) {
    const doubts = refusesExamples ? warnings.filter(({ about }) => about !== undefined) : [];
    for (const issue of doubts) log.warn({ unit: id }, getIssueText(issue));
    return;
  }
  const lines = errors.map((issue) => `  ${getIssueText(issue)}`);
  throw new CommandRefused(
    [`The content of ${id} is incomplete or invalid. Nothing was changed.`, ...lines].join('\n'),
    { kind: 'content-incomplete' },
  );
}
