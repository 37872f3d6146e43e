import { Link } from 'wouter';
import { previewPath, propertyArchivePath } from '../../../../contract/dashboard/operations.ts';
import {
  propertyCalendarAddress,
  propertyCopyAddress,
  propertyPageAddress,
} from '../../../../contract/dashboard/pages.ts';
import type { ListedProperty } from '../../../../contract/dashboard/properties.ts';
import { propertyPage } from '../../../../contract/rules/addresses.ts';
import type { PropertyChange } from '../../../../machines/dashboard/propertyList/propertyList.types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useLanguage, useText } from '../../i18n/index.ts';
import * as css from './propertyList.css.ts';
import type { PropertyListProps } from './PropertyListProps.ts';

/** Returns the changes that are possible with a property. */
function getChanges({ state, hasDraft, managedBy, isDemo }: ListedProperty): PropertyChange['kind'][] {
  if (managedBy === 'files') return isDemo ? [] : ['adopt'];
  return [
    ...(state === 'online' ? ['retire' as const] : []),
    ...(state === 'retired' ? ['offerAgain' as const] : []),
    ...(state === 'incomplete' ? [] : ['returnToFiles' as const]),
    ...(hasDraft ? ['discardDraft' as const] : []),
  ];
}

interface Props extends Pick<PropertyListProps, 'send'> {
  property: ListedProperty;
}

/** The further pages of a property, and what can be done with it. */
export function PropertyMenu({ property, send }: Props) {
  const text = useText();
  const language = useLanguage();
  const { property: id, name, state, managedBy } = property;
  return (
    <Menu
      opener={
        <>
          <span className={css.menuName}>{text('dashboard.properties.menu', { name })}</span>
          <Icon name="menu" />
        </>
      }
    >
      {/* The preview and the public page are outside of the dashboard. */}
      <a href={previewPath(id, language)} target="_blank" rel="noreferrer">
        {text('dashboard.properties.preview')}
      </a>
      {state === 'online' && (
        <a href={propertyPage(language, id)} target="_blank" rel="noreferrer">
          {text('dashboard.properties.page')}
        </a>
      )}
      {state !== 'incomplete' && (
        <Link href={propertyCalendarAddress(id)}>{text('dashboard.properties.calendar')}</Link>
      )}
      {state !== 'incomplete' && (
        <Link href={propertyPageAddress('propertyHistory', id)}>{text('dashboard.history.title')}</Link>
      )}
      <Link href={propertyCopyAddress(id)}>{text('dashboard.properties.duplicate')}</Link>
      {state !== 'incomplete' && (
        <a href={propertyArchivePath(id)} download>
          {text('dashboard.properties.download')}
        </a>
      )}
      {getChanges(property).map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => send({ type: 'change.requested', kind, property: id })}
        >
          {text(
            kind === 'discardDraft' && state === 'incomplete' && managedBy === 'dashboard'
              ? 'dashboard.properties.action.delete'
              : `dashboard.properties.action.${kind}`,
          )}
        </button>
      ))}
    </Menu>
  );
}
