import type { FC } from 'react';
import { propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import type { ListedVersion } from '../../../../contract/dashboard/properties.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Outdated } from '../layout/NotLoaded.tsx';
import { useTimes } from '../layout/useTimes.ts';
import * as css from './propertyHistory.css.ts';
import type { PropertyHistoryProps, PropertyHistoryState } from './PropertyHistoryProps.ts';

interface RowProps extends Pick<PropertyHistoryProps, 'send'> {
  version: ListedVersion;
  /** The version with which it is compared; undefined if there is no other one. */
  other: number | undefined;
}

/** Chooses the earlier of two versions, which the comparison offers to use again. */
const chooseEarlier = (one: number, other: number) => ({
  version: Math.min(one, other),
  other: Math.max(one, other),
});

function Row({ version: { version, state, author, note, createdAt, publishedAt }, other, send }: RowProps) {
  const text = useText();
  const { eventTime } = useTimes();
  return (
    <li className={css.row}>
      <div className={css.version}>
        <h2 className={css.number}>{text('dashboard.history.version', { version })}</h2>
        <p>{text(`dashboard.history.state.${state}`)}</p>
        {note !== null && (
          <p className={css.note}>
            <Verbatim>{note}</Verbatim>
          </p>
        )}
        <p className={shared.small}>
          {text('dashboard.history.made', {
            moment: eventTime(publishedAt ?? createdAt),
            person: author ?? text('dashboard.history.nobody'),
          })}
        </p>
      </div>
      {other !== undefined && (
        <Button
          aria-label={text('dashboard.history.compare.of', { version, other })}
          onClick={() => send({ type: 'comparison.chosen', choice: chooseEarlier(version, other) })}
        >
          {text('dashboard.history.compare', { other })}
        </Button>
      )}
    </li>
  );
}

/** Shows all versions, the newest first. Each is compared with the newest one, and that with the one before it. */
export const VersionList: FC<PropertyHistoryProps & { state: PropertyHistoryState }> = ({
  context: { history, property },
  send,
  state,
}) => {
  const text = useText();
  const versions = history?.versions ?? [];
  const [newest, previous] = versions;
  return (
    <>
      {state === 'list.outdated' && <Outdated send={send} />}
      <p className={shared.lead}>
        {text(versions.length === 0 ? 'dashboard.history.none' : 'dashboard.history.lead')}
      </p>
      <ul className={css.list}>
        {versions.map((version) => (
          <Row
            key={version.version}
            version={version}
            other={version === newest ? previous?.version : newest?.version}
            send={send}
          />
        ))}
      </ul>
      <div className={shared.actions}>
        <ButtonLink look="quiet" href={propertyPageAddress('property', property)}>
          {text('dashboard.review.backToProperty')}
        </ButtonLink>
      </div>
    </>
  );
};
