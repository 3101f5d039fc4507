import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../components/Alert/index.ts';
import { Badge } from '../components/Badge/index.ts';
import { Grid, Stack } from '../components/Box/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { ProgressBar } from '../components/Progress/index.ts';
import { Text } from '../components/Text/index.ts';
import { CheckboxField } from '../forms/fields/Checkbox/index.ts';
import { TextField } from '../forms/fields/TextField/index.ts';
import { bilingual } from '../testing/bilingual.ts';
import { interactiveParameters } from '../testing/modes.ts';

/** Components in another association's theme (`defineTheme`); the toolbar applies it to every story. */
const meta: Meta = { title: 'Foundations/Brand', globals: { brand: 'second' } };
export default meta;

type Translate = (arabic: string, english: string) => string;

const Actions = ({ t }: { t: Translate }) => (
  <Stack direction="row" wrap gap={3}>
    <Button>{t('انضم إلينا', 'Join us')}</Button>
    <Button variant="secondary">{t('اعرف المزيد', 'Learn more')}</Button>
    <Button variant="giving">{t('تبرّع الآن', 'Donate now')}</Button>
    <Button variant="share">{t('اشترِ أسهمًا', 'Buy shares')}</Button>
  </Stack>
);

export const AnotherBrand: StoryObj = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Stack gap={6}>
      <div data-surface="deep" style={{ padding: '1.5rem', background: 'var(--ta-surface-deep)' }}>
        <Stack gap={4}>
          <Heading level={2}>{t('معًا نعين بعضنا بعضًا', 'Together we help each other')}</Heading>
          <Text tone="muted">
            {t(
              'ألوان هذه الجمعية من سطر واحد في ملف السمة.',
              'The colours of this association are one line of a file.',
            )}
          </Text>
          <Actions t={t} />
        </Stack>
      </div>
      <Actions t={t} />
      <Grid min="md">
        <Card>
          <Stack gap={4}>
            <Stack direction="row" wrap gap={2}>
              <Badge tone="success">{t('مكتمل', 'Completed')}</Badge>
              <Badge tone="warning">{t('قيد المراجعة', 'Under review')}</Badge>
              <Badge tone="primary">{t('جديد', 'New')}</Badge>
            </Stack>
            <TextField label={t('الاسم الكامل', 'Full name')} defaultValue={t('نورة الحربي', 'Noura Alharbi')} />
            <CheckboxField label={t('أوافق على الشروط', 'I accept the terms')} defaultChecked />
          </Stack>
        </Card>
        <Card>
          <Stack gap={4}>
            <ProgressBar value={62} max={100} label={t('ما جُمع من الهدف', 'Raised of the goal')} />
            <ProgressBar value={40} max={100} tone="giving" label={t('ما جُمع من الهدف', 'Raised of the goal')} />
            <Alert tone="info" title={t('تُعرض الأسعار بالريال السعودي', 'Prices are in Saudi riyals')} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  )),
};
/** Names in the other script. */
export const MixedDirection: StoryObj = {
  render: bilingual((t) => (
    <Stack gap={4}>
      <Heading level={2}>{t('شراكة مع Growth Fund لدعم الأسر', 'A partnership with صندوق النمو for families')}</Heading>
      <Alert
        tone="info"
        title={t('يبدأ التسجيل في Riyadh Front يوم الأحد', 'Registration opens at واجهة الرياض on Sunday')}
      />
      <Button>{t('سجّل في Growth Fund', 'Register with صندوق النمو')}</Button>
    </Stack>
  )),
};
