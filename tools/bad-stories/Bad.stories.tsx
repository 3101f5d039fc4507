import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '@taawun/ui';

interface AskingProps {
  /** What is asked for, without waiting for the answer. */
  url?: string;
  /** The language in which it cannot be drawn. */
  throwsIn?: 'ar' | 'en';
}

function Asking({ url, throwsIn }: AskingProps) {
  const { locale } = useLocale();
  useEffect(() => {
    if (url) fetch(url).catch(() => undefined);
  }, [url]);
  if (locale === throwsIn) throw new Error('This cannot be drawn in this language.');
  return <p lang="en">Asked</p>;
}

const meta = {
  title: 'Bad',
  component: Asking,
  // Until the request has been seen.
  play: () => new Promise((resolve) => setTimeout(resolve, 500)),
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = { args: { url: '/api/branches' } };
export const UnknownOperation: Story = { args: { url: '/api/no-such-thing' } };
export const OtherOrigin: Story = { args: { url: 'https://tiles.example/1/2/3' } };
export const OwnOriginButNoAsset: Story = { args: { url: '/somewhere' } };
export const ThrowsInEnglish: Story = { args: { throwsIn: 'en' } };
