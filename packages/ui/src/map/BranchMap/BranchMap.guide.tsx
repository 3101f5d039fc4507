import { defineGuide } from '../../docs/guide.ts';
import { LinkCard } from '../../cards/LinkCard/index.ts';
import { BranchMap } from './index.ts';

export const guide = defineGuide({
  name: 'خريطة الفروع',
  purpose: [
    'خريطة فروع الجمعية مع قائمة تقول كل ما فيها. الخريطة الثابتة لا تحتاج برمجة ولا شبكة؛ وبمفتاح Mapbox تصير تفاعلية حين تُرى.',
    'A map of the branches with a list that says all of it. The static map needs neither script nor network; with a Mapbox token it becomes interactive once it is in view.',
  ],
  use: [['لفروع متفرّقة في المملكة يُختار أقربها.', 'For branches across the Kingdom, to choose the nearest.']],
  avoid: [
    {
      text: ['عنوان واحد: رابط إلى تطبيق الخرائط يكفي.', 'One address: a link to a maps application is enough.'],
      instead: 'Components/Link',
    },
    { text: ['بيانات فرع واحد.', 'The details of one branch.'], instead: 'Cards/BranchDetails' },
  ],
  anatomy: [
    {
      name: ['القائمة', 'List'],
      text: [
        'اسم الفرع يحدّده على الخريطة؛ ورقمه ورابط صفحته.',
        'The name selects the branch on the map; its phone number and a link to its page.',
      ],
    },
    {
      name: ['الخريطة', 'Map'],
      text: ['لا تنعكس: الشرق شرق في اللغتين.', 'Does not mirror: east is east in both languages.'],
    },
    {
      name: ['الدبوس', 'Pin'],
      text: ['نجمة للمقر الرئيسي، ونقطة لغيره.', 'A star for the head office, a dot for others.'],
    },
    { name: ['الفقاعة', 'Popup'], text: ['عنوان الفرع المحدّد ورابطه.', 'Address and link of the selected branch.'] },
  ],
  content: [
    [
      'الاسم يبدأ بالنوع بالعربية: «فرع عنيزة»، وبالمدينة بالإنجليزية: “Unayzah branch”.',
      'The name ends with the kind in English: “Unayzah branch”; in Arabic it begins with it.',
    ],
    [
      'العنوان: الشارع ثم الحي، بلا المدينة إن كانت في الاسم.',
      'The address: street, then district, without the city where the name has it.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى اسم الفرع، ثم رقمه، ثم رابطه.', 'To the branch’s name, its number, its link.'] },
    {
      keys: ['Enter', 'Space'],
      text: [
        'على الاسم: يحدّد الفرع على الخريطة أو يلغي تحديده.',
        'On a name: selects the branch on the map, or clears it.',
      ],
    },
  ],
  accessibility: [
    [
      'القائمة تقول كل شيء؛ والخريطة الثابتة مخفيّة عن قارئ الشاشة.',
      'The list says everything; the static map is hidden from a screen reader.',
    ],
    ['اسم الفرع زر يُعلن هل هو محدّد.', 'A branch’s name is a button that says whether it is selected.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <BranchMap
            label={t('فروعنا', 'Our branches')}
            height={320}
            branches={[
              {
                slug: 'buraydah',
                name: t('المقر الرئيسي — بريدة', 'Head office — Buraydah'),
                city: t('بريدة', 'Buraydah'),
                phone: '+966163621000',
                latitude: 26.3292,
                longitude: 43.9747,
                isMain: true,
                href: '#buraydah',
              },
              {
                slug: 'riyadh',
                name: t('فرع الرياض', 'Riyadh branch'),
                city: t('الرياض', 'Riyadh'),
                phone: '+966112345678',
                latitude: 24.7034,
                longitude: 46.6857,
                href: '#riyadh',
              },
            ]}
          />
        ),
        text: ['خريطة وقائمة تغني كلٌّ منهما عن الأخرى.', 'A map and a list of which each is enough.'],
      },
      dont: {
        render: (t) => <LinkCard href="#map" title={t('شاهد الخريطة', 'See the map')} />,
        text: ['خريطة في مكان آخر، ولا عنوان يُقرأ.', 'A map somewhere else, and no address to read.'],
      },
    },
  ],
});
