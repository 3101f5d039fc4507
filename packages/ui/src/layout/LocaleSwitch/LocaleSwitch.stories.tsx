import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { interactiveParameters } from '../../testing/modes.ts';

const meta: Meta<typeof LocaleSwitch> = {
  title: 'Layout/LocaleSwitch',
  component: LocaleSwitch,
  parameters: {
    i18n: { mixedDirection: 'names the other language in that language, so every story mixes directions' },
  },
  args: { href: '#other' },
};
export default meta;
type Story = StoryObj<typeof LocaleSwitch>;

/** Shows the other language's name in that language, so that its readers recognise it. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    const link = within(canvasElement).getByRole('link', { name: english ? 'العربية' : 'English' });
    await expect(link).toHaveAttribute('lang', english ? 'ar' : 'en');
    await expect(link).toHaveAttribute('hreflang', english ? 'ar' : 'en');
  },
};

/** For a bar with little room: the abbreviation is visible, the name of the language is for assistive technology. */
export const Compact: Story = {
  args: { compact: true },
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    const link = within(canvasElement).getByRole('link', { name: english ? /العربية/ : /English/ });
    await expect(link).toHaveTextContent(english ? 'ع' : 'EN');
  },
};
