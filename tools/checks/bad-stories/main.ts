import storybook from '../../../.storybook/main.ts';

/** The project's Storybook with stories most of which must fail. */
export default { ...storybook, stories: ['./*.stories.tsx'], staticDirs: ['../../../.storybook/public'] };
