import type { FC } from 'react';
import type { Finding } from '../../../../contract/dashboard/health.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { findFindingLink, isRepairable } from './findingLinks.ts';
import * as css from './health.css.ts';
import { isWaiting, type HealthPartProps } from './HealthProps.ts';
import { useFindingText } from './useFindingText.ts';

/** The button or link that solves a problem, if there is one. */
function FindingActions({ finding, state, send }: Omit<HealthPartProps, 'context'> & { finding: Finding }) {
  const text = useText();
  const link = findFindingLink(finding);
  if (isRepairable(finding))
    return state === 'shown.notChecked' ? null : (
      <div className={shared.actions}>
        <Button
          look="primary"
          isBusy={state === 'shown.repairing'}
          disabled={isWaiting(state)}
          onClick={() => send({ type: 'repair.requested' })}
        >
          {text('dashboard.health.repair')}
        </Button>
      </div>
    );
  return link ? (
    <div className={shared.actions}>
      <ButtonLink href={link.href}>{text(link.label)}</ButtonLink>
    </div>
  ) : null;
}

function Problem({ finding, ...props }: Omit<HealthPartProps, 'context'> & { finding: Finding }) {
  const text = useText();
  const { getSubject, getText } = useFindingText();
  const { found, fix, detail, isEnglish } = getText(finding);
  const outcome = finding.outcome === 'failed' ? 'failed' : 'warning';
  const language = isEnglish ? 'en' : undefined;
  return (
    <li className={css.finding[outcome]}>
      <p className={css.subject}>
        <span>{text(`dashboard.health.outcome.${outcome}`)}</span>
        <Verbatim>{' · '}</Verbatim>
        <span>{getSubject(finding)}</span>
      </p>
      <h3 className={css.title} lang={language}>
        {found}
      </h3>
      {detail !== undefined && (
        <p className={shared.small} lang="en">
          <Verbatim>{detail}</Verbatim>
        </p>
      )}
      {fix !== null && <p lang={language}>{fix}</p>}
      <FindingActions finding={finding} {...props} />
    </li>
  );
}

/** The checks that found no problem, folded to their number. */
function Fine({ findings }: { findings: readonly Finding[] }) {
  const text = useText();
  const { getSubject, getDetails } = useFindingText();
  const lines = findings.map((finding) => {
    const details = getDetails(finding);
    return details === undefined ? getSubject(finding) : `${getSubject(finding)} · ${details}`;
  });
  return (
    <Disclosure title={<span>{text('dashboard.health.fine', { count: findings.length })}</span>}>
      <ul className={css.fine}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The result of the last checks, the worst first. */
export const Findings: FC<HealthPartProps> = ({ context, ...props }) => {
  const text = useText();
  const { eventTime } = useTimes();
  const { checks, health } = context;
  const isChecking = props.state === 'shown.checking' || props.state === 'shown.lookingAfterRepair';
  const findings = (checks?.findings ?? []).filter(
    ({ code }) => code !== 'jobs.failed' || (health?.jobs.length ?? 0) > 0,
  );
  const problems = findings.filter(({ outcome }) => outcome !== 'ok');
  const fine = findings.filter(({ outcome }) => outcome === 'ok');
  return (
    <section className={css.section} aria-labelledby="checks">
      <div className={css.head}>
        <h2 id="checks" className={css.heading}>
          {!checks
            ? text('dashboard.health.checks')
            : problems.length === 0
              ? text('dashboard.health.allWell')
              : text('dashboard.health.problems', { count: problems.length })}
        </h2>
        <Button
          isBusy={isChecking}
          disabled={isWaiting(props.state)}
          onClick={() => props.send({ type: 'check.requested' })}
        >
          {text('dashboard.health.checkAgain')}
        </Button>
      </div>
      <p role="status" className={css.status}>
        {isChecking && text('dashboard.health.checking')}
      </p>
      {checks && !isChecking && (
        <p className={shared.small}>
          {text('dashboard.health.checkedAt', { moment: eventTime(checks.checkedAt) })}
        </p>
      )}
      {problems.length > 0 && (
        <ul className={css.list}>
          {problems.map((finding) => (
            <Problem key={`${finding.code} ${finding.found}`} finding={finding} {...props} />
          ))}
        </ul>
      )}
      {checks && problems.length === 0 && (
        <Notice tone="success" title={text('dashboard.health.fine', { count: fine.length })} />
      )}
      {fine.length > 0 && <Fine findings={fine} />}
    </section>
  );
};
