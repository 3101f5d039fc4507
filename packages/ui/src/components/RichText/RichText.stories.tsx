import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { ArticleText } from './ArticleText.tsx';
import { RichText, type RichTextProps } from './RichText.tsx';

const meta: Meta<typeof RichText> = {
  title: 'Components/RichText',
  component: RichText,
  render: bilingual<Partial<RichTextProps>>((t, args) => (
    <RichText
      html={t(
        '<h2>تمكين الأسر</h2><p>نعمل مع الأسر حتى <strong>تستغني عن العون</strong>.</p><ul><li>تدريب</li><li>تمويل صغير</li></ul><blockquote>يد الله مع الجماعة.</blockquote>',
        '<h2>Enabling families</h2><p>We work with families until they <strong>need no help</strong>.</p><ul><li>Training</li><li>Small finance</li></ul><blockquote>Strength lies in togetherness.</blockquote>',
      )}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof RichText>;

export const Default: Story = {};
export const Paper: Story = { ...onPaper };
/** A table wider than the page scrolls inside the text. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 300 }}>
      <RichText
        html={t(
          '<p>لائحة طويلة تلتف كلماتها في مكان ضيق.</p><table><tr><th>السنة</th><th>الحصص المباعة</th><th>الحصص المشتراة</th><th>المجموع</th></tr><tr><td>٢٠٢٥</td><td>١٢٠٠</td><td>١٣٠٠</td><td>٢٥٠٠</td></tr></table>',
          '<p>Long rules whose words wrap in a narrow place.</p><table><tr><th>Year</th><th>Shares sold</th><th>Shares bought</th><th>Altogether</th></tr><tr><td>2025</td><td>1200</td><td>1300</td><td>2500</td></tr></table>',
        )}
      />
    </div>
  )),
};
/** `ArticleText`: three headings or more, listed before the text. */
export const WithContents: Story = {
  render: bilingual<Partial<RichTextProps>>((t, args) => (
    <ArticleText
      html={t(
        '<h2>البيانات التي نجمعها</h2><p>ما تكتبه في النماذج.</p><h2>كيف نستخدمها</h2><p>لخدمتك.</p><h2>حقوقك</h2><p>الاطلاع والتصحيح.</p>',
        '<h2>What we collect</h2><p>What you write into forms.</p><h2>How we use it</h2><p>To serve you.</p><h2>Your rights</h2><p>To read and to correct.</p>',
      )}
      {...args}
    />
  )),
};
export const MixedDirection: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <RichText
      html={t(
        '<p>راجع <a href="https://www.vision2030.gov.sa">Vision 2030</a> أو اكتب إلى <bdi>info@taawun.example</bdi>.</p>',
        '<p>See <a href="https://www.vision2030.gov.sa"><bdi>رؤية السعودية ٢٠٣٠</bdi></a> or write to us.</p>',
      )}
    />
  )),
};
