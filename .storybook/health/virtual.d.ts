declare module 'virtual:health' {
  import type { HealthRow } from './plugin.ts';

  export const rows: HealthRow[];
}
