import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { CardTitle, type CardTitleProps } from './CardTitle.tsx';

const meta: Meta<typeof CardTitle> = {
  title: 'Cards/CardTitle',
  component: CardTitle,
  render: bilingual<Partial<CardTitleProps>>((t, args) => (
    <CardTitle level={3} {...args}>
      {t('سقيا النخيل', 'Watering the palms')}
    </CardTitle>
  )),
};
export default meta;
type Story = StoryObj<typeof CardTitle>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toBeVisible();
  },
};
export const Variants: Story = {
  render: bilingual<Partial<CardTitleProps>>((t, args) => (
    <Stack gap={2}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CardTitle key={size} level={3} {...args} size={size}>
          {t('سقيا النخيل', 'Watering the palms')}
        </CardTitle>
      ))}
    </Stack>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<CardTitleProps>>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <CardTitle level={3} {...args}>
        {t('طاقة Solar Edge للقرى البعيدة عن الشبكة', 'The well بئر القرية for villages far from water')}
      </CardTitle>
    </div>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Stack gap={2}>
      {HOSTILE_TEXTS.map((text) => (
        <CardTitle key={text} level={3}>
          {text}
        </CardTitle>
      ))}
    </Stack>
  ),
};
