import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer, PageHeader } from '../../layout/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { Container, Section, Split, Stack } from '../Box/index.ts';
import { Card } from '../Card/index.ts';
import { SectionHeading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { RichText } from '../RichText/index.ts';
import { SubNav } from '../SubNav/index.ts';
import { Page } from './Page.tsx';
import { interactiveWindowParameters, onPaper, windowParameters } from '../../testing/modes.ts';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: windowParameters,
  args: { children: null },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: interactiveWindowParameters,
  render: bilingual((t) => (
    <Page
      header={
        <PageHeader
          title={t('الأهداف', 'Goals')}
          text={t('ما نسعى إليه، وكيف نقيس أننا وصلنا.', 'What we strive for and how we know that we arrived.')}
          breadcrumbs={[
            { label: t('الرئيسية', 'Home'), href: '#home' },
            { label: t('عن الجمعية', 'About'), href: '#identity' },
            { label: t('الأهداف', 'Goals') },
          ]}
        />
      }
      footer={
        <Footer
          name={t('تعاون', 'Taawun')}
          tagline={t('الجمعية التعاونية الخيرية', 'Cooperative charity association')}
          text={t(
            'نعمل معًا لتمكين الأسر وبناء اقتصاد محلي متكافل.',
            'Together we enable families and build a local economy that cares.',
          )}
          homeHref="#home"
          columns={[
            {
              title: t('الجمعية', 'Association'),
              items: [
                { href: '#about', label: t('عن الجمعية', 'About') },
                { href: '#council', label: t('أعضاء المجلس', 'Council') },
              ],
            },
            {
              title: t('شارك', 'Get involved'),
              items: [
                { href: '#programs', label: t('البرامج', 'Programmes') },
                { href: '#contact', label: t('تواصل معنا', 'Contact us') },
              ],
            },
          ]}
          contact={{
            phone: '+966112345678',
            email: 'info@taawun.example',
            address: t('طريق الملك فهد، بريدة', 'King Fahd Road, Buraidah'),
          }}
          social={[
            { href: '#x', label: 'X', icon: 'twitter' },
            { href: '#youtube', label: 'YouTube', icon: 'youtube' },
          ]}
          legal={
            <>
              <span>{t('ترخيص رقم ١٠٤٢', 'Licence no. 1042')}</span>
              <Link href="#privacy" tone="muted">
                {t('سياسة الخصوصية', 'Privacy policy')}
              </Link>
            </>
          }
        />
      }
    >
      <Section space="md">
        <Container>
          <Split
            ratio="side"
            asideFirst
            aside={
              <SubNav
                label={t('عن الجمعية', 'About')}
                items={[
                  { href: '#about', label: t('من نحن', 'Who we are') },
                  { href: '#goals', label: t('الأهداف', 'Goals'), active: true },
                  { href: '#vision', label: t('الرؤية', 'Vision') },
                  { href: '#mission', label: t('الرسالة', 'Mission') },
                ]}
              />
            }
          >
            <Stack gap={8}>
              <Card padding="lg">
                <RichText
                  html={t(
                    '<h2>تمكين الأسر</h2><p>نعمل مع الأسر حتى تستغني عن العون.</p><ul><li>تدريب</li><li>تمويل صغير</li></ul><blockquote>يد الله مع الجماعة.</blockquote>',
                    '<h2>Enabling families</h2><p>We work with families until they need no help.</p><ul><li>Training</li><li>Small finance</li></ul><blockquote>Strength lies in togetherness.</blockquote>',
                  )}
                />
              </Card>
              <Pagination page={4} pages={9} hrefFor={(page) => `#page-${page}`} />
            </Stack>
          </Split>
        </Container>
      </Section>
      <Section tone="share" labelledBy="shares">
        <Container>
          <SectionHeading
            headingId="shares"
            tone="share"
            eyebrow={t('الحصص والاستثمار', 'Shares and investment')}
            title={t('حصّتك ملكٌ لك', 'Your share is yours')}
            text={t(
              'بيع وشراء بسعر معلن وتحت إشراف مجلس الإدارة.',
              'Buy and sell at a published price, supervised by the council.',
            )}
            action={{ href: '#offers', label: t('كل العروض', 'All offers') }}
          />
        </Container>
      </Section>
    </Page>
  )),
};
export const Paper: Story = { ...Default, ...onPaper };
/** Names of the other script in header, content and footer. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Page
      header={
        <PageHeader
          title={t('شراكتنا مع \u2068Green Valley Co.\u2069', 'Our work with شركة الوادي الأخضر')}
          text={t(
            'مشروع Smart Irrigation 2.0 في ثلاث مزارع من القصيم، بتمويل من Agricultural Development Fund.',
            'The project الري الذكي on three farms in القصيم, paid for by صندوق التنمية الزراعية.',
          )}
          breadcrumbs={[
            { label: t('الرئيسية', 'Home'), href: '#home' },
            { label: t('شركاء Taawun', 'شركاء تعاون'), href: '#partners' },
            { label: t('شركة Green Valley', 'الوادي الأخضر') },
          ]}
        />
      }
      footer={
        <Footer
          name={t('تعاون', 'Taawun')}
          homeHref="#home"
          columns={[]}
          contact={{
            phone: '+966112345678',
            email: 'info@taawun.example',
            address: t('مجمع Business Gate، الرياض', 'مجمع غرناطة, Riyadh'),
          }}
        />
      }
    >
      <Section space="md">
        <Container>
          <Card padding="lg">
            <RichText
              html={t(
                '<h2>ما هو Smart Irrigation؟</h2><p>تقيس أجهزة <b>LoRaWAN</b> رطوبة التربة وترسلها إلى تطبيق Taawun Farm كل ساعة.</p>',
                '<h2>What is الري الذكي?</h2><p>Small devices measure the soil and tell <b>مزرعة تعاون</b> every hour; farmers of عنيزة read it on their phones.</p>',
              )}
            />
          </Card>
        </Container>
      </Section>
    </Page>
  )),
};
