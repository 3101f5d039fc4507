import { defineGuide } from '../../docs/guide.ts';
import { Card } from '../Card/index.ts';
import { Grid, Stack } from './index.ts';

export const guide = defineGuide({
  name: 'تخطيط',
  purpose: [
    'خمسة أشكال لكل تخطيط: Container للعرض، وSection للقسم، وStack للترتيب، وGrid للشبكة، وSplit للعمودين.',
    'Five shapes for every layout: Container for the width, Section for bands, Stack for order, Grid for cards, Split for two columns.',
  ],
  use: [['لمسافات من السلّم، بلا هوامش على المكوّنات.', 'For gaps of the scale, without margins on components.']],
  avoid: [
    { text: ['حقلان متجاوران.', 'Two fields side by side.'], instead: 'Forms/FieldRow' },
    { text: ['صف يُمرَّر أفقيًا.', 'A row that scrolls sideways.'], instead: 'Components/Carousel' },
  ],
  anatomy: [
    {
      name: ['عرض الصفحة', 'Container'],
      text: [
        'يوسّط المحتوى بعرض الصفحة، أو عمود قراءة، أو نموذج.',
        'Centres content at the width of the page, a reading column or a form.',
      ],
    },
    {
      name: ['الشريط', 'Section'],
      text: ['شريط بعرض الصفحة وخلفية.', 'A band of the page’s width with a background.'],
    },
    { name: ['الترتيب والشبكة', 'Stack and Grid'], text: ['مسافات من سلّم ٤ بكسل.', 'Gaps on a scale of 4 px.'] },
    {
      name: ['العمودان', 'Split'],
      text: ['عمودان يصيران عمودًا تحت ١١٠٠ بكسل.', 'Two columns that become one below 1100 px.'],
    },
  ],
  content: [['ترتيب المحتوى في الشيفرة هو ترتيب قراءته.', 'The order in code is the order of reading.']],
  keyboard: [],
  accessibility: [['القسم الذي له labelledBy منطقة يُتنقّل إليها.', 'A Section with labelledBy is a landmark.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Grid min="xs">
            <Card>{t('الرياض', 'Riyadh')}</Card>
            <Card>{t('القصيم', 'Qassim')}</Card>
          </Grid>
        ),
        text: ['شبكة تختار عدد أعمدتها.', 'A grid that finds its own number of columns.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={12}>
            <Card>{t('الرياض', 'Riyadh')}</Card>
            <Card>{t('القصيم', 'Qassim')}</Card>
            <Card>{t('حائل', 'Hail')}</Card>
          </Stack>
        ),
        text: ['صف لا يلتف، فيخرج من الشاشة.', 'A row that does not wrap and leaves the screen.'],
      },
    },
  ],
});
