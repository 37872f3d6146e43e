export type { DateStyle, Formats } from './formats.ts';
export { createPageIntl } from './intl.ts';
export { languageOfIntl } from './languageOfIntl.ts';
export {
  loadFirstMessages,
  loadMessages,
  loadOtherMessages,
  type MessageId,
  type Messages,
} from './messages.ts';
export {
  Text,
  createTranslator,
  useFormats,
  useLanguage,
  useText,
  useTextLanguage,
  type TextValues,
  type Translate,
} from './text.tsx';
export { TextProvider } from './TextProvider.tsx';
