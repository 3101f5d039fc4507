/**
 * Returns the value of the `Timezone` header: the offset from UTC in hours, with minutes only if they are not 0.
 *
 * @param offset minutes, as returned by `Date.prototype.getTimezoneOffset` (negative east of Greenwich)
 * @example timezoneHeader(-180) // 'UTC +3'
 * @example timezoneHeader(-330) // 'UTC +5:30'
 */
export function timezoneHeader(offset: number): string {
  const distance = Math.abs(Math.round(offset));
  const minutes = distance % 60;
  return `UTC ${offset > 0 ? '-' : '+'}${Math.floor(distance / 60)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}
