import type { Product } from 'statechart-atlas';
import {
  dashboardPage,
  dashboardPages,
  reservationTaskPath,
  reservationTasks,
  settingsForms,
  settingsPath,
  type ReservationTask,
} from '../../contract/dashboard/pages.ts';

/** Returns what a person does on the page of a form or an action of a reservation, and its machine. */
function describeTask(task: ReservationTask) {
  if (task === 'refund' || task === 'cancellation') return { description: task, machine: 'refund' };
  const isForm = ['addNote', 'resendMail', 'recordPayment', 'recordChannelMoney'].includes(task);
  return {
    description: isForm ? 'an entry about one reservation' : 'an action on one reservation',
    machine: isForm ? 'deskForm' : 'deskAction',
  };
}

/** The pages of the dashboard. */
export const dashboardAddresses: Product['pages'] = [
  { address: dashboardPage, description: 'the stays and tasks of today', machine: 'today' },
  { address: dashboardPages.account, description: 'the person’s own sessions', machine: 'account' },
  { address: dashboardPages.passkeys, description: 'the person’s own passkeys', machine: 'passkeys' },
  { address: dashboardPages.access, description: 'the people who have access', machine: 'access' },
  { address: dashboardPages.auditLog, description: 'the log of what people did', machine: 'auditLog' },
  { address: dashboardPages.calendar, description: 'the calendar of all properties', machine: 'timeline' },
  {
    address: dashboardPages.reservation.replace(':number', '{number}'),
    description: 'one reservation',
    machine: 'reservationDesk',
  },
  ...Object.entries(reservationTasks).map(([path, task]) => ({
    address: reservationTaskPath(path as keyof typeof reservationTasks).replace(':number', '{number}'),
    ...describeTask(task),
  })),
  {
    address: dashboardPages.reservations,
    description: 'reservations by search and filters',
    machine: 'reservationList',
  },
  {
    address: dashboardPages.newBooking,
    description: 'a booking by phone or from another channel',
    machine: 'phoneBooking',
  },
  {
    address: dashboardPages.registration,
    description: 'whose guests are registered',
    machine: 'registrations',
  },
  {
    address: dashboardPages.bulletins,
    description: 'guests who must be reported to the authorities',
    machine: 'bulletins',
  },
  {
    address: dashboardPages.properties,
    description: 'the properties, their order and their states',
    machine: 'propertyList',
  },
  { address: dashboardPages.newProperty, description: 'a new property', machine: 'newProperty' },
  {
    address: dashboardPages.property.replace(':property', '{property}'),
    description: 'the sections of a property, and what is missing',
    machine: 'propertyEditor',
  },
  {
    address: dashboardPages.propertySection
      .replace(':property', '{property}')
      .replace(':section', '{section}'),
    description: 'a section of the content of a property',
    machine: 'propertyEditor',
  },
  {
    address: dashboardPages.propertyReview.replace(':property', '{property}'),
    description: 'what a draft changes, and its publication',
    machine: 'propertyReview',
  },
  {
    address: dashboardPages.propertyHistory.replace(':property', '{property}'),
    description: 'the versions of a property',
    machine: 'propertyHistory',
  },
  {
    address: dashboardPages.settings,
    description: 'the settings, and what is missing before guests can book',
    machine: 'settings',
  },
  ...settingsForms.map((form) => ({
    address: settingsPath(form),
    description: 'a part of the settings of the site',
    machine: 'settingsForm',
  })),
  {
    address: settingsPath('address'),
    description: 'the public address, and where it leads',
    machine: 'addressCheck',
  },
  {
    address: dashboardPages.welcome,
    description: 'the steps from nothing to a public property',
    machine: 'firstRun',
  },
  {
    address: dashboardPages.channels,
    description: 'the calendars of other channels, and double bookings',
    machine: 'channels',
  },
  {
    address: dashboardPages.newCalendar.replace(':property', '{property}'),
    description: 'a new calendar of another channel',
    machine: 'newCalendar',
  },
  {
    address: dashboardPages.sharedCalendar.replace(':property', '{property}'),
    description: 'the calendar of a property for other channels',
    machine: 'sharedCalendar',
  },
  { address: dashboardPages.health, description: 'checks, failed jobs and version', machine: 'health' },
  { address: dashboardPages.backups, description: 'the backups of the site', machine: 'backups' },
  {
    address: dashboardPages.importProperty,
    description: 'a property from a file of another site, or from a text',
    machine: 'propertyImport',
  },
  {
    address: dashboardPages.importStays,
    description: 'reservations from files of other systems',
    machine: 'stayImport',
  },
  { address: dashboardPages.more, description: 'who is signed in, and sign-out', machine: 'session' },
];
