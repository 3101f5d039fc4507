import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { ProgramCard } from './ProgramCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة برنامج',
  purpose: [
    'برنامج يُتبرّع له: ما هو، وكم جُمع، وزر للتبرّع.',
    'A program to donate to: what it is, how much is raised, and a button to donate.',
  ],
  use: [['لشبكة برامج أو حملات.', 'For a grid of programs or campaigns.']],
  avoid: [
    { text: ['خدمة استثمارية لا تبرّع فيها.', 'An investment service without donations.'], instead: 'Cards/ServiceCard' },
    { text: ['خبر عن برنامج.', 'News about a program.'], instead: 'Cards/NewsCard' },
  ],
  anatomy: [
    { name: ['الصورة والتصنيف', 'Image and category'], text: ['الشارة فوق الصورة.', 'The badge lies on the image.'] },
    { name: ['العنوان والوصف', 'Title and summary'], text: ['الرابط يشمل البطاقة.', 'The link covers the card.'] },
    { name: ['التقدّم', 'Progress'], text: ['يظهر حين يكون للبرنامج هدف.', 'Shown where the program has a goal.'] },
    { name: ['الأفعال', 'Actions'], text: ['«تبرّع» ثم «التفاصيل».', '“Donate”, then “Details”.'] },
  ],
  content: [
    ['الوصف جملة أو جملتان: من ينتفع، وبماذا.', 'A summary of one or two sentences: who benefits, and how.'],
    ['العنوان اسم لا نداء: «سقيا النخيل» لا «ساهم معنا».', 'A name, not an appeal: “Watering the palms”, not “Join us”.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى العنوان، ثم «تبرّع»، ثم «التفاصيل».', 'To the title, then “Donate”, then “Details”.'] },
    { keys: ['Enter'], text: ['يفتح الصفحة.', 'Opens the page.'] },
  ],
  accessibility: [
    [
      'اسم كل زر يذكر البرنامج؛ وشريط التقدّم له اسم وقيمة.',
      'The name of each button has the program’s; the progress bar has a name and a value.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <ProgramCard
            title={t('سقيا النخيل', 'Watering the palms')}
            href="#palms"
            summary={t(
              'ري ثلاثة آلاف نخلة في مزارع الأسر المستفيدة.',
              'Water for three thousand palms of families in need.',
            )}
            image={sampleImages.dunes}
            raised={17_800_000}
            goal={20_000_000}
            donateHref="#give"
          />
        ),
        text: ['من ينتفع وبماذا، وكم بقي.', 'Who benefits and how, and how much is left.'],
      },
      dont: {
        render: (t) => (
          <ProgramCard
            title={t('لا تتردد في المساهمة!', 'Do not hesitate to join!')}
            href="#x"
            summary={t('معًا نصنع الفرق في مجتمعنا.', 'Together we make a difference.')}
            raised={0}
            goal={0}
            donateHref="#give"
          />
        ),
        text: ['نداء بلا برنامج ولا أثر.', 'An appeal without a program or an effect.'],
      },
    },
  ],
});
