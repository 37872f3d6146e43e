/** A backup in the format of version 0.1.0, with texts in place of its database and files. */
export const backupOfVersion010 = [
  'H4sIAAAAAAACA+2YvU7DMBCAM+cpTp5JObs0VbMxwMACSCwUMTiJG9I0P7IdRIT6MDwLL4aSIlWUoUJKQ6XeN5wdx4mXfDmf',
  'lbEyTqUXyiirq9HSlIXTN4iIPmLX4u8WxcW2341zPkHuADoDUBsrtYODrHWEvLsArNJlXEeWBcDU5ntgZ+34otS5bId5dxlp',
  'Ja2KL7uJAoXvce4JfMBZMMYAcYSI882TeZpoadOyMCyAJxcAgCFyTyuj9Ov3HRfguZudqeZOp0X33vvi5mUurutHccXctesQ',
  'B8WoSCvrZao53Br7/EchfvqP06mYkP9DICFTDZQLWJVFAjIpybiTIpZWhtKoUWvB//gvhL+b/1Fwyv+DUMlEGaBIkSLF44+U',
  'sXve/8siDsu381ymq7aNZv2fAfx5/8+FED7l/0Hqf2bqcKna4p/drj4/2JqcOEX/K9nkqrCmv872P7LXf9zxf4zTCdX/w/hP',
  'vhMEQZwkX/WcVSkAHAAA',
].join('');
