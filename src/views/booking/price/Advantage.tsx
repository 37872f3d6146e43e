import type { Quote } from '../../../../contract/schemas/quote.ts';
import { Text, useTextLanguage } from '../../../i18n/index.ts';

interface Props {
  words: string;
  /** The only payment option with the advantage; undefined if all have it. */
  option: string | undefined;
  quote: Pick<Quote, 'textLanguage'>;
}

/** Shows an advantage of a price, and the payment option on which it depends. */
export function Advantage({ words, option, quote }: Props) {
  const lang = useTextLanguage(quote);
  if (option === undefined) return words;
  return (
    <Text
      id="price.withOption"
      values={{ advantage: words, option: lang ? <span lang={lang}>{option}</span> : option }}
    />
  );
}
