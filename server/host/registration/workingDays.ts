import { CalendarDate, isWeekend, parseDate } from '@internationalized/date';

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easter(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * (year % 19) + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - fullMoon - (year % 4)) % 7;
  const correction = Math.floor(((year % 19) + 11 * fullMoon + 22 * weekday) / 451);
  const days = fullMoon + weekday - 7 * correction + 114;
  return new CalendarDate(year, Math.floor(days / 31), (days % 31) + 1);
}

const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '04-25',
  '05-01',
  '06-10',
  '08-15',
  '10-05',
  '11-01',
  '12-01',
  '12-08',
  '12-25',
]);

/** Whether a date is a national holiday in Portugal (Código do Trabalho, article 234). */
export function isHoliday(date: CalendarDate): boolean {
  const sunday = easter(date.year);
  const moving = [sunday.subtract({ days: 2 }), sunday, sunday.add({ days: 60 })];
  return fixedHolidays.has(date.toString().slice(5)) || moving.some((day) => day.compare(date) === 0);
}

const isWorkingDay = (date: CalendarDate) => !isWeekend(date, 'pt-PT') && !isHoliday(date);

/** The date a number of working days after another, without counting the first date; both `YYYY-MM-DD`. */
export function workingDaysAfter(date: string, days: number): string {
  let day = parseDate(date);
  for (let left = days; left > 0;) {
    day = day.add({ days: 1 });
    if (isWorkingDay(day)) left -= 1;
  }
  return day.toString();
}
