import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Media/Avatar',
  component: Avatar,
  render: bilingual<Partial<AvatarProps>>((t, args) => <Avatar name={t('نورة الحربي', 'Noura Al-Harbi')} {...args} />),
};
export default meta;
type Story = StoryObj<typeof Avatar>;

/** Latin initials; the star for an Arabic name, whose letters join into a word. */
export const Default: Story = {};
export const Variants: Story = {
  render: bilingual<Partial<AvatarProps>>((t, args) => (
    <Stack direction="row" wrap gap={4} align="center">
      {(['md', 'lg'] as const).map((size) => (
        <Avatar
          key={size}
          name={t('نورة الحربي', 'Noura Al-Harbi')}
          image={sampleImages.evening}
          {...args}
          size={size}
        />
      ))}
      <Avatar name={t('سارة', 'Sara')} />
    </Stack>
  )),
};
/** A Latin name has Latin initials in the Arabic locale; an Arabic name has the star in the English locale. */
export const MixedDirection: Story = {
  render: bilingual<Partial<AvatarProps>>((t, args) => (
    <Stack direction="row" wrap gap={4} align="center">
      <Avatar size="lg" name={t('John Smith', 'نورة الحربي')} {...args} />
      <Avatar size="lg" name={t('نورة Smith', 'Sara الحربي')} {...args} />
    </Stack>
  )),
};
/** Extreme content, and minimal content. */
export const Hostile: Story = {
  render: () => (
    <Stack direction="row" wrap gap={4}>
      {HOSTILE_TEXTS.map((text, index) => (
        <Avatar key={text} name={text} image={index % 2 ? null : brokenImage} />
      ))}
    </Stack>
  ),
};
