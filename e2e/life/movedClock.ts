// Loaded before a process starts (`node --import`): shifts the time of the process and its embedded database by
// some milliseconds.
// Timers and durations are unchanged.
const ahead = Number(process.env['MILLISECONDS_AHEAD']);
const { now } = Date;
const moved = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  apply: (real) => new real(moved()).toString(),
  construct: (real, given, made) =>
    Reflect.construct(real, given.length === 0 ? [moved()] : given, made) as Date,
  get: (real, name) => (name === 'now' ? moved : (Reflect.get(real, name) as unknown)),
});
