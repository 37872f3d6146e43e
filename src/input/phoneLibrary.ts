export { parsePhoneNumberFromString as parsePhone } from 'libphonenumber-js/min';
