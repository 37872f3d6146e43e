import type { FC } from 'react';
import { Link } from 'wouter';
import type { FailedJob } from '../../../../contract/dashboard/health.ts';
import { reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { getJobTitle } from '../today/getJobTitle.ts';
import * as css from './health.css.ts';
import { isWaiting, type HealthPartProps } from './HealthProps.ts';

function Job({ job, context, state, send }: HealthPartProps & { job: FailedJob }) {
  const text = useText();
  const { eventTime } = useTimes();
  const { id, queue, reservation, since, tries, nextTry, why } = job;
  const title = text(getJobTitle(queue));
  const moment = eventTime(since);
  const isRetrying = state === 'shown.retrying';
  return (
    <li className={css.item}>
      <h3 className={css.title}>{title}</h3>
      {reservation !== null && (
        <p>
          <Link href={reservationAddress(reservation)}>{reservation}</Link>
        </p>
      )}
      <p className={shared.small}>{text('dashboard.health.jobs.tries', { tries, moment })}</p>
      {why !== null && <p className={shared.small}>{text('dashboard.health.jobs.why', { why })}</p>}
      <p className={shared.small}>
        {nextTry === null
          ? text('dashboard.health.jobs.last')
          : text('dashboard.health.jobs.next', { moment: eventTime(nextTry) })}
      </p>
      <div className={shared.actions}>
        <Button
          isBusy={isRetrying && context.job === id}
          disabled={isWaiting(state)}
          aria-label={text('dashboard.health.jobs.retryOne', {
            title: reservation === null ? title : `${title} ${reservation}`,
          })}
          onClick={() => send({ type: 'jobRetry.requested', id })}
        >
          {text('dashboard.health.jobs.retry')}
        </Button>
      </div>
    </li>
  );
}

/** The e-mails, charges and refunds that failed. */
export const FailedJobs: FC<HealthPartProps> = (props) => {
  const text = useText();
  const { context, state, send } = props;
  const jobs = context.health?.jobs ?? [];
  const isRetrying = state === 'shown.retrying';
  return (
    <section className={css.section} aria-labelledby="jobs">
      <div className={css.head}>
        <h2 id="jobs" className={css.heading}>
          {text('dashboard.health.jobs')}
        </h2>
        {jobs.length > 1 && (
          <Button
            isBusy={isRetrying && context.job === ''}
            disabled={isWaiting(state)}
            onClick={() => send({ type: 'jobRetry.requested', id: '' })}
          >
            {text('dashboard.health.jobs.retryAll')}
          </Button>
        )}
      </div>
      {jobs.length === 0 ? (
        <p className={shared.small}>{text('dashboard.health.jobs.none')}</p>
      ) : (
        <ul className={css.list}>
          {jobs.map((job) => (
            <Job key={job.id} job={job} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
};
