import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Outdated } from '../layout/NotLoaded.tsx';
import * as css from './propertyList.css.ts';
import type { PropertyListProps, PropertyListState } from './PropertyListProps.ts';
import { PropertyRow } from './PropertyRow.tsx';
import { ReorderedRow } from './ReorderedRow.tsx';

/** The number of properties above which the list has a search. */
const mostWithoutSearch = 20;

type Props = PropertyListProps & { state: PropertyListState };

/** The error of the list, or the result of the last change. */
const Result: FC<Props> = ({ context, send, state }) => {
  const text = useText();
  if (state === 'shown.outdated') return <Outdated send={send} />;
  if (state === 'shown.notOrdered')
    return (
      <>
        <FailedCall title={text('dashboard.properties.notOrdered')} failureReason={context} />
        <div className={shared.actions}>
          <TryAgain send={send} look="secondary" />
        </div>
      </>
    );
  const { done } = context;
  return done ? (
    <Notice
      tone="success"
      isLive
      title={text(`dashboard.properties.done.${done.kind}`, { name: done.property.name })}
    />
  ) : null;
};

/** The search, and the button that begins or ends the change of the order. */
const Tools: FC<PropertyListProps> = ({ context: { properties, search, isOrdering }, send }) => {
  const text = useText();
  return (
    <div className={css.tools}>
      {!isOrdering && properties.length > mostWithoutSearch && (
        <TextField
          id="property-search"
          label={text('dashboard.properties.search')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(typed) => send({ type: 'search.changed', search: typed })}
        />
      )}
      {properties.length > 1 && (
        <Button
          look={isOrdering ? 'primary' : 'secondary'}
          onClick={() => send({ type: isOrdering ? 'ordering.ended' : 'ordering.started' })}
        >
          {text(isOrdering ? 'dashboard.properties.ordered' : 'dashboard.properties.order')}
        </Button>
      )}
    </div>
  );
};

/** Says the place of the property that was moved last. */
function Moved({ context: { properties, moved } }: Pick<PropertyListProps, 'context'>) {
  const text = useText();
  const index = properties.findIndex(({ property }) => property === moved);
  return (
    <p role="status" className={css.moved}>
      {index >= 0 &&
        text('dashboard.properties.moved', {
          name: properties[index]!.name,
          place: index + 1,
          count: properties.length,
        })}
    </p>
  );
}

/** Shows the properties in the order of the site. */
export const PropertyList: FC<Props> = (props) => {
  const text = useText();
  const { context, send } = props;
  const { properties, search, most, isOrdering } = context;
  const words = search.trim().toLowerCase();
  const found = properties.filter(({ name, property }) =>
    `${name} ${property}`.toLowerCase().includes(words),
  );
  const shown = found.slice(0, most);
  if (properties.length === 0)
    return (
      <>
        <Result {...props} />
        <p className={shared.lead}>{text('dashboard.properties.none')}</p>
      </>
    );
  return (
    <>
      <Result {...props} />
      {properties.some(({ isDemo }) => isDemo) && (
        <p className={shared.lead}>{text('dashboard.properties.demo')}</p>
      )}
      <Tools {...props} />
      {isOrdering && <p className={shared.lead}>{text('dashboard.properties.order.about')}</p>}
      <Moved context={context} />
      {found.length === 0 && <p className={shared.lead}>{text('dashboard.properties.notFound')}</p>}
      <ul className={css.list}>
        {shown.map((property, index) =>
          isOrdering ? (
            <ReorderedRow
              key={property.property}
              {...props}
              property={property}
              place={index + 1}
              isLast={index === found.length - 1}
            />
          ) : (
            <PropertyRow key={property.property} {...props} property={property} />
          ),
        )}
      </ul>
      {shown.length < found.length && (
        <div className={shared.actions}>
          <Button onClick={() => send({ type: 'more.requested' })}>
            {text('dashboard.properties.more', { count: found.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
};
