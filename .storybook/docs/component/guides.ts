import type { ComponentGuide } from '../../../packages/ui/src/docs/guide.ts';
import { loaderOf } from './loaded.ts';

const load = loaderOf(import.meta.glob<ComponentGuide>('../../../packages/ui/src/**/*.guide.tsx', { import: 'guide' }));

/** Returns the guide beside a file of stories, such as `./packages/ui/src/components/Menu/Menu.stories.tsx`. */
export const guideOf = (stories: string): Promise<ComponentGuide> | null =>
  load(`../../../${stories.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.guide.tsx')}`);
