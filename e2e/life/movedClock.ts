// Loaded before a process begins (`node --import`): for it and its embedded database the time is so many milliseconds
// ahead. What is measured, timers among it, goes on as ever.
const ahead = Number(process.env['MILLISECONDS_AHEAD']);
const { now } = Date;
const moved = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  apply: (real) => new real(moved()).toString(),
  construct: (real, given, made) =>
    Reflect.construct(real, given.length === 0 ? [moved()] : given, made) as Date,
  get: (real, name) => (name === 'now' ? moved : (Reflect.get(real, name) as unknown)),
});
