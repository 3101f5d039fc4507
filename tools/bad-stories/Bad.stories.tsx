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
export const WarnsOnConsole: Story = {
  // oxlint-disable-next-line no-console -- what is to be caught
  play: () => console.warn('something is deprecated'),
};
export const WithoutName: Story = { render: () => <button type="button" style={{ inlineSize: 48, blockSize: 48 }} /> };
export const UnreadableInTheDark: Story = { render: () => <p lang="en" style={{ color: '#333', backgroundColor: 'var(--ta-surface)' }}>Only dark on light</p> };
export const WiderThanAPhone: Story = { render: () => <div style={{ inlineSize: 400 }} lang="en">wide</div> };
export const WideWithLargeText: Story = { render: () => <div style={{ inlineSize: '10rem', marginInlineStart: '5rem' }} lang="en">wide</div> };
export const SmallTarget: Story = { render: () => <button type="button" aria-label="أغلق" style={{ inlineSize: 12, blockSize: 12, padding: 0 }} /> };
export const Moving: Story = {
  render: () => <div ref={(element) => void element?.animate([{ translate: '0' }, { translate: '100px' }], { duration: 60_000 })} lang="en">moves</div>,
};
export const TurnedAround: Story = { render: () => <p>رقم الطلب T-12/34 كما تراه</p> };
export const MarginOnTheLeft: Story = { render: () => <div style={{ display: 'flex' }}><p style={{ marginLeft: 40 }}>نص</p><p>نص</p></div> };
export const GradientToTheRight: Story = { render: () => <p style={{ backgroundImage: 'linear-gradient(90deg, #fff, #eee)' }}>نص</p> };
export const ShadowToTheRight: Story = { render: () => <p style={{ boxShadow: '6px 0 4px #ccc' }}>نص</p> };
export const StaysOnPurpose: Story = {
  parameters: { mirror: { stays: '#stays', why: 'a story that declares what stays' } },
  render: () => <><p id="stays" style={{ boxShadow: '6px 0 4px #ccc' }}>نص</p><p data-mirror="none" style={{ textAlign: 'left' }}>نص</p></>,
};
