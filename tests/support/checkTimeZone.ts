const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (timeZone !== process.env['TZ'])
  throw new Error(`the tests run in ${timeZone}, not in ${process.env['TZ']}`);
