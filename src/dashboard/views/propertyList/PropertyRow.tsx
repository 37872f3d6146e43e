import type { ListedProperty } from '../../../../contract/dashboard/properties.ts';
import { propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import { Link } from 'wouter';
import { button } from '../../../ui/Button.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useIssueText } from '../../content/useIssueText.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './propertyList.css.ts';
import { PropertyMenu } from './PropertyMenu.tsx';
import type { PropertyListProps } from './PropertyListProps.ts';

/** The number of errors that are named. */
const mostMissing = 3;

export const Picture = ({ photo }: Pick<ListedProperty, 'photo'>) =>
  photo === null ? (
    <span className={css.noPicture}>
      <Icon name="photos" />
    </span>
  ) : (
    <img className={css.picture} src={photo} alt="" loading="lazy" width={160} height={120} />
  );

/** The state of a property in words. */
function States({ property: { state, hasDraft, managedBy, isDemo } }: { property: ListedProperty }) {
  const text = useText();
  return (
    <ul className={css.states}>
      <li className={css.state[state]}>{text(`dashboard.properties.state.${state}`)}</li>
      {hasDraft && state !== 'incomplete' && (
        <li className={css.state.draft}>{text('dashboard.properties.state.draft')}</li>
      )}
      {managedBy === 'files' && !isDemo && (
        <li className={css.state.files}>{text('dashboard.properties.state.files')}</li>
      )}
    </ul>
  );
}

/** The errors of the draft of a property. */
function Missing({ property: { missing, errors } }: { property: ListedProperty }) {
  const text = useText();
  const getIssueText = useIssueText();
  if (errors === 0) return null;
  const named = missing.slice(0, mostMissing);
  return (
    <ul className={css.missing}>
      {named.map((issue, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two issues can be about the same field
        <li key={index}>{getIssueText(issue)}</li>
      ))}
      {errors > named.length && (
        <li>{text('dashboard.properties.missing.more', { count: errors - named.length })}</li>
      )}
    </ul>
  );
}

/** A property with its state, what it lacks, and what can be done with it. */
export function PropertyRow({ property, send }: PropertyListProps & { property: ListedProperty }) {
  const text = useText();
  const { name, hasDraft, managedBy, warnings, hasExamples } = property;
  return (
    <li className={css.row}>
      <Picture photo={property.photo} />
      <div className={css.about}>
        <h2 className={css.name}>
          <Verbatim>{name}</Verbatim>
        </h2>
        <States property={property} />
        <Missing property={property} />
        {hasExamples && <p className={shared.small}>{text('dashboard.properties.examples')}</p>}
        {warnings > 0 && (
          <p className={shared.small}>{text('dashboard.properties.warnings', { count: warnings })}</p>
        )}
      </div>
      <div className={css.actions}>
        <Link
          className={button.secondary}
          href={propertyPageAddress('property', property.property)}
          aria-label={text(
            managedBy === 'files' ? 'dashboard.properties.look.of' : 'dashboard.properties.edit.of',
            {
              name,
            },
          )}
        >
          {text(managedBy === 'files' ? 'dashboard.properties.look' : 'dashboard.properties.edit')}
        </Link>
        {hasDraft && (
          <Link
            className={button.quiet}
            href={propertyPageAddress('propertyReview', property.property)}
            aria-label={text('dashboard.properties.review.of', { name })}
          >
            {text('dashboard.review.title')}
          </Link>
        )}
        <PropertyMenu property={property} send={send} />
      </div>
    </li>
  );
}
