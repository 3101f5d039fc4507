import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '@taawun/ui';
import { interactiveParameters } from '../../../packages/ui/src/testing/modes.ts';

const meta = { title: 'Bad Behaviour', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text of the language that the story is shown in. */
function useText(): (ar: string, en: string) => string {
  const { locale } = useLocale();
  return (ar, en) => (locale === 'ar' ? ar : en);
}

const SIZE = { minBlockSize: 48, minInlineSize: 48 } as const;

/** Says that it is disabled, and counts every press. */
function DisabledCounter() {
  const [count, setCount] = useState(0);
  const text = useText();
  return (
    <button type="button" aria-disabled="true" style={SIZE} onClick={() => setCount(count + 1)}>
      {text('أضف', 'Add')}
      {'.'.repeat(count)}
    </button>
  );
}
export const DisabledThatResponds: Story = { render: () => <DisabledCounter /> };

/** A disabled field whose button still clears it. */
function DisabledSearch() {
  const text = useText();
  return (
    <div>
      <input
        disabled
        aria-label={text('البحث', 'Search')}
        defaultValue={text('مكة', 'Makkah')}
        style={{ blockSize: 48 }}
      />
      <button type="button" style={SIZE}>
        {text('امسح', 'Clear')}
      </button>
    </div>
  );
}
export const PartOfDisabledField: Story = { render: () => <DisabledSearch /> };

/** An open modal dialog with a button. */
function OpenDialog({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <dialog
      aria-label={text('حذف الطلب', 'Delete request')}
      ref={(dialog) => void (dialog && !dialog.open && dialog.showModal())}
    >
      {children}
      <button type="button" style={SIZE}>
        {text('احذف', 'Delete')}
      </button>
    </dialog>
  );
}
export const PageBehindScrolls: Story = {
  render: () => (
    <OpenDialog>
      <style>{'html { overflow: auto !important; }'}</style>
    </OpenDialog>
  ),
};
export const FocusOutsideDialog: Story = {
  render: () => <OpenDialog />,
  play: () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** A heading in a box of a fixed height: the marks below the last letters are cut off. */
function ClippedHeading() {
  const text = useText();
  return (
    <p style={{ fontSize: 24, lineHeight: 1.6, blockSize: 26, overflow: 'hidden' }}>
      {text('مَنْ ذَا الَّذِي يُقْرِضُ اللَّهَ قَرْضًا حَسَنًا', 'Giving by day and by night')}
    </p>
  );
}
export const ClippedMarks: Story = { render: () => <ClippedHeading /> };

/** A heading whose line height is too small: the tail of a letter touches the hamza below it. */
function TouchingHeading() {
  const text = useText();
  return (
    <h2 style={{ fontSize: 44, lineHeight: 0.9, inlineSize: 320 }}>
      {text('معًا نزرع الخير، ونجني أثرًا يدوم', 'Giving grows by day and by night')}
    </h2>
  );
}
export const TouchingLines: Story = { render: () => <TouchingHeading /> };

function DonateButton() {
  const text = useText();
  return (
    <button type="button" style={SIZE}>
      {text('تبرع', 'Donate')}
    </button>
  );
}
export const PrintedButton: Story = { parameters: { layout: 'fullscreen' }, render: () => <DonateButton /> };

function PaleLink() {
  const text = useText();
  return (
    <>
      <style>{'.bad-pale-link { color: #000; background-color: #fff; } .bad-pale-link:hover { color: #ccc; }'}</style>
      <p>
        <a className="bad-pale-link" href="#bad">
          {text('عن الجمعية', 'About the association')}
        </a>
      </p>
    </>
  );
}
export const UnreadableUnderThePointer: Story = { parameters: interactiveParameters, render: () => <PaleLink /> };

function Answers({
  style,
  tabIndex = 0,
}: {
  style?: Partial<Record<'flexDirection', 'row-reverse' | 'column-reverse'>>;
  tabIndex?: number;
}) {
  const text = useText();
  return (
    <div style={{ display: 'flex', gap: 8, ...style }}>
      <button type="button" style={SIZE}>
        {text('احفظ', 'Save')}
      </button>
      <button type="button" style={SIZE} tabIndex={tabIndex}>
        {text('ألغ', 'Cancel')}
      </button>
    </div>
  );
}
export const TabOrderAgainstTheRow: Story = { render: () => <Answers style={{ flexDirection: 'row-reverse' }} /> };
export const TabOrderAgainstTheColumn: Story = {
  render: () => <Answers style={{ flexDirection: 'column-reverse' }} />,
};
// oxlint-disable-next-line jsx-a11y/tabindex-no-positive -- what is to be found
export const PositiveTabIndex: Story = { render: () => <Answers tabIndex={3} /> };

function LowButton() {
  const text = useText();
  return (
    <button
      type="button"
      className="ta-button"
      data-size="md"
      style={{ blockSize: 30, minBlockSize: 0, inlineSize: 120 }}
    >
      {text('أرسل', 'Send')}
    </button>
  );
}
export const LowButtonOfUsualSize: Story = { render: () => <LowButton /> };

function TurnedParagraph() {
  const text = useText();
  return <p dir="rtl">{text('نص', 'Text')}</p>;
}
export const DirectionOfItsOwn: Story = { render: () => <TurnedParagraph /> };

function LongLine() {
  const text = useText();
  return (
    <p style={{ whiteSpace: 'nowrap' }}>
      {text(
        'تساعد الجمعية الأسر المحتاجة في مدن المملكة كلها، ولا ينكسر هذا السطر',
        'The association helps families in every city of the country, and this line never breaks',
      )}
    </p>
  );
}
export const LineThatDoesNotWrap: Story = { render: () => <LongLine /> };

function BoxOfBothScrolls() {
  const text = useText();
  return (
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={text('الشروط', 'Terms')}
      style={{ inlineSize: 200, blockSize: 100, overflow: 'auto' }}
    >
      <p style={{ inlineSize: 500, blockSize: 300 }}>{text('نص الشروط', 'Text of the terms')}</p>
    </div>
  );
}
export const ScrollsInBothDirections: Story = { render: () => <BoxOfBothScrolls /> };

/** The field takes the focus in one language alone. */
function FocusedField() {
  const { locale } = useLocale();
  const text = useText();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    if (locale === 'en') field?.focus();
  }, [field, locale]);
  return <input ref={setField} aria-label={text('الاسم', 'Name')} style={{ blockSize: 48 }} />;
}
export const FocusInOneLanguage: Story = { render: () => <FocusedField /> };

