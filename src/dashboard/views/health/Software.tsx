import type { SoftwareVersion } from '../../../../contract/dashboard/health.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import * as css from './health.css.ts';

const gigabyte = 1e9;

/** The version of the software, and what it runs on. */
export function Software({ software }: { software: SoftwareVersion }) {
  const text = useText();
  const { eventTime } = useTimes();
  const { version, node, database, postgres, startedAt, freeBytes, changes } = software;
  const gigabytes = freeBytes === null ? null : Math.round((freeBytes / gigabyte) * 10) / 10;
  const facts = [
    [text('dashboard.health.software.version'), `Estadia ${version}`],
    ['Node.js', node],
    [
      text('dashboard.health.software.database'),
      text(`dashboard.health.software.${database}`, { version: postgres }),
    ],
    [text('dashboard.health.software.started'), eventTime(startedAt)],
    [
      text('dashboard.health.software.disk'),
      gigabytes === null
        ? text('dashboard.health.software.unknown')
        : text('dashboard.health.software.gigabytes', { gigabytes }),
    ],
  ] as const;
  return (
    <section className={css.section} aria-labelledby="software">
      <h2 id="software" className={css.heading}>
        {text('dashboard.health.software')}
      </h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && (
        <Disclosure title={<span>{text('dashboard.health.software.changes')}</span>}>
          <p className={shared.small}>{text('dashboard.health.software.inEnglish')}</p>
          <ul className={css.changes} lang="en">
            {changes.map((change) => (
              <li key={change}>
                <Verbatim>{change}</Verbatim>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
