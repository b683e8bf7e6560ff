import { measures } from '../../domain/measures.ts';

/** '14:02', or '2:02 pm' by a clock of twelve hours; where this device is, or in the zone that is named. */
export function clockText(moment: Date, timeZone?: string): string {
  const isTwelve = measures().clock === '12';
  return moment.toLocaleTimeString(isTwelve ? 'en-US' : 'en-GB', {
    hour: isTwelve ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
  });
}
