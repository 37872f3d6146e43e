import type { Property } from '../../../machines/property/property.types.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import * as page from './property.css.ts';
import * as css from './sections.css.ts';

interface Props {
  property: Property;
}

function Notes({ property }: Props) {
  const text = useText();
  const { notes = [], notesLanguage } = property.rules;
  const lang = useTextLanguage({ textLanguage: notesLanguage ?? property.textLanguage });
  return (
    notes.length > 0 && (
      <Disclosure title={<h3>{text('rules.notes')}</h3>} sentence={<span lang={lang}>{notes[0]}</span>}>
        <ul className={css.list}>
          {notes.map((note) => (
            <li key={note} lang={lang}>
              {note}
            </li>
          ))}
        </ul>
      </Disclosure>
    )
  );
}

/** Returns a function that formats the landlord's name, address and tax number on one line. */
function useSeller() {
  const text = useText();
  return ({ name, address, taxNumber }: NonNullable<Property['legal']>) =>
    [name, address, taxNumber && `${text('legal.taxNumber')} ${taxNumber}`].filter(Boolean).join(' · ');
}

/** Shows the host's notes, and what the law requires to be visible: the registration number and the landlord. */
export function LegalNotes({ property }: Props) {
  const text = useText();
  const sellerIn = useSeller();
  const { registrationNumber, legal } = property;
  return (
    <>
      <Notes property={property} />
      <div className={css.legal}>
        <p className={page.muted}>{text('footer.registrationNumber', { number: registrationNumber })}</p>
        {legal && <p className={page.muted}>{sellerIn(legal)}</p>}
      </div>
    </>
  );
}
