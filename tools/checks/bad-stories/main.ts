import workshop from '../../../.storybook/main.ts';

/** The workshop as it is, with stories of which most must not pass. */
export default { ...workshop, stories: ['./*.stories.tsx'], staticDirs: ['../../../.storybook/public'] };
