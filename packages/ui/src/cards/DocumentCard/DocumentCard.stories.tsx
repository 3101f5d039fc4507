import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { DocumentCard, type DocumentCardProps } from './DocumentCard.tsx';

const meta: Meta<typeof DocumentCard> = {
  title: 'Cards/DocumentCard',
  component: DocumentCard,
  render: bilingual<Partial<DocumentCardProps>>((t, args) => (
    <DocumentCard
      title={t('لائحة السلوك', 'Code of conduct')}
      href="/code.pdf"
      summary={t('الإصدار الثالث', 'Third edition')}
      fileType="pdf"
      size={1536000}
      date="2026-03-01"
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof DocumentCard>;

/** The link downloads the file; its accessible name includes the action. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /لائحة السلوك|Code of conduct/ })).toHaveAttribute(
      'download',
    );
  },
};
/** Files smaller than one megabyte are shown in kilobytes. */
export const Small: Story = { args: { size: 48000, fileType: 'xlsx' } };
export const LongText: Story = {
  render: bilingual<Partial<DocumentCardProps>>((t, args) => (
    <div style={{ inlineSize: 300 }}>
      <DocumentCard
        title={t(
          'اللائحة التنفيذية لنظام الجمعيات التعاونية وتعديلاتها',
          'Executive regulations of the law of cooperative associations and their amendments',
        )}
        href="/law.pdf"
        summary={t(
          'كما صدرت عن الوزارة مع شروح المجلس على كل مادة.',
          'As issued by the ministry, with the council’s notes on every article.',
        )}
        fileType="pdf"
        size={1536000}
        date="2026-03-01"
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<DocumentCardProps>>((t, args) => (
    <DocumentCard title={t('نموذج IBAN', 'نموذج IBAN form')} href="/iban.docx" fileType="docx" size={20480} {...args} />
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Grid min="sm">
      {HOSTILE_TEXTS.map((text, index) => (
        <DocumentCard
          key={text}
          title={text}
          href={`/${index}.pdf`}
          fileType={index % 2 ? '' : 'x'.repeat(20)}
          size={index % 2 ? 0 : Number.MAX_SAFE_INTEGER}
          {...(index % 2 ? {} : { summary: text, date: '2026-03-01' })}
        />
      ))}
    </Grid>
  ),
};
