import { useEffect, useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '@taawun/ui';
import { interactiveParameters } from '../../../packages/ui/src/testing/modes.ts';

interface RequestingProps {
  /** URL to request, without waiting for the response. */
  url?: string;
  /** Locale in which rendering throws. */
  throwsIn?: 'ar' | 'en';
}

function Requesting({ url, throwsIn }: RequestingProps) {
  const { locale } = useLocale();
  useEffect(() => {
    if (url) fetch(url).catch(() => undefined);
  }, [url]);
  if (locale === throwsIn) throw new Error('This cannot be rendered in this language.');
  return <p lang="en">Asked</p>;
}

const meta = {
  title: 'Bad',
  component: Requesting,
  // Until the request has been seen.
  play: () => new Promise((resolve) => setTimeout(resolve, 500)),
} satisfies Meta<typeof Requesting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = { parameters: interactiveParameters, args: { url: '/api/branches' } };
export const UnknownOperation: Story = { args: { url: '/api/no-such-thing' } };
export const OtherOrigin: Story = { args: { url: 'https://tiles.example/1/2/3' } };
export const OwnOriginButNoAsset: Story = { args: { url: '/somewhere' } };
export const ThrowsInEnglish: Story = { args: { throwsIn: 'en' } };
export const WarnsOnConsole: Story = {
  // oxlint-disable-next-line no-console -- what is to be caught
  play: () => console.warn('something is deprecated'),
};
// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what is to be found
export const WithoutName: Story = { render: () => <button type="button" style={{ inlineSize: 48, blockSize: 48 }} /> };
export const UnreadableInTheDark: Story = {
  render: () => (
    <p lang="en" style={{ color: '#333', backgroundColor: 'var(--ta-surface)' }}>
      Only dark on light
    </p>
  ),
};
export const WiderThanAPhone: Story = {
  render: () => (
    <div style={{ inlineSize: 400 }} lang="en">
      wide
    </div>
  ),
};
export const WideWithLargeText: Story = {
  render: () => (
    <div style={{ inlineSize: '10rem', marginInlineStart: '5rem' }} lang="en">
      wide
    </div>
  ),
};
export const SmallTarget: Story = {
  render: () => <button type="button" aria-label="أغلق" style={{ inlineSize: 12, blockSize: 12, padding: 0 }} />,
};
export const Moving: Story = {
  render: () => (
    <div
      ref={(element) => void element?.animate([{ translate: '0' }, { translate: '100px' }], { duration: 60_000 })}
      lang="en"
    >
      moves
    </div>
  ),
};
export const TurnedAround: Story = { render: () => <p>اتصل على +966 50 000 0001 اليوم</p> };

/** A box that says each language's own children. */
function Each({ ar, en }: { ar: ReactNode; en: ReactNode }) {
  return useLocale().locale === 'ar' ? ar : en;
}
const button = (name: string) => (
  <button type="button" style={{ minBlockSize: 48, minInlineSize: 48 }}>
    {name}
  </button>
);

export const NameInEnglish: Story = { render: () => <Each ar={button('Close dialog')} en={button('Close dialog')} /> };
export const LiveRegionInOneLanguage: Story = {
  render: () => <Each ar={<p role="status">حُفظ</p>} en={<p>Saved</p>} />,
};
export const OtherOrder: Story = {
  render: () => (
    <Each
      ar={
        <>
          {button('أرسل')}
          <input aria-label="الاسم" style={{ blockSize: 48 }} />
        </>
      }
      en={
        <>
          <input aria-label="Name" style={{ blockSize: 48 }} />
          {button('Send')}
        </>
      }
    />
  ),
};
export const OtherTabOrder: Story = {
  render: () => (
    <Each
      ar={
        <>
          {button('أرسل')}
          {button('ألغ')}
        </>
      }
      en={
        <>
          {button('Send')}
          <button type="button" tabIndex={-1} style={{ minBlockSize: 48 }}>
            Cancel
          </button>
        </>
      }
    />
  ),
};
export const OtherDigits: Story = { render: () => <Each ar={button('أرسل 3 طلبات')} en={button('Send ٣ requests')} /> };
export const GluedPunctuation: Story = { render: () => <Each ar={<p>هل تريد الحذف؟.</p>} en={<p>Delete it?.</p>} /> };
export const Unnamed: Story = {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what is to be found
  render: () => <div role="slider" tabIndex={0} aria-valuenow={1} style={{ inlineSize: 48, blockSize: 48 }} />,
};
export const NamedByPlaceholder: Story = {
  render: () => (
    <Each
      ar={<input placeholder="ابحث" style={{ blockSize: 48 }} />}
      en={<input placeholder="Search" style={{ blockSize: 48 }} />}
    />
  ),
};
/** A button that goes when it is pressed, and leaves the focus nowhere. */
function Vanishing() {
  const [gone, setGone] = useState(false);
  const name = useLocale().locale === 'ar' ? 'احذف' : 'Remove';
  return gone ? (
    <p>{name}</p>
  ) : (
    <button type="button" style={{ minBlockSize: 48, minInlineSize: 48 }} onClick={() => setGone(true)}>
      {name}
    </button>
  );
}
export const FocusLost: Story = {
  render: () => <Vanishing />,
  play: ({ canvasElement }) => {
    const pressed = canvasElement.querySelector('button');
    pressed?.focus();
    pressed?.click();
  },
};
/** A list whose items have no `key`. */
const Rows = ({ of }: { of: readonly string[] }) => (
  <ul>
    {/* oxlint-disable-next-line react/jsx-key -- what is to be found */}
    {of.map((text) => (
      <li>{text}</li>
    ))}
  </ul>
);
export const WithoutKeys: Story = {
  render: () => <Each ar={<Rows of={['واحد', 'اثنان']} />} en={<Rows of={['one', 'two']} />} />,
};
export const PrintedFooter: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <footer>
      <ul>
        <li>
          <Each ar={<a href="#a">عن الجمعية</a>} en={<a href="#a">About</a>} />
        </li>
      </ul>
    </footer>
  ),
};
export const Excused: Story = {
  parameters: { transcript: { texts: ['Kingdom'], why: 'a name that both languages write alike' } },
  render: () => <Each ar={button('Kingdom')} en={button('Kingdom')} />,
};
export const MarginOnTheLeft: Story = {
  render: () => (
    <div style={{ display: 'flex' }}>
      <p style={{ marginLeft: 40 }}>نص</p>
      <p>نص</p>
    </div>
  ),
};
export const GradientToTheRight: Story = {
  render: () => <p style={{ backgroundImage: 'linear-gradient(90deg, #fff, #eee)' }}>نص</p>,
};
export const ShadowToTheRight: Story = { render: () => <p style={{ boxShadow: '6px 0 4px #ccc' }}>نص</p> };
export const StaysOnPurpose: Story = {
  parameters: { mirror: { stays: '#stays', why: 'a story that declares what stays' } },
  render: () => (
    <>
      <p id="stays" style={{ boxShadow: '6px 0 4px #ccc' }}>
        نص
      </p>
      <p data-mirror="none" style={{ textAlign: 'left' }}>
        نص
      </p>
    </>
  ),
};
