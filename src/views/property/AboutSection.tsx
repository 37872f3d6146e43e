import type { Property } from '../../../machines/property/property.types.ts';
import { useTextLanguage } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Prose } from './Prose.tsx';
import * as css from './sections.css.ts';

interface Props {
  property: Property;
}

/** Shows the host's description and the highlights. */
export const AboutSection = ({ property }: Props) => (
  <>
    <Prose text={property.description} property={property} />
    {property.highlights.length > 0 && <Highlights property={property} />}
  </>
);

const Highlights = ({ property }: Props) => (
  <div className={css.highlights} lang={useTextLanguage(property)}>
    {property.highlights.map(({ icon, title, text }) => (
      <div key={title} className={css.highlight}>
        <Icon name={icon} size="large" />
        <h3 className={css.highlightTitle}>{title}</h3>
        <p className={css.highlightText}>{text}</p>
      </div>
    ))}
  </div>
);
