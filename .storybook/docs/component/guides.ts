import type { ComponentGuide } from '../../../packages/ui/src/docs/guide.ts';

/** Guides by path, each loaded with its page. */
const files = import.meta.glob<ComponentGuide>('../../../packages/ui/src/**/*.guide.tsx', { import: 'guide' });
const loading = new Map<string, Promise<ComponentGuide>>();

/** Returns the guide beside a file of stories, such as `./packages/ui/src/components/Menu/Menu.stories.tsx`. */
export function guideOf(stories: string): Promise<ComponentGuide> | null {
  const path = `../../../${stories.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.guide.tsx')}`;
  const load = files[path];
  if (!load) return null;
  const known = loading.get(path) ?? load();
  loading.set(path, known);
  return known;
}
