import type { FC } from 'react';
import { compareDocuments } from '../../../../contract/content/compareDocuments.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import * as css from '../property/property.css.ts';
import { PropertyChanges } from '../property/PropertyChanges.tsx';
import { BackToList } from './BackToList.tsx';
import type { PropertyHistoryProps, PropertyHistoryState } from './PropertyHistoryProps.ts';

type ComparedState = Extract<
  PropertyHistoryState,
  'compared' | 'restoring' | 'tooMany' | 'rejected' | 'unconfirmed'
>;
type Props = PropertyHistoryProps & { state: ComparedState };

/** The two versions that are compared. */
const Choice: FC<PropertyHistoryProps> = ({ context: { history, choice }, send }) => {
  const text = useText();
  const options = history!.versions.map(({ version }) => (
    <option key={version} value={version}>
      {text('dashboard.history.version', { version })}
    </option>
  ));
  const choose = (changes: Partial<NonNullable<typeof choice>>) =>
    send({ type: 'comparison.chosen', choice: { ...choice!, ...changes } });
  return (
    <div className={shared.fields}>
      <Select
        id="compared-version"
        label={text('dashboard.history.chosen')}
        value={String(choice!.version)}
        onChange={(version) => choose({ version: Number(version) })}
      >
        {options}
      </Select>
      <Select
        id="compared-other"
        label={text('dashboard.history.other')}
        value={String(choice!.other)}
        onChange={(other) => choose({ other: Number(other) })}
      >
        {options}
      </Select>
    </div>
  );
};

/** The button that makes the chosen version the draft, with its effect. */
const Restoration: FC<Props> = ({ context: { history, choice, compared }, send, state }) => {
  const text = useText();
  const { managedBy, hasDraft, document } = history!.shown;
  const isPresent = compareDocuments(compared!.version, document).length === 0;
  if (managedBy === 'files' || isPresent) return null;
  const { version } = choice!;
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{text('dashboard.history.restore', { version })}</h2>
      <p>{text('dashboard.history.restore.effect')}</p>
      {hasDraft && <p>{text('dashboard.history.restore.draft')}</p>}
      <Button
        look="primary"
        isBusy={state === 'restoring'}
        onClick={() => send({ type: 'restoration.requested' })}
      >
        {text('dashboard.history.restore', { version })}
      </Button>
    </section>
  );
};

/** Shows the differences between two versions from the earlier to the later one. */
export const Compared: FC<Props> = (props) => {
  const text = useText();
  const { context, send, state } = props;
  const { compared, choice } = context;
  if (!compared || !choice) return null;
  if (state === 'unconfirmed')
    return (
      <UnconfirmedChoice
        failureReason={context}
        onLook={() => send({ type: 'list.requested' })}
        onRepeat={() => send({ type: 'restoration.requested' })}
      />
    );
  const isLater = choice.version > choice.other;
  const changes = isLater
    ? compareDocuments(compared.other, compared.version)
    : compareDocuments(compared.version, compared.other);
  const [from, to] = isLater ? [choice.other, choice.version] : [choice.version, choice.other];
  return (
    <>
      {state === 'tooMany' && <RejectedAlert refusal={context} />}
      {state === 'rejected' && (
        <>
          <RejectedAlert refusal={context} refusedText={text('dashboard.history.changed')} />
          <div className={shared.actions}>
            <TryAgain send={send} look="secondary" />
          </div>
        </>
      )}
      {state === 'compared' && <Choice {...props} />}
      <section className={css.part}>
        <h2 className={css.heading}>{text('dashboard.history.differences', { from, to })}</h2>
        <p>{text('dashboard.review.changes', { count: changes.length })}</p>
        <PropertyChanges
          changes={changes}
          before={text('dashboard.history.version', { version: from })}
          after={text('dashboard.history.version', { version: to })}
        />
      </section>
      {state !== 'rejected' && <Restoration {...props} />}
      {state !== 'restoring' && (
        <div className={shared.actions}>
          <BackToList send={send} />
        </div>
      )}
    </>
  );
};
