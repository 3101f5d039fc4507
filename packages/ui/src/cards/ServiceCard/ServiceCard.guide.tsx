import { defineGuide } from '../../docs/guide.ts';
import { ServiceCard } from './ServiceCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة خدمة',
  purpose: [
    'خدمة استثمارية للأعضاء: ما هي، ورسومها إن وُجدت.',
    'An investment service for members: what it is, and its fee where there is one.',
  ],
  use: [['لشبكة الخدمات.', 'For the grid of services.']],
  avoid: [
    { text: ['برنامج يُتبرّع له.', 'A program to donate to.'], instead: 'Cards/ProgramCard' },
    { text: ['وجهة عامة في الحساب.', 'Any other destination in the account.'], instead: 'Cards/LinkCard' },
  ],
  anatomy: [
    {
      name: ['الأيقونة', 'Icon'],
      text: [
        'لنوع الخدمة؛ ولما لا يُعرف نوعه أيقونة عامة.',
        'For the kind of service; a generic one for an unknown kind.',
      ],
    },
    { name: ['العنوان', 'Title'], text: ['الرابط؛ يشمل البطاقة.', 'The link; covers the card.'] },
    {
      name: ['الوصف والرسوم', 'Summary and fee'],
      text: ['الرسوم بعملتها ومدتها.', 'The fee with its currency and period.'],
    },
  ],
  content: [
    ['الوصف يقول ما ينتفع به العضو في جملة.', 'The summary says in one sentence how a member benefits.'],
    ['الرسوم كاملة: «٥٠ ر.س شهريًا».', 'The whole fee: “SAR 50 a month”.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يفتح صفحة الخدمة.', 'Opens the service’s page.'] }],
  accessibility: [
    [
      'الأيقونة للزينة؛ والعنوان رابط داخل عنوان حقيقي.',
      'The icon is decorative; the title is a link within a real heading.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <ServiceCard
            title={t('البيوت المحمية', 'Greenhouses')}
            href="#green"
            icon="greenhouse"
            summary={t('استثمار في إنتاج الخضار طوال العام.', 'An investment in growing vegetables all year round.')}
            fee={t('٥٠ ر.س شهريًا', 'SAR 50 a month')}
          />
        ),
        text: ['ما هي، وبكم.', 'What it is and what it costs.'],
      },
      dont: {
        render: (t) => (
          <ServiceCard
            title={t('خدمة مميزة', 'Premium service')}
            href="#x"
            icon="finance"
            summary={t('أفضل عوائد مضمونة!', 'Best guaranteed returns!')}
            fee="50"
          />
        ),
        text: ['وعد لا يصح، ورقم بلا عملة.', 'A claim that cannot be true, and a number without a currency.'],
      },
    },
  ],
});
