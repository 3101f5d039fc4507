import type { ComponentGuide } from './guide.ts';

/** Every guide by its path from this folder, for tools that run Vite. */
export const guides: Record<string, ComponentGuide> = import.meta.glob('../**/*.guide.tsx', {
  eager: true,
  import: 'guide',
});