export const IconThatStays: Story = {
  render: () => (
    <svg viewBox="0 0 20 20" width={20} height={20} data-icon="" aria-hidden="true">
      <path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />
    </svg>
  ),
};

function SlidingText() {
  const text = useText();
  return (
    <>
      <style>
        {
          '@keyframes bad-slide { from { translate: 40px; } } @media (prefers-reduced-motion: no-preference) { .bad-sliding { animation: bad-slide 1s; } }'
        }
      </style>
      <p className="bad-sliding">{text('نص', 'Text')}</p>
    </>
  );
}
export const SlidesFromTheRight: Story = { render: () => <SlidingText /> };

/** Tabs whose right arrow key always goes to the next one. */
function Tabs({ from = 0, width = 600 }: { from?: number; width?: number }) {
  const text = useText();
  const [selected, setSelected] = useState(from);
  const names = [text('الأهداف', 'Goals'), text('الأعضاء', 'Members'), text('التقارير', 'Reports')];
  const go = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const next = (selected + by + names.length) % names.length;
    setSelected(next);
    (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={text('الجمعية', 'Association')}
      style={{ display: 'flex', inlineSize: width, overflowX: 'auto' }}
    >
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={at === selected}
          tabIndex={at === selected ? 0 : -1}
          style={{ ...SIZE, flex: '0 0 100px' }}
          onKeyDown={go}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
export const TabsAgainstTheDirection: Story = { render: () => <Tabs /> };
export const SelectedTabOutOfSight: Story = { render: () => <Tabs from={2} width={150} /> };

/** A row of images whose "next" always scrolls to the right. */
function Carousel() {
  const text = useText();
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  return (
    <div role="region" aria-roledescription={text('شريط صور', 'carousel')} aria-label={text('المشاريع', 'Projects')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div role="list" ref={setStrip} tabIndex={0} style={{ display: 'flex', inlineSize: 200, overflowX: 'auto' }}>
        {[text('بئر', 'Well'), text('مدرسة', 'School'), text('مسجد', 'Mosque')].map((name) => (
          <div role="listitem" key={name} style={{ flex: '0 0 200px' }}>
            {name}
          </div>
        ))}
      </div>
      <button type="button" style={SIZE} onClick={() => strip?.scrollBy(200, 0)}>
        {text('التالي', 'Next')}
      </button>
    </div>
  );
}
export const CarouselAgainstTheDirection: Story = { render: () => <Carousel /> };

/** Images in a dialog whose right arrow key always shows the next one. */
function Lightbox() {
  const text = useText();
  const [shown, setShown] = useState(0);
  const names = [text('بئر', 'Well'), text('مدرسة', 'School'), text('مسجد', 'Mosque')];
  const go = (by: number) => setShown(Math.min(Math.max(shown + by, 0), names.length - 1));
  return (
    <dialog
      aria-label={text('الصور', 'Pictures')}
      ref={(dialog) => void (dialog && !dialog.open && dialog.showModal())}
    >
      <div
        role="listbox"
        data-initial-focus
        tabIndex={0}
        aria-label={text('الصور', 'Pictures')}
        onKeyDown={({ key }) => go({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0)}
      >
        {names.map((name, at) => (
          <div role="option" aria-selected={at === shown} key={name} aria-hidden={at !== shown}>
            {name}
          </div>
        ))}
      </div>
      <button type="button" data-step="previous" aria-disabled={shown === 0} style={SIZE} onClick={() => go(-1)}>
        {text('السابق', 'Previous')}
      </button>
      <button type="button" data-step="next" style={SIZE} onClick={() => go(1)}>
        {text('التالي', 'Next')}
      </button>
    </dialog>
  );
}
export const LightboxAgainstTheDirection: Story = { render: () => <Lightbox /> };
