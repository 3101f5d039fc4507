import { defineGuide } from '../../docs/guide.ts';
import { Text } from '../../components/Text/index.ts';
import { Footer } from './index.ts';

export const guide = defineGuide({
  name: 'ذيل الموقع',
  purpose: [
    'آخر كل صفحة: من نحن، وروابط، وتواصل، وترخيص.',
    'The end of every page: who we are, links, contact, licence.',
  ],
  use: [['مرة في كل صفحة.', 'Once on every page.']],
  avoid: [{ text: ['تنقّل أول.', 'Main navigation.'], instead: 'Layout/Header' }],
  anatomy: [
    { name: ['الاسم والغرض', 'Name and purpose'], text: ['مع الشعار.', 'With the logo.'] },
    { name: ['الأعمدة', 'Columns'], text: ['اثنان إلى ثلاثة.', 'Two to three.'] },
    { name: ['التواصل', 'Contact'], text: ['هاتف وبريد وعنوان.', 'Phone, e-mail, address.'] },
    { name: ['الحقوق', 'Legal'], text: ['الترخيص والخصوصية.', 'Licence and privacy.'] },
  ],
  content: [
    ['عناوين الأعمدة كلمة أو كلمتان.', 'Column titles of one or two words.'],
    ['رقم الترخيص كما صدر.', 'The licence number as issued.'],
  ],
  keyboard: [{ keys: ['Tab'], text: ['بين الروابط، عمودًا عمودًا.', 'Between the links, column by column.'] }],
  accessibility: [
    [
      'منطقة الذيل؛ وحسابات التواصل لها أسماء وتُفتح في نافذة.',
      'The contentinfo landmark; social accounts are named and open in a new tab.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Footer
            name={t('تعاون', 'Taawun')}
            homeHref="#home"
            columns={[
              { title: t('الجمعية', 'Association'), items: [{ href: '#about', label: t('من نحن', 'About us') }] },
            ]}
            contact={{ phone: '+966112345678', email: 'info@taawun.example' }}
          />
        ),
        text: ['ما يُبحث عنه في الذيل.', 'What people look for in a footer.'],
      },
      dont: {
        render: (t) => (
          <Text align="center">
            {t(
              'جميع الحقوق محفوظة © تصميم وتطوير الشركة الفلانية',
              'All rights reserved © Designed and developed by some company',
            )}
          </Text>
        ),
        text: ['لا تواصل ولا ترخيص.', 'No contact and no licence.'],
      },
    },
  ],
});
