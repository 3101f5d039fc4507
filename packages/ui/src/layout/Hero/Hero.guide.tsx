import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../../components/Button/index.ts';
import { Carousel } from '../../components/Carousel/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Hero } from './index.ts';

export const guide = defineGuide({
  name: 'واجهة الصفحة الرئيسية',
  purpose: [
    'أول ما يُرى: ما هذه الجمعية، وفعل أو فعلان.',
    'The first thing seen: what this association is, and one or two actions.',
  ],
  use: [['في الصفحة الرئيسية وحدها.', 'On the home page only.']],
  avoid: [
    { text: ['صفحة داخلية.', 'An inner page.'], instead: 'Layout/PageHeader' },
    { text: ['صفحة حملة أو خبر.', 'The page of a campaign or a news item.'], instead: 'Layout/StoryHeader' },
  ],
  anatomy: [
    { name: ['الشارة', 'Badge'], text: ['سطر الترخيص.', 'The licence line.'] },
    {
      name: ['العنوان', 'Title'],
      text: ['عنوان الصفحة الأول؛ وسطره الثاني بلون الزعفران.', 'The page’s first heading; its second line in saffron.'],
    },
    {
      name: ['النص والأفعال', 'Text and actions'],
      text: ['جملتان، وزر أو زران.', 'Two sentences, one or two buttons.'],
    },
    { name: ['اللوحة', 'Aside'], text: ['تبرّع سريع.', 'Quick donation.'] },
  ],
  content: [
    ['العنوان وعد يُفهم: من ثلاث كلمات إلى ثمان.', 'A title of three to eight words that says what the reader gets.'],
    ['لا عروض تتحرك.', 'Nothing that moves on its own.'],
  ],
  keyboard: [{ keys: ['Tab'], text: ['إلى الأزرار ثم إلى اللوحة.', 'To the buttons, then to the panel.'] }],
  accessibility: [['هو العنوان الأول الوحيد في الصفحة.', 'The title is the only h1 of the page.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Hero
            title={t('نزرع اليوم', 'We plant today')}
            highlight={t('أثرًا يبقى', 'what lasts')}
            actions={<Button variant="giving">{t('تبرّع', 'Donate')}</Button>}
          />
        ),
        text: ['معنى وفعل.', 'A meaning and an action.'],
      },
      dont: {
        render: (t) => (
          <Carousel label={t('إعلانات', 'Announcements')} size="full">
            <Card>{t('مرحبًا بكم في موقعنا', 'Welcome to our site')}</Card>
            <Card>{t('أهلًا وسهلًا', 'Welcome')}</Card>
          </Carousel>
        ),
        text: ['ترحيب يتحرك ولا يقول شيئًا.', 'A welcome that moves and says nothing.'],
      },
    },
  ],
});
